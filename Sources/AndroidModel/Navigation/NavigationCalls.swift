// Follows androidx.navigation 2.9, NavController.android.kt: navigate, navigateUp;
// NavHostFragment.kt and Navigation.kt: findNavController; NavControllerImpl.kt: popBackStack,
// clearBackStack.

extension ActivityThread {
  /// Carries out a call on the controller that the object whose code runs finds.
  mutating func perform(
    _ action: NavigationAction, in subject: CodeOwner
  ) throws(AndroidException) {
    let host = try findNavController(subject)
    switch action {
    case .navigate(let name?, let options): try navigate(toID: name, options, in: host)
    case .navigate(nil, let options): try navigateNowhere(options, in: host)
    case .navigateByDeepLink(let uri, let options):
      try navigate(byDeepLink: uri, options, in: host)
    case .popBackStack(let name, let inclusive, let saveState):
      guard
        let target = name.map({ destination(named: $0, in: host) }) ?? currentDestination(of: host)
      else { return }
      let isInclusive = inclusive || name == nil
      if try popBackStack(to: target, inclusive: isInclusive, saveState: saveState, in: host) {
        try dispatchOnDestinationChanged(of: host)
      }
    case .clearBackStack(let name):
      guard let target = destination(named: name, in: host) else { return }
      if try clearStack(of: target, in: host) { try dispatchOnDestinationChanged(of: host) }
    case .navigateUp: try navigateUp(in: host)
    case .handleDeepLink(let intent): _ = try handleDeepLink(intent, in: host)
    case .addListener: try addDestinationListener(subject, in: host)
    case .removeListener: removeDestinationListener(subject, in: host)
    }
  }

  private mutating func navigate(
    toID name: String, _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    guard let graph = navControllers[host].graph else { return }
    let current = currentDestination(of: host) ?? graph
    guard let node = image.navGraphs.destination(named: name, from: current, in: graph) else {
      throw AndroidException(
        "IllegalArgumentException",
        "Navigation action/destination \(name) cannot be found from the current destination "
          + image.navGraphs[current].name)
    }
    try navigate(to: node, options, in: host)
  }

  /// Without a destination what is popped is not kept, whatever the options say.
  private mutating func navigateNowhere(
    _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    guard let popUpTo = options.popUpTo else {
      throw AndroidException(
        "IllegalArgumentException",
        "Destination id == 0 can only be used in conjunction with a valid navOptions.popUpTo")
    }
    try perform(
      .popBackStack(to: popUpTo, inclusive: options.popUpToInclusive, saveState: false),
      in: .fragment(host))
  }

  /// Wherever in the host's graph that is, and whatever leads there.
  private mutating func navigate(
    byDeepLink uri: String, _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    guard let root = navControllers[host].graph else { return }
    let graph = topGraph(of: host) ?? root
    guard let node = image.navGraphs.destination(withDeepLink: uri, from: graph) else {
      throw AndroidException(
        "IllegalArgumentException",
        "Navigation destination that matches request \(uri) cannot be found in the navigation graph "
          + image.navGraphs[root].name)
    }
    try navigate(to: node, options, in: host)
  }

  private mutating func navigate(
    to node: NavDestinationID, _ options: NavOptions, in host: FragmentID
  ) throws(AndroidException) {
    let popUpTo = options.popUpTo.flatMap { destination(named: $0, in: host) }
    try navigate(to: node, options, popUpTo: popUpTo, in: host)
  }

  /// What an id means on the back stack or in what was saved of it.
  private func destination(named name: String, in host: FragmentID) -> NavDestinationID? {
    let controller = navControllers[host]
    let onBackStack = controller.backQueue.last { entry in
      controller[entry].map { image.navGraphs[$0.destination].name == name } ?? false
    }
    return onBackStack.flatMap { controller[$0]?.destination }
      ?? controller.saved.ids.keys.first { image.navGraphs[$0].name == name }
  }

  /// With a single destination on the back stack Up leads to where a deep link came from, or to
  /// where the graph begins.
  private mutating func navigateUp(in host: FragmentID) throws(AndroidException) {
    if isAlone(on: host) { return try relaunchUp(in: host) }
    try perform(
      .popBackStack(to: nil, inclusive: true, saveState: false), in: .fragment(host))
  }

  /// `destinationCountOnBackStack` is 1.
  private func isAlone(on host: FragmentID) -> Bool {
    let count = navControllers[host].backQueue.count { entry in
      destination(of: entry, in: host).map { !image.navGraphs.isGraph($0) } ?? false
    }
    return count == 1
  }

  /// `findNavController`
  mutating func findNavController(
    _ subject: CodeOwner
  ) throws(AndroidException) -> FragmentID {
    for host in navHosts(around: subject) {
      if fragments[host].isAttached { try createNavController(of: host) }
      if navControllers.has(host) { return host }
    }
    throw AndroidException(
      "IllegalStateException", "\(name(of: subject)) does not have a NavController set")
  }

  /// The host itself, the host that is primary beside it, and those around it.
  private func navHosts(around subject: CodeOwner) -> [FragmentID] {
    var next: FragmentID?
    switch subject {
    case .application: break
    case .activity(let id):
      guard let manager = fragmentManager(of: id.token) else { return [] }
      return fragments.activeStateManagers(in: manager).compactMap { fragments[$0]?.fragment }
        .filter { navGraph(of: $0) != nil }
    case .fragment(let id): next = id
    }
    var hosts: [FragmentID] = []
    while let fragment = next {
      let primary = fragments[fragment].manager.flatMap { fragments[$0].primaryNavigation }
      hosts += [fragment, primary].compactMap(\.self).filter { navGraph(of: $0) != nil }
      next = fragments[fragment].parent
    }
    return hosts
  }

  /// Whether the call can be made at all: see `check` of an `AppAction`.
  func check(
    _ action: NavigationAction, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    switch action {
    case .navigate(let name, let options):
      if let name { try checkDestination(name) }
      if let name = options.popUpTo { try checkDestination(name) }
    case .navigateByDeepLink(_, let options):
      if let name = options.popUpTo { try checkDestination(name) }
    case .popBackStack(let name?, _, _), .clearBackStack(let name): try checkDestination(name)
    case .popBackStack, .addListener, .removeListener, .navigateUp, .handleDeepLink: break
    }
  }

  /// What a view model of an entry saves is not modelled.
  func check(_ action: ViewModelAction) throws(ImpossibleStimulus) {
    guard let entry = action.entry else { return }
    try checkDestination(entry)
    switch action.call {
    case .get, .addCloseable: break
    case .set, .getSaved, .remove, .setSavedStateProvider, .clearSavedStateProvider:
      throw ImpossibleStimulus(
        .outOfReach, "the SavedStateHandle of a view model of an entry is not modelled")
    }
  }

  private func checkDestination(_ name: String) throws(ImpossibleStimulus) {
    guard !image.navGraphs.hasDestination(name) else { return }
    throw ImpossibleStimulus(.neverMade, "no graph has a destination \(name)")
  }
}
