/// One event as the machine records it: small, without a name or a text in it.
struct EventRecord: Hashable, Sendable {
  var subject: Subject
  var callback: IOSCallback
  /// It stands here because a byte would be left empty here otherwise.
  var place: Place = []
  var argument: EventArgument
  var relations: IOSEvent.Relations?
  var applicationState: ApplicationState?
  var reason: IOSReason

  /// Where it stands in its callback, which is the beginning if nothing is said, and in its turn of
  /// the run loop.
  struct Place: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let behindSuper = Place(rawValue: 1 << 0)
    static let atEnd = Place(rawValue: 1 << 1)
    static let lastOfTurn = Place(rawValue: 1 << 2)

    var mark: IOSEvent.Mark {
      if contains(.atEnd) { return .returned }
      return contains(.behindSuper) ? .superReturned : .entered
    }
  }

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
  /// What the app asked at each event, and what its console says. It is shorter than the list of
  /// events where nothing has been asked since.
  private(set) var answers: [[IOSEvent.Argument]] = []
  /// Whether a way from screen to screen was refused because another one was under way.
  private(set) var hasRefusedWay = false
  /// Whether a presentation was refused because of the controller that was to present.
  private(set) var hasRefusedPresenter = false

  /// The turns of the run loop in which something was told, each by the number of events up to its
  /// end.
  var turnEnds: [Int] {
    events.indices.lazy.filter { events[$0].place.contains(.lastOfTurn) }.map { $0 + 1 }
  }

  mutating func begin() {
    // As many as most stimuli cause, and as the allocator still has at hand.
    events.reserveCapacity(20)
  }

  @inline(__always)
  mutating func record(_ event: EventRecord) { events.append(event) }

  /// What belongs to the last event in words.
  mutating func note(_ found: [IOSEvent.Argument]) {
    while answers.count < events.count - 1 { answers.append([]) }
    answers.append(found)
  }

  mutating func noteRefusedWay() { hasRefusedWay = true }

  mutating func noteRefusedPresenter() { hasRefusedPresenter = true }

  /// A turn of the run loop is over.
  mutating func endTurn() {
    guard !events.isEmpty else { return }
    events[events.count - 1].place.insert(.lastOfTurn)
  }
}
