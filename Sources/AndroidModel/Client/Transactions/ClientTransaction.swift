/// One message of the server about one activity: a callback, then a state to end in.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/servertransaction/ClientTransaction.java
struct ClientTransaction: Hashable, Sendable {
  let token: ActivityToken
  var callback = TransactionItem.none
  var finalState: LifecycleRequest?
}

/// `ClientTransactionItem`, one of `mActivityCallbacks`. What there is to say of any stands apart,
/// so that a message is small and passed on as one reference.
enum TransactionItem: Hashable, Sendable {
  case none
  /// `LaunchActivityItem`
  case launch(Boxed<LaunchArguments>)
  /// `ActivityRelaunchItem`
  indirect case relaunch(RelaunchArguments)
  /// `NewIntentItem`
  ///
  /// - Parameters:
  ///   - resumes: the activity is to be resumed right after.
  ///   - andPause: it is paused, and is so again when it has got them.
  indirect case newIntents([Intent], resumes: Bool, andPause: Bool = false)
  /// `ActivityResultItem`
  case results([ActivityResult])
  /// Both, one after the other, before the activity is resumed.
  indirect case resultsAndNewIntents([ActivityResult], [Intent])
  /// `ActivityConfigurationChangeItem`
  case configuration(Configuration)
  /// `RefreshCallbackItem`: down to stopped, or to paused only.
  case refresh(throughStop: Bool)
  /// The answer to `shouldUpRecreateTask` is true.
  ///
  /// - Parameter stack: what is to be started.
  indirect case upRecreatesTask(stack: [Intent])
}

/// What an activity is told by itself, without a state to end in; on the platform a
/// `ClientTransactionItem` or what a call to the server returns.
enum ActivityNotice: Hashable, Sendable {
  /// `TopResumedActivityChangeItem`
  case topResumed(Bool)
  /// `PipStateTransactionItem`
  case pictureUiState(PictureInPictureUiState)
  /// `WindowVisibilityItem`: it had only been shown again.
  case hidden
  /// `PipModeChangeItem` and `MultiWindowModeChangeItem`
  case windowingMode(WindowingMode, insteadOf: WindowingMode)
  /// The answer to `enterPictureInPictureMode` is false.
  case pictureInPictureRefused
  /// The answer to `finish` is false: its task is locked.
  case finishRefused
  /// `scheduleOnNewActivityOptions`, of what comes back: one above shows it through. The code is as
  /// small as the platform's, since every message is as large as the largest.
  case reenter(resultCode: Int32)
  /// `ExitTransitionCoordinator.finish`
  case exitTransitionEnded
  /// The answer to `willActivityBeVisible` is true.
  case visible
}

/// `LaunchActivityItem`: what a new instance begins with.
struct LaunchArguments: Hashable, Sendable {
  var activity: ClassID
  var intent: Intent
  var savedState: ActivitySavedState?
  var results: [ActivityResult]
  var newIntents: [Intent]
  var configuration: Configuration
  /// It came with one: `mPendingExitNames`.
  var hasSceneTransition = false
  /// `persistentState` is not null.
  var hasPersistentState = false
}

/// `ActivityRelaunchItem`: what an instance that replaces another begins with.
struct RelaunchArguments: Hashable, Sendable {
  var results: [ActivityResult] = []
  var newIntents: [Intent] = []
  /// Nil: the one that the activity has.
  var configuration: Configuration?
  /// `mPreserveWindow`: the new instance gets the window of the old one, as when that is resized.
  var preservesWindow = false
  /// `startsNotResumed` has been taken back.
  var endsResumed = false
}

/// `ActivityLifecycleItem`: the state to end in, with how to get there.
enum LifecycleRequest: Hashable, Sendable {
  case start
  case resume
  /// - Parameters:
  ///   - autoEntersPip: it becomes a picture by itself, and says so from now on.
  ///   - reports: the server waits for `activityPaused`.
  case pause(finishing: Bool, userLeaving: Bool, autoEntersPip: Bool = false, reports: Bool)
  /// - Parameter keepsShown: only the state is saved; the window stays, and `onStop` does not run.
  case stop(keepsShown: Bool)
  case destroy(finishing: Bool)

  /// Paused from the beginning; no report of it is awaited.
  static let pauseUnasked = LifecycleRequest.pause(
    finishing: false, userLeaving: false, reports: false)

  var target: ActivityLifecycleState {
    switch self {
    case .start: .started
    case .resume: .resumed
    case .pause: .paused
    case .stop: .stopped
    case .destroy: .destroyed
    }
  }
}

/// `ResultInfo`
struct ActivityResult: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case activity(requestCode: Int, resultCode: Int)
    /// Delivered as `onRequestPermissionsResult`. Nil: the question is gone without an answer.
    case permission(granted: Bool?)
  }
  var content: Content

  /// `Activity.RESULT_CANCELED`
  static let canceled = 0
}

/// A change of the picture-in-picture that an activity is in or is about to enter.
///
/// https://developer.android.com/reference/android/app/PictureInPictureUiState
enum PictureInPictureUiState: Hashable, Sendable {
  case transitioningToPip(Bool)
  case stashed(Bool)

  var arguments: CallbackArguments {
    switch self {
    case .transitioningToPip(let isSo): .flag(.isTransitioningToPip, isSo)
    case .stashed(let isSo): .flag(.isStashed, isSo)
    }
  }
}
