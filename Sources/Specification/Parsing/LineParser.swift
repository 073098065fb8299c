/// Parses one logical line. Its extensions, one file for each part of the grammar, do the work.
/// Each function moves the cursor past what it has read, or reports an error and returns nil.
struct LineParser {
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector
  /// What is declared; nil while the declarations themselves are being read.
  let scope: Scope?
  var cursor: TokenCursor
  /// Whether the words of a pattern stand alone, without an object before them.
  var readsWordsAlone = false

  init(
    _ tokens: ArraySlice<Token>, in file: SourceFile, index: VocabularyIndex,
    diagnostics: DiagnosticCollector, scope: Scope? = nil
  ) {
    self.index = index
    self.diagnostics = diagnostics
    self.scope = scope
    cursor = TokenCursor(tokens, in: file)
  }

  func fail<Result>(
    _ message: @autoclosure () -> String, at range: SourceRange? = nil,
    help: @autoclosure () -> [String] = [], file: StaticString = #fileID, line: Int = #line
  ) -> Result? {
    diagnostics.error(message(), at: range ?? cursor.place, help: help(), file: file, line: line)
    return nil
  }

  /// Reports anything left on the line.
  func expectEnd(after what: String) -> Bool {
    guard let token = cursor.current else { return true }
    diagnostics.error("unexpected '\(cursor.text(of: token))' after \(what)", at: token.range)
    return false
  }
}
