// Follows platform/frameworks/base, core/java/android/os/MessageQueue.java and Handler.java:
// post, removeCallbacks.

/// The main thread's queue. Messages run one at a time, in order, each to its end.
struct MainLooper: Hashable, Sendable {
  private var queue: [Entry] = []
  private var head = 0
  /// The reason of the message that is being handled; messages that are posted meanwhile get the
  /// same.
  var reason = AndroidReason.system

  private static let usualLength = 8

  private static let shortQueue = 16

  /// The number of taken messages that may be left in front of the queue.
  private static let longHead = 32

  private struct Entry: Hashable, Sendable {
    var message: LooperMessage
    let reason: AndroidReason
  }

  var isEmpty: Bool { !queue[head...].contains { $0.message != .takenBack } }

  /// No message is left, nor the place of one that was taken back.
  @inline(__always)
  var isUsedUp: Bool { queue.isEmpty }

  /// Whether all that is left comes with a frame, which what was posted does not wait for.
  var holdsFocusEventsAlone: Bool {
    !queue[head...].contains { entry in
      switch entry.message {
      case .focusEvent, .takenBack: false
      default: true  // all others, of which there are many
      }
    }
  }

  /// The place in the queue where the next posted message will stand.
  var end: Int { queue.count }

  mutating func post(_ message: consuming LooperMessage) {
    post(message, because: reason)
  }

  mutating func post(_ message: consuming LooperMessage, because reason: AndroidReason) {
    queue.reserveInitialCapacity(Self.usualLength)
    queue.append(Entry(message: message, reason: reason))
  }

  /// Posts a message at a place that was the end when it was sent.
  mutating func insert(
    _ message: consuming LooperMessage, because reason: AndroidReason, at place: Int
  ) {
    if place == queue.count {
      post(message, because: reason)
    } else {
      queue.insert(Entry(message: message, reason: reason), at: place)
    }
  }

  /// `Handler.removeCallbacks`: takes a message back that has not come to its turn. The places of
  /// the others stay the same.
  mutating func remove(_ message: LooperMessage) {
    for index in queue[head...].indices where queue[index].message == message {
      queue[index].message = .takenBack
    }
  }

  /// Nil: no message is left.
  @inline(__always)
  mutating func next() -> LooperMessage? {
    while !isUsedUp {
      let entry = takeFirst()
      if case .takenBack = entry.message { continue }
      reason = entry.reason
      return entry.message
    }
    return nil
  }

  @inline(__always)
  private mutating func takeFirst() -> Entry {
    if queue.count == 1 {
      head = 0
      return queue.removeLast()
    }
    // A short queue moves up; in a long one the first places stay free for a while, so that to take
    // a message is constant on average.
    if head == 0, queue.count <= Self.shortQueue { return queue.remove(at: 0) }
    let entry = queue[head]
    queue[head].message = .takenBack
    head += 1
    if head == queue.count || head >= Self.longHead && head * 2 >= queue.count {
      queue.removeFirst(head)
      head = 0
    }
    return entry
  }
}

/// What was taken is no part of what the queue is.
extension MainLooper {
  static func == (left: MainLooper, right: MainLooper) -> Bool {
    left.reason == right.reason && left.queue[left.head...] == right.queue[right.head...]
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(queue.count - head)
    hasher.combine(reason)
  }
}

/// What waits in the queue of the main thread.
enum LooperMessage: Hashable, Sendable {
  /// Something that the fragment library posted to the main thread's handler.
  case fragments(FragmentMessage)
  /// A binder call of the server.
  case server(ClientMessage)
  /// The input dispatcher, with a frame: the focus has come to a window, or has gone.
  case focusEvent(IWindow)
  /// `recreate()`: the relaunch is posted.
  case recreate(ActivityToken)
  /// The first traversal of a window that was added when its activity resumed.
  case attachWindow(ActivityToken)
  /// Windows that have asked for it are laid out.
  case frame
  /// The options menu of an activity is made anew.
  case remakeOptionsMenu(ActivityID)
  /// The options menu is shown.
  case openOptionsMenu(ActivityID)
  /// `Dialog.ListenersHandler`: to a listener of a dialog of this activity.
  case dialogListener(DialogCallback, of: ActivityID)
  /// `ComponentActivity.onLaunch`: a launcher of the activity has an answer without asking for it.
  case requestIsGranted(ActivityToken)
  /// `ActivityCompat.requestPermissions` on releases where the user cannot be asked.
  case installationAnswers(Boxed<PermissionRequest>, of: ActivityID)
  /// The finger of a gesture back has moved: `BackProgressAnimator` says so with a frame.
  case moveBackGesture(ActivityToken)
  /// Something that a pager posted.
  case pager(PagerMessage)
  /// `LiveData.postValue`
  case setPostedValue(of: LiveDataID)
  /// The report that an activity has stopped, with its bundle.
  case reportStopped(ActivityToken)
  /// App code that a callback has posted: this script, as code of this object.
  case code(script: Int32, of: CodeOwner)
  /// The place of a message that was taken back before it came to its turn.
  case takenBack
}
