/// A line of a script together with the more deeply indented lines that continue it.
struct LogicalLine {
  var tokens: [Token]
  /// Whether the line stands under a step.
  var isIndented: Bool

  /// Whether a step ends in a symbol that requires more to follow.
  var isUnfinished: Bool {
    switch tokens.last?.kind {
    case .symbol(Byte.ampersand), .symbol(Byte.comma): !isIndented
    default: false
    }
  }

  /// From the first token to the end of the line it stands on.
  var range: SourceRange {
    guard let first = tokens.first else { return SourceRange(line: 1, column: 1) }
    return first.range.through(tokens.last { $0.range.line == first.range.line } ?? first)
  }
}

extension SourceRange {
  /// From the start of this range to the end of a token; on a later line, this range.
  func through(_ last: Token) -> SourceRange {
    guard last.range.line == line, last.range.column >= column else { return self }
    return SourceRange(
      line: line, column: column, length: last.range.column + last.range.length - column)
  }
}
