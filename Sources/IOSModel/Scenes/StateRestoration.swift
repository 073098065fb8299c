/// State preservation and restoration, for apps that take part: the order of the app's part is that
/// of regularberry/AppLaunchSequence @2e69556, README.md, parents come before their children, and
/// views load before they decode (mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p353RestorationVsNonrestoration).
///
/// https://developer.apple.com/documentation/uikit/about-the-ui-preservation-process
extension UIApplication {
  private var restoresState: Bool { names.app.image.app.restoresState }

  mutating func saveState(of scene: SceneID) throws(Interruption) {
    guard restoresState else { return }
    if usesScenes {
      return try callSceneDelegate(scene, .stateRestorationActivity)
    }
    guard version.restoresThroughAppDelegate else { return }
    try callAppDelegate(.shouldSaveApplicationState)
    try callAppDelegate(.willEncodeRestorableState)
    if let root = rootViewController { try encode(root) }
    ledger.saveState()
  }

  private mutating func encode(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    try call(id, .encodeRestorableState)
    guard isAlive(id) else { return }
    for child in self[id].children { try encode(child) }
  }

  /// Restores what the storyboard or the app has made anew so far: all that was saved of it.
  mutating func restoreState() throws(Interruption) {
    guard restoresState, version.restoresThroughAppDelegate, ledger.hasSavedState else { return }
    try callAppDelegate(.shouldRestoreApplicationState)
    var restored: [ControllerID] = []
    if let root = rootViewController { try decode(root, &restored) }
    for id in restored {
      try call(id, .applicationFinishedRestoringState)
    }
    try callAppDelegate(.didDecodeRestorableState)
  }

  private mutating func decode(
    _ id: ControllerID, _ restored: inout [ControllerID]
  ) throws(Interruption) {
    try loadViewIfNeeded(id)
    try call(id, .decodeRestorableState)
    restored.append(id)
    guard isAlive(id) else { return }
    for child in self[id].children { try decode(child, &restored) }
  }
}
