/// How the library moved fragments before its state manager.
extension AppProcess {
  /// Takes the fragment to a state, or as near as it may come, in one go: how far that is is worked
  /// out before the first step, and no step looks again.
  mutating func moveInOneGo(
    _ id: FragmentDriverID, to wanted: FragmentState
  ) throws(AndroidException) {
    guard let driver = fragments[id] else { return }
    // A parent's move makes its children move, from inside a callback or not.
    try mainThread.enter()
    defer { mainThread.leave() }
    let state = fragments[driver.fragment].state
    let target = reachableState(of: fragments[driver.fragment], wanted)
    for step in LegacyStep.between(state, target) {
      try climb(step, driver)
    }
    for step in LegacyStep.between(target, state).reversed() {
      try descend(step, driver)
    }
    fragments[driver.fragment].state = target
  }

  private func reachableState(
    of fragment: FragmentRecord, _ wanted: FragmentState
  ) -> FragmentState {
    var target = wanted
    if !fragment.isAdded || fragment.isDetached {
      target = min(target, .created)
    }
    if fragment.isRemoving && target > fragment.state {
      // On the back stack it is created all the same, so that it can be saved.
      let isStillToBeCreated = fragment.state == .initializing && fragment.isInBackStack
      target = isStillToBeCreated ? .created : fragment.state
    }
    if fragment.defersStart && fragment.state < .started {
      target = min(target, .activityCreated)
    }
    return min(target, fragment.maximum.highestFragmentState)
  }

  /// Takes the fragment where its manager's state and its removal want it, and tells it then that it
  /// has been hidden or shown. A fragment that is not active stays what it is.
  mutating func moveAsExpected(
    _ fragment: InstanceID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let driver = fragments.activeDriver(fragments[fragment].key, in: manager) else { return }
    let record = fragments[fragment]
    var wanted = fragments[manager].state
    if record.isRemoving {
      wanted = min(wanted, record.isInBackStack ? .created : .initializing)
    }
    try moveInOneGo(driver, to: wanted)
    guard fragments[fragment].hiddenChanged else { return }
    let isHidden = fragments[fragment].isHidden
    fragments[fragment].view?.visibility = isHidden ? .gone : .visible
    fragments[fragment].hiddenChanged = false
    try callHiddenChanged(fragment, isHidden)
  }

  /// Walks the added fragments in the order of their addition, then the active ones that are on their
  /// way out. The latter stand in a hash table there; here the order is that of their activation.
  mutating func moveAllAsExpected(in manager: FragmentManagerID) throws(AndroidException) {
    for fragment in fragments[manager].added {
      try moveAsExpected(fragment, in: manager)
    }
    for key in fragments[manager].active.keys {
      guard let fragment = fragments.activeFragment(key, in: manager) else { continue }
      if fragments[fragment].isRemoving || fragments[fragment].isDetached {
        try moveAsExpected(fragment, in: manager)
      }
    }
  }
}
