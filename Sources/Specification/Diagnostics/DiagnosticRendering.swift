extension Diagnostic {
  /// Longer source lines are cut here, and the caret is left out if it would stand behind the cut.
  private static let longestSourceLine = 400

  /// The finding as a compiler prints it, over several lines without a final line end, with
  /// characters that cannot be seen escaped:
  ///
  /// ```
  /// Specs/opening.md:14:5: error: unknown verb 'opne'; did you mean 'open'?
  ///   opne B
  ///   ^~~~
  /// ```
  ///
  /// - Parameters:
  ///   - mark: how the severity is set off.
  ///   - fold: breaks a line of help, which is then indented by two columns.
  public func rendered(
    path: String, mark: (String) -> String = { $0 }, fold: (String) -> [String] = { [$0] }
  ) -> String {
    let place = "\(path.visible(keeping: [])):\(range.line):\(range.column)"
    var lines = ["\(place): \(mark(severity.rawValue + ":")) \(message.visible(keeping: []))"]
    if let sourceLine {
      // Tabs stay tabs, so that the caret stands under its character whatever their width.
      let source = sourceLine.prefix(Self.longestSourceLine).map {
        String($0).visible(keeping: ["\t"])
      }
      lines.append("  " + source.joined())
      if range.column <= source.count + 1 {
        let blanks = source.prefix(range.column - 1).map {
          $0 == "\t" ? $0 : String(repeating: " ", count: $0.count)
        }
        let marked = source.dropFirst(range.column - 1).prefix(max(1, range.length)).joined()
        let tildes = String(repeating: "~", count: max(0, marked.count - 1))
        lines.append("  " + blanks.joined() + "^" + tildes)
      }
    }
    lines += help.flatMap { fold("note: \($0.visible(keeping: []))") }.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }
}
