// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java.

/// The client half of the machine: one process of the app, with everything that dies with it.
///
/// The server is reached only through `outbox`, and reaches the process only by messages on its
/// main looper, as the binder calls of the platform do. All framework code of the process is
/// written as methods of this one value, so that app code may call back in at any point.
struct ActivityThread: Hashable, Sendable {
  private(set) var name: ProcessName
  let image: AppImage
  let version: AndroidVersion
  var looper = MainLooper()
  var delayedMessages: [DelayedMessage] = []
  var activities = ActivityTable()
  /// It is boxed, so that a process is copied as a few references.
  private var boxedLedger: Boxed<DeviceLedger>
  /// In the process itself, as they change more often than processes are copied. To look behind
  /// this with an optional chain (`view?.visibility`) is a call that copies all of it; where that
  /// matters, what is optional is named first.
  var fragments = Self.noFragments
  var pagers = PagerTable()
  var tabHosts = InsertionOrderedMap<TabHostID, FragmentTabHost>()
  var choreographer = Choreographer()
  var navControllers = NavControllers()
  /// The number of windows made besides the main ones of activities.
  var windowsMade: Int32 = 0
  /// Some activity has had a callback for Back; until then, none has to be looked for.
  var hasBackCallbacks = false
  /// What the process as a whole was last told.
  var configuration = Configuration()
  /// Activities that were destroyed before their launch came to its turn.
  var cancelledLaunches: Set<ActivityToken> = []
  /// What the server has sent and the main thread has not come to yet.
  var upcoming = UpcomingUpdates()
  /// The activities that were resumed since the main thread was last idle, in order.
  var awaitingIdle = ShortList<ActivityToken>()
  /// The registrations with the application and with activities, in their order.
  var activityCallbacks: [ActivityLifecycleCallbacks] = []
  /// The objects whose code has registered with the application, in that order.
  var componentCallbacks: [CodeOwner] = []
  var resultLaunchers = RegisteredLaunchers()
  /// The server, while code runs that may depend on an answer of it; nil while none does.
  var synchronousServer: Boxed<SynchronousServer>?
  /// `sDefaultNightMode`, `sRequestedAppLocales`; nil: no code has ever asked for anything of the
  /// kind.
  var appCompat: Boxed<AppCompatConfiguration>?
  /// The activity that is to be told, as it starts, that it shows through another.
  var reentering: [Reentering] = []
  var runQueue = RunQueue()
  /// Requests to the server, in the order in which they were made.
  var outbox: [OutgoingCall] = []
  var mainThread: MainThread
  /// What the main thread does later, while code of it takes long; nil: it is free.
  var heldUp: Boxed<HeldUpWork>?
  /// The first call of the app's code in a callback that could not be carried out. Nothing that
  /// comes after it is needed: the device returns to where it was before.
  var refusal: Boxed<ImpossibleStimulus>?
  let recording: EventRecording
  /// What the app has been told since the caller last took it.
  var trace = EventTrace()

  init(
    image: AppImage, version: AndroidVersion, ledger: Boxed<DeviceLedger>,
    recording: EventRecording = .all, name: ProcessName = .app
  ) {
    self.name = name
    self.image = image
    self.version = version
    boxedLedger = ledger
    self.recording = recording
    mainThread = MainThread(endsByItself: !image.mayBeRefusedLate)
  }

  /// Outlives the process: see `DeviceLedger`.
  var ledger: DeviceLedger {
    @inline(__always) unsafeAddress { boxedLedger.address }
    @inline(__always) _modify { yield &boxedLedger.value }
  }

  /// It counts over all processes, and is with the one that runs.
  mutating func exchangeLedger(with other: inout ActivityThread) {
    swap(&boxedLedger, &other.boxedLedger)
  }

  /// A process of this name, in which nothing has happened yet, starts.
  mutating func begin(as name: ProcessName) { self.name = name }

  /// Shared by all processes as long as they have none.
  private static let noFragments = FragmentObjects()

  /// Why the platform has sent what is being handled.
  var reason: AndroidReason { looper.reason }

  mutating func request(_ request: consuming ServerRequest) {
    outbox.reserveInitialCapacity(8)
    outbox.append(
      OutgoingCall(request: request, reason: reason, process: name, place: placeInQueue))
  }

  /// Runs the next message of the main looper.
  mutating func handleNextMessage() throws(AndroidException) {
    switch looper.next() {
    case .fragments(let message): try handleFragmentMessage(message)
    case .moveBackGesture(let token): try moveBackGesture(of: token)
    case .server(let message): try handle(message)
    case .focusEvent(let window): try handleFocusEvent(window)
    case .recreate(let token): try relaunchLocally(token)
    case .attachWindow(let token): try attachWindow(token)
    case .frame: try doFrame()
    case .remakeOptionsMenu(let id): try remakeOptionsMenu(of: id)
    case .openOptionsMenu(let id): try openOptionsMenu(id)
    case .dialogListener(let callback, let id): try tellDialogListener(callback, of: id)
    case .requestIsGranted(let token): try answerGrantedRequest(in: token)
    case .installationAnswers(let question, let id):
      try tellOfPermission(question.value, granted: true, of: id)
    case .pager(let message): try handlePagerMessage(message)
    case .setPostedValue(let data): try setPostedValue(of: data)
    case .reportStopped(let token): try reportStopped(token)
    case .code(let script, let owner): try runPostedScript(Int(script), of: owner)
    case .takenBack, nil: break
    }
  }

  private mutating func handle(_ message: ClientMessage) throws(AndroidException) {
    switch message {
    case .bindApplication(let configuration): try bindApplication(configuration)
    case .transaction(let transaction): try execute(transaction)
    case .notice(let token, let notice): try take(notice, for: token)
    case .configuration: try changeConfiguration()
    case .trimMemory(let level): try trimMemory(level)
    case .lowMemory: try reportLowMemory()
    case .taskFragmentsChanged: request(.organizeTaskFragments)
    case .windowFocus(let window, _): try handleWindowFocusChanged(window)
    case .requestAssistContext(let token): try provideAssistContext(token)
    case .requestHandoffActivityData(let token): try askForHandoffData(token, isActiveRequest: true)
    case .enterAnimationComplete(let token): try completeEnterAnimation(of: token)
    case .cancelBackGesture(let token): try cancelBackGesture(token)
    case .keyguardDismissal(let id, let callback): try tellDismissal(callback, to: id)
    case .permissionDecided(let asker, let granted):
      try deliverDecidedPermission(granted: granted, to: asker)
    }
  }

  /// The main thread has nothing to do: the activities resumed since last time are idle.
  mutating func reportIdle() {
    guard !awaitingIdle.isEmpty else { return }
    request(.activityIdle)
    awaitingIdle = ShortList()
  }
}
