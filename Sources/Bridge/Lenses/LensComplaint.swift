import Lenses
import Specification

extension EventCheck<LensEvent> {
  /// What is wrong with a framework's reports; nil if they are as expected.
  func complaint(about reports: [LensEvent], of lens: String) -> Complaint? {
    switch claim {
    case .matches(let pattern):
      let events = part(of: reports)
      let match = pattern.match(events)
      guard let point = match.disagreement else { return nil }
      return Complaint(
        kind: .lensEvents, explanation: match.explanation(of: "the reports of '\(lens)'"),
        actual: events.map(\.entry), point: point)
    case .never(let excluded):
      return Complaint(intrusionOf: excluded, into: reports, kind: .lensEvents)
    }
  }
}
