/// A release of the platform by its API level, seen through what differs between releases. The
/// machinery asks for a behaviour by its name and never compares a level.
public struct AndroidVersion: Hashable, Sendable {
  public let api: Int
  public let targetSDK: Int

  /// The levels the model knows: Android 5.0 to 16.
  public static let supported = 21...36

  public init(api: Int, targetSDK: Int) {
    self.api = api
    self.targetSDK = targetSDK
  }

  /// `onSaveInstanceState` follows `onStop`; before, it precedes it.
  ///
  /// https://developer.android.com/reference/android/app/Activity#ActivityLifecycle
  var savesStateAfterStop: Bool { api >= 28 && targetSDK >= 28 }

  /// Back moves the task of a launcher root to the background instead of finishing the root.
  ///
  /// https://developer.android.com/about/versions/12/behavior-changes-all
  var backKeepsLauncherRoot: Bool { api >= 31 }

  /// `onTopResumedActivityChanged` exists.
  var reportsTopResumedActivity: Bool { api >= 29 }
}
