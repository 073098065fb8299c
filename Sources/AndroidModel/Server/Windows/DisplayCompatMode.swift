/// A game that comes to another display goes on as it is, until the user has it begun anew.
///
/// `AppCompatDisplayCompatPolicy` in
/// https://github.com/yaap/frameworks_base/blob/f6328b665ad1e2a537ede8c91ea63415dd4472e2/services/core/java/com/android/server/wm/AppCompatDisplayCompatPolicy.java
extension ActivityTaskManagerService {
  /// `onMovedToDisplay`: whatever is in the task has another display.
  mutating func reparent(_ task: TaskID, toDisplay display: DisplayID) {
    root.reparent(task, to: .display(display))
    for token in root.activities(in: task) {
      if let activity = find(token) { root.activities[activity].hasChangedDisplay = true }
    }
  }

  /// `getDisplayCompatModeConfigMask`: what does not make it anew.
  func changesSparedOnMove(
    of activity: RootWindowContainer.ActivityPlace
  ) -> ConfigurationChanges {
    guard root.activities[activity].hasChangedDisplay, image.app.isGame, version.sparesMovedGames
    else { return [] }
    return .ofOtherDisplay
  }

  /// `isRestartMenuEnabledForDisplayMove`: the user can have it made for the display.
  func isInDisplayCompatMode(_ token: ActivityToken?) -> Bool {
    guard let activity = root.find(token), let info = root.activities[activity].info else {
      return false
    }
    return !info.handledChanges.cover(changesSparedOnMove(of: activity), on: version)
  }
}

extension ConfigurationChanges {
  /// `DISPLAY_COMPAT_MODE_CONFIG_MASK`
  fileprivate static let ofOtherDisplay: ConfigurationChanges = [
    .density, .touchscreen, .colorMode,
  ]
}
