package import Bridge

/// An expected pattern beside the actual trace, one event a line, divided where they disagree.
package struct TraceDiff: Hashable, Sendable {
  package var lines: [Line]

  /// One event, or the expected one that is missing.
  package struct Line: Hashable, Sendable {
    package var mark: Mark
    package var text: String
  }

  /// How a line relates to the pattern.
  package enum Mark: String, Hashable, Sendable {
    /// Matches the pattern.
    case agrees = " "
    /// Expected here, but missing.
    case missing = "-"
    /// Found here instead.
    case found = "+"
    /// Follows the disagreement and is not judged.
    case unjudged = "|"

    var tint: Tint? {
      switch self {
      case .agrees: nil
      case .missing: .success
      case .found: .failure
      case .unjudged: .quiet
      }
    }
  }

  /// Nil for a failure that compares nothing.
  package init?(_ failure: Failure) {
    if let disagreement = failure.disagreement {
      lines = Self.lines(failure.actual.map(\.description), disagreement)
    } else if !failure.expected.isEmpty || !failure.actual.isEmpty {
      let actual = failure.actual.map(\.description).joined(separator: " ")
      // A spec writes `-` for no events.
      let isNothing = failure.expected.isEmpty || failure.expected == "-"
      lines = [Line(mark: .missing, text: isNothing ? "nothing" : failure.expected)]
      lines.append(Line(mark: .found, text: actual.isEmpty ? "nothing" : actual))
    } else {
      return nil
    }
  }

  /// The first disagreement, in half a sentence: `expected B.onResume, found A.onStop`.
  package var point: String? {
    guard let missing = lines.first(where: { $0.mark == .missing }),
      let found = lines.first(where: { $0.mark == .found })
    else { return nil }
    return "expected \(missing.text), found \(found.text)"
  }

  /// Marks the end of a pattern or a trace.
  private static let end = "the end"

  private static func lines(_ actual: [String], _ disagreement: Disagreement) -> [Line] {
    let matched = min(max(0, disagreement.matched), actual.count)
    var lines = actual[..<matched].map { Line(mark: .agrees, text: $0) }
    let expected = disagreement.expected
    lines.append(
      Line(
        mark: .missing,
        text: expected.isEmpty ? end : expected.joined(separator: " or ")))
    guard matched < actual.count else {
      lines.append(Line(mark: .found, text: end))
      return lines
    }
    lines.append(Line(mark: .found, text: actual[matched]))
    return lines + actual[(matched + 1)...].map { Line(mark: .unjudged, text: $0) }
  }

  /// One line each, its mark first.
  var marked: [Cell] { lines.map { Cell("\($0.mark.rawValue) \($0.text)", $0.mark.tint) } }

  func lines(_ options: TextOptions) -> [String] {
    lines.flatMap { line in
      Wrapping.lines(line.text, width: options.width - 6, indent: 2).enumerated()
        .map { index, piece in
          let mark = index == 0 ? line.mark.rawValue : " "
          let text = piece.isEmpty && mark == " " ? "" : "    \(mark) \(piece)"
          return options.paint(text, line.mark.tint)
        }
    }
  }
}
