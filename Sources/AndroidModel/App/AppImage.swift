/// The app as the machine runs it: compiled once from its declaration, and never changed.
///
/// Every class has a number, and what belongs to a class is found by that. All devices that are
/// copied from one share its image, so it is no part of what makes a device what it is.
final class AppImage: Sendable {
  let app: AndroidApp
  /// The app's code: what the declarations imply, then its scripts.
  let scripts: [CallbackScript]
  /// The names of the classes, by their numbers.
  let classNames: [String]
  /// The activities in the order of the manifest.
  let manifest: [ClassID]
  private let classes: [String: ClassID]
  private let activities: [ActivityDeclaration?]
  private let fragments: [FragmentClass?]
  private let pagers: [[PagerDeclaration]]

  init(_ app: AndroidApp) {
    self.app = app
    scripts = app.impliedScripts + app.scripts
    var table = ClassTable()
    manifest = app.activities.map { table.number(of: $0.name) }
    for declaration in app.fragments { _ = table.number(of: declaration.name) }
    for pager in app.pagers { _ = table.number(of: pager.host) }
    classNames = table.names
    classes = table.numbers
    activities = table.names.map(app.activity(named:))
    fragments = table.names.map { name in
      app.fragment(named: name).map { FragmentClass($0, in: app) }
    }
    pagers = table.names.map { name in app.pagers.filter { $0.host == name } }
  }

  /// The class of this name; nil if the app declares none.
  func classID(named name: String) -> ClassID? { classes[name] }

  /// The `<activity>` of the manifest for this class; nil if it has none.
  func activity(_ id: ClassID) -> ActivityDeclaration? { declared(id, in: activities) }

  func activity(named name: String) -> ActivityDeclaration? {
    classID(named: name).flatMap(activity)
  }

  func fragment(_ id: ClassID) -> FragmentClass? { declared(id, in: fragments) }

  /// The pagers in the layout of this class, in the order of the layout.
  func pagers(inLayoutOf id: ClassID) -> [PagerDeclaration] {
    pagers.indices.contains(Int(id.index)) ? pagers[Int(id.index)] : []
  }

  /// A class that code names without declaring it has a number past the table.
  private func declared<Declaration>(
    _ id: ClassID, in table: [Declaration?]
  ) -> Declaration? {
    table.indices.contains(Int(id.index)) ? table[Int(id.index)] : nil
  }
}

/// Images of equal apps are equal; mostly the two are one and the same.
extension AppImage: Hashable {
  static func == (left: AppImage, right: AppImage) -> Bool {
    left === right || left.app == right.app
  }

  /// Devices that are compared mostly run the same app, so it would tell nothing.
  func hash(into hasher: inout Hasher) {}
}

/// Gives each name its number.
private struct ClassTable {
  private(set) var names: [String] = []
  private(set) var numbers: [String: ClassID] = [:]

  mutating func number(of name: String) -> ClassID {
    if let known = numbers[name] { return known }
    let id = ClassID(names.count)
    names.append(name)
    numbers[name] = id
    return id
  }
}
