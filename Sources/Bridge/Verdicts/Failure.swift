package import Specification

/// One expectation, step or law that does not hold.
package struct Failure: Hashable, Sendable {
  package var kind: Kind
  /// The line in the spec file that does not hold: an expectation, a step or a law.
  package var range: SourceRange
  /// The file of that line, which for a law is not the case's own file.
  package var path: String
  /// The step under which it happened, as written.
  package var step: String
  /// The line as written: the expectation or the law; for an impossible step, the step.
  package var expectation: String
  package var platform: Platform
  /// The versions on which it fails in exactly this way.
  package var versions: VersionSet
  /// One sentence that says what is wrong.
  package var explanation: String
  /// The pattern or value that was expected, without platform, versions and source; empty if the
  /// explanation is complete.
  package var expected: String
  /// What happened instead: the step's watched callbacks or neutral events, in order; for a state,
  /// a property or tasks, the single value.
  package var actual: [TraceEntry]
  /// For a pattern: where the events stop matching it.
  package var disagreement: Disagreement?
  /// The sources of the line; if it names none, those that the case cites.
  package var sources: [Source]

  /// The kind of assertion that does not hold.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A platform's callbacks do not match.
    case callbacks
    /// Neutral events do not match.
    case neutralEvents
    /// The reports of a framework do not match.
    case lensEvents
    case tasks
    case state
    case property
    /// A crash was expected, but did not come or was a different one.
    case crash
    case warning
    /// The app died, and no `crash` line says so.
    case unexpectedCrash
    /// The input is impossible in this state of the device.
    case impossibleStep
    /// The model itself has failed, so its result says nothing about the platform.
    case defect
    /// A rule's law is broken by the case's trace.
    case rule
  }

  package init(
    kind: Kind, range: SourceRange, path: String, step: String, expectation: String,
    platform: Platform, versions: VersionSet, explanation: String, expected: String = "",
    actual: [TraceEntry] = [], disagreement: Disagreement? = nil, sources: [Source] = []
  ) {
    self.kind = kind
    self.range = range
    self.path = path
    self.step = step
    self.expectation = expectation
    self.platform = platform
    self.versions = versions
    self.explanation = explanation
    self.expected = expected
    self.actual = actual
    self.disagreement = disagreement
    self.sources = sources
  }
}

/// Where a trace stops matching its pattern.
package struct Disagreement: Hashable, Sendable {
  /// How many entries of the actual trace match the pattern before the first that does not.
  package var matched: Int
  /// What the pattern would have accepted there, in the order of the pattern; empty if nothing more
  /// was expected.
  package var expected: [String]
  /// The entry at that place; nil if the trace ends.
  package var found: String?

  package init(matched: Int, expected: [String], found: String?) {
    self.matched = matched
    self.expected = expected
    self.found = found
  }
}
