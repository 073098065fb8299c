// Follows androidx.activity 1.10, ComponentActivity.kt: onCreate, onNewIntent,
// onConfigurationChanged, onTrimMemory, onMultiWindowModeChanged, onPictureInPictureModeChanged,
// onUserLeaveHint; ContextAwareHelper.kt.

/// What code has added to an activity by `addOn…Listener`.
struct ActivityListeners: Hashable, Sendable {
  /// In the order in which they were added.
  private var added: [ActivityListener] = []

  /// The listeners for this callback.
  func all(of callback: ActivityListenerCallback) -> [ActivityListener] {
    added.filter { $0.callback == callback }
  }

  mutating func add(_ listener: ActivityListener) { added.append(listener) }

  mutating func removeLatest(
    of callback: ActivityListenerCallback, named name: Symbol, in subject: CodeOwner
  ) {
    let place = added.latestIndex(of: name, in: subject) { $0.callback == callback }
    if let place { added.remove(at: place) }
  }
}

/// A listener of the app's code.
struct ActivityListener: KeptByName, Hashable, Sendable {
  let callback: ActivityListenerCallback
  let name: Symbol
  let owner: CodeOwner
  /// Among the fragment managers of the activity, which are listeners as well: as if it were one of
  /// them.
  let attachmentNumber: Int32
}

/// Listeners that have yet to be told, of those that were there when the telling began.
struct WaitingListeners {
  private var waiting: ArraySlice<ActivityListener>

  init(_ listeners: [ActivityListener]) { waiting = listeners[...] }

  static let none = WaitingListeners([])

  /// Takes the listeners that were added before a manager of this number was attached.
  mutating func take(before number: Int32) -> ArraySlice<ActivityListener> {
    let taken = waiting.prefix { $0.attachmentNumber < number }
    waiting = waiting.dropFirst(taken.count)
    return taken
  }

  mutating func takeAll() -> ArraySlice<ActivityListener> {
    defer { waiting = [] }
    return waiting
  }
}

extension ActivityThread {
  @inline(__always)
  func listeners(_ callback: ActivityListenerCallback, of token: ActivityToken) -> WaitingListeners
  {
    WaitingListeners(
      activities[belongingsOf: token]?.value.listeners?.value.all(of: callback) ?? [])
  }

  mutating func perform(
    _ action: ActivityListenerAction, in subject: CodeOwner, of token: ActivityToken
  ) throws(AndroidException) {
    let (callback, name) = action.listener
    let symbol = ledger.symbols.symbol(for: name)
    guard case .add = action else {
      return change(\.listeners, of: token, from: ActivityListeners()) {
        $0.removeLatest(of: callback, named: symbol, in: subject)
      }
    }
    let hasContext =
      activities[token]?.hasRestoredStates == true && activities[token]?.observedState != .destroyed
    let listener = ActivityListener(
      callback: callback, name: symbol, owner: subject,
      attachmentNumber: hasContext ? fragments.newNumber() : Self.beforeAnyManager)
    // A listener that comes too late for it is told at once.
    if callback == .onContextAvailable, hasContext { try tell([listener]) }
    change(\.listeners, of: token, from: ActivityListeners()) { $0.add(listener) }
  }

  /// The activity's own manager is attached when there is a context, and has no number.
  private static let beforeAnyManager: Int32 = -1

  /// Tells all that listen when the telling begins.
  @inline(__always)
  mutating func tellListeners(
    _ callback: ActivityListenerCallback, of token: ActivityToken
  ) throws(AndroidException) {
    guard activities[belongingsOf: token]?.value.listeners != nil else { return }
    var listeners = listeners(callback, of: token)
    try tell(listeners.takeAll())
  }

  mutating func tell(_ listeners: ArraySlice<ActivityListener>) throws(AndroidException) {
    for listener in listeners {
      let name = trace.keep(ledger.symbols.name(of: listener.name))
      try call(
        .activityListener(listener.callback), on: listener.owner, arguments: .listener(name))
    }
  }
}
