import Specification

/// Breaks text into lines of a given width.
package enum Wrapping {
  /// A space at which lines are not broken.
  package static let glue: Character = "\u{A0}"

  /// Breaks at spaces. A word wider than a line is broken after a dot, a bar or the like, and
  /// elsewhere only if it has none. The address of a page or of a case is never broken, so that it
  /// can be followed. Newlines in the text are kept.
  ///
  /// - Parameters:
  ///   - width: columns of a line.
  ///   - indent: columns by which every line after the first is indented; part of the width.
  package static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    if let line = singleLine(text, width: max(1, width)) { return [line] }
    var filler = LineFiller(width: max(1, width), indent: min(indent, max(0, width - 1)))
    let paragraphs = text.visible()
      .split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in paragraphs {
      for word in paragraph.split(separator: " ") { filler.add(word) }
      filler.endLine()
    }
    return filler.lines.map { $0.replacing(String(glue), with: " ") }
  }

  /// The text if it is one line of plain words as it is, which most texts are; nil if it has to be
  /// looked at.
  private static func singleLine(_ text: String, width: Int) -> String? {
    var columns = 0
    var hasGlue = false
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " ") where previous != byte: columns += 1
      case UInt8(ascii: "!")...UInt8(ascii: "~"): columns += 1
      case 0xC2: columns += 1
      case 0xA0 where previous == 0xC2: hasGlue = true
      default: return nil
      }
      previous = byte
    }
    guard columns <= width, previous != UInt8(ascii: " ") else { return nil }
    return hasGlue ? String(text.map { $0 == glue ? " " : $0 }) : text
  }

  /// A paragraph whose every line, including the first, is indented.
  package static func paragraph(_ text: String, width: Int, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: max(1, width - indent))
      .map { $0.isEmpty ? "" : margin + $0 }
      .joined(separator: "\n")
  }
}

/// Fills lines with words one by one.
private struct LineFiller {
  let width: Int
  let indent: Int
  var lines: [String] = []
  private var line = ""
  private var used = 0
  private var isEmpty = true

  init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  mutating func add(_ word: Substring) {
    let columns = word.columns
    if !isEmpty, used + 1 + columns <= width {
      append(" ")
      append(word)
      return
    }
    if !isEmpty { endLine() }
    startLineIfNeeded()
    if used + columns <= width || Self.isAddress(word) {
      append(word)
    } else {
      addInPieces(word)
    }
  }

  mutating func endLine() {
    lines.append(line)
    line = ""
    used = 0
    isEmpty = true
  }

  private mutating func startLineIfNeeded() {
    guard isEmpty, !lines.isEmpty, indent > 0, used == 0 else { return }
    line = String(repeating: " ", count: indent)
    used = indent
  }

  private mutating func append(_ text: some StringProtocol) {
    line += text
    used += text.columns
    isEmpty = false
  }

  private mutating func addInPieces(_ word: Substring) {
    var rest = word
    while !rest.dropFirst().isEmpty, !Self.fits(rest, width - used) {
      let cut = Self.breakpoint(in: rest, room: max(1, width - used))
      append(rest[..<cut])
      rest = rest[cut...]
      endLine()
      startLineIfNeeded()
    }
    append(rest)
  }

  /// Whether the word fits in this many columns. Stops as soon as it does not, so that the cost
  /// stays linear in the length of a long word.
  private static func fits(_ word: Substring, _ columns: Int) -> Bool {
    var left = columns
    for character in word {
      left -= character.columns
      if left < 0 { return false }
    }
    return true
  }

  private static func isAddress(_ word: Substring) -> Bool {
    word.contains("://") || (word.contains("/") && word.contains("#"))
  }

  /// The end of the longest prefix that fits the room: after punctuation, unless that leaves most
  /// of the line empty; otherwise between the words of a camel-case name.
  private static func breakpoint(in word: Substring, room: Int) -> Substring.Index {
    var index = word.startIndex
    var columns = 0
    var punctuation: Substring.Index?
    var capital: Substring.Index?
    while index < word.endIndex {
      columns += word[index].columns
      if columns > room { break }
      let next = word.index(after: index)
      if "./,(#?&=_-|".contains(word[index]), columns * 3 >= room { punctuation = next }
      if next < word.endIndex, word[index].isLowercase, word[next].isUppercase { capital = next }
      index = next
    }
    // Take at least one character per line; otherwise a wide character in a narrow cell would never
    // be placed.
    if index == word.startIndex { index = word.index(after: index) }
    return punctuation ?? capital ?? index
  }
}
