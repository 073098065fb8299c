/// What a spec file says, together with what is wrong with it.
package struct ParsedChapter: Sendable {
  /// The chapter with its sound cases. A case in which an error stands is not among them.
  package var chapter: Chapter
  /// Every finding in the file, in the order of the text.
  package var diagnostics: [Diagnostic]
  /// The cases that errors keep from running, so that nobody takes their silence for success.
  package var unsoundCases: [UnsoundCase]

  package init(
    chapter: Chapter, diagnostics: [Diagnostic] = [], unsoundCases: [UnsoundCase] = []
  ) {
    self.chapter = chapter
    self.diagnostics = diagnostics
    self.unsoundCases = unsoundCases
  }

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

/// A case that stands in the file and cannot be run as written.
package struct UnsoundCase: Hashable, Sendable {
  package var slug: String
  package var title: Located<String>

  package init(slug: String, title: Located<String>) {
    self.slug = slug
    self.title = title
  }
}
