package import AndroidModel
package import IOSModel

/// A lens applied to the app on one platform. It observes a single process of the app: the first
/// one and, after its end, the next one with the same name.
package struct LensRun<Event: LensedEvent>: Sendable {
  private let ofNewProcess: any LensMachine<Event>
  private var machine: any LensMachine<Event>
  private var app: LensApp
  private var hasBegun = false
  /// The name of the observed process; nil for the app's default one.
  private var furtherProcess: String?

  /// - Parameter machine: the machine in its state at the beginning of a process.
  package init(_ machine: any LensMachine<Event>, app: LensApp) {
    ofNewProcess = machine
    self.machine = machine
    self.app = app
  }

  /// What the framework reports for these events of the platform, until everything is idle.
  ///
  /// - Parameter turnEnds: the turns of the run loop, each given as the number of events up to its
  ///   end.
  package mutating func receive(_ events: [Event], turnEnds: [Int]) -> [LensEvent] {
    var reports: [LensEvent] = []
    var ends = turnEnds[...]
    for (position, event) in events.enumerated() where isReceived(event) {
      while let end = ends.first, end <= position {
        ends.removeFirst()
        reports += machine.reportsOfEndedTurn()
      }
      if event.beginsProcess { machine = ofNewProcess }
      if app.host == nil, let name = event.nameOfNewScreen, app.screens.contains(name) {
        app.host = name
      }
      if app.scene == nil { app.scene = event.connectingScene }
      reports += machine.reports(of: event, in: app)
    }
    for _ in ends { reports += machine.reportsOfEndedTurn() }
    return reports + machine.reportsOfIdleness()
  }

  private mutating func isReceived(_ event: Event) -> Bool {
    if !hasBegun, event.beginsProcess {
      hasBegun = true
      furtherProcess = event.furtherProcess
    }
    return event.happens(in: furtherProcess)
  }
}

extension LensMachine {
  fileprivate mutating func reports(of event: Event, in app: LensApp) -> [LensEvent] {
    receive(event, of: app).map { LensEvent($0) }
  }

  fileprivate mutating func reportsOfEndedTurn() -> [LensEvent] { endTurn().map { LensEvent($0) } }

  fileprivate mutating func reportsOfIdleness() -> [LensEvent] { settle().map { LensEvent($0) } }
}

/// An event of a platform, as far as every lens has to know it.
package protocol LensedEvent {
  /// Whether the event begins a new process of the app.
  var beginsProcess: Bool { get }
  /// The name of the process of the event; nil for the app's default one.
  var furtherProcess: String? { get }
  /// Whether the event happens in this process of the app.
  func happens(in furtherProcess: String?) -> Bool
  /// The class of the screen that begins with this event, if one does.
  var nameOfNewScreen: String? { get }
  /// The scene that connects with this event.
  var connectingScene: Int? { get }
}

extension AndroidEvent: LensedEvent {
  package var beginsProcess: Bool {
    callback == .application(.attachBaseContext) && mark == .entered && !isOfAnotherApp
  }

  package var furtherProcess: String? { process }

  package func happens(in furtherProcess: String?) -> Bool {
    guard !isOfAnotherApp else { return false }
    // A fragment's event does not say in which process it happens.
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

  package func happens(in furtherProcess: String?) -> Bool { mark == .entered }

  package var connectingScene: Int? {
    guard case .sceneDelegate(let scene) = subject, callback == .sceneDelegate(.willConnectTo)
    else {
      return nil
    }
    return scene
  }

  /// A controller that is created may never be shown; it counts as a screen once its view exists.
  package var nameOfNewScreen: String? {
    guard case .controller(let id) = subject, callback == .controller(.loadView) else { return nil }
    return id.className
  }
}
