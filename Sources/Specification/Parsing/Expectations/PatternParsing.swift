extension LineParser {
  /// A pattern up to the end of the tokens, or up to a word for which `stop` holds.
  mutating func pattern(until stop: (LineParser) -> Bool = { _ in false }) -> Pattern? {
    guard let first = cursor.current, !stop(self) else {
      return fail("expected a pattern; write '-' for no callbacks")
    }
    if cursor.word == "-" {
      cursor.advance()
      guard cursor.isAtEnd || stop(self) else {
        return fail(
          "'-' means no callbacks at all, so it has to be the whole pattern", at: first.range)
      }
      return Pattern(elements: [], range: first.range)
    }
    var elements: [Pattern.Element] = []
    while !cursor.isAtEnd, !stop(self) {
      guard let element = element(depth: 0) else { return nil }
      elements.append(element)
    }
    return Pattern(elements: elements, range: first.range.through(cursor.previous ?? first))
  }

  private mutating func element(depth: Int) -> Pattern.Element? {
    guard Limit.groups.allows(depth + 1) else { return fail(Limit.groups.complaint) }
    guard let token = cursor.current, var element = primary(token, depth: depth) else { return nil }
    var suffixes = 0
    while let suffix = cursor.current {
      if suffix.kind == .symbol(Byte.question) {
        element = .optional(element)
      } else if suffix.kind == .symbol(Byte.plus) {
        element = .oneOrMore(Self.pattern(of: element, at: token.range))
      } else {
        break
      }
      if case .anything = element.innermost {
        return fail(
          "'...' already means any number of callbacks; it takes no suffix", at: suffix.range)
      }
      suffixes += 1
      // Two suffixes, as in `(x)+?`, can express everything; allowing more would nest without
      // bound.
      guard suffixes <= 2 else { return fail("too many suffixes", at: suffix.range) }
      cursor.advance()
    }
    return element
  }

  private static func pattern(of element: Pattern.Element, at range: SourceRange) -> Pattern {
    if case .group(let pattern) = element { return pattern }
    return Pattern(elements: [element], range: range)
  }

  private mutating func primary(_ token: Token, depth: Int) -> Pattern.Element? {
    switch token.kind {
    case .symbol(Byte.openBrace):
      return unordered(from: token, depth: depth)
    case .symbol(Byte.openParenthesis):
      return group(from: token, depth: depth).map { .group($0) }
    case .word where cursor.word == "...":
      cursor.advance()
      return .anything(token.range)
    case .word where cursor.word == "-":
      return fail("'-' means no callbacks at all, so it has to be the whole pattern")
    case .word:
      return eventPattern().map { .event($0) }
    case .symbol, .text, .unclosedText:
      return fail(
        "unexpected '\(cursor.text(of: token))' in a pattern",
        help: [
          token.kind == .symbol(Byte.colon)
            ? "a platform has a colon only before a step, and a callback's mark follows it directly"
            : "separate callbacks with spaces: A.onStart A.onResume"
        ])
    }
  }

  private mutating func unordered(from open: Token, depth: Int) -> Pattern.Element? {
    cursor.advance()
    var members: [Pattern] = []
    var isLoose = false
    while !cursor.isAt(Byte.closeBrace) {
      guard let token = cursor.current else {
        return fail("'{' is never closed; close it with '}'", at: open.range)
      }
      guard let element = element(depth: depth + 1) else { return nil }
      if case .anything = element {
        guard !isLoose else {
          return fail(
            "a second '...'; one already allows others between all members", at: token.range)
        }
        isLoose = true
      }
      members.append(Self.pattern(of: element, at: token.range))
    }
    guard !members.isEmpty else {
      return fail("there is nothing between the braces; remove them or name events", at: open.range)
    }
    guard !isLoose || members.count > 1 else {
      return fail("'...' alone needs no braces", at: open.range)
    }
    cursor.advance()
    return .unordered(members)
  }

  private mutating func group(from open: Token, depth: Int) -> Pattern? {
    cursor.advance()
    var elements: [Pattern.Element] = []
    while !cursor.isAt(Byte.closeParenthesis) {
      guard !cursor.isAtEnd else {
        return fail("'(' is never closed; close it with ')'", at: open.range)
      }
      guard let element = element(depth: depth + 1) else { return nil }
      elements.append(element)
    }
    guard !elements.isEmpty else {
      return fail(
        "there is nothing between the parentheses; remove them or name events", at: open.range)
    }
    cursor.advance()
    return Pattern(elements: elements, range: open.range.through(cursor.previous ?? open))
  }
}

extension Pattern.Element {
  /// The element without the suffixes around it.
  fileprivate var innermost: Pattern.Element {
    switch self {
    case .optional(let element): element.innermost
    case .oneOrMore(let pattern) where pattern.elements.count == 1:
      pattern.elements[0].innermost
    case .event, .anything, .unordered, .oneOrMore, .group: self
    }
  }
}
