/// Reads spec files. Never fails: what cannot be read becomes a diagnostic.
public struct ChapterParser: Sendable {
  public let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// Parses one file's text.
  ///
  /// - Parameters:
  ///   - address: the file's address inside the specs folder: `navigation/opening`.
  ///   - path: the path to print in diagnostics.
  public func parse(_ text: String, address: String, path: String) -> ParsedChapter {
    parse(bytes: Array(text.utf8), address: address, path: path)
  }

  /// Parses one file's bytes, which need not be valid UTF-8.
  public func parse(bytes: [UInt8], address: String, path: String) -> ParsedChapter {
    ParsedChapter(
      chapter: Chapter(
        address: address, path: path, title: Located("", at: SourceRange(line: 1, column: 1))))
  }
}
