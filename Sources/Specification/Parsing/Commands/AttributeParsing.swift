extension LineParser {
  /// Whether an attribute stands here: a word that is followed by `=`, or a bare flag.
  func isAtAttribute(of definitions: [AttributeDefinition]) -> Bool {
    guard let word = cursor.word else { return false }
    if cursor.peek()?.kind == .symbol(Byte.equals) { return true }
    return definitions.contains { $0.name == word && $0.value == .flag }
  }

  /// `key=value`, `key=value1|value2`, or a bare flag.
  mutating func attribute(
    of definitions: [AttributeDefinition], owner: @autoclosure () -> String
  ) -> Attribute? {
    guard let key = cursor.takeWord() else { return fail("expected an attribute of \(owner())") }
    let values: [(token: Token, value: Located<String>)]
    if cursor.take(Byte.equals) {
      guard let read = attributeValues(of: key) else { return nil }
      values = read
    } else {
      values = []
    }
    guard let definition = definitions.first(where: { $0.name == key.value }) else {
      return unknownAttribute(key, of: owner(), among: definitions.map(\.name))
    }
    return check(Attribute(key: key, values: values.map(\.value)), against: definition)
  }

  /// Names what has this attribute, or the attribute that was probably meant, and lists those that
  /// there are, or says where they are listed: the settings of both platforms are under `device`.
  private mutating func unknownAttribute(
    _ key: Located<String>, of holder: String, among names: [String]
  ) -> Attribute? {
    // A verb of the other platform may have the same name.
    let ending =
      index.owners(ofAttribute: key.value).filter { $0 != holder }.ending("it is one of")
      ?? Suggestion.ending(for: key.value, among: names)
    return fail(
      "unknown attribute '\(key.value)' of \(holder)\(ending)", at: key.range,
      help: names.isEmpty
        ? ["\(holder) has no attributes"]
        : [
          Suggestion.note(
            on: names, of: String(holder.prefix { $0 != " " }), "attributes", after: ending)
        ])
  }

  /// What follows `=`: words joined by `|` or `,` without blanks, or one quoted text.
  private mutating func attributeValues(
    of key: Located<String>
  ) -> [(token: Token, value: Located<String>)]? {
    var values: [(Token, Located<String>)] = []
    repeat {
      guard let first = cursor.current, let previous = cursor.previous,
        previous.isFollowedDirectly(by: first)
      else { return fail("expected a value of '\(key.value)'") }
      if first.kind == .text {
        values.append((first, Located(cursor.contents(of: first), at: first.range)))
        cursor.advance()
      } else {
        guard let value = joinedValue(from: first) else {
          return fail("expected a value of '\(key.value)'")
        }
        values.append((first, value))
      }
    } while takeValueSeparator()
    return values
  }

  /// Takes a `|` or `,` between two values without blanks. A comma before a blank does not count:
  /// it ends the clause that the attribute belongs to.
  private mutating func takeValueSeparator() -> Bool {
    guard let previous = cursor.previous, let separator = cursor.current,
      previous.isFollowedDirectly(by: separator)
    else { return false }
    if cursor.take(Byte.bar) { return true }
    guard let next = cursor.peek(), separator.isFollowedDirectly(by: next) else { return false }
    return cursor.take(Byte.comma)
  }

  /// A value runs to the next blank, `|`, `,` or `;`; other symbols are part of it: `id:42`.
  private mutating func joinedValue(from first: Token) -> Located<String>? {
    var last: Token?
    while let token = cursor.current {
      if let last, !last.isFollowedDirectly(by: token) { break }
      switch token.kind {
      case .symbol(Byte.bar), .symbol(Byte.comma), .symbol(Byte.semicolon),
        .symbol(Byte.ampersand), .text, .unclosedText:
        return last.map {
          Located(cursor.text(from: first, through: $0), at: first.range.through($0))
        }
      default:
        last = token
        cursor.advance()
      }
    }
    return last.map { Located(cursor.text(from: first, through: $0), at: first.range.through($0)) }
  }

  /// Whether the key is new; reports a repeated one, since one of the two values would be lost.
  func isFirst(_ attribute: Attribute, after others: [Attribute]) -> Bool {
    let key = attribute.key
    guard others.contains(where: { $0.key.value == key.value }) else { return true }
    diagnostics.error("'\(key.value)' is given twice; keep one of them", at: key.range)
    return false
  }

  /// Whether a word is new in a list; reports a repeated one, since it would add nothing.
  func isNew(_ word: Located<String>, among known: inout Set<String>, of list: String) -> Bool {
    if known.insert(word.value).inserted { return true }
    diagnostics.error(
      "'\(word.value)' is given twice in '\(list)'; keep one of them", at: word.range)
    return false
  }

  private func check(_ attribute: Attribute, against definition: AttributeDefinition) -> Attribute?
  {
    let key = attribute.key
    if definition.value != .flag, attribute.values.isEmpty {
      return fail("'\(key.value)' needs a value: \(key.value)=…", at: key.range)
    }
    if definition.value.isSingle, attribute.values.count > 1 {
      return fail("'\(key.value)' takes one value", at: attribute.values[1].range)
    }
    var known: Set<String> = []
    for value in attribute.values {
      guard allowed(value, of: key.value, definition, among: &known) != nil else { return nil }
    }
    return attribute
  }

  /// The value, if the attribute can have it.
  ///
  /// - Parameter known: the values already given to the attribute.
  private func allowed(
    _ value: Located<String>, of key: String, _ definition: AttributeDefinition,
    among known: inout Set<String>
  ) -> Located<String>? {
    switch definition.value {
    case .flag:
      guard BooleanWord(rawValue: value.value) != nil else {
        return fail("'\(key)' is true or false, not '\(value.value)'", at: value.range)
      }
    case .words(let words):
      guard words.isEmpty || words.contains(value.value) else {
        return fail(
          "unknown value '\(value.value)' of '\(key)'"
            + ending(ofUnknownValue: value.value, among: words.names),
          at: value.range, help: ["values: \(words.names.joined(separator: ", "))"])
      }
      guard isNew(value, among: &known, of: key) else { return nil }
    case .number:
      switch Self.number(value.value) {
      case .number: break
      case .tooLarge: return fail(Limit.number.complaint, at: value.range)
      case .none: return fail("'\(key)' is a number, not '\(value.value)'", at: value.range)
      }
    case .objects(let kinds):
      guard let reference = instance(from: value.value[...], at: value.range),
        scope?.resolve(
          reference, kinds: kinds, user: key, meaning: definition.summary,
          diagnostics: diagnostics) ?? true
      else { return nil }
    case .pairs:
      guard value.value.split(separator: ":", maxSplits: 1).count == 2 else {
        return fail("'\(key)' is written key:value, not '\(value.value)'", at: value.range)
      }
    case .text:
      break
    }
    return value
  }

  /// Names the other attributes that have this value, or the one of these values that was probably
  /// meant.
  func ending(ofUnknownValue word: String, among names: [String]) -> String {
    index.owners(ofValue: word).ending("it is a value of")
      ?? Suggestion.ending(for: word, among: names)
  }

  /// Reads attributes up to the end of the line.
  mutating func attributesToEnd(
    of definitions: [AttributeDefinition], owner: String
  ) -> [Attribute]? {
    var attributes: [Attribute] = []
    var isSound = true
    while !cursor.isAtEnd {
      if let attribute = attribute(of: definitions, owner: owner),
        isFirst(attribute, after: attributes)
      {
        attributes.append(attribute)
      } else {
        isSound = false
      }
      if let current = cursor.current, current.kind != .word {
        guard isSound else { return nil }
        return fail("unexpected '\(cursor.text(of: current))'")
      }
    }
    return isSound ? attributes : nil
  }
}
