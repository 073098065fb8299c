/// The codes by which a program colours what it writes to a terminal, and which a log keeps if it
/// was copied with them.
enum TerminalCodes {
  /// The line without them, also without those whose escape character was lost: `[32m`.
  static func removed(from line: String) -> String {
    guard line.utf8.contains(where: { $0 == escape || $0 == bracket }) else { return line }
    let bytes = Array(line.utf8)
    var kept: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if let end = end(ofCodeAt: place, in: bytes) {
        place = end
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return kept.count == bytes.count ? line : String(decoding: kept, as: UTF8.self)
  }

  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  private static let bracket = UInt8(ascii: "[")

  /// The place after the code that begins here; nil if none does.
  private static func end(ofCodeAt place: Int, in bytes: [UInt8]) -> Int? {
    let isEscaped = bytes[place] == escape
    let start = isEscaped ? place + 1 : place
    guard start < bytes.count else { return isEscaped ? start : nil }
    switch bytes[start] {
    case bracket:
      let rest = bytes[(start + 1)...]
      let end = rest.firstIndex { isEscaped ? (0x40...0x7E).contains($0) : !isParameter($0) }
      guard !isEscaped else { return (end ?? bytes.count - 1) + 1 }
      guard let end, end > start + 1, bytes[end] == UInt8(ascii: "m") else { return nil }
      return end + 1
    case UInt8(ascii: "]") where isEscaped:
      // A title or a link, up to its own end.
      let end = bytes[start...].firstIndex { $0 == bell || $0 == escape } ?? bytes.count - 1
      return bytes[end] == escape ? min(end + 2, bytes.count) : end + 1
    default: return isEscaped ? start : nil
    }
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ";")
  }
}
