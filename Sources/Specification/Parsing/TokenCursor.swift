/// A place in a list of tokens.
struct TokenCursor {
  let file: SourceFile
  private let tokens: ArraySlice<Token>
  private(set) var index: Int

  init(_ tokens: ArraySlice<Token>, in file: SourceFile) {
    self.file = file
    self.tokens = tokens
    index = tokens.startIndex
  }

  var isAtEnd: Bool { index == tokens.endIndex }
  var current: Token? { isAtEnd ? nil : tokens[index] }
  var previous: Token? { index > tokens.startIndex ? tokens[index - 1] : nil }
  var last: Token? { tokens.last }
  var rest: ArraySlice<Token> { tokens[index...] }

  func peek(_ distance: Int = 1) -> Token? {
    index + distance < tokens.endIndex ? tokens[index + distance] : nil
  }

  /// The token before a place in the list.
  func token(before index: Int) -> Token? {
    tokens.indices.contains(index - 1) ? tokens[index - 1] : nil
  }

  mutating func advance(by count: Int = 1) {
    index = min(index + count, tokens.endIndex)
  }

  mutating func next() -> Token? {
    let token = current
    advance()
    return token
  }

  mutating func skipToEnd() { index = tokens.endIndex }

  func isAt(_ symbol: UInt8) -> Bool { current?.kind == .symbol(symbol) }

  /// Takes a symbol if it is here. Returns whether it did.
  mutating func take(_ symbol: UInt8) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  /// The text of the word at this place.
  var word: String? {
    guard let token = current, token.kind == .word else { return nil }
    return file.string(token.bytes)
  }

  mutating func takeWord(_ expected: String) -> Bool {
    guard word == expected else { return false }
    advance()
    return true
  }

  mutating func takeWord() -> Located<String>? {
    guard let token = current, let word else { return nil }
    advance()
    return Located(word, at: token.range)
  }

  /// The consecutive words from here.
  func words(upTo limit: Int) -> [String] {
    rest.prefix(limit).prefix { $0.kind == .word }.map { file.string($0.bytes) }
  }

  /// The words from here that may be a verb's phrase, up to the length of the longest phrase.
  var phrase: [String] { words(upTo: 6) }

  func text(of token: Token) -> String { file.string(token.bytes) }

  /// The text as written from one token to another; line breaks between them become one blank.
  func text(from first: Token, through last: Token) -> String {
    guard first.range.line != last.range.line else {
      return file.string(first.bytes.lowerBound..<last.bytes.upperBound)
    }
    var text = ""
    var previous: Token?
    for token in tokens[indexOfToken(at: first.bytes.lowerBound)...] {
      guard token.bytes.upperBound <= last.bytes.upperBound else { break }
      if let previous, token.range.line != previous.range.line {
        text += " "
      } else if let previous {
        text += file.string(previous.bytes.upperBound..<token.bytes.lowerBound)
      }
      text += file.string(token.bytes)
      previous = token
    }
    return text
  }

  /// The index of the first token that does not begin before an offset.
  private func indexOfToken(at offset: Int) -> Int {
    tokens.endOfPrefix { $0.bytes.lowerBound < offset }
  }

  /// The place to point at when something is missing here.
  var place: SourceRange {
    if let current { return current.range }
    guard let previous else { return SourceRange(line: 1, column: 1) }
    return SourceRange(
      line: previous.range.line, column: previous.range.column + previous.range.length)
  }

  /// The contents of a `"text"` token, with its escapes resolved.
  func contents(of token: Token) -> String {
    let inner = token.bytes.dropFirst().dropLast()
    guard file.bytes[inner].contains(Byte.backslash) else { return file.string(inner) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in file.bytes[inner] {
      if byte == Byte.backslash, !isEscaped {
        isEscaped = true
      } else {
        result.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
