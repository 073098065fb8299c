/// Whether the screen is in a state for a dream, for the assistant, or for pinning.
extension AndroidDevice {
  /// Changes nothing.
  func checkScreenState(_ stimulus: AndroidStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .startDream:
      try requireAwake("a dream")
      guard version.hasDreamActivity else {
        throw ImpossibleStimulus(
          .outOfReach, "this release has dreams that are windows and no activities")
      }
      guard !server.isDreaming else {
        throw ImpossibleStimulus(.outOfReach, "the device dreams already")
      }
    case .stopDream:
      guard server.isDreaming else { throw ImpossibleStimulus(.outOfReach, "no dream plays") }
    case .openAssistant: try requireUnlocked("the assistant")
    case .pinScreen:
      try requireUnlocked("pinning")
      guard server.isAppInFront, server.lockTask.tasks.isEmpty else {
        throw ImpossibleStimulus(.outOfReach, "there is no task of the app in front to be pinned")
      }
    case .unpinScreen:
      guard server.lockTask.mode == .pinned else {
        throw ImpossibleStimulus(.outOfReach, "nothing is pinned")
      }
    case .allowLockTask(let isAllowed):
      guard server.lockTask.allowsApp != isAllowed else {
        throw ImpossibleStimulus(.outOfReach, "the owner of the device says so already")
      }
    default: break
    }
  }
}
