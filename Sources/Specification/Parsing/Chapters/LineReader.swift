/// Joins the physical lines of `lifecycle` blocks into logical ones.
///
/// A line at the margin stands for itself; one that ends in `&` or `,` continues in the indented
/// line below it. The first indented line under a step sets the indentation of its expectations; a
/// more deeply indented line continues the one before.
struct LineReader {
  let file: SourceFile
  let diagnostics: DiagnosticCollector
  /// The words that can only begin an expectation, so that no step continues with them.
  private let beginnings: Set<String>
  private(set) var lines: [LogicalLine] = []
  /// The indentation of the expectations under the current step.
  private var expectationIndentation: Int?

  init(file: SourceFile, index: VocabularyIndex, diagnostics: DiagnosticCollector) {
    self.file = file
    beginnings = Set(index.platformNames + ExpectationWord.ofEveryPlatform)
    self.diagnostics = diagnostics
  }

  mutating func read(_ fence: Fence) {
    for line in fence.contents { read(line: line, margin: fence.indentation) }
  }

  private mutating func read(line: Int, margin: Int) {
    let tokens = Lexer.tokens(ofLine: line, in: file)
    guard let first = tokens.first else { return }
    let blanks = file.lines[line].lowerBound..<first.bytes.lowerBound
    let tab = file.bytes[blanks].firstIndex(of: Byte.tab)
    if let tab {
      diagnostics.error(
        "tab in the indentation; use spaces", at: file.range(tab..<(tab + 1), inLine: line))
    }
    let indentation = first.range.column - 1
    guard indentation > margin else {
      expectationIndentation = nil
      lines.append(LogicalLine(tokens: tokens, isIndented: false))
      return
    }
    if expectationIndentation == nil, lines.last?.isUnfinished == true,
      !beginnings.contains(file.string(first.bytes))
    {
      lines[lines.count - 1].tokens += tokens
      return
    }
    // The width of a tab is undefined, so a line with tabs sets no indentation for others.
    guard tab == nil, let expected = expectationIndentation else {
      if tab == nil { expectationIndentation = indentation }
      lines.append(LogicalLine(tokens: tokens, isIndented: true))
      return
    }
    if indentation > expected {
      lines[lines.count - 1].tokens += tokens
      return
    }
    if indentation < expected {
      diagnostics.error(
        "indented less than the line above it; all lines under a step have the same indentation",
        at: first.range)
    }
    lines.append(LogicalLine(tokens: tokens, isIndented: true))
  }
}
