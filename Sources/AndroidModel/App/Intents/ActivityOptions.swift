/// What a start says besides its intent, which the started activity never sees. Of several that are
/// started in one call only the last has options of its own.
///
/// https://developer.android.com/reference/android/app/ActivityOptions
public struct ActivityOptions: Hashable, Sendable {
  /// `setLaunchDisplayId`; nil: it was not called.
  public var launchDisplay: Int?
  /// `makeTaskLaunchBehind`: the document opens where the user does not see it.
  public var launchesTaskBehind = false
  /// `setTaskOverlay` for the task of the caller, with its permission to be resumed there: for apps
  /// of the system.
  public var isTaskOverlay = false
  /// `makeSceneTransitionAnimation`: the activity comes with a transition, which runs the other way
  /// when it goes.
  public var hasSceneTransition = false
  /// `setLockTaskEnabled`: the task that it begins locks itself, as the owner of the device has to
  /// have allowed.
  public var isLockTaskEnabled = false
  /// `makeLaunchIntoPip`: it begins as a picture beside the caller.
  public var launchesIntoPicture = false
  /// `startActivityIfNeeded`: if the caller itself would get the intent, nothing is started, and no
  /// activity is told.
  public var isOnlyIfNeeded = false

  /// There is a bundle of options.
  var areGiven: Bool {
    launchDisplay != nil || launchesTaskBehind || isTaskOverlay || hasSceneTransition
      || isLockTaskEnabled || launchesIntoPicture
  }

  /// Nothing is said.
  public init() {}
}
