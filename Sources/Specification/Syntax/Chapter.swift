/// One spec file: a Markdown document whose level-two headings are cases.
public struct Chapter: Hashable, Sendable {
  /// The file's address inside the specs folder, without its extension: `navigation/opening`.
  public var address: String
  /// The path that diagnostics and failures print.
  public var path: String
  public var title: Located<String>
  /// The prose between the title and the first case, as written.
  public var introduction: String
  /// Declarations and steps shared by every case of the file: the script before the first case.
  public var setup: Script
  public var cases: [SpecificationCase]
  /// Every link definition of the file, by label.
  public var sources: [Source]

  public init(
    address: String, path: String, title: Located<String>, introduction: String = "",
    setup: Script = Script(), cases: [SpecificationCase] = [], sources: [Source] = []
  ) {
    self.address = address
    self.path = path
    self.title = title
    self.introduction = introduction
    self.setup = setup
    self.cases = cases
    self.sources = sources
  }
}

/// A claim with its evidence and the script that shows it.
public struct SpecificationCase: Hashable, Sendable {
  /// The heading's address inside its chapter: `the-old-screen-is-told-first`.
  public var slug: String
  /// The heading, which states the fact.
  public var title: Located<String>
  /// The case's prose, as written, without its scripts and link definitions.
  public var prose: String
  /// The sources that the prose or the script cites, in order of first mention.
  public var citations: [Located<Source>]
  public var content: Content

  public init(
    slug: String, title: Located<String>, prose: String, citations: [Located<Source>],
    content: Content
  ) {
    self.slug = slug
    self.title = title
    self.prose = prose
    self.citations = citations
    self.content = content
  }

  public enum Content: Hashable, Sendable {
    /// Written down and cited, not yet pinned down by a script.
    case pending
    /// No model can show it; the reason says why.
    case outOfScope(reason: Located<String>)
    case script(Script)
    /// Rules that hold on every trace of every case.
    case rules([RuleDeclaration])
  }
}

/// A link definition: what a case rests on.
public struct Source: Hashable, Sendable {
  public var label: String
  public var destination: String
  public var evidence: Evidence
  /// What follows the evidence class in the link's title: the test, the section, the file.
  public var detail: String
  public var range: SourceRange

  public init(
    label: String, destination: String, evidence: Evidence, detail: String, range: SourceRange
  ) {
    self.label = label
    self.destination = destination
    self.evidence = evidence
    self.detail = detail
    self.range = range
  }
}

/// How good a source is, best first.
public enum Evidence: String, Hashable, Sendable, CaseIterable {
  /// An official page.
  case documented
  /// Asserted by a real test of the platform or of a framework that runs on it.
  case upstreamTest = "upstream-test"
  /// Read in the platform's source.
  case upstreamSource = "upstream-source"
  /// A log recorded on a device.
  case observed
  /// Follows from other facts; no direct assertion found.
  case inferred
  /// No source at hand. A case that has nothing better is informational.
  case memory
  /// A text that the case confirms, bounds or refutes. Not evidence: a case needs another source.
  case claim
}
