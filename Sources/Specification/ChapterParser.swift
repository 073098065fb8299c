/// Reads spec files. Never fails: what cannot be read becomes a diagnostic.
package struct ChapterParser: Sendable {
  private let index: VocabularyIndex

  package init(vocabulary: Vocabulary) {
    index = VocabularyIndex(vocabulary)
  }

  /// Parses one file's text.
  ///
  /// - Parameters:
  ///   - address: the file's address inside the specs folder: `navigation/opening`.
  ///   - path: the path to print in diagnostics.
  package func parse(_ text: String, address: String, path: String) -> ParsedChapter {
    parse(bytes: Array(text.utf8), address: address, path: path)
  }

  /// Parses one file's bytes. Lines that are not valid UTF-8 are reported and repaired.
  package func parse(bytes: [UInt8], address: String, path: String) -> ParsedChapter {
    let (file, invalidLines) = SourceFile.repairing(bytes)
    var builder = ChapterBuilder(index: index, file: file, address: address, path: path)
    return builder.build(invalidLines: invalidLines)
  }
}
