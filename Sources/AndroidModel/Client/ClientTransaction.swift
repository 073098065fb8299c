/// One message of the server about one activity: callbacks in order, then a state to end in.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/servertransaction/ClientTransaction.java
struct ClientTransaction: Hashable, Sendable {
  let token: ActivityToken
  var callbacks = TransactionItems.none
  var finalState: LifecycleRequest?
}

/// `mActivityCallbacks`: mostly one at most, which then needs no list.
enum TransactionItems: Hashable, Sendable {
  case none
  case one(TransactionItem)
  case several([TransactionItem])

  init(_ items: [TransactionItem]) {
    switch items.count {
    case 0: self = .none
    case 1: self = .one(items[0])
    default: self = .several(items)
    }
  }
}

/// `ClientTransactionItem`; what is large stands apart, so that a message is small.
enum TransactionItem: Hashable, Sendable {
  /// `LaunchActivityItem`
  indirect case launch(LaunchArguments)
  /// `ActivityRelaunchItem`
  indirect case relaunch(RelaunchArguments)
  /// `NewIntentItem`
  ///
  /// - Parameter resumes: the activity is to be resumed right after.
  case newIntents([Intent], resumes: Bool)
  /// `ActivityResultItem`
  case results([ActivityResult])
  /// `ActivityConfigurationChangeItem`
  indirect case configuration(Configuration)
  /// `TopResumedActivityChangeItem`
  case topResumed(Bool)
  /// `PipStateTransactionItem`
  case pictureUiState(PictureInPictureUiState)
  /// The answer to `shouldUpRecreateTask` is true.
  ///
  /// - Parameter stack: what is to be started.
  case upRecreatesTask(stack: [Intent])
  /// `WindowVisibilityItem`: it had only been shown again.
  case hidden
  /// `PipModeChangeItem` and `MultiWindowModeChangeItem`
  case windowingMode(WindowingMode)
  /// The answer to `enterPictureInPictureMode` is false.
  case pictureInPictureRefused
  /// The answer to `finish` is false: its task is locked.
  case finishRefused
}

struct LaunchArguments: Hashable, Sendable {
  var info: ActivityInfo
  var intent: Intent
  var savedState: ActivitySavedState?
  var results: [ActivityResult]
  var newIntents: [Intent]
  var configuration: Configuration
}

struct RelaunchArguments: Hashable, Sendable {
  var results: [ActivityResult] = []
  var newIntents: [Intent] = []
  /// Nil: the one that the activity has.
  var configuration: Configuration?
  /// `mPreserveWindow`: the new instance gets the window of the old one, as when that is resized.
  var preservesWindow = false
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

  /// Paused from the beginning; nobody waits for it.
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
    /// Delivered as `onRequestPermissionsResult`.
    case permission(granted: Bool)
  }
  var content: Content
}

/// What has become otherwise about a picture that an activity is or is about to be.
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
