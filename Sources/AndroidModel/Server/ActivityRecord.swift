/// The server's record of one activity: it outlives the instance and the process.
struct ActivityRecord: Hashable, Sendable {
  let token: ActivityToken
  let kind: Kind
  var task: TaskID
  var state = ServerState.initializing
  /// There is an instance in a living process.
  var isAttached = false
  var isFinishing = false
  /// The server wants it to be seen.
  var isVisible = false
  /// It is in the server's list of what to stop.
  var isInStopping = false
  /// Nil: nothing saved since it was last resumed.
  var savedState: ActivitySavedState?
  /// The configuration that the client was last told.
  var reportedConfiguration = Configuration()
  /// The relaunch waits for the pause that is under way.
  var relaunchesOncePaused = false
  /// Stopped only in name: its window stayed visible and `onStop` did not run.
  var isStoppedWhileShown = false
  var resultReceiver: ResultReceiver?
  var pendingResults: [ActivityResult] = []
  var pendingNewIntents: [Intent] = []

  /// Whose activity it is. Processes other than the app's do at once what they are told.
  enum Kind: Hashable, Sendable {
    case app(ActivityDeclaration, Intent)
    case home
    case otherApp
    case permissionDialog
  }

  struct ResultReceiver: Hashable, Sendable {
    let token: ActivityToken
    let requestCode: Int
  }

  init(token: ActivityToken, kind: Kind, task: TaskID) {
    self.token = token
    self.kind = kind
    self.task = task
  }

  var declaration: ActivityDeclaration? {
    switch kind {
    case .app(let declaration, _): declaration
    case .home, .otherApp, .permissionDialog: nil
    }
  }

  var intent: Intent? {
    switch kind {
    case .app(_, let intent): intent
    case .home, .otherApp, .permissionDialog: nil
    }
  }

  var isOfApp: Bool { declaration != nil }

  var isOpaque: Bool {
    switch kind {
    case .app(let declaration, _): declaration.isOpaque
    case .home, .otherApp: true
    case .permissionDialog: false
    }
  }

  var showsWhenLocked: Bool { declaration?.showWhenLocked ?? false }

  var hasNoHistory: Bool {
    declaration?.noHistory == true || intent?.flags.contains(.noHistory) == true
  }
}

/// `ActivityState` of the server.
enum ServerState: Hashable, Sendable {
  /// No instance was asked for yet.
  case initializing
  case started
  case resumed
  case pausing
  case paused
  case stopping
  case stopped
  /// Waits for the next activity to be idle before it is destroyed.
  case finishing
  case destroying
  /// The instance is gone, the record stays.
  case destroyed
}

struct TaskID: Hashable, Sendable {
  let rawValue: Int
}

/// A task: a stack of activities with an identity.
struct ServerTask: Hashable, Sendable {
  let id: TaskID
  var identity: Identity
  /// Bottom to top.
  var activities: [ActivityToken] = []

  enum Identity: Hashable, Sendable {
    case app(BaseIntent)
    case home
    case otherApp
  }

  /// What a task was made for; compared when it is looked for again.
  struct BaseIntent: Hashable, Sendable {
    var component: String
    var action: IntentAction
    /// Nil never equals another.
    var affinity: String?
    /// NEW_DOCUMENT
    var isDocument: Bool
  }

  /// The launcher began it, so its root is a main entry point of the app.
  var isFromLauncher: Bool { base?.action == .launcher }

  var base: BaseIntent? {
    switch identity {
    case .app(let base): base
    case .home, .otherApp: nil
    }
  }
}

/// As far as the model tells intents of the same component apart.
enum IntentAction: Hashable, Sendable {
  /// MAIN, from the launcher.
  case launcher
  /// None: by component, from the app itself.
  case explicit
  /// VIEW: a link.
  case view

  /// `Intent.filterEquals` of two intents for the same component; an explicit one counts as the
  /// launcher's.
  func isSame(as other: IntentAction) -> Bool {
    (self == .view) == (other == .view)
  }
}
