/// Splits a line into its values, byte by byte.
struct RecordedLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var values: [RecordedLine.Value] = []
  /// Whether the line has no backslash, so that each text ends at the next quotation mark.
  private let textsArePlain: Bool
  private let fields = RecordedName.spellings

  private typealias Place = RecordedLine.Place

  /// Far deeper nesting than a recording needs.
  private static let depthLimit = 32

  /// A value takes some 14 bytes in most recordings; a lower estimate reserves enough room.
  private static let bytesOfAValue = 10

  /// - Throws: `MalformedRecording`, see `RecordedLine`.
  static func read(
    _ bytes: [UInt8]
  ) throws -> (values: [RecordedLine.Value], hasEscapes: Bool) {
    guard bytes.count < Int(Int32.max) else { throw MalformedRecording("the line is too long") }
    let alphabet = Alphabet(of: bytes)
    guard alphabet.isASCII || String(validating: bytes, as: UTF8.self) != nil else {
      throw MalformedRecording("not UTF-8")
    }
    return try bytes.withUnsafeBufferPointer { bytes in
      var reader = RecordedLineReader(
        bytes: bytes, textsArePlain: !alphabet.hasBackslash && !alphabet.hasControls)
      reader.values.reserveCapacity(bytes.count / bytesOfAValue)
      try reader.readValue(field: nil, named: .nowhere, depth: 0)
      if reader.next() != nil { throw reader.unexpected(reader.offset) }
      return (reader.values, alphabet.hasBackslash)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, textsArePlain: Bool) {
    self.bytes = bytes
    self.textsArePlain = textsArePlain
  }

  /// Which kinds of bytes a line contains, found by examining many at a time.
  private struct Alphabet {
    let isASCII: Bool
    let hasControls: Bool
    let hasBackslash: Bool

    init(of bytes: [UInt8]) {
      let backslash = UInt8(ascii: "\\")
      var (all, least, leastFromBackslash) = (UInt8.min, UInt8.max, UInt8.max)
      for byte in bytes {
        all |= byte
        least = min(least, byte)
        leastFromBackslash = min(leastFromBackslash, byte ^ backslash)
      }
      isASCII = all < 0x80
      hasControls = least < 0x20
      hasBackslash = leastFromBackslash == 0
    }
  }

  @inline(__always)
  private mutating func readValue(field: RecordedName?, named name: Place, depth: Int) throws {
    guard depth < Self.depthLimit else { throw MalformedRecording("nested too deeply") }
    switch next() {
    case UInt8(ascii: "{"):
      let place = values.count
      add(.object, .nowhere, field, name)
      try readObject(at: place, depth: depth)
      values[place].end = Int32(truncatingIfNeeded: values.count)
    case UInt8(ascii: "["):
      let place = values.count
      add(.list, .nowhere, field, name)
      try readList(depth: depth)
      values[place].end = Int32(truncatingIfNeeded: values.count)
    case UInt8(ascii: "\""):
      let text = try readText()
      add(.text, text, field, name)
      if text.start == text.end {
        throw MalformedRecording("'\(path(to: values.count - 1))' is empty")
      }
    default:
      let start = offset
      let kind = try readWord()
      add(kind, self.place(from: start, to: offset), field, name)
    }
  }

  /// The end of an object or list is known only after its elements have been read; until then it is
  /// negative.
  @inline(__always)
  private mutating func add(
    _ kind: RecordedLine.Kind, _ written: Place, _ field: RecordedName?, _ name: Place
  ) {
    let hasOthers = kind == .object || kind == .list
    values.append(
      RecordedLine.Value(
        kind: kind, field: field, name: name, written: written,
        end: hasOthers ? -1 : Int32(truncatingIfNeeded: values.count + 1)))
  }

  @inline(__always)
  private func place(from start: Int, to end: Int) -> Place {
    Place(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }

  // MARK: Objects and lists

  private mutating func readObject(at place: Int, depth: Int) throws {
    // The fields of the format seen so far, one bit each.
    var taken: UInt64 = 0
    var hasOthers = false
    offset += 1
    var isFirst = true
    while try goToElement(upTo: UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      guard next() == UInt8(ascii: "\"") else { throw unexpected(offset) }
      let name = try readText()
      guard next() == UInt8(ascii: ":") else { throw unexpected(offset) }
      offset += 1
      let field = fields.value(written: bytes.part(name.range))
      var isTaken = false
      if let field {
        isTaken = taken & field.bit != 0
        taken |= field.bit
      } else {
        isTaken = hasOthers && hasField(named: name, in: place)
        hasOthers = true
      }
      if isTaken { throw complaint("'\(written(name))' is given twice", about: place) }
      try readValue(field: field, named: name, depth: depth + 1)
    }
  }

  private func hasField(named name: Place, in object: Int) -> Bool {
    let name = bytes.part(name.range)
    var other = object + 1
    while other < values.count {
      let taken = values[other].name.range
      if taken.count == name.count, name.isEqual(to: bytes, from: taken.lowerBound) { return true }
      other = Int(values[other].end)
    }
    return false
  }

  private mutating func readList(depth: Int) throws {
    offset += 1
    var isFirst = true
    while try goToElement(upTo: UInt8(ascii: "]"), isFirst: isFirst) {
      isFirst = false
      try readValue(field: nil, named: .nowhere, depth: depth + 1)
    }
  }

  /// Moves to the next of the comma-separated elements between two brackets.
  ///
  /// - Returns: false after the last one, when the closing bracket has been passed.
  @inline(__always)
  private mutating func goToElement(upTo end: UInt8, isFirst: Bool) throws -> Bool {
    let byte = next()
    if byte == end {
      offset += 1
      return false
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw unexpected(offset) }
      offset += 1
    }
    return true
  }

  // MARK: Texts and words

  /// - Returns: the place between the quotation marks.
  @inline(__always)
  private mutating func readText() throws -> Place {
    let start = offset + 1
    offset = textsArePlain ? quotationMark(from: start) : try endOfText(from: start)
    guard offset < bytes.count else { throw unexpected(offset) }
    defer { offset += 1 }
    return place(from: start, to: offset)
  }

  /// The place of the next quotation mark; the end if there is none. Eight bytes are examined
  /// together: the highest bit of a byte marks the first match.
  @inline(__always)
  private func quotationMark(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = start
    while place + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: place, as: UInt64.self)
      let marks = UInt64(littleEndian: word) ^ ones &* UInt64(UInt8(ascii: "\""))
      let found = (marks &- ones) & ~marks & (ones &* 0x80)
      if found != 0 { return place + found.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") { place += 1 }
    return place
  }

  /// The end of a text that may contain escapes or characters that are not allowed.
  private func endOfText(from start: Int) throws -> Int {
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): return place
      case UInt8(ascii: "\\"): place += 2
      case ..<0x20: throw unexpected(place)
      default: place += 1
      }
    }
    return bytes.count
  }

  /// Reads a number, or one of the three words of JSON.
  private mutating func readWord() throws -> RecordedLine.Kind {
    let start = offset
    if let (kind, end) = knownWord(at: start), end == bytes.count || endsWord(bytes[end]) {
      offset = end
      return kind
    }
    while offset < bytes.count, !endsWord(bytes[offset]) { offset += 1 }
    guard Self.isNumber(bytes.part(start..<offset)) else { throw unexpected(start) }
    return .number
  }

  /// https://www.rfc-editor.org/rfc/rfc8259#section-6
  private static func isNumber(_ word: SpelledText) -> Bool {
    var rest = word[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let letter = rest.first else { return true }
    guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// One of the three words, and where it ends; nil if there is none. The first four letters,
  /// examined together, are enough to tell them apart.
  @inline(__always)
  private func knownWord(at place: Int) -> (RecordedLine.Kind, end: Int)? {
    guard place + 4 <= bytes.count else { return nil }
    let letters = UnsafeRawBufferPointer(bytes)
      .loadUnaligned(fromByteOffset: place, as: UInt32.self).bigEndian
    switch letters {
    case 0x7472_7565: return (.flag(true), place + 4)  // "true"
    case 0x6E75_6C6C: return (.null, place + 4)  // "null"
    case 0x6661_6C73:  // "fals"
      guard place + 4 < bytes.count, bytes[place + 4] == UInt8(ascii: "e") else { return nil }
      return (.flag(false), place + 5)
    default: return nil
    }
  }

  @inline(__always)
  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), ...0x20: true
    default: false
    }
  }

  /// The next byte that is not a space; nil at the end.
  @inline(__always)
  private mutating func next() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte <= 0x20, byte == 0x20 || (0x09...0x0D).contains(byte) else { return byte }
      offset += 1
    }
    return nil
  }

  // MARK: Errors

  private func written(_ place: Place) -> String {
    String(decoding: bytes.part(place.range), as: UTF8.self)
  }

  private func path(to place: Int) -> String {
    RecordedPath(to: place, among: values, written: written).text
  }

  private func complaint(_ message: String, about place: Int) -> MalformedRecording {
    let path = path(to: place)
    return MalformedRecording(path.isEmpty ? message : "\(path): \(message)")
  }

  private func unexpected(_ offset: Int) -> MalformedRecording {
    MalformedRecording("not JSON from column \(min(offset, bytes.count) + 1) on")
  }
}
