extension LineParser {
  /// Reads what a verb takes by position.
  mutating func operands(
    of entry: VerbIndex.Entry, enclosing: [AttributeDefinition]
  ) -> [Operand]? {
    let verb = entry.verb
    var operands: [Operand] = []
    var rest = verb.operands[...]
    // An operand introduced by a particle can only stand after it.
    var isIntroduced = false
    while let definition = rest.popFirst() {
      var count = 0
      var known: Set<String> = []
      while isOperandHere(definition, following: rest, of: entry, enclosing: enclosing) {
        guard let operand = operand(definition, of: verb) else { return nil }
        if definition.isRepeated, case .word(let word)? = operand.first,
          !isNew(word, among: &known, of: verb.phrase)
        {
          return nil
        }
        operands += operand
        count += 1
        if !definition.isRepeated { break }
        guard takeComma(of: verb) else { return nil }
      }
      if count == 0, isIntroduced || !definition.isOptional {
        return missing(definition, of: verb)
      }
      isIntroduced = definition.isParticle && count > 0
      if definition.isParticle, count == 0 { rest = rest.dropFirst() }
    }
    return operands
  }

  private func missing(_ definition: OperandDefinition, of verb: Verb) -> [Operand]? {
    let what =
      switch definition.value {
      case .particle(let word): "'\(word)'"
      case .word(let words): "one of \(words.names.joined(separator: ", "))"
      case .object, .number, .duration, .text: "the \(definition.name)"
      }
    return fail("'\(verb.phrase)' needs \(what)", help: ["usage: \(verb.usage)"])
  }

  /// Whether the next token can be this operand; an optional operand yields to what follows it.
  private func isOperandHere(
    _ definition: OperandDefinition, following: ArraySlice<OperandDefinition>,
    of entry: VerbIndex.Entry, enclosing: [AttributeDefinition]
  ) -> Bool {
    guard let token = cursor.current else { return false }
    if case .symbol = token.kind { return false }
    if case .particle(let word) = definition.value { return cursor.word == word }
    if case .text = definition.value, !definition.isOptional { return true }
    guard let word = cursor.word else { return false }
    if isAtAttribute(of: entry.verb.attributes) || isAtAttribute(of: enclosing) { return false }
    let isParticle = following.contains { $0.value == .particle(word) }
    switch definition.value {
    case .object:
      return !isParticle && !(definition.isOptional && isClause(of: entry))
    case .word(let words):
      return words.contains(word) || !(definition.isOptional || definition.isRepeated)
    case .number:
      return Self.number(word) != .none || !definition.isOptional
    case .duration:
      return Self.milliseconds(word) != .none || !definition.isOptional
    case .text:
      return !isParticle
    case .particle:
      return true
    }
  }

  /// Whether the word is a particle of other verbs, and not the name of a declared object.
  private func isStrayParticle(_ word: String) -> Bool {
    guard let scope, scope.kind(of: word) == nil else { return false }
    return index.isParticle(word)
  }

  private func isClause(of entry: VerbIndex.Entry) -> Bool {
    entry.clauses.longestMatch(of: cursor.phrase) != nil
  }

  /// Reads the operand. A particle is kept as a word, since it may tell what the next operand is
  /// for.
  private mutating func operand(
    _ definition: OperandDefinition, of verb: Verb
  ) -> [Operand]? {
    guard let token = cursor.next() else { return nil }
    let text = cursor.text(of: token)
    let located = Located(text, at: token.range)
    switch definition.value {
    case .particle:
      return [.word(located)]
    case .object(let kinds):
      guard let reference = instance(from: text[...], at: token.range) else { return nil }
      if isStrayParticle(reference.name.value) {
        return fail(
          "'\(verb.phrase)' takes no '\(text)'", at: token.range, help: ["usage: \(verb.usage)"])
      }
      guard
        scope?.resolve(
          reference, kinds: kinds, user: verb.phrase, meaning: verb.summary,
          diagnostics: diagnostics) ?? true
      else { return nil }
      return [.object(reference)]
    case .word(let words):
      guard words.contains(text) else {
        return fail(
          "unknown \(definition.name) '\(text)' of '\(verb.phrase)'"
            + ending(ofUnknownValue: text, among: words.names),
          at: token.range,
          help: ["allowed: \(words.names.joined(separator: ", "))"])
      }
      return [.word(located)]
    case .number:
      switch Self.number(text) {
      case .number(let number): return [.number(Located(number, at: token.range))]
      case .tooLarge: return fail(Limit.number.complaint, at: token.range)
      case .none: return fail("expected a number, found '\(text)'", at: token.range)
      }
    case .duration:
      switch Self.milliseconds(text) {
      case .number(let milliseconds):
        return [.duration(milliseconds: Located(milliseconds, at: token.range))]
      case .tooLarge: return fail(Limit.duration.complaint, at: token.range)
      case .none:
        return fail(
          "expected a duration such as 10s, 500ms or 2min, found '\(text)'", at: token.range)
      }
    case .text:
      let contents = token.kind == .text ? cursor.contents(of: token) : text
      return [.text(Located(contents, at: token.range))]
    }
  }
}

extension OperandDefinition {
  fileprivate var isParticle: Bool {
    if case .particle = value { true } else { false }
  }
}
