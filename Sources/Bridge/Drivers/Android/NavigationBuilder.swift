import AndroidModel
import Specification

/// Builds the navigation that a case declares. A graph inside a fragment makes the fragment a host.
extension AndroidAppBuilder {
  /// Nil if the fragment has no graph.
  func navHost(
    _ object: DeclaredObject, _ parts: FragmentParts
  ) throws(ScriptProblem) -> NavHostDeclaration? {
    let graphs = objects.members(of: object.name, on: .android)
      .filter { $0.kind.android == .navGraph }
    guard let graph = graphs.first else {
      guard !parts.isDefaultNavHost else {
        throw ScriptProblem(
          "\(object.name) has no graph; declare one with 'navGraph G in \(object.name)'",
          at: object.range)
      }
      return nil
    }
    guard graphs.count == 1 else {
      throw ScriptProblem("\(object.name) has more than one navGraph", at: graphs[1].range)
    }
    guard object.kind.android == .fragment, !parts.isHeadless else {
      throw ScriptProblem("a NavHostFragment has a view and is not a dialog", at: object.range)
    }
    return NavHostDeclaration(graph: graph.name, isDefault: parts.isDefaultNavHost)
  }

  func navGraph(_ object: DeclaredObject) throws(ScriptProblem) -> NavGraphDeclaration {
    guard object.container != nil else {
      throw ScriptProblem(
        "\(object.name) is in no fragment and no graph; declare it with 'in'", at: object.range)
    }
    let destinations = objects.members(of: object.name, on: .android)
    guard !destinations.isEmpty else {
      throw ScriptProblem(
        "\(object.name) has no destination; declare one with 'fragment F in \(object.name)'",
        at: object.range)
    }
    var graph = NavGraphDeclaration(
      name: object.name, destinations: destinations.map(\.name))
    try NavGraphDeclaration.attributes.apply(object.attributes, to: &graph)
    if let start = graph.startDestination, !graph.destinations.contains(start) {
      throw ScriptProblem("\(start) is not directly in \(object.name)", at: object.range)
    }
    return graph
  }

  /// The current navigator depends on back stack change callbacks that older fragment managers do
  /// not have.
  func checkNavigation(of app: AndroidApp) throws(ScriptProblem) {
    guard !app.fragmentLibrary.has(.announcesBackStackChanges),
      let graph = objects.objects.first(where: { $0.kind.android == .navGraph })
    else { return }
    throw ScriptProblem(
      "Navigation is modelled as of 2.7, which needs 'device android fragment=1.6' or later",
      at: graph.range)
  }
}
