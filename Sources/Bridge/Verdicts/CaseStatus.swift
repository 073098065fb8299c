/// The verdict on a case.
package enum CaseStatus: String, Hashable, Sendable, CaseIterable {
  case passed
  case failed
  /// Holds, but rests on no proof and does not count.
  case informationalPassed
  /// Does not hold, but rests on no proof and does not count.
  case informationalFailed
  /// Cited, but without a script, or with one that no machine can run yet.
  case pending
  /// No model can show it.
  case outOfScope
  /// Has an error in its text that keeps it from running.
  case invalid
  /// Ran on no version of the selection.
  case notSelected

  /// Whether the suite fails because of it.
  package var isFailure: Bool {
    switch self {
    case .failed, .invalid: true
    case .passed, .informationalPassed, .informationalFailed, .pending, .outOfScope, .notSelected:
      false
    }
  }

  /// The word for it in reports.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .informationalPassed: "informational, holds"
    case .informationalFailed: "informational, does not hold"
    case .pending: "pending"
    case .outOfScope: "out of scope"
    case .invalid: "invalid"
    case .notSelected: "not selected"
    }
  }
}

extension CaseStatus {
  init(hasRun: Bool, holds: Bool, isInformational: Bool) {
    switch (hasRun, holds, isInformational) {
    case (false, _, _): self = .notSelected
    case (true, true, false): self = .passed
    case (true, false, false): self = .failed
    case (true, true, true): self = .informationalPassed
    case (true, false, true): self = .informationalFailed
    }
  }
}
