/// Reads `[label]: destination "title"`; the title may stand on the following line.
struct LinkDefinitionReader {
  private let file: SourceFile
  private(set) var line: Int
  private var offset: Int

  init(file: SourceFile, line: Int, offset: Int) {
    self.file = file
    self.line = line
    self.offset = offset
  }

  mutating func read() -> LinkDefinition? {
    let end = file.lines[line].upperBound
    guard let close = file.bytes[offset..<end].firstIndex(of: Byte.closeBracket),
      close + 1 < end, file.bytes[close + 1] == Byte.colon
    else { return nil }
    let name = file.trimmed((offset + 1)..<close)
    guard !name.isEmpty else { return nil }
    let label = Located(file.string(name), at: file.range(name, inLine: line))
    offset = close + 2
    guard let destination = destination() else { return nil }
    return LinkDefinition(label: label, destination: destination, title: title())
  }

  private mutating func destination() -> Located<String>? {
    let rest = file.trimmed(offset..<file.lines[line].upperBound)
    guard !rest.isEmpty else { return nil }
    if file.bytes[rest.lowerBound] == Byte.less,
      let close = file.bytes[rest].firstIndex(of: Byte.greater)
    {
      offset = close + 1
      return located((rest.lowerBound + 1)..<close)
    }
    let end = file.bytes[rest].firstIndex { Byte.isBlank($0) } ?? rest.upperBound
    offset = end
    return located(rest.lowerBound..<end)
  }

  private func located(_ bytes: Range<Int>) -> Located<String> {
    Located(file.string(bytes), at: file.range(bytes, inLine: line))
  }

  private mutating func title() -> Located<String>? {
    let rest = file.trimmed(offset..<file.lines[line].upperBound)
    if !rest.isEmpty { return title(in: rest, ofLine: line) }
    guard line + 1 < file.lines.count else { return nil }
    let next = file.trimmed(file.lines[line + 1])
    guard let title = title(in: next, ofLine: line + 1) else { return nil }
    line += 1
    return title
  }

  private func title(in range: Range<Int>, ofLine line: Int) -> Located<String>? {
    guard range.count >= 2 else { return nil }
    let pairs = [
      (Byte.quote, Byte.quote), (UInt8(ascii: "'"), UInt8(ascii: "'")),
      (Byte.openParenthesis, Byte.closeParenthesis),
    ]
    let open = file.bytes[range.lowerBound]
    let close = file.bytes[range.upperBound - 1]
    guard pairs.contains(where: { $0 == open && $1 == close }) else { return nil }
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    return Located(file.string(inner), at: file.range(inner, inLine: line))
  }
}
