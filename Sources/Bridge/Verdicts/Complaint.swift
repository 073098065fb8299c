import Specification

/// What is wrong with a line or a step.
struct Complaint {
  var kind: Failure.Kind
  /// One sentence without its full stop.
  var explanation: String
  /// What there was instead of the expected.
  var actual: [TraceEntry] = []
  /// Where a pattern and the events diverge.
  var point: Match.Point?
  /// The object that the line asks about and that does not exist.
  var absent: InstanceReference?
  /// Whether the complaint compares the expected with the actual.
  var isComparison = true

  var disagreement: Disagreement? {
    point.map { point in
      Disagreement(
        matched: point.matched, expected: point.expected,
        found: point.matched < actual.count ? actual[point.matched].description : nil)
    }
  }
}

extension Complaint {
  /// Nil if no excluded event has occurred.
  init?<Event: TraceEvent>(
    intrusionOf excluded: [TraceMatcher<Event>], into events: [Event], kind: Failure.Kind
  ) {
    for (position, event) in events.enumerated() {
      guard let matcher = excluded.first(where: { $0.matches(event) }) else { continue }
      self.init(
        kind: kind, explanation: "an event came that must never come",
        actual: events.map(\.entry),
        point: .init(matched: position, expected: ["no \(matcher.text)"]))
      return
    }
    return nil
  }
}
