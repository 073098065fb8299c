extension LineParser {
  /// Reads `ios 13.. controller C` after `rule`; the laws follow on indented lines.
  mutating func ruleHeader(at range: SourceRange) -> RuleDeclaration? {
    guard let platform = rulePlatform() else { return nil }
    let versions = versionsIfPresent()
    guard let kind = cursor.takeWord() else {
      return fail("expected the kind of object that the rule is about")
    }
    guard let entry = index.kinds[kind.value] else {
      return fail(
        "unknown kind '\(kind.value)'" + Suggestion.ending(for: kind.value, among: index.kindNames),
        at: kind.range)
    }
    let isNeutral = platform.value == ExpectationWord.both.rawValue
    let exists =
      isNeutral ? entry.kind.neutralScope != nil : entry.platforms.contains(platform.value)
    guard exists else {
      return fail(
        isNeutral
          ? "a \(kind.value) has no neutral events"
          : "there is no \(kind.value) on \(platform.value)", at: kind.range)
    }
    guard let variable = name(of: "a variable, such as \(kind.value) X"),
      expectEnd(after: "the rule's variable")
    else { return nil }
    return RuleDeclaration(
      platform: platform, versions: versions, kind: kind, variable: variable, laws: [],
      range: range)
  }

  private mutating func rulePlatform() -> Located<String>? {
    guard cursor.word == ExpectationWord.both.rawValue else { return platform() }
    return cursor.takeWord()
  }

  /// Reads one indented line of a rule.
  mutating func law() -> RuleDeclaration.Law? {
    guard let first = cursor.current, let last = cursor.last else { return nil }
    let text = cursor.text(from: first, through: last)
    var evidence: Located<String>?
    let tokens = cursor.rest
    if tokens.count > 2, tokens[tokens.endIndex - 2].kind == .symbol(Byte.at) {
      evidence = Located(cursor.text(of: last), at: last.range)
      cursor = TokenCursor(tokens.dropLast(2), in: cursor.file)
    }
    guard let form = form(), expectEnd(after: "the law") else { return nil }
    return RuleDeclaration.Law(
      form: form, evidence: evidence, text: text, range: first.range.through(last))
  }

  private mutating func form() -> RuleDeclaration.Form? {
    if cursor.takeWord("never") { return never() }
    if cursor.takeWord("always") { return eventPattern().map { .always($0) } }
    guard let word = cursor.word, word.contains(".") else {
      return fail("expected 'never', 'always' or a callback")
    }
    guard let left = eventPattern() else { return nil }
    if cursor.takeWord("precedes") {
      return eventPattern().map { .precedes(left, $0) }
    }
    if cursor.takeWord("leads") {
      guard cursor.takeWord("to") else { return fail("expected 'to' after 'leads'") }
      guard let middle = eventPattern() else { return nil }
      guard cursor.takeWord("before") else { return fail("expected 'before' and a callback") }
      return eventPattern().map { .leadsTo(left, middle, before: $0) }
    }
    if cursor.takeWord("alternates") {
      guard cursor.takeWord("with") else { return fail("expected 'with' after 'alternates'") }
      return eventPattern().map { .alternates(left, $0) }
    }
    let found = cursor.word ?? ""
    return fail(
      "expected 'precedes', 'leads to' or 'alternates with'"
        + Suggestion.ending(for: found, among: ["precedes", "leads", "alternates"]))
  }

  private mutating func never() -> RuleDeclaration.Form? {
    guard let event = eventPattern() else { return nil }
    if cursor.takeWord("between") {
      guard let from = eventPattern() else { return nil }
      guard cursor.takeWord("and") else { return fail("expected 'and' and a callback") }
      return eventPattern().map { .neverBetween(event, from: from, to: $0) }
    }
    if cursor.takeWord("after") { return eventPattern().map { .neverAfter(event, $0) } }
    if cursor.takeWord("again") {
      guard cursor.takeWord("before") else {
        return fail("expected 'before' and a callback after 'again'")
      }
      guard let first = eventPattern() else { return nil }
      guard cursor.takeWord("or") else {
        return fail(
          "expected 'or' and a callback",
          help: ["with a single callback between them: 'never x between x and y'"])
      }
      return eventPattern().map { .neverAgain(event, before: first, or: $0) }
    }
    return .never(event)
  }
}
