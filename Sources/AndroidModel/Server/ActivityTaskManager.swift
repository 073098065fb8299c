/// The server half of the machine: tasks, activity records and what the screen shows.
///
/// It decides the state that each activity should be in, and tells the process; the process reports.
struct ActivityTaskManager: Hashable, Sendable {
  let image: AppImage
  let version: AndroidVersion
  var records: [ActivityToken: ActivityRecord] = [:]
  /// Back to front. The task of the home screen is always among them.
  var tasks: [ServerTask] = []
  /// The activities that the screen shows, front first.
  var shown: [ActivityToken] = []
  /// The resumed activity.
  var resumed: ActivityToken?
  /// The one whose pause is awaited; nothing else is resumed until it reports.
  var pausing: ActivityToken?
  /// The one that was told to be the topmost resumed.
  var topResumed: ActivityToken?
  /// The one whose window has the focus.
  var focused: ActivityToken?
  /// To be stopped, or if finishing destroyed, once the next activity is idle.
  var stopping: [ActivityToken] = []
  /// To be destroyed once the next activity is idle.
  var finishing: [ActivityToken] = []
  /// The server sent itself the message to look after the two lists above.
  var isIdleScheduled = false
  /// The pause to come is the user's choice.
  var isUserLeaving = false
  var configuration = Configuration()
  var isAsleep = false
  /// A secure keyguard is showing.
  var isLocked = false
  var hasProcess = false
  /// The process had something on the screen since it was last told that it has not.
  var owesUIHidden = false
  var isPermissionGranted = false
  /// Milliseconds of logical time.
  var clock = 0
  var lastCrash: Int?
  /// What goes to the process next.
  var outgoing: [ClientMessage] = []
  private var recordsMade = 0
  private var tasksMade = 0

  init(image: AppImage, version: AndroidVersion) {
    self.image = image
    self.version = version
    let home = makeTask(.home)
    let screen = makeRecord(.home, in: home)
    records[screen]?.isAttached = true
    resumeTop()
  }

  /// Makes a task in front of all others.
  mutating func makeTask(_ identity: ServerTask.Identity) -> TaskID {
    tasksMade += 1
    let id = TaskID(rawValue: tasksMade)
    tasks.append(ServerTask(id: id, identity: identity))
    return id
  }

  /// Makes a record on top of a task.
  mutating func makeRecord(_ kind: ActivityRecord.Kind, in task: TaskID) -> ActivityToken {
    recordsMade += 1
    let token = ActivityToken(slot: recordsMade, number: recordsMade)
    records[token] = ActivityRecord(token: token, kind: kind, task: task)
    if let index = index(of: task) { tasks[index].activities.append(token) }
    return token
  }

  func index(of task: TaskID) -> Int? {
    tasks.lastIndex { $0.id == task }
  }

  func isFinishing(_ token: ActivityToken) -> Bool {
    records[token]?.isFinishing ?? true
  }

  /// The topmost activity of a task that is not finishing.
  func top(of task: ServerTask) -> ActivityToken? {
    task.activities.last { !isFinishing($0) }
  }

  /// The topmost activity of all that is not finishing: the one that should be resumed.
  var topRunning: ActivityToken? {
    for task in tasks.reversed() {
      if let top = top(of: task) { return top }
    }
    return nil
  }

  /// Whether the state of the screen lets an activity be seen.
  func canShow(_ token: ActivityToken) -> Bool {
    !isAsleep && (!isLocked || records[token]?.showsWhenLocked == true)
  }

  /// Tells the process, if the activity is its.
  mutating func send(
    _ callbacks: [TransactionItem] = [], final: LifecycleRequest? = nil, to token: ActivityToken
  ) {
    guard let record = records[token], record.isOfApp, record.isAttached else { return }
    outgoing.append(
      .transaction(ClientTransaction(token: token, callbacks: callbacks, finalState: final)))
  }

  /// Takes a record off its task and forgets it.
  mutating func remove(_ token: ActivityToken) {
    guard let record = records.removeValue(forKey: token) else { return }
    if let index = index(of: record.task) {
      if let place = tasks[index].activities.lastIndex(of: token) {
        tasks[index].activities.remove(at: place)
      }
      if tasks[index].activities.isEmpty { tasks.remove(at: index) }
    }
    if record.isInStopping { stopping.removeAll { $0 == token } }
    finishing.removeAll { $0 == token }
    shown.removeAll { $0 == token }
    if topResumed == token { topResumed = nil }
    if resumed == token { resumed = nil }
    if pausing == token { pausing = nil }
    if focused == token { focused = nil }
  }
}
