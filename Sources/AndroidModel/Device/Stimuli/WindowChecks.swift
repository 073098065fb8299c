/// Whether windows can be put beside each other now, and which one a finger meets.
extension AndroidDevice {
  /// Changes nothing.
  func check(_ stimulus: WindowsStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .enterSplitScreen(let other): try checkSplitScreen(beside: other)
    case .leaveSplitScreen, .resizeSplitScreen: try requireSplitScreen()
    case .openFreeform(let activity): try checkFreeform(activity)
    case .resizeFreeform(let id):
      try requireUnlocked("every window")
      try require(freeformTask(of: id) != nil, "\(id) is in no free window")
    case .touch(let id):
      try requireUnlocked("every window")
      try requireUncovered("every window")
      try require(activityToTouch(id) != nil, "there is no such window to touch")
    case .setLargeDisplay(let isLarge):
      try require(
        server.root.defaultDisplay.isLarge != isLarge,
        "the display is \(isLarge ? "" : "not ")large"
      )
    case .expandPictureInPicture, .dismissPictureInPicture:
      try requireUnlocked("the picture")
      try require(server.root.pinnedTask != nil, "nothing is in picture-in-picture")
    case .stashPictureInPicture(let isStashed):
      try requireUnlocked("the picture")
      try requireRelease(
        version.hasPictureUiState, "this release leaves the picture on the screen")
      try require(
        server.picture.map { server.root.activities[$0].isStashed != isStashed } ?? false,
        "there is no picture that is \(isStashed ? "on the screen" : "at its edge")")
    }
  }

  private func checkSplitScreen(beside other: String?) throws(ImpossibleStimulus) {
    try requireRelease(version.hasSplitScreen, "this release has no split screen")
    try requireUnlocked("the split screen")
    guard let task = server.taskForSplitScreen,
      let begun = server.root.identity(of: task)?.realActivity
    else {
      throw ImpossibleStimulus(.outOfReach, "the app is neither in front nor the latest task")
    }
    guard server.root.splitRoot == nil else {
      throw ImpossibleStimulus(.outOfReach, "there is a split screen already")
    }
    // The activity that began the task decides for all that are in it.
    try checkIsResizeable(image.name(of: begun))
    if let other { try checkIsResizeable(other) }
  }

  private func checkFreeform(_ activity: String) throws(ImpossibleStimulus) {
    try requireRelease(version.hasSplitScreen, "this release has no free windows")
    try requireFirstUser("a free window")
    try checkIsResizeable(activity)
  }

  private func checkIsResizeable(_ name: String) throws(ImpossibleStimulus) {
    guard let declared = image.declaredActivity(named: name) else {
      throw ImpossibleStimulus(.neverMade, "the app declares no activity \(name)")
    }
    guard server.supportsMultiWindow(declared.info) else {
      throw ImpossibleStimulus(.wrongKind, "\(name) does not support multi-window")
    }
  }

  private func requireSplitScreen() throws(ImpossibleStimulus) {
    try requireUnlocked("the split screen")
    guard let root = server.root.splitRoot, server.root.isInFront(root) else {
      throw ImpossibleStimulus(.outOfReach, "nothing is side by side")
    }
  }

  /// The task of a free window in which the activity can be seen.
  func freeformTask(of id: InstanceID) -> TaskID? {
    let root = server.root
    guard let token = token(of: id), root.isVisible(token), let task = root.task(of: token),
      root.windowingMode(of: task) == .freeform
    else { return nil }
    return task
  }

  /// An activity that can be seen, or the one on top of the side without the focus.
  func activityToTouch(_ id: InstanceID?) -> ActivityToken? {
    let root = server.root
    guard let id else {
      guard let split = root.splitRoot, root.isInFront(split), let stage = root.stages.first
      else { return nil }
      return root.topNonFinishingActivity(in: stage).map { root.activities[$0].token }
    }
    guard let token = token(of: id), root.isVisible(token), root.isFocusable(token) else {
      return nil
    }
    return token
  }
}
