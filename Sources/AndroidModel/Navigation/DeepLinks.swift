// Follows androidx.navigation 2.9, NavController.android.kt: onGraphCreated, handleDeepLink,
// findInvalidDestinationDisplayNameInDeepLink, tryRelaunchUpToExplicitStack,
// tryRelaunchUpToGeneratedStack; NavDeepLinkBuilder.android.kt; NavDestination.android.kt:
// buildDeepLinkIds.

/// Deep links into a graph, by the intent of the activity.
extension ActivityThread {
  /// - Returns: whether the intent is for some destination, to which the controller has gone.
  mutating func handleDeepLink(
    _ asked: Intent, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    guard let root = navControllers[host].graph else { return false }
    let ids =
      asked.deepLinkIDs
      ?? image.navGraphs.deepLinkIDs(matching: asked.data, from: topGraph(of: host) ?? root)
    guard !ids.isEmpty, let path = image.navGraphs.path(of: ids, from: root) else { return false }
    if asked.flags.contains(.newTask), !asked.flags.contains(.clearTask) {
      try restartStack(for: asked, around: host)
      return true
    }
    if asked.flags.contains(.newTask) {
      _ = try popBackStack(to: root, inclusive: true, saveState: false, in: host)
      for node in path { try follow(node, from: root, in: host) }
    } else if let last = path.last {
      // In another app's task there is nothing below it.
      var options = NavOptions()
      options.popUpToInclusive = true
      try navigate(to: last, options, popUpTo: root, in: host)
    }
    navControllers[host].isDeepLinkHandled = true
    return true
  }

  /// The intent with which the activity was made, when the graph is set.
  mutating func handleDeepLinkOfActivity(
    in host: FragmentID
  ) throws(AndroidException) -> Bool {
    guard !navControllers[host].isDeepLinkHandled, let token = hostActivity(ofFragment: host),
      let intent = activities[belongingsOf: token]?.value.intent
    else { return false }
    return try handleDeepLink(intent, in: host)
  }

  /// It is unknown what else is in the task, so that all of it is put together anew.
  private mutating func restartStack(
    for intent: Intent, around host: FragmentID
  ) throws(AndroidException) {
    guard let token = hostActivity(ofFragment: host) else { return }
    var intent = intent
    intent.flags.insert(.clearTask)
    try startStack(for: intent, insteadOf: token)
  }

  private mutating func startStack(
    for intent: Intent, insteadOf token: ActivityToken
  ) throws(AndroidException) {
    try startActivities(taskStack(for: intent), from: token, requestCode: nil)
    finish(token) { .finish(resultCode: $0) }
  }

  /// A graph beside the one that the controller is in takes the place of that, which is kept.
  private mutating func follow(
    _ node: NavDestinationID, from root: NavDestinationID, in host: FragmentID
  ) throws(AndroidException) {
    var options = NavOptions()
    let around = currentDestination(of: host).flatMap { image.navGraphs[$0].parent }
    let isBeside =
      image.navGraphs.isGraph(node) && around != nil
      && !image.navGraphs.hierarchy(of: node).contains { $0 == around }
    options.popUpToSaveState = isBeside
    try navigate(
      to: node, options, popUpTo: isBeside ? image.navGraphs.firstDestination(of: root) : nil,
      in: host)
  }

  // MARK: Up

  /// Up from the only destination: to the one above it in what has led here.
  mutating func relaunchUp(in host: FragmentID) throws(AndroidException) {
    guard let token = hostActivity(ofFragment: host), let root = navControllers[host].graph,
      let current = currentDestination(of: host)
    else { return }
    let own = activities[belongingsOf: token]?.value.intent.deepLinkIDs
    let ids: [String]?
    if let own {
      ids = navControllers[host].isDeepLinkHandled ? explicitStack(own, root, current) : nil
    } else {
      ids = generatedStack(above: current)
    }
    guard let ids, let activity = activities[token] else { return }
    let intent = Intent(
      image.name(of: activity.id.object.classID), flags: [.newTask, .clearTask],
      extras: [Intent.deepLinkExtra(ids)])
    try startStack(for: intent, insteadOf: token)
  }

