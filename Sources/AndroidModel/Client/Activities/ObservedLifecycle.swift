// Follows androidx.lifecycle, ReportFragment.java: injectIfNeededIn, dispatch.

/// The androidx `Lifecycle` of an activity, as `ReportFragment` drives it: after the callback on
/// the way up, before it on the way down.
extension ActivityThread {
  /// Moves the observed state, with every event on the way.
  mutating func moveObservedLifecycle(
    _ token: ActivityToken, to target: LifecycleState
  ) throws(AndroidException) {
    while let old = activities[token]?.observedState, let step = old.step(towards: target),
      let id = activities[token]?.id
    {
      activities.change(token) { $0.observedState = step.state }
      // `addObserverForBackInvoker`: from now on the dispatcher knows the window's.
      if hasBackCallbacks, step.event == .onCreate { try updateBackInvokedCallback(of: token) }
      // The first observer, which the base class adds before any other can be there.
      if step.event == .onCreate { try tellRecreated(id) }
      try tellObservers(of: .activity(id), step.event, from: old)
      if image.hasPagers { try tellPagers(in: .activity(id)) }
    }
  }

  /// On the way up, where a `ReportFragment` itself drives it: that is the first of the platform's
  /// fragments in the activity, and so ahead of the others.
  @inline(__always)
  mutating func moveLifecycleByFragment(
    _ token: ActivityToken, to target: LifecycleState
  ) throws(AndroidException) {
    guard image.hostsPlatformFragments, version.observersResumeBeforePostResume else { return }
    try moveObservedLifecycle(token, to: target)
  }
}

extension LifecycleState {
  /// The state after the last event on the way to `target`: see `step`.
  @inline(__always)
  func end(ofWayTo target: LifecycleState) -> LifecycleState {
    switch self {
    case .destroyed: self
    case .initialized: target == .destroyed ? self : target
    case .created, .started, .resumed: target < .created ? .destroyed : target
    }
  }

  /// The next event on the way to `target`; nil at the target.
  func step(
    towards target: LifecycleState
  ) -> (event: LifecycleEvent, state: LifecycleState)? {
    if self == target { return nil }
    switch self {
    case .destroyed: return nil
    case .initialized: return target == .destroyed ? nil : (.onCreate, .created)
    case .created: return target > self ? (.onStart, .started) : (.onDestroy, .destroyed)
    case .started: return target > self ? (.onResume, .resumed) : (.onStop, .created)
    case .resumed: return (.onPause, .started)
    }
  }
}
