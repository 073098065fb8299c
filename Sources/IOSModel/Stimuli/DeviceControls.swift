/// What the user does to the device around the app.
extension UIApplication {
  mutating func tapIcon() throws(Interruption) {
    try requireUnlocked()
    try require(!isInFront, "the app is in front, where its icon cannot be tapped")
    try comeToFront(opening: false)
  }

  mutating func returnToApp() throws(Interruption) {
    try requireUnlocked()
    try require(
      state == .background, "there is no running app in the background to return to")
    try comeToFront(opening: false)
  }

  mutating func openURL() throws(Interruption) {
    try requireUnlocked()
    if state == .active {
      try deliverURL()
    } else {
      try require(!isInFront, "the app is covered, and no link can be tapped")
      try comeToFront(opening: true)
    }
  }

  mutating func leaveApp() throws(Interruption) {
    try requireUnlocked()
    try require(isInFront, "the app is not in front")
    device.isAppSwitcherOpen = false
    device.interruptions = 0
    try enterBackground()
  }

  mutating func lock() throws(Interruption) {
    try require(!device.isLocked, "the device is locked already")
    device.lock = .locked(wasInFront: isInFront)
    device.interruptions = 0
    device.isAppSwitcherOpen = false
    try enterBackground()
  }

  mutating func unlock() throws(Interruption) {
    guard case .locked(let wasInFront) = device.lock else {
      throw .impossible(ImpossibleStimulus("the device is not locked"))
    }
    device.lock = .unlocked
    guard wasInFront, state == .background else { return }
    try comeToFront(opening: false)
  }

  mutating func openAppSwitcher() throws(Interruption) {
    try requireUnlocked()
    try require(!device.isAppSwitcherOpen, "the app switcher is open already")
    device.isAppSwitcherOpen = true
    try resignActive()
  }

  mutating func closeAppSwitcher() throws(Interruption) {
    try requireUnlocked()
    try require(device.isAppSwitcherOpen, "the app switcher is not open")
    device.isAppSwitcherOpen = false
    try resumeIfUncovered()
  }

  mutating func interrupt(begins: Bool) throws(Interruption) {
    try requireUnlocked()
    try require(isInFront, "the app is not in front and cannot be interrupted")
    if begins {
      device.interruptions += 1
      try resignActive()
    } else {
      try require(device.interruptions > 0, "no interruption is under way")
      device.interruptions -= 1
      try resumeIfUncovered()
    }
  }

  mutating func swipeAppAway() throws(Interruption) {
    try requireUnlocked()
    try require(isRunning, "the app is not running")
    try swipeAway()
  }

  /// The scene in front is sent its new orientation; others find out when they return.
  mutating func turnDevice() {
    device.orientation.toggle()
    guard isInFront else { return }
    runLoop.sceneUpdates.append(.init(item: .turned, reason: reason))
  }

  private func requireUnlocked() throws(Interruption) {
    try require(!device.isLocked, "the device is locked")
  }

  private mutating func resumeIfUncovered() throws(Interruption) {
    guard device.interruptions == 0, !device.isAppSwitcherOpen else { return }
    try becomeActive()
  }
}
