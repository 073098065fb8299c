/// A line of a log, as far as its place matters.
struct OutlineLine {
  let indentation: Int
  /// Whether a block of braces, or a list in brackets, begins at its end.
  let opensBraces: Bool
  let opensList: Bool
  /// Whether it consists of the brace that opens a block.
  let isBrace: Bool
  /// Whether it is the heading of a message: `[ 11-30 04:12:33.017  4312: 4312 D/Main ]`.
  let isHeading: Bool
  /// Whether it has the fields that Xcode writes below a message.
  let isTrailer: Bool
  private let closesBraces: Bool
  private let closesList: Bool
  let isBlank: Bool

  init(_ text: String) {
    let (first, last) = (text.utf8.first { $0 > Self.blank }, text.utf8.last { $0 > Self.blank })
    indentation =
      first == nil ? 0 : text.prefix { $0.isWhitespace || Self.isOfTree($0) }.count
    isBlank = first == nil
    opensBraces = last == UInt8(ascii: "{")
    opensList = last == UInt8(ascii: "[")
    closesBraces = first == UInt8(ascii: "}")
    closesList = first == UInt8(ascii: "]")
    isBrace = opensBraces && text.utf8.count { $0 > Self.blank } == 1
    isHeading =
      last == UInt8(ascii: "]") && text.utf8.starts(with: "[ ".utf8) && Self.hasTag(text)
    isTrailer =
      first == UInt8(ascii: "T") && text.contains(" | Category: ")
      && text.drop(while: \.isWhitespace).hasPrefix("Type: ")
  }

  private static let blank = UInt8(ascii: " ")

  /// Whether a process, a thread and a tag follow each other: `4312: 4312 D/Main`.
  private static func hasTag(_ text: String) -> Bool {
    let fields = text.split(separator: " ")
    return fields.indices.contains { place in
      guard place > 1, fields[place].dropFirst().first == "/", fields[place].first?.isLetter == true
      else { return false }
      let ids = fields[place - 2] + fields[place - 1]
      return ids.contains(":") && ids.last?.isNumber == true
        && fields[place - 1].allSatisfy { $0.isNumber || $0 == ":" }
    }
  }

  /// Whether the character draws the branches of a tree, which indent what is at their ends.
  private static func isOfTree(_ character: Character) -> Bool {
    ("\u{2500}"..."\u{257F}").contains(character) || character == "|"
  }

  // MARK: Several lines

  /// For each line that opens a block, the line as deep that closes it, if there is one.
  static func ends(of lines: [OutlineLine]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (place, line) in lines.enumerated() where !line.isBlank {
      while let last = open.last, lines[last].indentation > line.indentation { open.removeLast() }
      if let last = open.last, lines[last].indentation == line.indentation,
        line.closesBraces && lines[last].opensBraces || line.closesList && lines[last].opensList
      {
        ends[last] = place
        open.removeLast()
      }
      if line.opensBraces || line.opensList { open.append(place) }
    }
    return ends
  }

  /// The lines without the marks before each of them that is not blank, as in an answer to a mail
  /// or in a comment of a source file.
  static func unquoted(_ lines: [String]) -> [String] {
    for mark in [">", "*", "//", "#"] {
      let areQuoted = lines.allSatisfy { line in
        let text = line.drop(while: \.isWhitespace)
        return text.isEmpty || text.hasPrefix(mark) || mark == "*" && text.hasPrefix("/*")
      }
      guard areQuoted else { continue }
      return lines.map { line in
        String(line.drop(while: \.isWhitespace).drop { mark.contains($0) })
      }
    }
    return lines
  }
}
