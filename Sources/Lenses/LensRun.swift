package import AndroidModel
package import IOSModel

/// A lens over the app on one platform. It hears one process of the app, the first that there is, and after
/// that one's end the next of the same name.
package struct LensRun<Event: LensedEvent>: Sendable {
  private let ofNewProcess: any LensMachine<Event>
  private var machine: any LensMachine<Event>
  private var app: LensApp
  private var hasBegun = false
  /// The name of the process that it hears; nil for the app's default one.
  private var furtherProcess: String?

  /// - Parameter machine: as a process begins with it.
  package init(_ machine: any LensMachine<Event>, app: LensApp) {
    ofNewProcess = machine
    self.machine = machine
    self.app = app
  }

  /// What the framework reports while the platform tells this, until all is idle.
  ///
  /// - Parameter turnEnds: the turns of the run loop, each by the number of events up to its end.
  package mutating func receive(_ events: [Event], turnEnds: [Int]) -> [LensEvent] {
    var reports: [LensEvent] = []
    var ends = turnEnds[...]
    for (position, event) in events.enumerated() where isHeard(event) {
      while let end = ends.first, end <= position {
        ends.removeFirst()
        reports += machine.hearEndOfTurn()
      }
      if event.beginsProcess { machine = ofNewProcess }
      if app.host == nil, let name = event.nameOfNewScreen, app.screens.contains(name) {
        app.host = name
      }
      if app.scene == nil { app.scene = event.connectingScene }
      reports += machine.hear(event, of: app)
    }
    for _ in ends { reports += machine.hearEndOfTurn() }
    return reports + machine.hearThatAllIsIdle()
  }

  private mutating func isHeard(_ event: Event) -> Bool {
    if !hasBegun, event.beginsProcess {
      hasBegun = true
      furtherProcess = event.furtherProcess
    }
    return event.isTold(in: furtherProcess)
  }
}

extension LensMachine {
  fileprivate mutating func hear(_ event: Event, of app: LensApp) -> [LensEvent] {
    receive(event, of: app).map { LensEvent($0) }
  }

  fileprivate mutating func hearEndOfTurn() -> [LensEvent] { endTurn().map { LensEvent($0) } }

  fileprivate mutating func hearThatAllIsIdle() -> [LensEvent] { settle().map { LensEvent($0) } }
}

/// What a platform tells, as far as every lens has to know it.
package protocol LensedEvent {
  /// Whether a new process of the app begins with it.
  var beginsProcess: Bool { get }
  /// The name of the process in which it is told; nil for the app's default one.
  var furtherProcess: String? { get }
  /// Whether it is told in this process of the app.
  func isTold(in furtherProcess: String?) -> Bool
  /// The class of a screen of which the platform tells something first with this.
  var nameOfNewScreen: String? { get }
  /// The scene that connects with it.
  var connectingScene: Int? { get }
}

extension AndroidEvent: LensedEvent {
  package var beginsProcess: Bool {
    callback == .application(.attachBaseContext) && mark == .entered && !isOfAnotherApp
  }

  package var furtherProcess: String? { process }

  package func isTold(in furtherProcess: String?) -> Bool {
    guard !isOfAnotherApp else { return false }
    // A fragment does not say in which process it lives.
    if case .fragment = subject { return true }
    return process == furtherProcess
  }

  package var connectingScene: Int? { nil }

  package var nameOfNewScreen: String? {
    guard case .activity(let id) = subject, callback == .activity(.attachBaseContext) else {
      return nil
    }
    return id.className
  }
}

extension IOSEvent: LensedEvent {
  package var beginsProcess: Bool { callback == .appDelegate(.willFinishLaunchingWithOptions) }

  package var furtherProcess: String? { nil }

  package func isTold(in furtherProcess: String?) -> Bool { mark == .entered }

  package var connectingScene: Int? {
    guard case .sceneDelegate(let scene) = subject, callback == .sceneDelegate(.willConnectTo)
    else {
      return nil
    }
    return scene
  }

  /// What is made may never be shown; a screen is one once its view is there.
  package var nameOfNewScreen: String? {
    guard case .controller(let id) = subject, callback == .controller(.loadView) else { return nil }
    return id.className
  }
}