  /// Nil: the link led to nowhere else.
  private func explicitStack(
    _ ids: [String], _ root: NavDestinationID, _ current: NavDestinationID
  ) -> [String]? {
    guard ids.count > 1, let leaf = image.navGraphs.path(of: ids, from: root)?.last,
      (image.navGraphs.firstDestination(of: leaf) ?? leaf) == current
    else { return nil }
    return ids.dropLast()
  }

  /// Nil: the graph begins with it.
  private func generatedStack(above current: NavDestinationID) -> [String]? {
    var id = current
    while let parent = image.navGraphs[id].parent {
      if image.navGraphs.start(of: parent) != id { return image.navGraphs.deepLinkIDs(of: parent) }
      id = parent
    }
    return nil
  }
}

extension Intent {
  private static let deepLinkKey = "android-support-nav:controller:deepLinkIds"

  /// What `NavDeepLinkBuilder` puts into it.
  fileprivate static func deepLinkExtra(_ ids: [String]) -> Extra {
    Extra(key: deepLinkKey, value: ids.joined(separator: " "))
  }

  fileprivate var deepLinkIDs: [String]? {
    extras.last { $0.key == Self.deepLinkKey }?.value.split(separator: " ").map(String.init)
  }
}

extension NavGraphs {
  fileprivate func deepLinkIDs(
    matching uri: String?, from graph: NavDestinationID
  ) -> [String] {
    guard let uri, let found = destination(withDeepLink: uri, from: graph) else { return [] }
    return deepLinkIDs(of: found)
  }

  /// `matchDeepLinkComprehensive`: what is in this graph counts before what is in those around it.
  func destination(
    withDeepLink uri: String, from graph: NavDestinationID
  ) -> NavDestinationID? {
    var next: NavDestinationID? = graph
    var visited: NavDestinationID?
    while let graph = next {
      if let found = destination(withDeepLink: uri, in: graph, besides: visited) { return found }
      visited = graph
      next = self[graph].parent
    }
    return nil
  }

  private func destination(
    withDeepLink uri: String, in node: NavDestinationID, besides visited: NavDestinationID? = nil
  ) -> NavDestinationID? {
    if self[node].deepLink == uri { return node }
    for child in nodes(of: node) where child != visited {
      if let found = destination(withDeepLink: uri, in: child) { return found }
    }
    return nil
  }

  /// `buildDeepLinkIds`: itself and what is around it, but for what its graph begins with.
  fileprivate func deepLinkIDs(of node: NavDestinationID) -> [String] {
    var ids: [String] = []
    var next: NavDestinationID? = node
    while let id = next {
      let parent = self[id].parent
      if parent.map({ start(of: $0) != id }) ?? true { ids.insert(self[id].name, at: 0) }
      next = parent
    }
    return ids
  }

  /// The destinations of these ids, each in the graph before it or around that; nil: one of them is
  /// in none.
  fileprivate func path(of ids: [String], from root: NavDestinationID) -> [NavDestinationID]? {
    guard ids.first == self[root].name else { return nil }
    var path = [root]
    var graph = innermostStart(of: root)
    for id in ids.dropFirst() {
      guard let node = node(named: id, from: graph) else { return nil }
      path.append(node)
      if isGraph(node) { graph = innermostStart(of: node) }
    }
    return path
  }

  /// The graph down to which each begins with a graph.
  private func innermostStart(of graph: NavDestinationID) -> NavDestinationID {
    var graph = graph
    while let start = start(of: graph), isGraph(start) { graph = start }
    return graph
  }

  /// `findStartDestination`; nil: it is no graph.
  fileprivate func firstDestination(of graph: NavDestinationID) -> NavDestinationID? {
    isGraph(graph) ? start(of: innermostStart(of: graph)) : nil
  }

  fileprivate func hierarchy(of node: NavDestinationID) -> [NavDestinationID] {
    var found = [node]
    while let last = found.last, let parent = self[last].parent { found.append(parent) }
    return found
  }
}
