/// The code spans and comments of a paragraph, in which brackets have no meaning.
struct HiddenSpans {
  /// The end of each span, by its start.
  private var ends: [Int: Int] = [:]

  init(bytes: Range<Int>, of file: SourceFile) {
    let runs = Self.backtickRuns(in: bytes, of: file)
    let partners = Self.partners(of: runs)
    var run = 0
    var offset = bytes.lowerBound
    while offset < bytes.upperBound {
      while run < runs.count, runs[run].lowerBound < offset { run += 1 }
      if run < runs.count, runs[run].lowerBound == offset {
        if let partner = partners[run] {
          ends[offset] = runs[partner].upperBound
          offset = runs[partner].upperBound
        } else {
          offset = runs[run].upperBound
        }
      } else if let end = Self.endOfComment(at: offset, in: bytes, of: file) {
        ends[offset] = end
        offset = end
      } else {
        offset += file.bytes[offset] == Byte.backslash ? 2 : 1
      }
    }
  }

  /// The end of the span that starts at an offset.
  func end(ofSpanAt offset: Int) -> Int? { ends[offset] }

  private static func backtickRuns(in bytes: Range<Int>, of file: SourceFile) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var offset = bytes.lowerBound
    while offset < bytes.upperBound {
      var end = offset
      while end < bytes.upperBound, file.bytes[end] == Byte.backtick { end += 1 }
      if end > offset { runs.append(offset..<end) }
      offset = end + 1
    }
    return runs
  }

  /// For each run of backticks, the next run of the same length, which closes its span.
  private static func partners(of runs: [Range<Int>]) -> [Int?] {
    var nextByLength: [Int: Int] = [:]
    var partners: [Int?] = Array(repeating: nil, count: runs.count)
    for index in runs.indices.reversed() {
      partners[index] = nextByLength[runs[index].count]
      nextByLength[runs[index].count] = index
    }
    return partners
  }

  private static func endOfComment(
    at offset: Int, in bytes: Range<Int>, of file: SourceFile
  ) -> Int? {
    guard file.bytes[offset] == Byte.less,
      file.bytes[offset..<bytes.upperBound].starts(with: "<!--".utf8)
    else { return nil }
    var end = offset + "<!--".utf8.count
    while end + 2 < bytes.upperBound {
      if file.bytes[end] == Byte.minus, file.bytes[end + 1] == Byte.minus,
        file.bytes[end + 2] == Byte.greater
      {
        return end + 3
      }
      end += 1
    }
    return bytes.upperBound
  }
}
