/// Counts the columns of one line from left to right, so that locating many places on a long line
/// takes a single pass over it.
struct ColumnCounter {
  private let file: SourceFile
  private let line: Int
  private var offset: Int
  private var column = 1

  init(file: SourceFile, line: Int) {
    self.file = file
    self.line = line
    offset = file.lines[line].lowerBound
  }

  /// The place of some bytes, which must not precede those of the previous call.
  mutating func range(_ range: Range<Int>) -> SourceRange {
    column += file.string(offset..<range.lowerBound).count
    offset = range.lowerBound
    return SourceRange(
      line: line + 1, column: column, length: max(1, file.string(range).count))
  }
}
