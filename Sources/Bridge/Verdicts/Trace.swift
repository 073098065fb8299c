import Specification

/// All events of one run of a case.
struct Trace<Event: ObservableEvent>: Hashable, Sendable {
  var events: [Event] = []
  var neutral: [NeutralEvent] = []
  /// The steps, each with the number of events before it.
  private(set) var steps: [StepStart] = []

  struct StepStart: Hashable, Sendable {
    var text: String
    var line: Int
    var firstEvent: Int
    var firstNeutral: Int
  }

  mutating func append(_ record: StepRecord<Event>, step: Step) {
    steps.append(
      .init(
        text: step.text, line: step.range.line, firstEvent: events.count,
        firstNeutral: neutral.count))
    if events.isEmpty { events = record.events } else { events += record.events }
    neutral += record.neutral.map(\.event)
  }

  /// The step of the event at this position.
  func step(ofEvent position: Int) -> String {
    steps.last { $0.firstEvent <= position }?.text ?? ""
  }

  /// The line of the step in which an instance received its first event; nil if it never did.
  func lineOfStep(making instance: String) -> Int? {
    guard let first = events.firstIndex(where: { $0.instance == instance }) else { return nil }
    return steps.last { $0.firstEvent <= first }?.line
  }

  /// The newest instance of a class that has received any event.
  func youngest(ofClass name: String) -> String? {
    var seen: Set<String> = []
    var youngest: String?
    for event in events where event.className == name {
      if seen.insert(event.instance).inserted { youngest = event.instance }
    }
    return youngest
  }

  func step(ofNeutral position: Int) -> String {
    steps.last { $0.firstNeutral <= position }?.text ?? ""
  }
}
