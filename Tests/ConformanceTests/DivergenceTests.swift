import Bridge
import Specification
import Testing

/// Every declared divergence has the proof that its treatment requires, or a valid excuse.
@Suite("Divergences")
struct DivergenceTests {
  @Test("Proof", arguments: SpecCase.suite.divergenceStatuses())
  func isProven(_ status: DivergenceStatus) throws {
    switch status.state {
    case .proven: break
    case .unproven(let gap): Issue.record("\(status.divergence.id): \(gap)")
    case .unasserted(let reason): try Test.cancel("unasserted: \(reason)")
    case .pending(let reasons):
      try Test.cancel("pending: not modelled yet, \(reasons.joined(separator: "; "))")
    }
  }

  @Test("Every event on one side alone is explained, in every step that is the same for both")
  func isExplained() {
    let differences = SpecCase.loaded.differences()
    #expect(differences.differing.count > 2_000)
    for step in differences.unexplained {
      let events = step.unexplained.map { "\($0.platform.title): \($0.event)" }
      Issue.record(
        "\(step.text): \(events.joined(separator: ", "))",
        sourceLocation: .spec(step.path, step.range))
    }
  }
}
