package import Specification

/// The result of one case, over all versions on which it ran.
package struct CaseResult: Hashable, Sendable {
  /// `navigation/opening#the-old-screen-is-told-first`
  package var address: String
  /// The spec file's path, as it was found.
  package var path: String
  package var chapterTitle: String
  package var title: String
  /// The place of the case's heading.
  package var range: SourceRange
  package var status: CaseStatus
  /// The platforms and versions on which it ran; platforms in fixed order, those without a run left
  /// out.
  package var runs: [PlatformRun]
  /// How often an expectation or a law was checked.
  package var checks: Int
  /// In the order of the text; one for all versions that fail in the same way.
  package var failures: [Failure]
  /// The sources that the case cites, in the order of first mention.
  package var sources: [Source]
  /// What the asserted lines rest on.
  package var lineEvidence: [LineEvidence]
  /// Labels of cited texts that the case shows to be wrong.
  package var refuted: [String]
  /// Labels of cited sources that contradict the case.
  package var disputed: [String]
  /// The case's lines about declared divergences, in the order of the text.
  package var proofs: [DivergenceProof] = []
  /// Why no model can show it, for a case that is out of scope.
  package var outOfScopeReason: String?
  /// What in its script no machine can do yet, for a pending case with a script.
  package var notModelledYet: [String] = []

  package init(
    address: String, path: String, chapterTitle: String, title: String, range: SourceRange,
    status: CaseStatus, runs: [PlatformRun] = [], checks: Int = 0, failures: [Failure] = [],
    sources: [Source] = [], lineEvidence: [LineEvidence] = [], refuted: [String] = [],
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
    self.lineEvidence = lineEvidence
    self.refuted = refuted
    self.disputed = disputed
    self.outOfScopeReason = outOfScopeReason
  }

  /// Ids of the divergences of which the case asserts both sides, in the order of the text.
  package var divergences: [String] { proofs.map(\.id).uniqued }

  /// The evidence class of the case's weakest asserted line; nil if it asserts nothing.
  package var evidence: Evidence? { lineEvidence.weakestEvidence }

  /// Whether the case does not count, whatever its result, because it has no proof.
  var isInformational: Bool { evidence.map { !$0.isProof } ?? false }

  /// The versions on which the case ran and some line of it is asserted outside the range of all
  /// its sources; platforms without such versions are left out.
  package var extrapolated: [VersionSet] {
    runs.compactMap { run in
      let lineEvidence = lineEvidence.filter { $0.platform == run.platform.rawValue }
      let versions = run.versions.versions.filter { version in
        lineEvidence.contains { $0.isExtrapolated(on: version) }
      }
      return versions.isEmpty ? nil : VersionSet(run.platform, versions)
    }
  }
}
