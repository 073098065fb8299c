/// What a spec file says, together with what is wrong with it.
public struct ParsedChapter: Sendable {
  /// The chapter with its sound cases. A case in which an error stands is not among them.
  public var chapter: Chapter
  /// Every finding in the file, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// The cases that errors keep from running, so that nobody takes their silence for success.
  public var unsoundCases: [UnsoundCase]

  public init(
    chapter: Chapter, diagnostics: [Diagnostic] = [], unsoundCases: [UnsoundCase] = []
  ) {
    self.chapter = chapter
    self.diagnostics = diagnostics
    self.unsoundCases = unsoundCases
  }

  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

/// A case that stands in the file and cannot be run as written.
public struct UnsoundCase: Hashable, Sendable {
  public var slug: String
  public var title: Located<String>

  public init(slug: String, title: Located<String>) {
    self.slug = slug
    self.title = title
  }
}
