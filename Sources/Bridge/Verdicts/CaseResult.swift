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
  /// Labels of cited texts that the case shows to be wrong.
  public var refuted: [String]
  /// Divergences whose two sides the case asserts, in the order of the text.
  public var divergences: [String]
  /// Why no model can show it, for a case that is out of scope.
  public var outOfScopeReason: String?

  public init(
    address: String, path: String, chapterTitle: String, title: String, range: SourceRange,
    status: CaseStatus, runs: [PlatformRun] = [], checks: Int = 0, failures: [Failure] = [],
    sources: [Source] = [], refuted: [String] = [], divergences: [String] = [],
    outOfScopeReason: String? = nil
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
    self.refuted = refuted
    self.divergences = divergences
    self.outOfScopeReason = outOfScopeReason
  }

  /// The best class among the sources that are evidence; nil for a case without any.
  public var bestEvidence: Evidence? {
    Evidence.allCases.first { evidence in
      evidence != .claim && sources.contains { $0.evidence == evidence }
    }
  }
}

/// The verdict on a case.
public enum CaseStatus: Hashable, Sendable, CaseIterable {
  case passed
  case failed
  /// Rests on memory alone, and holds; counts for nothing.
  case informationalPassed
  /// Rests on memory alone, and does not hold; counts for nothing.
  case informationalFailed
  /// Cited and not yet pinned down by a script.
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
