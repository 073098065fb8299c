extension Character {
  /// The number of terminal columns that the character takes: none for a combining mark that stands
  /// alone, two for East Asian wide characters and emoji, one for the rest.
  package var columns: Int {
    if isASCII { return 1 }
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

extension StringProtocol {
  /// The number of terminal columns that the text takes.
  package var columns: Int {
    let isPlain = utf8.allSatisfy { (UInt8(ascii: " ")...UInt8(ascii: "~")).contains($0) }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension String {
  /// The text followed by spaces up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
