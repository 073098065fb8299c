import Bridge
import Testing

/// Every declared divergence has the proof that its treatment asks for, or an honest excuse.
@Suite("Divergences")
struct DivergenceTests {
  @Test("Proof", arguments: SpecCase.suite.standings())
  func isProven(_ standing: DivergenceStanding) throws {
    switch standing.state {
    case .proven: break
    case .unproven(let gap): Issue.record("\(standing.divergence.id): \(gap)")
    case .unasserted(let reason): try Test.cancel("unasserted: \(reason)")
    case .pending(let reasons):
      try Test.cancel("pending: not modelled yet, \(reasons.joined(separator: "; "))")
    }
  }
}
