/// Views that are animated out of their containers.
extension AppProcess {
  /// The animation with which the fragment's view leaves; nil if nobody would see it.
  mutating func takeExitAnimation(of driver: FragmentDriver) -> FragmentAnimation? {
    let fragment = driver.fragment
    guard fragments[fragment].container != nil, fragments[fragment].view?.visibility == .visible,
      fragments[driver.manager].state > .initializing, !fragments[driver.manager].isDestroyed
    else { return nil }
    defer { fragments[fragment].legacy.nextAnimation = nil }
    return fragments[fragment].legacy.nextAnimation
  }

  mutating func beginExit(_ animation: FragmentAnimation, of driver: FragmentDriverID) {
    guard let fragment = fragments[driver]?.fragment else { return }
    fragments[fragment].legacy.exit = LegacyExit(driver: driver, stateAfterwards: .created)
    fragments.runningAnimations.append(
      RunningAnimation(kind: animation, waiter: .exit(fragment)))
  }

  /// Whether the fragment has to wait with its destruction. A host that goes does not let it.
  mutating func awaitsExit(_ driver: FragmentDriver, to state: FragmentState) -> Bool {
    if fragments[driver.manager].isDestroyed { cutExitShort(of: driver.fragment) }
    guard fragments[driver.fragment].legacy.exit != nil else { return false }
    fragments[driver.fragment].legacy.exit?.stateAfterwards = state
    return true
  }

  /// An animation has come to its end.
  mutating func finishExit(of fragment: FragmentID) throws(AndroidException) {
    guard let exit = fragments[fragment].legacy.exit else { return }
    fragments[fragment].legacy.exit = nil
    try moveInOneGo(exit.driver, to: exit.stateAfterwards)
  }

  /// The fragment is wanted again: it first becomes what it would have become after its exit. The
  /// animation goes on, and its end will be taken for that of the next exit, if there is one by then.
  mutating func giveUpExit(of fragment: FragmentID) throws(AndroidException) {
    guard let exit = fragments[fragment].legacy.exit else { return }
    fragments[fragment].legacy.exit = nil
    try moveInOneGo(exit.driver, to: exit.stateAfterwards, keepsActive: true)
  }

  /// Before the state is saved, whatever is on its way out is out.
  mutating func finishExits(in manager: FragmentManagerID) throws(AndroidException) {
    for driver in fragments[listsOf: manager].activeDrivers {
      guard let fragment = fragments[driver]?.fragment, let exit = cutExitShort(of: fragment)
      else { continue }
      try moveInOneGo(exit.driver, to: exit.stateAfterwards)
    }
  }

  @discardableResult
  private mutating func cutExitShort(of fragment: FragmentID) -> LegacyExit? {
    guard let exit = fragments[fragment].legacy.exit else { return nil }
    fragments[fragment].legacy.exit = nil
    fragments.runningAnimations.removeAll { $0.waiter == .exit(fragment) }
    return exit
  }
}
