/// The bytes of one spec file, split into lines.
///
/// Everything works on bytes and offsets, so that the time needed depends on the size of the file
/// and not on the length of its lines.
struct SourceFile {
  let bytes: [UInt8]
  /// The bytes of each line without its line end: `\n`, `\r\n`, or, as in old files, `\r` alone.
  let lines: [Range<Int>]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    bytes.withUnsafeBufferPointer { buffer in
      var followsReturn = false
      for offset in start..<max(start, buffer.count) {
        let isReturn = buffer[offset] == Byte.carriageReturn
        if buffer[offset] == Byte.newline, followsReturn {
          // This is the second half of a `\r\n`, whose `\r` has already ended the line.
          start = offset + 1
        } else if isReturn || buffer[offset] == Byte.newline {
          lines.append(start..<offset)
          start = offset + 1
        }
        followsReturn = isReturn
      }
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    self.lines = lines
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a 1-based line; nil if the file has no such line.
  func text(ofLine number: Int) -> String? {
    lines.indices.contains(number - 1) ? string(lines[number - 1]) : nil
  }

  /// The place of some bytes of a line, given by 0-based line.
  func range(_ range: Range<Int>, inLine line: Int) -> SourceRange {
    let column = string(lines[line].lowerBound..<range.lowerBound).count + 1
    return SourceRange(line: line + 1, column: column, length: max(1, string(range).count))
  }

  /// The offset of the first byte of a line that is not blank, or of the line's end if there is
  /// none.
  func contentStart(ofLine line: Int) -> Int {
    let range = lines[line]
    return bytes[range].firstIndex { !Byte.isBlank($0) } ?? range.upperBound
  }

  func isBlank(line: Int) -> Bool {
    contentStart(ofLine: line) == lines[line].upperBound
  }

  /// The bytes of a line without the blanks at both of its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, Byte.isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, Byte.isBlank(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }
}
