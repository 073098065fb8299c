/// What the code of an activity asks the server for, about that activity.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/IActivityClientController.aidl
enum ActivityRequest: Hashable, Sendable {
  /// On the task of the activity.
  indirect case appTask(AppTaskAction)
  case finish(resultCode: Int)
  /// `convertToTranslucent`, with what comes back to the activity below.
  case startExitTransition(resultCode: Int)
  case finishAffinity
  case finishAndRemoveTask(resultCode: Int)
  case finishSubActivity(requestCode: Int)
  /// `convertToTranslucent` and `convertFromTranslucent`
  case setOccludesParent(Bool)
  /// Back reached the activity, and nothing in it took it.
  case backPressed(resultCode: Int)
  case moveTaskToBack(nonRoot: Bool)
  /// `willActivityBeVisible`
  case askWhetherVisible
  indirect case navigateUpTo(Intent, resultCode: Int)
  /// - Parameter stack: what `TaskStackBuilder` starts where going up leads to another task.
  indirect case navigateUp(Intent, stack: [Intent], resultCode: Int)
  case releaseInstance
  /// `requestActivityRelaunch`
  case relaunch
  /// Of this instance; nil: of a fragment of the platform's own, for which nobody looks first
  /// whether there is anything to ask.
  case requestPermissions(by: ObjectID?)
  case enterPictureInPicture
  case setPictureInPictureParams(autoEnter: Bool)
  case setRequestedOrientation(ScreenOrientation)
  case requestFullscreenMode(FullscreenModeRequest)
  case pinTopActivityStack
  case unpinTopActivityStack
  /// `Activity.setShowWhenLocked` and its like.
  case setLockScreen(LockScreenFlags, to: Bool)
  /// `requestDismissKeyguard`, of this instance.
  case dismissKeyguard(ObjectID)
  case startLockTask
  case stopLockTask

  func reason(within handled: AndroidReason) -> AndroidReason {
    switch self {
    case .appTask, .finish, .startExitTransition, .finishAffinity, .finishAndRemoveTask,
      .finishSubActivity, .backPressed, .navigateUpTo, .navigateUp:
      handled == .launch ? .launch : .navigation
    case .moveTaskToBack, .enterPictureInPicture, .setLockScreen, .dismissKeyguard: .appState
    case .releaseInstance, .setPictureInPictureParams, .startLockTask, .stopLockTask,
      .askWhetherVisible:
      .system
    case .relaunch, .setRequestedOrientation, .requestFullscreenMode: .configuration
    case .pinTopActivityStack, .unpinTopActivityStack: .container
    case .requestPermissions, .setOccludesParent: .cover
    }
  }
}
