extension LineParser {
  /// Reads an indented line. If it is not marked for a platform, it becomes one expectation for
  /// each platform that it can apply to.
  ///
  /// - Parameter stepPlatform: the platform that the step above is marked for.
  mutating func expectations(stepPlatform: String?, scope: Scope) -> [Expectation]? {
    guard let first = cursor.current, let last = cursor.last else { return nil }
    var expectation = Expectation(
      body: .both(EventAssertion(claim: .never([]))),
      text: cursor.text(from: first, through: last), range: first.range.through(last))
    guard dropEvidence(into: &expectation) else { return nil }
    switch expectationWord {
    case .both:
      cursor.advance()
      guard let assertion = assertion() else { return nil }
      expectation.body = .both(assertion)
      return [expectation]
    case .differs:
      cursor.advance()
      guard let body = differs() else { return nil }
      expectation.body = body
      return [expectation]
    case .tasks, .state, .crash, .warning, nil:
      return platformExpectations(expectation, stepPlatform: stepPlatform, scope: scope)
    }
  }

  /// Cuts `@label` off the end of the line.
  private mutating func dropEvidence(into expectation: inout Expectation) -> Bool {
    let tokens = cursor.rest
    guard let at = tokens.firstIndex(where: { $0.kind == .symbol(Byte.at) }) else { return true }
    guard at > tokens.startIndex, at + 2 == tokens.endIndex, tokens[at + 1].kind == .word else {
      diagnostics.error(
        "an expectation names at most one source, with '@label' at its end",
        at: tokens[at].range)
      return false
    }
    expectation.evidence = Located(cursor.text(of: tokens[at + 1]), at: tokens[at + 1].range)
    cursor = TokenCursor(tokens[..<at], in: cursor.file)
    return true
  }

  private mutating func platformExpectations(
    _ template: Expectation, stepPlatform: String?, scope: Scope
  ) -> [Expectation]? {
    var expectation = template
    var platform: String?
    if let word = cursor.word, index.platformNames.contains(word) {
      platform = word
      cursor.advance()
      expectation.versions = versionsIfPresent()
    }
    let candidates = platform.map { [$0] } ?? stepPlatform.map { [$0] } ?? scope.platforms
    guard let bodies = bodies(mark: platform, candidates: candidates, scope: scope) else {
      return nil
    }
    return bodies.map { body in
      expectation.body = body
      return expectation
    }
  }

  private mutating func bodies(
    mark: String?, candidates: [String], scope: Scope
  ) -> [Expectation.Body]? {
    switch expectationWord {
    case .tasks: return tasks(candidates: candidates, scope: scope)
    case .state: return state(candidates: candidates, scope: scope)
    case .crash: return crash(candidates: candidates)
    case .warning: return warning(candidates: candidates)
    case .both, .differs, nil: break
    }
    if let word = cursor.word {
      if let found = index.lenses[word] { return lens(found, candidates: candidates) }
      if isProperty(word, candidates: candidates, scope: scope) {
        return property(candidates: candidates, scope: scope)
      }
    }
    guard let mark, !isAtMisspeltLens else { return unknownExpectation() }
    let isNeutral = cursor.takeWord("neutral")
    guard let assertion = assertion() else { return nil }
    return [
      isNeutral ? .neutral(platform: mark, assertion) : .callbacks(platform: mark, assertion)
    ]
  }

  private var expectationWord: ExpectationWord? {
    cursor.word.flatMap(ExpectationWord.init(rawValue:))
  }

  private func unknownExpectation<Result>() -> Result? {
    guard let token = cursor.current else { return nil }
    let text = cursor.text(of: token)
    if text.contains(".") || token.kind != .word {
      return fail(
        "a pattern begins with one of: "
          + (index.platformNames + ExpectationWord.ofEveryPlatform).joined(separator: ", "))
    }
    guard !["neutral", "of", "never"].contains(text) else {
      let platform = index.platformNames.first ?? ""
      return fail(
        "'\(text)' comes after the platform, as in: \(platform) \(text) …",
        at: token.range)
    }
    let words = index.expectationWords
    return fail(
      "unknown expectation '\(text)'" + Suggestion.ending(for: text, among: words),
      help: text.hasPrefix("#")
        ? [Self.noteOnComments]
        : ["expectations begin with: \(words.joined(separator: ", ")), or A.property"])
  }

  // MARK: Divergences

  /// Reads `D2 android PATTERN ios PATTERN` after `differs`; the sides may come in any order. A
  /// side is about neutral events, or about callbacks: `android native PATTERN`.
  private mutating func differs() -> Expectation.Body? {
    let start = cursor.previous?.range
    var id: Located<String>?
    if let word = cursor.word, !index.platformNames.contains(word), !word.contains(".") {
      id = cursor.takeWord()
    }
    var sides: [Expectation.DivergentSide] = []
    while !cursor.isAtEnd {
      guard let platform = platform() else { return nil }
      guard !sides.contains(where: { $0.platform == platform.value }) else {
        return fail(
          "a second '\(platform.value)' side; a divergence has one for each platform",
          at: platform.range)
      }
      let versions = versionsIfPresent()
      guard let side = side(of: platform.value, versions) else { return nil }
      sides.append(side)
    }
    let missing = index.platformNames.filter { name in
      !sides.contains { $0.platform == name }
    }
    guard missing.isEmpty else {
      return fail(
        "'differs' has a side for every platform; \(missing.joined(separator: " and ")) is missing",
        at: start)
    }
    return .differs(id: id, sides: sides)
  }

  /// Reads a side, without its platform and versions.
  private mutating func side(
    of platform: String, _ versions: VersionRange?
  ) -> Expectation.DivergentSide? {
    let isAtEnd = { (parser: LineParser) in parser.isAtPlatform }
    if let lens = cursor.word.flatMap({ index.lenses[$0] }), let name = cursor.takeWord() {
      return lensAssertion(lens, until: isAtEnd).map {
        .init(platform: platform, versions: versions, subject: .lens(name), assertion: $0)
      }
    }
    guard !isAtMisspeltLens else { return unknownExpectation() }
    let subject: Expectation.DivergentSide.Subject =
      cursor.takeWord("native") ? .callbacks : .neutralEvents
    return assertion(until: isAtEnd).map {
      .init(platform: platform, versions: versions, subject: subject, assertion: $0)
    }
  }

  private var isAtPlatform: Bool {
    cursor.word.map { index.platformNames.contains($0) } ?? false
  }
}
