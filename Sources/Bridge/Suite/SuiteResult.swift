package import Specification

/// The result of a whole suite.
package struct SuiteResult: Hashable, Sendable {
  /// One for every case in the files, runnable or not, in the order of the files and their text.
  package var cases: [CaseResult]
  /// The problems in the files themselves, in the same order; errors make the suite fail.
  package var findings: [Finding]
  /// The requested versions.
  package var selection: VersionSelection
  /// The status of the divergences whose proof was required; empty if none was.
  package var divergences: [DivergenceStatus] = []

  package init(cases: [CaseResult], findings: [Finding], selection: VersionSelection) {
    self.cases = cases
    self.findings = findings
    self.selection = selection
  }

  /// Whether nothing failed: no case that counts and no file, and no proof is missing.
  package var isConforming: Bool {
    !cases.contains { $0.status.isFailure } && !findings.contains { $0.isError }
      && divergences.allSatisfy { $0.gap == nil }
  }

  /// How many cases have this status.
  package func count(of status: CaseStatus) -> Int {
    cases.count { $0.status == status }
  }

  /// How often an expectation was checked.
  package var checks: Int { cases.reduce(0) { $0 + $1.checks } }
}

/// A diagnostic, together with its file.
package struct Finding: Hashable, Sendable {
  package var path: String
  package var diagnostic: Diagnostic

  package init(path: String, diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }

  package var isError: Bool { diagnostic.severity == .error }
}
