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
  ///   - width: columns of a terminal, which would break a wider line so that the caret stands under
  ///     something else; of such a line only the part around the caret is printed. Nil for what
  ///     breaks no lines.
  ///   - mark: how the severity is set off.
  ///   - fold: breaks a line of help, which is then indented by two columns.
  ///   - columns: how wide a text is where the finding is read.
  public func rendered(
    path: String, width: Int? = nil, mark: (String) -> String = { $0 },
    fold: (String) -> [String] = { [$0] }, columns: (String) -> Int = { $0.count }
  ) -> String {
    let place = "\(path.visible(keeping: [])):\(range.line):\(range.column)"
    let message = message.cut(to: Self.longestMessage).visible(keeping: [])
    var lines = ["\(place): \(mark(severity.rawValue + ":")) \(message)"]
    if let sourceLine {
      lines += excerpt(of: sourceLine, room: width.map { $0 - 2 }, columns).map { "  " + $0 }
    }
    lines += help.flatMap { note in
      fold("note: \(note.cut(to: Self.longestNote).visible(keeping: []))")
    }.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  /// The line, or the part of it that has room, and the caret below.
  private func excerpt(
    of sourceLine: String, room: Int?, _ columns: (String) -> Int
  ) -> [String] {
    // Tabs stay tabs, so that the caret stands under its character whatever their width.
    let source = sourceLine.prefix(Self.longestSourceLine).map {
      String($0).cut(to: Self.longestCharacter).visible(keeping: ["\t"])
    }
    let caret = range.column - 1
    guard caret <= source.count else { return [source.joined()] }
    let part = Self.part(
      of: source.map { $0 == "\t" ? Self.widestTab : columns($0) }, around: caret, room: room)
    let isCutBefore = part.lowerBound > 0
    let isCutBehind = part.upperBound < source.count
    let blanks = source[part.lowerBound..<caret].map {
      $0 == "\t" ? $0 : String(repeating: " ", count: columns($0))
    }
    let marked = source[caret..<part.upperBound].prefix(max(1, range.length)).joined()
    let tildes = String(repeating: "~", count: max(0, columns(marked) - 1))
    return [
      (isCutBefore ? "…" : "") + source[part].joined() + (isCutBehind ? "…" : ""),
      (isCutBefore ? " " : "") + blanks.joined() + "^" + tildes,
    ]
  }

  /// As many of the characters, by their widths, as there is room for, with the place in the middle of them.
  private static func part(of widths: [Int], around place: Int, room: Int?) -> Range<Int> {
    guard let room, widths.reduce(0, +) > room else { return widths.indices }
    var part = place..<min(place + 1, widths.count)
    // At both ends stands what says that there is more.
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

extension String {
  /// As much of the text as that many scalars are, with a sign that there is more.
  fileprivate func cut(to scalars: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: scalars, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}
