/// The caller of a start, by whose right it is made.
struct StartCaller: Hashable, Sendable {
  /// `callingUid`; nil: it is none of the modelled apps.
  let uid: UID?
  /// `mRestrictedBgActivity`: what it starts may not come to the front.
  let isRestricted: Bool
  /// `LAUNCH_SOURCE_TYPE_HOME`
  var isHome = false
  /// `Instrumentation.execStartActivity` in the app under test: its window library hears of it.
  var isHeardByLibrary = false
  /// `callingPid`: the process whose code calls; nil: none of the modelled apps', or that of a
  /// pending intent.
  var process: ProcessName?
  /// `realCallingPid`, of a pending intent: the process that sends it.
  var sender: ProcessName?

  /// The system, or a caller that counts as visible.
  static let system = StartCaller(uid: nil, isRestricted: false)
  /// The home screen, by an icon.
  static let launcher = StartCaller(uid: nil, isRestricted: false, isHome: true)
}

/// A start of an activity, while it is decided where it goes.
///
/// `ActivityStarter.Request` with what `setInitialState` and `computeLaunchingTaskFlags` make of
/// it, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityStarter.java
struct StartRequest: Hashable, Sendable {
  var intent: Intent
  var options = ActivityOptions()
  /// `mInTaskFragment`: the part of its caller's task in which it is to be.
  var taskFragment: TaskFragmentID?
  let info: ActivityInfo
  /// The activity whose code called; nil: another app, or a context that is no activity.
  var source: ActivityToken?
  /// `mCallingUid`; nil: it is none of the modelled apps.
  var callingUID: UID?
  /// `launchedFromPid`; nil: it is none of the modelled apps', or that of a pending intent.
  var callingProcess: ProcessName?
  /// `realCallingPid`, of a pending intent.
  var sendingProcess: ProcessName?
  /// `mRestrictedBgActivity`: it may not come to the front.
  var isRestricted = false
  /// The home screen starts it.
  var isFromHome = false
  /// `okToShowLocked` negated: its user is not the current one.
  var isForUserInBackground = false
  /// `START_FLAG_ONLY_IF_NEEDED`, which counts only where the caller is of the class that it
  /// starts.
  var isOnlyIfNeeded = false
  var resultTo: ActivityRecord.ResultReceiver?
  /// The task that the source is in.
  var sourceTask: TaskID?
  /// `mInTask`: where it is to go if nothing else is asked for.
  var inTask: TaskID?
  /// `mNewTaskInfo` and `mNewTaskIntent`, or what was cleared for the start: a new task is made for
  /// this instead of for the start itself.
  var inheritedIdentity: Task.Identity?

  var flags: IntentFlags {
    get { intent.flags }
    set { intent.flags = newValue }
  }

  /// The identity of the task that is made for it.
  var identity: Task.Identity { inheritedIdentity ?? Task.Identity(intent: intent, info: info) }

  var isSingleTop: Bool { info.launchMode == .singleTop || flags.contains(.singleTop) }

  /// It is put into a task without being resumed.
  var staysBehind: Bool { isRestricted || isForUserInBackground }

  /// A document that opens where it is open already.
  var opensExistingDocument: Bool {
    flags.contains(.newDocument) && !flags.contains(.multipleTask)
  }

  /// The activities above the instance in the task that is found have to go.
  var clearsToTop: Bool { flags.contains(.clearTop) || isSingleInTask || opensExistingDocument }

  /// More than CLEAR_TOP and REORDER_TO_FRONT has a say in what becomes of the task that it goes to.
  var compliesBeyondFlags: Bool {
    isSingleTop || clearsToTop && !flags.contains(.clearTop)
      || flags.isSuperset(of: [.newTask, .clearTask])
  }

  /// The instance that is found stays, and takes the intent.
  var keepsInstance: Bool {
    info.launchMode != .standard || flags.contains(.singleTop) || opensExistingDocument
  }

  /// The document that it opens; nil: none, or one without data.
  var document: String? { intent.isDocument ? intent.data : nil }

  /// `adjustLaunchFlagsToDocumentMode`
  mutating func adjustFlagsToDocumentMode(on version: AndroidVersion) {
    let ofDocuments: IntentFlags = [.newDocument, .multipleTask]
    if info.launchMode.isOneAtMost, flags.contains(.newDocument) {
      flags.subtract(ofDocuments)
      return
    }
    switch info.documentLaunchMode {
    case .none: break
    case .intoExisting, .always: flags.insert(.newDocument)
    case .never where !version.dropsNewDocumentWhereNever: flags.remove(.multipleTask)
    case .never:
      // More tasks of what may be once in each are no documents.
      if info.launchMode != .singleInstancePerTask || flags.contains(.newDocument) {
        flags.subtract(ofDocuments)
      }
    }
  }

  /// At most one instance in its task.
  var isSingleInTask: Bool {
    switch info.launchMode {
    case .standard, .singleTop: false
    case .singleTask, .singleInstance, .singleInstancePerTask: true
    }
  }
}
