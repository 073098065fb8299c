/// What the user does to the device around the app.
extension UIKitApplication {
  mutating func receiveFromUser(_ stimulus: IOSStimulus) throws(StimulusFailure) {
    if stimulus == .unlock { return try unlock() }
    try require(!surroundings.isLocked, "the device is locked")
    let isInFront = lifecycle == .active || lifecycle == .inactive
    switch stimulus {
    case .launch:
      try require(!isInFront, "the app is in front, where its icon cannot be tapped")
      try run { app throws(Interruption) in try app.comeToFront(opening: false) }
    case .returnToApp:
      try require(
        lifecycle == .background, "there is no running app in the background to return to")
      try run { app throws(Interruption) in try app.comeToFront(opening: false) }
    case .openURL:
      if lifecycle == .active {
        try run { app throws(Interruption) in try app.deliverURL() }
      } else {
        try require(!isInFront, "the app is covered, and no link can be tapped")
        try run { app throws(Interruption) in try app.comeToFront(opening: true) }
      }
    case .home, .otherAppToFront:
      try require(isInFront, "the app is not in front")
      surroundings.isAppSwitcherOpen = false
      surroundings.interruptions = 0
      try run { app throws(Interruption) in try app.enterBackground() }
    case .lock:
      surroundings.isLocked = true
      surroundings.wasInFrontBeforeLock = isInFront
      surroundings.interruptions = 0
      surroundings.isAppSwitcherOpen = false
      try run { app throws(Interruption) in try app.enterBackground() }
    case .openAppSwitcher:
      try require(!surroundings.isAppSwitcherOpen, "the app switcher is open already")
      surroundings.isAppSwitcherOpen = true
      try run { app throws(Interruption) in try app.resignActive() }
    case .closeAppSwitcher:
      try require(surroundings.isAppSwitcherOpen, "the app switcher is not open")
      surroundings.isAppSwitcherOpen = false
      try resumeIfUncovered()
    case .interruption(let begins):
      try receiveInterruption(begins: begins, isInFront: isInFront)
    default: break
    }
  }

  private mutating func receiveInterruption(
    begins: Bool, isInFront: Bool
  ) throws(StimulusFailure) {
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

  private mutating func resumeIfUncovered() throws(StimulusFailure) {
    guard surroundings.interruptions == 0, !surroundings.isAppSwitcherOpen else { return }
    try run { app throws(Interruption) in try app.becomeActive() }
  }

  private mutating func unlock() throws(StimulusFailure) {
    try require(surroundings.isLocked, "the device is not locked")
    surroundings.isLocked = false
    guard surroundings.wasInFrontBeforeLock, lifecycle == .background else { return }
    try run { app throws(Interruption) in try app.comeToFront(opening: false) }
  }

  mutating func receiveFromSystem(_ stimulus: IOSStimulus) throws(StimulusFailure) {
    if stimulus == .launchInBackground {
      try require(lifecycle == .notRunning, "the app is running already")
      return try run { app throws(Interruption) in
        try app.startProcess(inBackground: true)
      }
    }
    try require(lifecycle != .notRunning, "the app is not running")
    switch stimulus {
    case .memoryWarning:
      try run { app throws(Interruption) in try app.receiveMemoryWarning() }
    case .terminateBySystem:
      endProcess()
    case .swipeAway:
      try require(!surroundings.isLocked, "the device is locked")
      try run { app throws(Interruption) in try app.swipeAway() }
    case .disconnectScene:
      try require(usesScenes, "the app has no scenes")
      try require(
        lifecycle == .background && window.isConnected,
        "only a connected scene in the background is disconnected")
      try run { app throws(Interruption) in try app.disconnectScene() }
    default: break
    }
  }
}
