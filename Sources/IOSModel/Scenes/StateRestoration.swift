/// State preservation and restoration, for apps that take part.
///
/// https://developer.apple.com/documentation/uikit/about-the-ui-preservation-process
extension UIKitApplication {
  mutating func saveState() throws(Interruption) {
    guard app.restoresState else { return }
    if usesScenes { return try callSceneDelegate(.stateRestorationActivity) }
    guard version.restoresThroughAppDelegate else { return }
    try callAppDelegate(.shouldSaveApplicationState)
    try callAppDelegate(.willEncodeRestorableState)
    if let root = window.root { try encode(root) }
    ledger.hasSavedState = true
  }

  private mutating func encode(_ id: InstanceID) throws(Interruption) {
    try call(id, .encodeRestorableState)
    for child in self[id].children { try encode(child) }
  }

  /// Restores what the storyboard or the app has made anew so far: views load before they decode.
  mutating func restoreState() throws(Interruption) {
    guard app.restoresState, version.restoresThroughAppDelegate, ledger.hasSavedState else {
      return
    }
    try callAppDelegate(.shouldRestoreApplicationState)
    let restored = window.root.map { [$0] + self[$0].children } ?? []
    for id in restored {
      try loadViewIfNeeded(id)
      try call(id, .decodeRestorableState)
    }
    for id in restored {
      try call(id, .applicationFinishedRestoringState)
    }
    try callAppDelegate(.didDecodeRestorableState)
  }
}
