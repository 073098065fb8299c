/// The names behind the numbers of classes: those of the app's image, and those that code has named
/// without a declaration. It is not part of Android.
struct ClassNames: Hashable, Sendable {
  private let image: AppImage
  /// Numbered after the declared ones.
  private var undeclared: [String] = []

  init(_ image: AppImage) {
    self.image = image
  }

  /// All names, by the numbers of the classes.
  var all: [String] { image.classNames + undeclared }

  mutating func classID(of name: String) -> ClassID {
    if let known = knownClassID(of: name) { return known }
    undeclared.append(name)
    return ClassID(image.classNames.count + undeclared.count - 1)
  }

  /// Nil: no code has ever named it.
  func knownClassID(of name: String) -> ClassID? {
    if let declared = image.classID(named: name) { return declared }
    guard let place = undeclared.firstIndex(of: name) else { return nil }
    return ClassID(image.classNames.count + place)
  }

  /// The object that this name stands for, whether there ever was one or not; nil if its class is
  /// unknown.
  func object(named id: InstanceID) -> ObjectID? {
    guard let number = Int32(exactly: id.number), let classID = knownClassID(of: id.className)
    else { return nil }
    return ObjectID(classID: classID, number: number)
  }

  func name(of id: ClassID) -> String {
    let index = Int(id.index)
    let declared = image.classNames.count
    return index < declared ? image.classNames[index] : undeclared[index - declared]
  }
}

/// In which processes they run, for an app that has several.
extension ClassNames {
  var hasSeveralProcesses: Bool { image.hasSeveralProcesses }

  /// By its place among the app's; a fragment does not say.
  func process(of subject: EventRecord.Subject) -> Int {
    switch subject {
    case .application(let process): process
    case .activity(let id): image.activity(id.classID).map { image.process(of: $0).place } ?? 0
    case .fragment: 0
    }
  }

  func nameOfFurtherProcess(_ process: Int) -> String? { image.nameOfFurtherProcess(process) }

  func isOfAnotherApp(_ process: Int) -> Bool { image.isOfAnotherApp(process) }
}
