extension Diagnostic {
  /// Longer source lines are cut here, and the caret is left out if it would stand behind the cut.
  private static let longestSourceLine = 400
  /// Scalars of a message; one that quotes more than anybody reads is cut.
  private static let longestMessage = 1_000
  /// Scalars of a note, which may list all the words that there are.
  private static let longestNote = 5_000
  /// Scalars of one character, which may have accents without end.
  private static let longestCharacter = 20

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
  ///   - columns: how wide a text is where the finding is read.
  public func rendered(
    path: String, mark: (String) -> String = { $0 }, fold: (String) -> [String] = { [$0] },
    columns: (String) -> Int = { $0.count }
  ) -> String {
    let place = "\(path.visible(keeping: [])):\(range.line):\(range.column)"
    let message = message.cut(to: Self.longestMessage).visible(keeping: [])
    var lines = ["\(place): \(mark(severity.rawValue + ":")) \(message)"]
    if let sourceLine {
      // Tabs stay tabs, so that the caret stands under its character whatever their width.
      let source = sourceLine.prefix(Self.longestSourceLine).map {
        String($0).cut(to: Self.longestCharacter).visible(keeping: ["\t"])
      }
      lines.append("  " + source.joined())
      if range.column <= source.count + 1 {
        let blanks = source.prefix(range.column - 1).map {
          $0 == "\t" ? $0 : String(repeating: " ", count: columns($0))
        }
        let marked = source.dropFirst(range.column - 1).prefix(max(1, range.length)).joined()
        let tildes = String(repeating: "~", count: max(0, columns(marked) - 1))
        lines.append("  " + blanks.joined() + "^" + tildes)
      }
    }
    lines += help.flatMap { note in
      fold("note: \(note.cut(to: Self.longestNote).visible(keeping: []))")
    }.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// As much of the text as that many scalars are, with a sign that there is more.
  fileprivate func cut(to scalars: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: scalars, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}
