/// The names behind the numbers of classes: those of the app's image, and those that code has named
/// without a declaration.
struct ClassNames: Hashable, Sendable {
  private let image: AppImage
  /// Numbered after the declared ones.
  private var undeclared: [String] = []

  init(_ image: AppImage) {
    self.image = image
  }

  /// By their numbers.
  var all: [String] { image.classNames + undeclared }

  mutating func classID(of name: String) -> ClassID {
    if let known = knownClassID(of: name) { return known }
    undeclared.append(name)
    return ClassID(image.classNames.count + undeclared.count - 1)
  }

  /// Nil: no code has ever named it.
  func knownClassID(of name: String) -> ClassID? {
    image.classID(named: name)
      ?? undeclared.firstIndex(of: name).map { ClassID(image.classNames.count + $0) }
  }

  /// Of the process at this place among the app's.
  func processName(_ place: Int) -> String { image.processes[place].name }

  func name(of id: ClassID) -> String {
    let index = Int(id.index)
    let declared = image.classNames.count
    return index < declared ? image.classNames[index] : undeclared[index - declared]
  }
}
