/// A place in a spec file: the line and column where something starts, and how wide it is.
package struct SourceRange: Hashable, Sendable {
  /// 1-based line.
  package var line: Int
  /// 1-based column, counted in characters.
  package var column: Int
  /// Width in characters, at least 1; what a caret line underlines.
  package var length: Int

  package init(line: Int, column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
  }

  /// `Specs/home.md:13:3`, a form from which editors can jump to the place.
  package func place(in path: String) -> String { "\(path):\(line):\(column)" }
}
