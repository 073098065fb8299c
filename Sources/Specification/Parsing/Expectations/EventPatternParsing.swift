extension LineParser {
  /// `A#2.onCreate(savedInstanceState: null)`, `A.onStart:super`.
  mutating func eventPattern() -> EventPattern? {
    guard let first = cursor.current, let word = cursor.takeWord() else {
      return fail("expected a callback, such as A.onStart")
    }
    let read = readsWordsAlone ? wordAlone(word) : member(from: word, allowsAny: true)
    guard let (subject, name) = read else { return nil }
    guard let arguments = argumentPatterns() else { return nil }
    var mark: Located<EventPattern.Mark>?
    if adjacent(Byte.colon) != nil {
      guard let word = cursor.takeWord() else { return fail("expected 'super' or 'end' after ':'") }
      guard let found = EventPattern.Mark(rawValue: word.value) else {
        return fail(
          "unknown mark '\(word.value)'; a callback has ':super' and ':end'", at: word.range)
      }
      mark = Located(found, at: word.range)
    }
    return EventPattern(
      subject: subject, name: name, arguments: arguments, mark: mark,
      range: first.range.through(cursor.previous ?? first))
  }

  /// Takes a symbol that follows the last token without a blank.
  private mutating func adjacent(_ symbol: UInt8) -> Token? {
    guard let token = cursor.current, let previous = cursor.previous,
      previous.isFollowedDirectly(by: token), cursor.take(symbol)
    else { return nil }
    return token
  }

  /// Reads `(savedInstanceState: null)` directly after a callback; without parentheses there are no
  /// arguments.
  ///
  /// - Returns: nil if an error was reported.
  mutating func argumentPatterns() -> [ArgumentPattern]? {
    guard let open = adjacent(Byte.openParenthesis) else { return [] }
    var arguments: [ArgumentPattern] = []
    var labels: Set<String> = []
    while !cursor.take(Byte.closeParenthesis) {
      guard !cursor.isAtEnd else {
        return fail("'(' is never closed; close it with ')'", at: open.range)
      }
      if !arguments.isEmpty, !cursor.take(Byte.comma) {
        return fail("expected ',' or ')' after an argument")
      }
      guard let label = cursor.takeWord() else { return fail("expected the label of an argument") }
      guard labels.insert(label.value).inserted else {
        return fail("'\(label.value)' is given twice; keep one of them", at: label.range)
      }
      guard cursor.take(Byte.colon) else {
        return fail(
          "expected ':' after '\(label.value)'",
          help: ["an argument has a label: A.onCreate(savedInstanceState: null)"])
      }
      guard let value = argumentValue() else {
        return fail("expected the value of '\(label.value)'")
      }
      arguments.append(ArgumentPattern(label: label, value: value))
    }
    return arguments
  }

  /// Everything up to the next `,` or `)`.
  private mutating func argumentValue() -> Located<String>? {
    guard let first = cursor.current else { return nil }
    if first.kind == .text {
      cursor.advance()
      return Located(cursor.contents(of: first), at: first.range)
    }
    var last: Token?
    while let token = cursor.current, token.kind != .symbol(Byte.comma),
      token.kind != .symbol(Byte.closeParenthesis)
    {
      last = token
      cursor.advance()
    }
    return last.map {
      Located(cursor.text(from: first, through: $0), at: first.range.through($0))
    }
  }
}
