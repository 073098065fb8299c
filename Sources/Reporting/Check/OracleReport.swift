package import Oracle
import Specification

/// The report of `lifecycle oracle`: a line for each program that differs, followed by the counts.
package struct OracleReport: Hashable, Sendable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var malformed = 0

  package init() {}

  /// Counts a result and returns the line to print for it; nil for a program that passed, and for a
  /// line that is not a recording.
  package mutating func line(for result: OracleResult) -> String? {
    switch result {
    case .passed:
      passed += 1
      return nil
    case .differs(let difference):
      failed += 1
      return """
        \(difference.program): step \(difference.step): \(difference.subject): \
        expected \(difference.expected), actual \(difference.actual)
        """.visible()
    case .malformed:
      malformed += 1
      return nil
    }
  }

  /// The number of programs compared.
  package var programs: Int { passed + failed }

  /// `118 passed, 2 failed`
  package var summary: String { "\(passed) passed, \(failed) failed" }
}
