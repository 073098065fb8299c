/// The client half of the machine: one process of the app, with everything that dies with it.
///
/// The server is reached only through `outbox`, and reaches the process only by messages on its main
/// looper, as the binder calls of the platform do. All framework code of the process is written as
/// methods of this one value, so that app code may call back in at any point.
struct AppProcess: Hashable, Sendable {
  let app: AndroidApp
  let version: AndroidVersion
  /// Outlives the process: see `InstanceLedger`.
  var ledger: InstanceLedger
  var looper = MainLooper()
  var activities: [ActivityToken: ActivityInstance] = [:]
  var fragments = FragmentWorld()
  /// Requests to the server, in the order in which they were made.
  var outbox: [ServerRequest] = []
  /// What the app has been told since the caller last took it.
  var events: [AndroidEvent] = []

  init(app: AndroidApp, version: AndroidVersion, ledger: InstanceLedger) {
    self.app = app
    self.version = version
    self.ledger = ledger
  }
}

/// What counts over the whole life of the device and so outlives a process.
struct InstanceLedger: Hashable, Sendable {
  private var instancesMade: [String: Int] = [:]
  /// How often each callback script has run, by its index in the app's list.
  var scriptRuns: [Int: Int] = [:]

  /// Numbers a new instance of a class.
  mutating func newInstance(of className: String) -> InstanceID {
    let number = instancesMade[className, default: 0] + 1
    instancesMade[className] = number
    return InstanceID(className, number)
  }

  /// The number that the next instance of a class will have.
  func nextInstance(of className: String) -> InstanceID {
    InstanceID(className, instancesMade[className, default: 0] + 1)
  }
}

/// The server's name for an activity record; the same over recreations and process deaths.
struct ActivityToken: Hashable, Sendable, Comparable {
  let rawValue: Int

  static func < (left: ActivityToken, right: ActivityToken) -> Bool {
    left.rawValue < right.rawValue
  }
}
