/// Splits one line of a script into tokens. Comments start with `//` at the beginning of a line or
/// after a blank.
struct Lexer {
  private let bytes: [UInt8]
  private let end: Int
  private let line: Int
  private var offset: Int
  /// The 1-based column of `offset`.
  private var column: Int

  private init(file: SourceFile, line: Int) {
    bytes = file.bytes
    end = file.lines[line].upperBound
    self.line = line
    offset = file.lines[line].lowerBound
    column = 1
  }

  static func tokens(ofLine line: Int, in file: SourceFile) -> [Token] {
    var lexer = Lexer(file: file, line: line)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    let start = offset
    while offset < end, Byte.isBlank(bytes[offset]) { offset += 1 }
    column += offset - start
    guard offset < end, !isAtComment else { return nil }
    let byte = bytes[offset]
    if Byte.isSymbol(byte) { return token(.symbol(byte), to: offset + 1) }
    if byte == Byte.quote { return text() }
    var stop = offset
    while stop < end, isInWord(bytes[stop]) { stop += 1 }
    return token(.word, to: stop)
  }

  private var isAtComment: Bool {
    guard offset + 1 < end, bytes[offset] == Byte.slash, bytes[offset + 1] == Byte.slash else {
      return false
    }
    return column == 1 || Byte.isBlank(bytes[offset - 1])
  }

  private func isInWord(_ byte: UInt8) -> Bool {
    !Byte.isBlank(byte) && !Byte.isSymbol(byte) && byte != Byte.quote
  }

  private mutating func text() -> Token {
    var stop = offset + 1
    while stop < end, bytes[stop] != Byte.quote {
      stop += bytes[stop] == Byte.backslash ? 2 : 1
    }
    return stop < end ? token(.text, to: stop + 1) : token(.unclosedText, to: end)
  }

  private mutating func token(_ kind: Token.Kind, to stop: Int) -> Token {
    let slice = bytes[offset..<stop]
    let isASCII = slice.allSatisfy { $0 < 0x80 }
    let length = isASCII ? slice.count : String(decoding: slice, as: UTF8.self).count
    let range = SourceRange(line: line + 1, column: column, length: max(1, length))
    let token = Token(kind: kind, bytes: offset..<stop, range: range)
    offset = stop
    column += length
    return token
  }
}
