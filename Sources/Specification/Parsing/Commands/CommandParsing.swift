extension LineParser {
  /// A verb with its operands, attributes and clauses, up to the end of the cursor's tokens.
  mutating func command(verbs: VerbIndex, context: VerbContext) -> Command? {
    guard let first = cursor.current else { return nil }
    guard let entry = verbs.longestMatch(of: cursor.phrase) else {
      return unknownVerb(at: first, verbs: verbs, context: context)
    }
    guard var command = part(entry, enclosing: []) else { return nil }
    while !cursor.isAtEnd {
      guard takeComma(of: entry.verb) else { return nil }
      if let clause = entry.clauses.longestMatch(of: cursor.phrase) {
        guard let part = part(clause, enclosing: entry.verb.attributes) else { return nil }
        command.clauses.append(part)
      } else if isAtAttribute(of: entry.verb.attributes) {
        guard let attribute = attribute(of: entry.verb.attributes, owner: entry.verb.phrase),
          isFirst(attribute, after: command.attributes)
        else { return nil }
        command.attributes.append(attribute)
      } else {
        return unexpected(behind: command, of: entry.verb, among: verbs, context: context)
      }
    }
    if let last = cursor.last { command.range = first.range.through(last) }
    return command
  }

  /// Takes a comma if one is here. Returns whether more follows it; reports an error if not.
  mutating func takeComma(of verb: Verb) -> Bool {
    guard let comma = cursor.current, cursor.take(Byte.comma), cursor.isAtEnd else { return true }
    diagnostics.error("nothing follows the ','", at: comma.range, help: ["usage: \(verb.usage)"])
    return false
  }

  /// Reads a phrase, its operands, and the attributes that follow them.
  private mutating func part(
    _ entry: VerbIndex.Entry, enclosing: [AttributeDefinition]
  ) -> Command? {
    guard let first = cursor.current else { return nil }
    cursor.advance(by: entry.words.count)
    let phraseEnd = cursor.previous ?? first
    guard let operands = operands(of: entry, enclosing: enclosing) else { return nil }
    var attributes: [Attribute] = []
    let definitions = entry.verb.attributes
    while isAtAttribute(of: definitions), !isEnclosingAttribute(definitions, enclosing) {
      guard let attribute = attribute(of: definitions, owner: entry.verb.phrase),
        isFirst(attribute, after: attributes)
      else { return nil }
      attributes.append(attribute)
    }
    return Command(
      verb: Located(entry.verb.phrase, at: first.range.through(phraseEnd)), operands: operands,
      attributes: attributes, range: first.range.through(cursor.previous ?? first))
  }

  /// Whether the attribute here belongs to the verb around a clause rather than to the clause.
  private func isEnclosingAttribute(
    _ own: [AttributeDefinition], _ enclosing: [AttributeDefinition]
  ) -> Bool {
    guard let word = cursor.word else { return false }
    return !own.contains { $0.name == word } && enclosing.contains { $0.name == word }
  }

  private func unexpected(
    behind command: Command, of verb: Verb, among verbs: VerbIndex, context: VerbContext
  ) -> Command? {
    guard let token = cursor.current else { return nil }
    let names = verb.attributes.map(\.name) + verb.clauses.map(\.phrase)
    let text = cursor.text(of: token)
    let isLate =
      !command.attributes.isEmpty && verb.operands.contains { $0.value == .particle(text) }
    let ending =
      isLate ? "; it has to come before the attributes" : Suggestion.ending(for: text, among: names)
    return fail(
      "unexpected '\(text)' after '\(verb.phrase)'" + ending,
      help: ["usage: \(verb.usage)"]
        + (command.operands.isEmpty ? longerVerbs(than: verb, among: verbs) : [])
        + (isAtCommand(among: verbs) ? [context.noteOnSeparator] : []))
  }

  /// The verbs one of which may have been meant, such as `resize to` for `resize`.
  private func longerVerbs(than verb: Verb, among verbs: VerbIndex) -> [String] {
    let longer = verbs.phrases.filter { $0.hasPrefix(verb.phrase + " ") }
    return longer.isEmpty ? [] : ["longer verbs: \(Self.quoted(longer))"]
  }

  /// Whether another command begins here, or after one token that was meant as a separator, such as
  /// `->`.
  private func isAtCommand(among verbs: VerbIndex) -> Bool {
    var ahead = cursor
    if verbs.longestMatch(of: ahead.words(upTo: 6)) != nil { return true }
    ahead.advance()
    return verbs.longestMatch(of: ahead.words(upTo: 6)) != nil
  }

  private func unknownVerb(
    at first: Token, verbs: VerbIndex, context: VerbContext
  ) -> Command? {
    let word = cursor.text(of: first)
    let words = cursor.phrase
    if let elsewhere = elsewhere(words, context: context) {
      return fail(elsewhere.text, at: first.range, help: elsewhere.help)
    }
    return fail(
      "unknown verb '\(word)'" + suggestion(for: words, verbs: verbs, context: context),
      at: first.range, help: note(on: word, in: words, among: verbs, context: context))
  }

  /// Explains what a word that is not a verb may be doing at the margin, or lists the verbs.
  private func note(
    on word: String, in words: [String], among verbs: VerbIndex, context: VerbContext
  ) -> [String] {
    if context == .neutralStep, index.expectationWords.contains(word) {
      let expectation =
        "it begins an expectation; in a spec file, expectations are indented under their step"
      guard index.platformNames.contains(word) else { return [expectation] }
      return [expectation, "a step for one platform has a colon: '\(word): …'"]
    }
    if word.unicodeScalars.contains(where: \.properties.isWhitespace) {
      return ["the space in it is not an ordinary space character"]
    }
    if word.hasPrefix("#") { return [Self.noteOnComments] }
    let meant = verbs.phrases(standingFor: word)
    if !meant.isEmpty { return ["verbs for this: \(Self.quoted(meant))"] }
    let beginnings = verbs.phrases.filter { $0.hasPrefix(word + " ") }
    if !beginnings.isEmpty { return ["verbs that begin like this: \(Self.quoted(beginnings))"] }
    if context == .neutralStep, index.namesCallback(word) {
      return [
        "a callback is not a step: a line under the step expects it, "
          + "and 'lifecycle ask' says when it is called"
      ]
    }
    let alike = verbs.phrases(withAnyOf: words)
    if !alike.isEmpty { return ["verbs that contain this word: \(Self.quoted(alike))"] }
    let about = verbs.phrases(about: word)
    if !about.isEmpty { return ["verbs that may do this: \(Self.quoted(about))"] }
    return ["'lifecycle words' lists the available words"]
  }

  private static func quoted(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }

  static let noteOnComments = "comments begin with '//'; a heading goes after the end of the block"

  /// Where the verb would be allowed: on the other platform, in a step, in an app's code, or before
  /// the steps.
  private func elsewhere(
    _ words: [String], context: VerbContext
  ) -> (text: String, help: [String])? {
    if context == .markedStep, let word = words.first, index.kindNames.contains(word) {
      return (
        "'\(word)' declares an object; declarations come before the steps, without a platform", []
      )
    }
    guard context == .callbackScript else {
      guard let marks = marks(of: words) else { return nil }
      return (marks, [])
    }
    for platform in index.platformNames {
      if let entry = index.actions[platform]?.longestMatch(of: words) {
        return ("'\(entry.verb.phrase)' is a call for app code on \(platform)", [])
      }
      if let entry = index.stepVerbs[platform]?.longestMatch(of: words) {
        return (
          "'\(entry.verb.phrase)' is a step, and app code cannot call it",
          ["the code of a callback ends with its line; write the step on a line of its own"]
        )
      }
    }
    return nil
  }

  /// The platform marks under which a step may use the verb.
  private func marks(of words: [String]) -> String? {
    let found = index.platformNames.compactMap { platform in
      index.stepVerbs[platform]?.longestMatch(of: words).map {
        (platform: platform, phrase: $0.verb.phrase)
      }
    }
    guard let phrase = found.first?.phrase else { return nil }
    let owners = found.map(\.platform).joined(separator: " and ")
    let marks = found.map { "'\($0): \($1) …'" }.joined(separator: " or ")
    return "'\(phrase)' is a verb of \(owners); mark the step: \(marks)"
  }

  /// What the words were probably meant to be. Costly, and computed only for errors that are shown.
  private func suggestion(for words: [String], verbs: VerbIndex, context: VerbContext) -> String {
    // The word is a correctly spelt call of the platform; the note says which verbs stand for it.
    guard verbs.phrases(standingFor: words.first ?? "").isEmpty else { return "" }
    var candidates = verbs.phrases
    if context == .neutralStep { candidates += index.kindNames + PreambleWord.all + ["rule"] }
    let near =
      Suggestion.nearest(to: words.first ?? "", among: candidates)
      ?? Suggestion.nearest(to: words.prefix(2).joined(separator: " "), among: candidates)
    return near.map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// Where a command stands, which decides what it may contain.
enum VerbContext {
  case neutralStep
  case markedStep
  case callbackScript

  /// The separator between two commands.
  fileprivate var noteOnSeparator: String {
    switch self {
    case .neutralStep, .markedStep:
      "steps are separated by ';', and in a spec file by line breaks"
    case .callbackScript: "calls are separated by ';'"
    }
  }
}
