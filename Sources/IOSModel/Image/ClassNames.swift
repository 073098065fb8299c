/// What classes are called: those of the app, and those that only stimuli have named. It is not
/// part of UIKit.
struct ClassNames: Hashable, Sendable {
  let app: InstalledApp
  /// Names that the app does not declare, in the order of their first use.
  private(set) var undeclaredNames: [String] = []

  init(_ app: InstalledApp) {
    self.app = app
  }

  private var image: AppImage { app.image }

  /// The class of this name; nil if the name has not been used yet.
  func id(named name: String) -> ClassID? {
    image.id(named: name)
      ?? undeclaredNames.firstIndex(of: name).map { ClassID(image.classes.count + $0) }
  }

  mutating func intern(_ name: String) -> ClassID {
    if let known = id(named: name) { return known }
    undeclaredNames.append(name)
    return ClassID(image.classes.count + undeclaredNames.count - 1)
  }

  subscript(id: ClassID) -> String {
    let index = Int(id.index)
    let position = index - image.classes.count
    if image.classes.indices.contains(index) {
      return image.classes[index].declared.declaration.name
    }
    return undeclaredNames.indices.contains(position) ? undeclaredNames[position] : "nobody"
  }

  subscript(id: ControllerID) -> InstanceID { InstanceID(self[id.classID], Int(id.number)) }

  /// A class that the app does not declare is a plain one.
  func members(of id: ClassID) -> [ClassID] {
    isDeclared(id) ? image.classes[Int(id.index)].members : []
  }

  func providers(of id: ClassID) -> [ClassID] {
    isDeclared(id) ? image.classes[Int(id.index)].providers : []
  }

  /// The tabs of the group that the tab of this class is; none if it is a tab.
  func groupTabs(of id: ClassID) -> [ClassID] {
    isDeclared(id) ? image.classes[Int(id.index)].groupTabs : []
  }

  /// The navigation controller that manages this group.
  func managing(of id: ClassID) -> ClassID? {
    isDeclared(id) ? image.classes[Int(id.index)].managing : nil
  }

  func children(of id: ClassID) -> [ClassID] {
    isDeclared(id) ? image.classes[Int(id.index)].children : []
  }

  func traits(of id: ClassID) -> ControllerTraits {
    isDeclared(id) ? image.classes[Int(id.index)].traits : Self.undeclaredTraits
  }

  func kind(of id: ClassID) -> ControllerDeclaration.Kind {
    declared(id).declaration.kind
  }

  @inline(__always)
  func declaration(of id: ClassID) -> ControllerDeclaration { declared(id).declaration }

  private func declared(_ id: ClassID) -> DeclaredController {
    isDeclared(id) ? image.classes[Int(id.index)].declared : Self.undeclared
  }

  private static let undeclared = DeclaredController(ControllerDeclaration(name: ""))
  private static let undeclaredTraits = ControllerTraits(undeclared.declaration)

  private func isDeclared(_ id: ClassID) -> Bool { image.classes.indices.contains(Int(id.index)) }
}
