/// The contents of a spec file, together with the errors in it.
package struct ParsedChapter: Sendable {
  /// The chapter with its sound cases. A case that contains an error is not among them.
  package var chapter: Chapter
  /// Every finding in the file, in the order of the text.
  package var diagnostics: [Diagnostic]
  /// The cases that cannot run because of errors; listed so that they do not pass unnoticed.
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

/// A case that is in the file but cannot be run as written.
package struct UnsoundCase: Hashable, Sendable {
  package var slug: String
  package var title: Located<String>

  package init(slug: String, title: Located<String>) {
    self.slug = slug
    self.title = title
  }
}
