public import Specification

/// What came of a whole suite.
public struct SuiteResult: Hashable, Sendable {
  /// One for every case in the files, runnable or not, in the order of the files and their text.
  public var cases: [CaseResult]
  /// What was found in the files themselves, in the same order; errors make the suite fail.
  public var findings: [Finding]
  /// The versions that were asked for.
  public var selection: VersionSelection
  /// How the divergences stand for which proof was demanded; empty where none was.
  public var divergences: [DivergenceStanding] = []

  public init(cases: [CaseResult], findings: [Finding], selection: VersionSelection) {
    self.cases = cases
    self.findings = findings
    self.selection = selection
  }

  /// Whether nothing failed: no case that counts and no file, and no proof is missing.
  public var isConforming: Bool {
    !cases.contains { $0.status.isFailure } && !findings.contains { $0.isError }
      && divergences.allSatisfy { $0.gap == nil }
  }

  /// How many cases have this status.
  public func count(of status: CaseStatus) -> Int {
    cases.count { $0.status == status }
  }

  /// How often an expectation was checked.
  public var checks: Int { cases.reduce(0) { $0 + $1.checks } }
}

/// A diagnostic together with the file in which it stands.
public struct Finding: Hashable, Sendable {
  public var path: String
  public var diagnostic: Diagnostic

  public init(path: String, diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }

  public var isError: Bool { diagnostic.severity == .error }
}
