/// Finds the `[label]` citations of a paragraph, outside of code spans and comments.
///
/// `[text][label]` and `[label][]` cite the label; `[text](destination)` is an ordinary link and
/// cites nothing, and neither does the box of a task list.
struct CitationScanner {
  private let file: SourceFile
  private var citations: [Located<String>] = []
  /// The end of the last hidden span, which may lie on a later line than its start.
  private var endOfHidden = 0
  private var columns: ColumnCounter
  /// Where the contents of the current line begin.
  private var content = 0

  static func citations(inLines lines: Range<Int>, of file: SourceFile) -> [Located<String>] {
    guard let first = lines.first, let last = lines.last else { return [] }
    let bytes = file.lines[first].lowerBound..<file.lines[last].upperBound
    guard file.bytes[bytes].contains(Byte.openBracket) else { return [] }
    var scanner = CitationScanner(file: file)
    let hidden = HiddenSpans(bytes: bytes, of: file)
    for line in lines { scanner.scan(line: line, hidden: hidden) }
    return scanner.citations
  }

  private init(file: SourceFile) {
    self.file = file
    columns = ColumnCounter(file: file, line: 0)
  }

  private mutating func scan(line: Int, hidden: HiddenSpans) {
    columns = ColumnCounter(file: file, line: line)
    content = file.contentStart(ofLine: line)
    let end = file.lines[line].upperBound
    var offset = max(file.lines[line].lowerBound, endOfHidden)
    var open: Int?
    while offset < end {
      if let skipped = hidden.end(ofSpanAt: offset) {
        offset = skipped
        endOfHidden = skipped
        open = nil
        continue
      }
      switch file.bytes[offset] {
      case Byte.backslash:
        offset += 1
      case Byte.openBracket:
        open = offset
      case Byte.closeBracket:
        if let start = open { offset = close(start: start, at: offset, end: end) }
        open = nil
      default:
        break
      }
      offset += 1
    }
  }

  /// Records the citation between two brackets, and returns the offset of the last byte that it
  /// occupies.
  private mutating func close(start: Int, at close: Int, end: Int) -> Int {
    let next = close + 1 < end ? file.bytes[close + 1] : Byte.space
    if next == Byte.openParenthesis { return close }
    let isFullReference =
      next == Byte.openBracket && close + 2 < end && file.bytes[close + 2] != Byte.closeBracket
    if isFullReference { return close }
    let label = file.trimmed((start + 1)..<close)
    let isBox = label.isEmpty || (label.count == 1 && isTaskBox(start))
    if !isBox { citations.append(Located(file.string(label), at: columns.range(label))) }
    return next == Byte.openBracket ? min(close + 2, end - 1) : close
  }

  /// Whether the bracket follows a list mark: `- [x] done`.
  private func isTaskBox(_ start: Int) -> Bool {
    start == content + 2
      && [Byte.minus, Byte.plus, UInt8(ascii: "*")].contains(file.bytes[content])
  }
}
