public import Specification

/// What came of one case, over all versions on which it ran.
public struct CaseResult: Hashable, Sendable {
  /// `navigation/opening#the-old-screen-is-told-first`
  public var address: String
  /// The spec file's path, as it was found.
  public var path: String
  public var chapterTitle: String
  public var title: String
  /// The case's heading.
  public var range: SourceRange
  public var status: CaseStatus
  /// On what it ran; platforms in fixed order, those without a run left out.
  public var runs: [PlatformRun]
  /// How often an expectation or a law was checked.
  public var checks: Int
  /// In the order of the text; one for all versions that fail alike.
  public var failures: [Failure]
  /// What the case cites, in the order of first mention.
  public var sources: [Source]
  /// What the asserted lines rest on.
  public var grounds: [Ground]
  /// Labels of cited texts that the case shows to be wrong.
  public var refuted: [String]
  /// Labels of cited sources that say otherwise than the case.
  public var disputed: [String]
  /// What the case says of declared divergences, in the order of the text.
  public var proofs: [DivergenceProof] = []
  /// Why no model can show it, for a case that is out of scope.
  public var outOfScopeReason: String?
  /// What its script says that no machine can do yet, for a case that is pending with a script.
  public var notModelledYet: [String] = []

  public init(
    address: String, path: String, chapterTitle: String, title: String, range: SourceRange,
    status: CaseStatus, runs: [PlatformRun] = [], checks: Int = 0, failures: [Failure] = [],
    sources: [Source] = [], grounds: [Ground] = [], refuted: [String] = [],
    disputed: [String] = [], outOfScopeReason: String? = nil
  ) {
    self.address = address
    self.path = path
    self.chapterTitle = chapterTitle
    self.title = title
    self.range = range
    self.status = status
    self.runs = runs
    self.checks = checks
    self.failures = failures
    self.sources = sources
    self.grounds = grounds
    self.refuted = refuted
    self.disputed = disputed
    self.outOfScopeReason = outOfScopeReason
  }

  /// Ids of the divergences whose two sides the case asserts, in the order of the text.
  public var divergences: [String] {
    proofs.map(\.id).reduce(into: []) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
  }

  /// The class of the weakest line that the case asserts; nil where it asserts nothing.
  public var evidence: Evidence? { grounds.weakestEvidence }

  /// Whether the case counts for nothing, holding or not, because no proof bears it.
  var isInformational: Bool { evidence.map { !$0.isProof } ?? false }

  /// The versions on which the case ran and some line of it is asserted beyond all that its sources
  /// speak for; platforms without such versions are left out.
  public var extrapolated: [VersionSet] {
    runs.compactMap { run in
      let grounds = grounds.filter { $0.platform == run.platform.rawValue }
      let versions = run.versions.versions.filter { version in
        grounds.contains { $0.isExtrapolated(on: version) }
      }
      return versions.isEmpty ? nil : VersionSet(run.platform, versions)
    }
  }
}

/// The verdict on a case.
public enum CaseStatus: String, Hashable, Sendable, CaseIterable {
  case passed
  case failed
  /// Rests on no proof, and holds; counts for nothing.
  case informationalPassed
  /// Rests on no proof, and does not hold; counts for nothing.
  case informationalFailed
  /// Cited and not yet pinned down by a script, or by one that no machine can run yet.
  case pending
  /// No model can show it.
  case outOfScope
  /// An error in its text keeps it from running.
  case invalid
  /// Ran on no version of the selection.
  case notSelected

  /// Whether the suite fails because of it.
  public var isFailure: Bool {
    switch self {
    case .failed, .invalid: true
    case .passed, .informationalPassed, .informationalFailed, .pending, .outOfScope, .notSelected:
      false
    }
  }

  /// The word that reports use.
  public var name: String {
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

/// The versions of a platform on which a case ran.
public struct PlatformRun: Hashable, Sendable {
  public var platform: Platform
  public var versions: VersionSet
  /// How many of these versions differ for the case: that often it really ran.
  public var distinct: Int

  public init(platform: Platform, versions: VersionSet, distinct: Int) {
    self.platform = platform
    self.versions = versions
    self.distinct = distinct
  }
}
