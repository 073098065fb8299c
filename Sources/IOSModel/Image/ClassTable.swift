/// Gives the names of an app their numbers. It is not part of UIKit.
struct ClassTable {
  private(set) var classes: [ClassImage] = []
  private(set) var ids: [String: ClassID] = [:]

  /// More instances at once than this, and a declaration counts as endless.
  private static let manyInstances = 1_000

  init(_ app: IOSApp) {
    for declaration in app.controllers where ids[declaration.name] == nil {
      add(declaration)
    }
    if let root = app.root { _ = intern(root) }
    // The list grows while the members of undeclared classes are added to it.
    var next = 0
    while next < classes.count {
      let declaration = classes[next].declared.declaration
      let members = declaration.kind.memberNames.map { intern($0) }
      let children = declaration.children.map { intern($0) }
      classes[next].members = declaration.makesMembersLater ? [] : members
      classes[next].providers = declaration.makesMembersLater ? members : []
      classes[next].children = children
      classes[next].groupTabs = declaration.tabGroup.map { intern($0) }
      classes[next].managing = declaration.managingNavigationController.map { intern($0) }
      next += 1
    }
  }

  mutating func addScript(_ position: Int, on callback: IOSCallback, of name: String) {
    let id = intern(name)
    classes[Int(id.index)].scripts[callback, default: []].append(position)
  }

  /// No class brings many instances with it, or itself.
  var isSmall: Bool {
    var sizes: [Int?] = Array(repeating: nil, count: classes.count)
    return classes.indices.allSatisfy { size(of: $0, depth: 0, &sizes) < Self.manyInstances }
  }

  private func size(of index: Int, depth: Int, _ sizes: inout [Int?]) -> Int {
    if let known = sizes[index] { return known }
    // Deeper than there are classes it goes only in a circle.
    guard depth < min(classes.count, UIApplication.maximumScriptDepth / 2) else {
      return Self.manyInstances
    }
    var size = 1
    let later = classes[index].providers + classes[index].groupTabs
    for inner in classes[index].members + later + classes[index].children
    where size < Self.manyInstances {
      size += self.size(of: Int(inner.index), depth: depth + 1, &sizes)
    }
    sizes[index] = size
    return size
  }

  /// A group of tabs that holds itself, over however many others; nil if there is none.
  var groupInItself: String? {
    classes.indices.first(where: holdsItself).map { classes[$0].declared.declaration.name }
  }

  private func holdsItself(_ group: Int) -> Bool {
    var seen: Set<ClassID> = []
    var waiting = classes[group].groupTabs
    while let tab = waiting.popLast() {
      if tab.index == group { return true }
      if seen.insert(tab).inserted { waiting += classes[Int(tab.index)].groupTabs }
    }
    return false
  }

  private mutating func intern(_ name: String) -> ClassID {
    ids[name] ?? add(ControllerDeclaration(name: name))
  }

  @discardableResult
  private mutating func add(_ declaration: ControllerDeclaration) -> ClassID {
    let id = ClassID(classes.count)
    ids[declaration.name] = id
    classes.append(ClassImage(declaration))
    return id
  }
}
