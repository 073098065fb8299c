/// One event as the machine records it: small, without a name or a text in it.
struct EventRecord: Hashable, Sendable {
  var subject: Subject
  var callback: IOSCallback
  var argument: EventArgument
  var relations: IOSEvent.Relations?
  var applicationState: ApplicationState?
  var reason: IOSReason

  enum Subject: Hashable, Sendable {
    case appDelegate
    case sceneDelegate(scene: Int32)
    case application
    case scene(Int32)
    case responder
    case window
    case controller(ControllerID)
    case delegate(of: ControllerID)
    case console
  }
}

/// The events of one stimulus.
struct Trace: Hashable, Sendable {
  private(set) var events: [EventRecord] = []
  private(set) var texts: [String] = []
  /// What the app asked at an event, by the event's position.
  private(set) var answers: [Int: [IOSEvent.Argument]] = [:]
  /// The turns of the run loop in which something was told, each by the number of events up to its
  /// end.
  private(set) var turnEnds: [Int] = []

  mutating func begin() {
    // As many as most stimuli cause, and as the allocator still has at hand.
    events.reserveCapacity(24)
    turnEnds.reserveCapacity(4)
  }

  @inline(__always)
  mutating func record(_ event: EventRecord) { events.append(event) }

  /// What the app asked at the last event.
  mutating func note(_ found: [IOSEvent.Argument]) { answers[events.count - 1] = found }

  /// A turn of the run loop is over.
  mutating func endTurn() {
    guard events.count > turnEnds.last ?? 0 else { return }
    turnEnds.append(events.count)
  }

  /// A text of the console, by whose position an event names it.
  mutating func note(_ text: String) -> EventArgument {
    texts.append(text)
    return .text(Int32(texts.count - 1))
  }
}
