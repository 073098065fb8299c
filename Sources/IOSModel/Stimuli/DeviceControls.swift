/// What the user does to the device around the app, and what the app's scene is sent of it.
///
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
extension UIApplication {
  mutating func tapIcon() throws(Interruption) {
    try requireUnlocked()
    try require(!isInFront, .outOfReach, "the app is in front, where its icon cannot be tapped")
    bringToFront(with: nil)
  }

  mutating func returnToApp() throws(Interruption) {
    try requireUnlocked()
    try require(
      state == .background, .outOfReach, "there is no running app in the background to return to")
    bringToFront(with: nil)
  }

  mutating func open(_ option: ConnectionOption) throws(Interruption) {
    try requireUnlocked()
    if state == .active {
      send(.receives(option))
    } else {
      try require(!isInFront, .outOfReach, "the app is covered, and nothing can be tapped")
      bringToFront(with: option)
    }
  }

  mutating func leaveApp() throws(Interruption) {
    try requireUnlocked()
    try require(isInFront, .outOfReach, "the app is not in front")
    device.leaveApp()
    send(.entersBackground)
  }

  mutating func lock() throws(Interruption) {
    try require(!device.isLocked, .outOfReach, "the device is locked already")
    device.lockScreen(appIsInFront: isInFront)
    send(.entersBackground)
  }

  mutating func unlock() throws(Interruption) {
    guard case .locked(let wasInFront) = device.lock else {
      throw .impossible(.outOfReach, "the device is not locked")
    }
    device.unlockScreen()
    guard wasInFront, state == .background else { return }
    bringToFront(with: nil)
  }

  mutating func openAppSwitcher() throws(Interruption) {
    try requireUnlocked()
    try require(!device.isAppSwitcherOpen, .outOfReach, "the app switcher is open already")
    device.openAppSwitcher()
    send(.resignsActive)
  }

  mutating func closeAppSwitcher() throws(Interruption) {
    try requireUnlocked()
    try require(device.isAppSwitcherOpen, .outOfReach, "the app switcher is not open")
    device.closeAppSwitcher()
    resumeIfUncovered()
  }

  mutating func interrupt(begins: Bool) throws(Interruption) {
    try requireUnlocked()
    try require(isInFront, .outOfReach, "the app is not in front and cannot be interrupted")
    if begins {
      device.beginInterruption()
      send(.resignsActive)
    } else {
      try require(device.interruptions > 0, .outOfReach, "no interruption is under way")
      device.endInterruption()
      resumeIfUncovered()
    }
  }

  mutating func swipeAppAway() throws(Interruption) {
    try requireUnlocked()
    try require(isRunning, .outOfReach, "the app is not running")
    device.closeAppSwitcher()
    send(.isRemoved)
  }

  /// The scene in front is sent its new orientation; others find out when they return.
  mutating func turnDevice() {
    device.turn()
    guard isInFront else { return }
    send(.turns)
  }

  mutating func resizeScene(to width: SizeClass) throws(Interruption) {
    try require(isInFront, .outOfReach, "the app is not in front and has no size to change")
    send(.resizes(width))
  }

  private mutating func bringToFront(with option: ConnectionOption?) {
    device.closeAppSwitcher()
    send(.comesToFront(with: option))
  }

  private func requireUnlocked() throws(Interruption) {
    try require(!device.isLocked, .outOfReach, "the device is locked")
  }

  private mutating func resumeIfUncovered() {
    guard device.interruptions == 0, !device.isAppSwitcherOpen else { return }
    send(.becomesActive(with: nil))
  }
}
