extension RecordedLine {
  /// Far more than a recording needs.
  private static let depthLimit = 32

  /// - Throws: `MalformedRecording` if the line is no JSON, or if a field is empty or there twice.
  init(reading bytes: [UInt8]) throws {
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw MalformedRecording("not UTF-8")
    }
    values.reserveCapacity(bytes.count / 16)
    var offset = 0
    try readValue(from: &offset, named: nil, in: nil, depth: 0)
    if next(from: &offset) != nil { throw unexpected(offset) }
  }

  private mutating func readValue(
    from offset: inout Int, named name: Range<Int>?, in parent: Int?, depth: Int
  ) throws {
    guard depth < Self.depthLimit else { throw MalformedRecording("nested too deeply") }
    let place = values.count
    switch next(from: &offset) {
    case UInt8(ascii: "{"):
      add(.object, offset..<offset, named: name, in: parent)
      try readElements(from: &offset, upTo: UInt8(ascii: "}")) { line, offset throws in
        let name = try line.readName(from: &offset, in: place)
        try line.readValue(from: &offset, named: name, in: place, depth: depth + 1)
      }
    case UInt8(ascii: "["):
      add(.list, offset..<offset, named: name, in: parent)
      try readElements(from: &offset, upTo: UInt8(ascii: "]")) { line, offset throws in
        try line.readValue(from: &offset, named: nil, in: place, depth: depth + 1)
      }
    case UInt8(ascii: "\""):
      let text = try readText(from: &offset)
      add(.text, text, named: name, in: parent)
      if text.isEmpty { throw MalformedRecording("'\(path(to: place))' is empty") }
    default: try readWord(from: &offset, named: name, in: parent)
    }
    values[place].end = values.count
  }

  private mutating func add(
    _ kind: Kind, _ bytes: Range<Int>, named name: Range<Int>?, in parent: Int?
  ) {
    values.append(
      Value(kind: kind, bytes: bytes, name: name, parent: parent, end: values.count + 1))
  }

  /// What stands between two brackets, with commas between.
  private mutating func readElements(
    from offset: inout Int, upTo end: UInt8,
    _ readElement: (inout RecordedLine, inout Int) throws -> Void
  ) throws {
    offset += 1
    var isFirst = true
    while true {
      let byte = next(from: &offset)
      if isFirst, byte == end { break }
      try readElement(&self, &offset)
      isFirst = false
      let separator = next(from: &offset)
      if separator == end { break }
      guard separator == UInt8(ascii: ",") else { throw unexpected(offset) }
      offset += 1
    }
    offset += 1
  }

  private mutating func readName(from offset: inout Int, in object: Int) throws -> Range<Int> {
    guard next(from: &offset) == UInt8(ascii: "\"") else { throw unexpected(offset) }
    let name = try readText(from: &offset)
    guard next(from: &offset) == UInt8(ascii: ":") else { throw unexpected(offset) }
    offset += 1
    var other = object + 1
    while other < values.count {
      if let taken = values[other].name, isSame(taken, name) {
        throw complaint("'\(written(name))' is there twice", about: object)
      }
      other = values[other].end
    }
    return name
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { bytes[$0] == bytes[$1] }
  }

  /// - Returns: what stands between the quotation marks.
  private mutating func readText(from offset: inout Int) throws -> Range<Int> {
    let start = offset + 1
    offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return start..<(offset - 1)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset += 2
      case ..<0x20: throw unexpected(offset)
      default: offset += 1
      }
    }
    throw unexpected(bytes.count)
  }

  /// A number, or one of the three words that JSON has.
  private mutating func readWord(
    from offset: inout Int, named name: Range<Int>?, in parent: Int?
  ) throws {
    let start = offset
    while offset < bytes.count, !endsWord(bytes[offset]) { offset += 1 }
    let kind: Kind
    switch written(start..<offset) {
    case "true": kind = .flag(true)
    case "false": kind = .flag(false)
    case "null": kind = .null
    case let word:
      guard Double(word) != nil, word.utf8.first.map({ "-0123456789".utf8.contains($0) }) == true
      else { throw unexpected(start) }
      kind = .number
    }
    add(kind, start..<offset, named: name, in: parent)
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), ...0x20: true
    default: false
    }
  }

  /// The next byte that is no space; nil at the end.
  private func next(from offset: inout Int) -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return byte }
      offset += 1
    }
    return nil
  }

  private func unexpected(_ offset: Int) -> MalformedRecording {
    MalformedRecording("no JSON from column \(min(offset, bytes.count) + 1) on")
  }
}
