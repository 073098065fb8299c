/// One piece of a script line.
struct Token: Hashable {
  enum Kind: Hashable {
    /// A run of characters that are neither blanks nor symbols: `A#2.onStart`, `...`, `28..33`.
    case word
    /// `"text"`
    case text
    /// A quotation mark that is not closed; it runs to the end of the line.
    case unclosedText
    /// A single character with a meaning of its own; see `Byte.isSymbol`.
    case symbol(UInt8)
  }

  var kind: Kind
  /// The token's bytes in the file, quotation marks included.
  var bytes: Range<Int>
  var range: SourceRange

  /// Whether no blank separates the two tokens.
  func isFollowedDirectly(by next: Token) -> Bool {
    bytes.upperBound == next.bytes.lowerBound
  }
}
