import Bridge
import Reporting
import Specification
import Testing

/// Every case under `Specs/`, on every supported version.
@Suite("Specs")
struct ConformanceTests {
  @Test("Case", arguments: SpecCase.all)
  func holds(_ spec: SpecCase) throws {
    let result = spec.result
    let heading = SourceLocation.spec(result.path, result.range)
    for failure in result.failures {
      let text = FailureReport(of: result, options: TextOptions(width: 100)).text(failure)
      Issue.record(
        "\(text)", severity: result.status.isFailure ? .error : .warning,
        sourceLocation: .spec(failure.path, failure.range))
    }
    switch result.status {
    case .passed, .informationalPassed, .informationalFailed: break
    case .failed:
      #expect(!result.failures.isEmpty, "failed without saying why", sourceLocation: heading)
    case .invalid:
      Issue.record("the case has an error and does not run", sourceLocation: heading)
    case .notSelected:
      Issue.record(
        "nothing ran: no version is in its range, or no trace has an object its rule speaks of",
        sourceLocation: heading)
    case .pending:
      let reasons = result.notModelledYet.joined(separator: "; ")
      try Test.cancel(
        reasons.isEmpty
          ? "pending: without a script" : "pending: not modelled yet, \(reasons)",
        sourceLocation: heading)
    case .outOfScope:
      try Test.cancel(
        "out of scope: \(result.outOfScopeReason ?? "")", sourceLocation: heading)
    }
  }

  @Test("The spec files have no errors")
  func findings() {
    for finding in SpecCase.suite.findings where finding.isError {
      Issue.record(
        "\(FindingReport(finding).text(TextOptions(width: 100)))",
        sourceLocation: .spec(finding.path, finding.diagnostic.range))
    }
  }
}
