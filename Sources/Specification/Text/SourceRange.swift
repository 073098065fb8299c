/// A place in a spec file: the line and column where something starts, and how wide it is.
public struct SourceRange: Hashable, Sendable {
  /// 1-based line.
  public var line: Int
  /// 1-based column, counted in characters.
  public var column: Int
  /// Width in characters, at least 1; what a caret line underlines.
  public var length: Int

  public init(line: Int, column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
  }
}
