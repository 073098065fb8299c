/// What the user does to the device around the app.
extension UIKitApplication {
  private var isInFront: Bool { lifecycle == .active || lifecycle == .inactive }

  mutating func tapIcon() throws(StimulusFailure) {
    try requireUnlocked()
    try require(!isInFront, "the app is in front, where its icon cannot be tapped")
    try run { app throws(Interruption) in try app.comeToFront(opening: false) }
  }

  mutating func returnToApp() throws(StimulusFailure) {
    try requireUnlocked()
    try require(
      lifecycle == .background, "there is no running app in the background to return to")
    try run { app throws(Interruption) in try app.comeToFront(opening: false) }
  }

  mutating func openURL() throws(StimulusFailure) {
    try requireUnlocked()
    if lifecycle == .active {
      try run { app throws(Interruption) in try app.deliverURL() }
    } else {
      try require(!isInFront, "the app is covered, and no link can be tapped")
      try run { app throws(Interruption) in try app.comeToFront(opening: true) }
    }
  }

  mutating func leaveApp() throws(StimulusFailure) {
    try requireUnlocked()
    try require(isInFront, "the app is not in front")
    surroundings.isAppSwitcherOpen = false
    surroundings.interruptions = 0
    try run { app throws(Interruption) in try app.enterBackground() }
  }

  mutating func lock() throws(StimulusFailure) {
    try require(!surroundings.isLocked, "the device is locked already")
    surroundings.isLocked = true
    surroundings.wasInFrontBeforeLock = isInFront
    surroundings.interruptions = 0
    surroundings.isAppSwitcherOpen = false
    try run { app throws(Interruption) in try app.enterBackground() }
  }

  mutating func unlock() throws(StimulusFailure) {
    try require(surroundings.isLocked, "the device is not locked")
    surroundings.isLocked = false
    guard surroundings.wasInFrontBeforeLock, lifecycle == .background else { return }
    try run { app throws(Interruption) in try app.comeToFront(opening: false) }
  }

  mutating func openAppSwitcher() throws(StimulusFailure) {
    try requireUnlocked()
    try require(!surroundings.isAppSwitcherOpen, "the app switcher is open already")
    surroundings.isAppSwitcherOpen = true
    try run { app throws(Interruption) in try app.resignActive() }
  }

  mutating func closeAppSwitcher() throws(StimulusFailure) {
    try requireUnlocked()
    try require(surroundings.isAppSwitcherOpen, "the app switcher is not open")
    surroundings.isAppSwitcherOpen = false
    try resumeIfUncovered()
  }

  mutating func interrupt(begins: Bool) throws(StimulusFailure) {
    try requireUnlocked()
    try require(isInFront, "the app is not in front and cannot be interrupted")
    if begins {
      surroundings.interruptions += 1
      try run { app throws(Interruption) in try app.resignActive() }
    } else {
      try require(surroundings.interruptions > 0, "no interruption is under way")
      surroundings.interruptions -= 1
      try resumeIfUncovered()
    }
  }

  mutating func swipeAppAway() throws(StimulusFailure) {
    try requireUnlocked()
    try require(lifecycle != .notRunning, "the app is not running")
    try run { app throws(Interruption) in try app.swipeAway() }
  }

  private func requireUnlocked() throws(StimulusFailure) {
    try require(!surroundings.isLocked, "the device is locked")
  }

  private mutating func resumeIfUncovered() throws(StimulusFailure) {
    guard surroundings.interruptions == 0, !surroundings.isAppSwitcherOpen else { return }
    try run { app throws(Interruption) in try app.becomeActive() }
  }
}
