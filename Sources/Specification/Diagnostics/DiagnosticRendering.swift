extension Diagnostic {
  /// How much of a source line around the caret is examined when the line is longer.
  private static let longestSourceLine = 400
  /// The most columns of a source line to print, unless the terminal is narrower.
  private static let widestExcerpt = 200
  /// The most scalars of a message to print; a longer one is cut.
  private static let longestMessage = 400
  /// The most scalars of a note to print; a note may list every known word.
  private static let longestNote = 5_000
  /// The most scalars of one character to print, since a character can carry any number of accents.
  private static let longestCharacter = 20

  /// The finding as a compiler prints it, over several lines without a final line end, with
  /// invisible characters escaped:
  ///
  /// ```
  /// Specs/opening.md:14:1: error: unknown verb 'opne'; did you mean 'open'?
  ///   opne B
  ///   ^~~~
  /// ```
  ///
  /// - Parameters:
  ///   - width: columns of a terminal. It would break a wider line and so misplace the caret; of
  ///     such a line only the part around the caret is printed. Nil where lines are not broken; a
  ///     line may then be as wide as is still readable.
  ///   - mark: formats the severity.
  ///   - fold: breaks a line of help, which is then indented by two columns.
  ///   - columns: measures the printed width of a text.
  package func rendered(
    path: String, width: Int? = nil, mark: (String) -> String = { $0 },
    fold: (String) -> [String] = { [$0] }, columns: (String) -> Int = { $0.count }
  ) -> String {
    let place = range.place(in: path.visible(keeping: []))
    // Cut before escaping, to bound the work, and again after it, because escapes are longer than
    // what they replace.
    let message = message.cut(to: Self.longestMessage).visible(keeping: [])
      .cut(to: Self.longestMessage)
    var lines = ["\(place): \(mark(severity.rawValue + ":")) \(message)"]
    if let sourceLine {
      let room = min(width ?? Self.widestExcerpt, Self.widestExcerpt) - 2
      lines += excerpt(of: sourceLine, room: room, columns).map { "  " + $0 }
    }
    lines += help.flatMap { note in
      fold("note: \(note.cut(to: Self.longestNote).visible(keeping: []))")
    }.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  /// The source line, or the part of it that fits, with the caret below.
  private func excerpt(of sourceLine: String, room: Int, _ columns: (String) -> Int) -> [String] {
    let far = max(0, range.column - Self.longestSourceLine / 2)
    let passedOver = sourceLine.dropFirst(far).isEmpty ? 0 : far
    // Tabs stay tabs, so that the caret stands under its character whatever their width.
    let source = sourceLine.dropFirst(passedOver).prefix(Self.longestSourceLine).map {
      String($0).cut(to: Self.longestCharacter).visible(keeping: ["\t"])
    }
    let caret = range.column - 1 - passedOver
    let isBehind = caret > source.count
    let part = Self.part(
      of: source.map { $0 == "\t" ? Self.widestTab : columns($0) }, around: isBehind ? 0 : caret,
      room: room)
    let isCutBefore = passedOver + part.lowerBound > 0
    let isCutBehind = part.upperBound < source.count
    let shown = (isCutBefore ? "…" : "") + source[part].joined() + (isCutBehind ? "…" : "")
    guard !isBehind else { return [shown] }
    let blanks = source[part.lowerBound..<caret].map {
      $0 == "\t" ? $0 : String(repeating: " ", count: columns($0))
    }
    let marked = source[caret..<part.upperBound].prefix(max(1, range.length)).joined()
    let tildes = String(repeating: "~", count: max(0, columns(marked) - 1))
    return [shown, (isCutBefore ? " " : "") + blanks.joined() + "^" + tildes]
  }

  /// As many characters as fit by their widths, with the given place in the middle.
  private static func part(of widths: [Int], around place: Int, room: Int) -> Range<Int> {
    guard widths.reduce(0, +) > room else { return widths.indices }
    var part = place..<min(place + 1, widths.count)
    // Two columns are reserved for the marks at both ends that show the line was cut.
    var left = room - 2 - widths[part].reduce(0, +)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      if part.lowerBound > 0, widths[part.lowerBound - 1] <= left {
        part = part.lowerBound - 1..<part.upperBound
        left -= widths[part.lowerBound]
        isGrowing = true
      }
      if part.upperBound < widths.count, widths[part.upperBound] <= left {
        left -= widths[part.upperBound]
        part = part.lowerBound..<part.upperBound + 1
        isGrowing = true
      }
    }
    return part
  }

  private static let widestTab = 8
}
