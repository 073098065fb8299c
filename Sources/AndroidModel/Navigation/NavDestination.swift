// Follows androidx.navigation 2.9, NavDestination.kt, NavGraph.kt: nodes, startDestinationId,
// findNodeComprehensive.

/// One `NavDestination`, by its place among those of the app.
struct NavDestinationID: Hashable, Sendable {
  let index: Int32
}

/// A destination of a graph, or a graph.
struct NavDestination: Sendable {
  /// Its id.
  let name: String
  /// The graph that it is in; nil: it is a host's own.
  let parent: NavDestinationID?
  var content: Content
  /// The URI of its `<deepLink>`; nil: it has none.
  var deepLink: String?

  enum Content: Sendable {
    /// By `FragmentNavigator`.
    case fragment(ClassID)
    /// By `DialogFragmentNavigator`.
    case dialog(ClassID)
    /// By `NavGraphNavigator`.
    case graph(nodes: [NavDestinationID], start: NavDestinationID?)
  }
}

/// Which navigator a destination belongs to.
enum NavigatorKind: Hashable, Sendable, CaseIterable {
  case fragment
  case dialog
  case navigation
}

/// The graphs of all hosts of an app, compiled once.
struct NavGraphs: Sendable {
  private var destinations: [NavDestination] = []
  private var hosts: [ClassID: NavDestinationID] = [:]
  private var defaultHosts: Set<ClassID> = []

  var isEmpty: Bool { hosts.isEmpty }

  init(of app: AndroidApp, _ classes: ClassTable) {
    for fragment in app.fragments {
      guard let host = fragment.navHost else { continue }
      let classID = classes.number(of: fragment.name)
      hosts[classID] = insert(host.graph, in: nil, around: [], of: app, classes)
      if host.isDefault { defaultHosts.insert(classID) }
    }
  }

  /// - Parameter around: the graphs that it is in: none is in itself.
  private mutating func insert(
    _ name: String, in parent: NavDestinationID?, around: [String], of app: AndroidApp,
    _ classes: ClassTable
  ) -> NavDestinationID? {
    let id = NavDestinationID(index: Int32(truncatingIfNeeded: destinations.count))
    guard let graph = app.navGraphs.first(where: { $0.name == name }) else {
      guard let fragment = app.fragment(named: name) else { return nil }
      let classID = classes.number(of: name)
      destinations.append(
        NavDestination(
          name: name, parent: parent,
          content: fragment.kind.isDialog ? .dialog(classID) : .fragment(classID),
          deepLink: fragment.deepLink))
      return id
    }
    guard !around.contains(name) else { return nil }
    destinations.append(
      NavDestination(
        name: name, parent: parent, content: .graph(nodes: [], start: nil), deepLink: graph.deepLink
      ))
    let nodes = graph.destinations.compactMap {
      insert($0, in: id, around: around + [name], of: app, classes)
    }
    let start = nodes.first { self[$0].name == graph.startDestination ?? graph.destinations.first }
    destinations[Int(id.index)].content = .graph(nodes: nodes, start: start)
    return id
  }

  subscript(id: NavDestinationID) -> NavDestination { destinations[Int(id.index)] }

  /// The graph of a host of this class; nil: the class is no host.
  func graph(ofHost classID: ClassID) -> NavDestinationID? { hosts[classID] }

  func isDefaultHost(_ classID: ClassID) -> Bool { defaultHosts.contains(classID) }

  func navigator(of id: NavDestinationID) -> NavigatorKind {
    switch self[id].content {
    case .fragment: .fragment
    case .dialog: .dialog
    case .graph: .navigation
    }
  }

  /// `FloatingWindow`: what is below can still be seen.
  func isFloatingWindow(_ id: NavDestinationID) -> Bool { navigator(of: id) == .dialog }

  func isGraph(_ id: NavDestinationID) -> Bool { navigator(of: id) == .navigation }

  func nodes(of id: NavDestinationID) -> [NavDestinationID] {
    if case .graph(let nodes, _) = self[id].content { nodes } else { [] }
  }

  func start(of id: NavDestinationID) -> NavDestinationID? {
    if case .graph(_, let start) = self[id].content { start } else { nil }
  }

  /// The destination and the graphs around it, from the inside to the outside, as far as each is
  /// where the next one begins.
  func withGraphsThatStart(at id: NavDestinationID) -> [NavDestinationID] {
    var found = [id]
    while let last = found.last, let parent = self[last].parent, start(of: parent) == last {
      found.append(parent)
    }
    return found
  }

  /// `findDestination`: what an id means at `current`: itself, the graph of the host, or what is
  /// directly in a graph around it.
  func destination(
    named name: String, from current: NavDestinationID, in root: NavDestinationID
  ) -> NavDestinationID? {
    if self[root].name == name { return root }
    if self[current].name == name { return current }
    let graph = isGraph(current) ? current : self[current].parent
    return graph.flatMap { node(named: name, from: $0) }
  }

  /// `findNode`: what is directly in this graph, or in one around it.
  func node(named name: String, from graph: NavDestinationID) -> NavDestinationID? {
    var next: NavDestinationID? = graph
    while let around = next {
      if let found = nodes(of: around).first(where: { self[$0].name == name }) { return found }
      next = self[around].parent
    }
    return nil
  }

  /// Whether some graph has it, or is it.
  func hasDestination(_ name: String) -> Bool { destinations.contains { $0.name == name } }
}
