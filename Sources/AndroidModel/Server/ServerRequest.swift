/// A call from the app's process to the server.
///
/// `IActivityTaskManager`, `IActivityClientController`, `IWindowSession` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/IActivityClientController.aidl
enum ServerRequest: Hashable, Sendable {
  case startActivities([Intent], from: ActivityToken?, requestCode: Int?)
  /// On the task of the activity.
  case appTask(ActivityToken, AppTaskAction)
  case finishActivity(ActivityToken, resultCode: Int)
  case finishAffinity(ActivityToken)
  case finishAndRemoveTask(ActivityToken, resultCode: Int)
  case finishSubActivity(ActivityToken, requestCode: Int)
  /// `convertToTranslucent` and `convertFromTranslucent`
  case setOccludesParent(ActivityToken, Bool)
  /// Back reached the activity, and nothing in it took it.
  case backPressed(ActivityToken, resultCode: Int)
  case moveTaskToBack(ActivityToken, nonRoot: Bool)
  case navigateUpTo(ActivityToken, Intent, resultCode: Int)
  /// - Parameter stack: what `TaskStackBuilder` starts where going up leads to another task.
  case navigateUp(ActivityToken, Intent, stack: [Intent], resultCode: Int)
  case releaseInstance(ActivityToken)
  case requestPermissions(ActivityToken)
  case enterPictureInPicture(ActivityToken)
  case setPictureInPictureParams(ActivityToken, autoEnter: Bool)
  case setRequestedOrientation(ActivityToken, ScreenOrientation)
  case requestFullscreenMode(ActivityToken, FullscreenModeRequest)
  case pinTopActivityStack(ActivityToken)
  case unpinTopActivityStack(ActivityToken)

  /// `ActivityLifecycleCallbacks.onActivityPostCreated` of the window library.
  case activityPostCreated(ActivityToken)
  /// Its answer to `taskFragmentsChanged`.
  case organizeTaskFragments

  /// `Activity.setShowWhenLocked` and its like.
  case setLockScreen(LockScreenFlags, to: Bool, of: ActivityToken)
  case dismissKeyguard(ActivityToken)
  case startLockTask(ActivityToken)
  case stopLockTask(ActivityToken)

  case addWindow(IWindow, LockScreenFlags = [])
  case relayoutWindow(IWindow, LockScreenFlags)
  case removeWindow(IWindow)

  case activityPaused(ActivityToken)
  case activityResumed(ActivityToken)
  case activityStopped(ActivityToken, ActivitySavedState?)
  case activityDestroyed(ActivityToken)
  /// The old instance is gone, and with it its windows but the main one, which the new one has.
  case activityRelaunched(ActivityToken)
  case activityIdle
}

/// A request with the place in the looper's queue where the server's answers to it land: the call is
/// synchronous, so they stand before whatever the app posts afterwards.
struct OutgoingCall: Hashable, Sendable {
  let request: ServerRequest
  /// `Binder.getCallingPid`
  let process: ProcessName
  let place: Int
  /// Of the message that the process was handling.
  let reason: AndroidReason
}
