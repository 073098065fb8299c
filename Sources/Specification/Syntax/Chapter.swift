/// One spec file: a Markdown document whose level-two headings are cases.
package struct Chapter: Hashable, Sendable {
  /// The file's address inside the specs folder, without its extension: `navigation/opening`.
  package var address: String
  /// The path that diagnostics and failures print.
  package var path: String
  package var title: Located<String>
  /// The prose between the title and the first case, as written.
  package var introduction: String
  /// Declarations and steps shared by every case of the file: the script before the first case.
  package var setup: Script
  package var cases: [SpecificationCase]
  /// Every link definition of the file, by label.
  package var sources: [Source]

  package init(
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

  /// The address that identifies a case of the chapter everywhere:
  /// `navigation/opening#the-old-screen-is-told-first`.
  package func address(of slug: String) -> String { "\(address)#\(slug)" }

  /// The part of a case's address that identifies its chapter: `navigation/opening`. The name of a
  /// file may have a `#`, but no slug has.
  package static func chapterAddress(ofCase address: String) -> String {
    String(address[..<(address.lastIndex(of: "#") ?? address.endIndex)])
  }
}

/// A claim with its evidence and the script that shows it.
package struct SpecificationCase: Hashable, Sendable {
  /// The heading's address inside its chapter: `the-old-screen-is-told-first`.
  package var slug: String
  /// The heading, which states the fact.
  package var title: Located<String>
  /// The case's prose, as written, without its scripts and link definitions.
  package var prose: String
  /// The sources that the prose or the script cites, in order of first mention.
  package var citations: [Located<Source>]
  /// What the asserted lines rest on, without repetitions, in the order of the text; a line about
  /// several platforms has its own evidence for each.
  package var lineEvidence: [LineEvidence]
  package var content: Content

  package init(
    slug: String, title: Located<String>, prose: String, citations: [Located<Source>],
    lineEvidence: [LineEvidence] = [], content: Content
  ) {
    self.slug = slug
    self.title = title
    self.prose = prose
    self.citations = citations
    self.lineEvidence = lineEvidence
    self.content = content
  }

  /// Whether it consists of rules, which run nothing themselves.
  package var isRules: Bool {
    if case .rules = content { true } else { false }
  }

  /// What stands under the heading, besides prose.
  package enum Content: Hashable, Sendable {
    /// The claim is written down and cited, but has no script yet.
    case pending
    /// No model can show the claim; the reason says why.
    case outOfScope(reason: Located<String>)
    case script(Script)
    /// Rules that hold on every trace of every case.
    case rules([RuleDeclaration])
  }
}
