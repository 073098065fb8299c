extension LineParser {
  /// Whether the text is a name: letters, digits and underscores, beginning with a letter.
  /// Invisible characters are excluded, so that two different names never look the same.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !text.unicodeScalars.contains(where: \.isInvisible)
  }

  mutating func name(of what: String) -> Located<String>? {
    guard let word = cursor.takeWord() else { return fail("expected the name of \(what)") }
    guard Limit.name.allows(word.value.count) else {
      return fail(Limit.name.complaint, at: word.range)
    }
    guard Self.isName(word.value) else {
      return fail(
        "'\(word.value)' is not a name; names are letters, digits and '_'", at: word.range)
    }
    return word
  }

  /// `A` or `A#2`.
  mutating func instance(of what: String, allowsAny: Bool = false) -> InstanceReference? {
    guard let word = cursor.takeWord() else { return fail("expected \(what)") }
    return instance(from: word.value[...], at: word.range, allowsAny: allowsAny)
  }

  /// Reads `A#2` from a word or the first part of one.
  ///
  /// - Parameter allowsAny: whether `A#any` is allowed here.
  func instance(
    from text: Substring, at range: SourceRange, allowsAny: Bool = false
  ) -> InstanceReference? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let place = SourceRange(line: range.line, column: range.column, length: max(1, text.count))
    guard Limit.name.allows(name.count), Self.isName(name) else {
      // An error in its declaration has been reported already.
      guard scope?.unreadable.contains(name) != true else { return nil }
      return Limit.name.allows(name.count)
        ? fail(
          "'\(text)' is not the name of an object", at: place,
          help: ["names are letters, digits and '_'"] + noteOnVersions(insteadOf: text))
        : fail(Limit.name.complaint, at: place)
    }
    guard parts.count == 2 else {
      return InstanceReference(name: Located(name, at: place), number: nil)
    }
    let nameRange = SourceRange(line: range.line, column: range.column, length: name.count)
    if parts[1] == "any" {
      guard allowsAny else {
        return fail(
          "'\(text)' means any instance; here it has to be a specific one", at: place)
      }
      return InstanceReference(name: Located(name, at: nameRange), number: nil, isAny: true)
    }
    switch Self.number(parts[1]) {
    case .number(let number) where number > 0:
      return InstanceReference(name: Located(name, at: nameRange), number: number)
    case .tooLarge: return fail(Limit.number.complaint, at: place)
    case .number, .none:
      return fail("'#\(parts[1])' is not the number of an instance; numbers start at 1", at: place)
    }
  }

  /// `A#2.onStart`: an instance, and the rest after the first dot.
  func member(
    from word: Located<String>, allowsAny: Bool = false
  ) -> (InstanceReference, Located<String>)? {
    guard let dot = word.value.firstIndex(of: ".") else {
      return fail(
        "expected an object and a callback, such as A.onStart", at: word.range,
        help: noteOnVersions(insteadOf: word.value))
    }
    guard !word.value.hasPrefix("...") else {
      return fail("'...' means any number of events; put spaces around it", at: word.range)
    }
    guard dot > word.value.startIndex else {
      return fail("there is no name before the dot", at: word.range)
    }
    let name = String(word.value[word.value.index(after: dot)...])
    guard !name.isEmpty else { return fail("there is no name after the dot", at: word.range) }
    guard
      let subject = instance(from: word.value[..<dot], at: word.range, allowsAny: allowsAny)
    else { return nil }
    let offset = word.value[...dot].count
    let range = SourceRange(
      line: word.range.line, column: word.range.column + offset, length: name.count)
    return (subject, Located(name, at: range))
  }

  /// What to write if the word was meant as a version, such as `17.4` or `API30`, or stands behind
  /// `of`.
  private func noteOnVersions(insteadOf word: some StringProtocol) -> [String] {
    guard word.contains(where: \.isNumber), scope?.kind(of: String(word)) == nil else { return [] }
    return ["versions are whole numbers and follow the platform: '28', '28..' or '28..33'"]
  }

  /// Reads the name of a platform; `both` and the like are not among them.
  mutating func platform() -> Located<String>? {
    guard let word = cursor.takeWord() else {
      return fail("expected a platform: \(index.platformNames.joined(separator: " or "))")
    }
    guard index.platformNames.contains(word.value) else {
      return fail(
        "unknown platform '\(word.value)'"
          + Suggestion.ending(for: word.value, among: index.platformNames), at: word.range,
        help: ["platforms: \(index.platformNames.joined(separator: ", "))"])
    }
    return word
  }
}
