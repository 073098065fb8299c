/// What resources of the app differ by, besides language, size and the like.
///
/// https://developer.android.com/guide/topics/resources/providing-resources#AlternativeResources
public enum ResourceQualifier: String, Hashable, Sendable, CaseIterable {
  case keyboard
  case keyboardHidden
  case navigation
  case touchscreen
  case colorMode
  /// `desk`: for a device in a desk dock.
  case desk

  /// The change after which other resources hold; nil: it is one of several that this aspect knows.
  fileprivate var change: ConfigurationChanges? {
    switch self {
    case .keyboard: .keyboard
    case .keyboardHidden: .keyboardHidden
    case .navigation: .navigation
    case .touchscreen: .touchscreen
    case .colorMode: .colorMode
    case .desk: nil
    }
  }
}

/// What the resources of the app have to do with a recreation.
///
/// `ActivityRecord.shouldRelaunchLocked` and `AppCompatRecreateOnConfigChangePolicy` in
/// https://github.com/muhomorr/platform_frameworks_base-15/blob/0278a21174b826dd31ee296ac2e45ad0842e2942/services/core/java/com/android/server/wm/ActivityRecord.java
extension AppImage {
  /// `getRecreateConfigMask`: other resources hold now, so that even an activity that handles the
  /// change is recreated.
  func needsOtherResources(_ changes: ConfigurationChanges, on version: AndroidVersion) -> Bool {
    guard !app.qualifiers.isEmpty else { return false }
    let mask = app.qualifiers.reduce(into: ConfigurationChanges()) { mask, qualifier in
      if let change = qualifier.change { mask.insert(change) }
    }
    return !changes.isDisjoint(with: mask) && version.skipsRecreationOnConfigChange
  }

  /// `shouldSkipActivityRelaunchWhenDocking`: what is left of the changes if the device has only
  /// come to a desk, or left it, and no resource is for that.
  func filteringDesk(
    _ changes: ConfigurationChanges, from old: Configuration, to new: Configuration,
    on version: AndroidVersion
  ) -> ConfigurationChanges {
    guard changes.contains(.uiMode), new.differsByDeskOnly(from: old),
      !app.qualifiers.contains(.desk), version.skipsRecreationOnConfigChange
    else { return changes }
    return changes.subtracting(.uiMode)
  }
}
