/// A call on an `AppTask`, which the app has from `ActivityManager.getAppTasks`.
///
/// https://developer.android.com/reference/android/app/ActivityManager.AppTask
public enum AppTaskAction: Hashable, Sendable {
  /// `startActivity`: on top of the task, from wherever it is started.
  case startActivity(Intent)
  case moveToFront
  case finishAndRemoveTask
  case setExcludeFromRecents(Bool)
}
