extension Diagnostic {
  /// Longer source lines are cut here, and the caret is left out if it would stand behind the cut.
  private static let longestSourceLine = 400

  /// The finding as a compiler prints it, over several lines without a final line end:
  ///
  /// ```
  /// Specs/opening.md:14:5: error: unknown verb 'opne'; did you mean 'open'?
  ///   opne B
  ///   ^~~~
  /// ```
  public func rendered(path: String) -> String {
    var lines = ["\(path):\(range.line):\(range.column): \(severity.rawValue): \(message)"]
    if let sourceLine {
      let source = Array(sourceLine.prefix(Self.longestSourceLine))
      lines.append("  " + String(source))
      if range.column <= source.count + 1 {
        // Tabs stay tabs, so that the caret stands under its character whatever their width.
        let blanks = source.prefix(range.column - 1).map { $0 == "\t" ? "\t" : " " as Character }
        let room = max(1, source.count - (range.column - 1))
        let tildes = String(repeating: "~", count: max(0, min(range.length, room) - 1))
        lines.append("  " + String(blanks) + "^" + tildes)
      }
    }
    lines += help.map { "  note: \($0)" }
    return lines.joined(separator: "\n")
  }
}
