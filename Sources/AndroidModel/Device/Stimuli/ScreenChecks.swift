/// Whether the screen is in a state for this; see `StimulusChecks.swift`.
extension AndroidDevice {
  /// Changes nothing.
  func check(_ stimulus: ScreenStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .off: try requireAwake("turning the screen off")
    case .on: try require(isAsleep, "the screen is on")
    case .onAndUnlock: try require(isAsleep || isLocked, "the screen is on and not locked")
    case .startDream:
      try requireAwake("a dream")
      try requireRelease(
        version.hasDreamActivity, "this release has dreams that are windows and no activities")
      try require(!server.isDreaming, "the device dreams already")
    case .stopDream: try require(server.isDreaming, "no dream plays")
    }
  }

  /// Changes nothing.
  func check(_ stimulus: LockTaskStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .pin:
      try requireUnlocked("pinning")
      try require(
        server.isAppInFront && server.lockTask.tasks.isEmpty,
        "there is no task of the app in front to be pinned")
    // If the app has locked the task, the user is only told so.
    case .unpin: try require(server.lockTask.mode != .none, "nothing is pinned")
    case .allow(let isAllowed):
      try require(
        server.lockTask.allowsApp != isAllowed, "the owner of the device says so already")
    }
  }
}
