// Follows androidx.navigation 2.9, NavControllerImpl.kt: lifecycleObserver,
// updateBackStackLifecycle; NavBackStackEntryImpl.kt: updateState.

/// How the entries of a controller are moved: each goes as far as the host has come, and as its
/// place on the back stack allows.
extension ActivityThread {
  /// `lifecycleObserver`: all entries follow the host, the lowest first, up and down.
  mutating func followHost(_ host: FragmentID, to event: LifecycleEvent) throws(AndroidException) {
    let state = event.targetState
    navControllers[host].hostState = state
    guard navControllers[host].graph != nil else { return }
    for entry in navControllers[host].backQueue {
      navControllers[host].change(entry) { $0.hostState = state }
      try updateState(of: entry, in: host)
    }
  }

  /// `maxLifecycle`
  mutating func setMaximum(
    _ maximum: LifecycleState, of entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    navControllers[host].change(entry) { $0.maximum = maximum }
    try updateState(of: entry, in: host)
  }

  private mutating func updateState(
    of entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    guard let found = navControllers[host][entry] else { return }
    let target = min(found.hostState, found.maximum)
    guard found.lifecycle != .destroyed, found.lifecycle != target else { return }
    navControllers[host].change(entry) { $0.lifecycle = target }
    if !found.isTelling { try tellObserver(of: entry, in: host) }
  }

  /// `LifecycleRegistry.sync`: if an observer moves the entry, that call takes it the rest of the
  /// way.
  private mutating func tellObserver(
    of entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    // An observer that is told may navigate, and move other entries by that.
    try mainThread.enter()
    defer { mainThread.leave() }
    navControllers[host].change(entry) { $0.isTelling = true }
    while let found = navControllers[host][entry],
      let step = found.observed.step(towards: found.lifecycle)
    {
      try mainThread.look()
      navControllers[host].change(entry) { $0.observed = step.state }
      let name = trace.keep(image.navGraphs[found.destination].name)
      try tell(.backStackEntry(step.event), to: .fragment(host), arguments: .destination(name))
    }
    navControllers[host].change(entry) { $0.isTelling = false }
  }

  /// `updateBackStackLifecycle`: down at once, the topmost first; then up, the lowest first. So a
  /// graph is started before what is in it, and stopped after it.
  mutating func updateBackStackLifecycle(of host: FragmentID) throws(AndroidException) {
    let backStack = navControllers[host].backQueue
    guard let top = backStack.last.flatMap({ destination(of: $0, in: host) }) else { return }
    var nextResumed = [top]
    var nextStarted = visibleBelowFloatingWindows(of: backStack, top, in: host)
    var upward: [NavEntryID: LifecycleState] = [:]
    for entry in backStack.reversed() {
      guard let found = navControllers[host][entry] else { continue }
      if nextResumed.first == found.destination {
        if found.maximum != .resumed { upward[entry] = highestState(of: entry, in: host) }
        if nextStarted.first == found.destination { nextStarted.removeFirst() }
        nextResumed.removeFirst()
        if let parent = image.navGraphs[found.destination].parent { nextResumed.append(parent) }
      } else if nextStarted.first == found.destination {
        nextStarted.removeFirst()
        if found.maximum == .resumed {
          try setMaximum(.started, of: entry, in: host)
        } else if found.maximum != .started {
          upward[entry] = .started
        }
        if let parent = image.navGraphs[found.destination].parent, !nextStarted.contains(parent) {
          nextStarted.append(parent)
        }
      } else {
        try setMaximum(.created, of: entry, in: host)
      }
    }
    for entry in backStack {
      if let state = upward[entry] {
        try setMaximum(state, of: entry, in: host)
      } else {
        try updateState(of: entry, in: host)
      }
    }
  }

  /// What is below a `FloatingWindow` is started still, down to the first that is none.
  private func visibleBelowFloatingWindows(
    of backStack: [NavEntryID], _ top: NavDestinationID, in host: FragmentID
  ) -> [NavDestinationID] {
    guard image.navGraphs.isFloatingWindow(top) else { return [] }
    var visible: [NavDestinationID] = []
    for entry in backStack.reversed() {
      guard let destination = destination(of: entry, in: host) else { continue }
      visible.append(destination)
      if image.navGraphs.navigator(of: destination) == .fragment { break }
    }
    return visible
  }

  /// As long as its transition runs an entry is only started.
  private func highestState(
    of entry: NavEntryID, in host: FragmentID
  ) -> LifecycleState {
    guard let destination = destination(of: entry, in: host) else { return .started }
    let navigator = navControllers[host][image.navGraphs.navigator(of: destination)]
    return navigator.transitionsInProgress.contains(entry)
      || navControllers[host].childCounts[entry] == 0
      ? .started : .resumed
  }

  func destination(of entry: NavEntryID, in host: FragmentID) -> NavDestinationID? {
    navControllers[host][entry]?.destination
  }
}

extension LifecycleEvent {
  /// `getTargetState`: where a Lifecycle is after it.
  var targetState: LifecycleState {
    switch self {
    case .onCreate, .onStop: .created
    case .onStart, .onPause: .started
    case .onResume: .resumed
    case .onDestroy: .destroyed
    }
  }
}
