package import Bridge

/// An expected pattern beside the trace that came, one event a line, parted where they disagree.
package struct TraceDiff: Hashable, Sendable {
  package var lines: [Line]

  /// One event, or what was expected in its place.
  package struct Line: Hashable, Sendable {
    package var mark: Mark
    package var text: String
  }

  /// How a line stands to the pattern.
  package enum Mark: String, Hashable, Sendable {
    /// Agrees with the pattern.
    case agrees = " "
    /// Was expected here.
    case missing = "-"
    /// Stands here instead.
    case found = "+"
    /// Comes after the disagreement, and is not judged.
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
      // `-` is how a spec writes that there is nothing.
      let isNothing = failure.expected.isEmpty || failure.expected == "-"
      lines = [Line(mark: .missing, text: isNothing ? "nothing" : failure.expected)]
      lines.append(Line(mark: .found, text: actual.isEmpty ? "nothing" : actual))
    } else {
      return nil
    }
  }

  /// Where the two part, in half a sentence: `expected B.onResume, found A.onStop`.
  package var point: String? {
    guard let missing = lines.first(where: { $0.mark == .missing }),
      let found = lines.first(where: { $0.mark == .found })
    else { return nil }
    return "expected \(missing.text), found \(found.text)"
  }

  /// Stands where a pattern or a trace is over.
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
