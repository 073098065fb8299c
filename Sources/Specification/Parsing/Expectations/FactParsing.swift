/// Expectations about something other than the order of callbacks.
extension LineParser {
  /// `tasks [B] [A C]`, `tasks -`
  mutating func tasks(candidates: [String], scope: Scope) -> [Expectation.Body]? {
    let keyword = cursor.place
    cursor.advance()
    let platforms = candidates.filter { index.platform($0)?.hasTasks ?? false }
    guard !platforms.isEmpty else {
      return fail("there are no tasks on \(candidates.joined(separator: " and "))", at: keyword)
    }
    var lists: [[InstanceReference]] = []
    if cursor.takeWord("-") {
      guard expectEnd(after: "'tasks -'") else { return nil }
    } else {
      guard !cursor.isAtEnd else {
        return fail("expected tasks such as [A B], or '-' for none")
      }
      while !cursor.isAtEnd {
        guard let list = task(scope: scope) else { return nil }
        lists.append(list)
      }
    }
    return platforms.map { .tasks(platform: $0, lists) }
  }

  private mutating func task(scope: Scope) -> [InstanceReference]? {
    guard let open = cursor.current, cursor.take(Byte.openBracket) else {
      return fail("expected '[' and the activities of a task, bottom to top")
    }
    var list: [InstanceReference] = []
    while !cursor.take(Byte.closeBracket) {
      guard !cursor.isAtEnd else {
        return fail("'[' is never closed; close it with ']'", at: open.range)
      }
      guard let instance = instance(of: "an activity or ']'", allowsAny: true),
        scope.resolve(instance, diagnostics: diagnostics)
      else { return nil }
      list.append(instance)
    }
    guard !list.isEmpty else { return fail("a task has at least one activity", at: open.range) }
    return list
  }

  /// `state A not created`
  mutating func state(candidates: [String], scope: Scope) -> [Expectation.Body]? {
    cursor.advance()
    guard let instance = instance(of: "the object whose state is checked") else { return nil }
    guard let state = rest() else { return fail("expected a state, such as: state A stopped") }
    let name = instance.name.value
    let known = candidates.map { platform in
      (platform, scope.states(of: name, on: platform))
    }
    guard scope.resolve(instance, diagnostics: diagnostics) else { return nil }
    // The object's declaration is on a line that could not be read.
    guard !scope.unreadable.contains(name) else { return nil }
    let platforms = known.filter { $0.1.contains(state.value) }.map(\.0)
    let words = known.flatMap(\.1)
    guard !platforms.isEmpty else {
      return fail(
        "unknown state '\(state.value)' of \(name)"
          + Suggestion.ending(for: state.value, among: words), at: state.range,
        help: words.isEmpty ? [] : ["states: \(words.joined(separator: ", "))"])
    }
    return platforms.map { .state(platform: $0, instance, state) }
  }

  /// The rest of the line, as written.
  private mutating func rest() -> Located<String>? {
    guard let first = cursor.current, let last = cursor.last else { return nil }
    cursor.skipToEnd()
    if first.bytes == last.bytes, first.kind == .text {
      return Located(cursor.contents(of: first), at: first.range)
    }
    return Located(cursor.text(from: first, through: last), at: first.range.through(last))
  }

  /// `crash ActivityNotFoundException`, `crash`
  mutating func crash(candidates: [String]) -> [Expectation.Body]? {
    cursor.advance()
    let exception = cursor.takeWord()
    guard expectEnd(after: "the exception") else { return nil }
    return candidates.map { .crash(platform: $0, exception: exception) }
  }

  /// `warning "not in the window hierarchy"`
  mutating func warning(candidates: [String]) -> [Expectation.Body]? {
    cursor.advance()
    guard let token = cursor.current, token.kind == .text else {
      return fail("expected a part of the warning's text in quotation marks")
    }
    cursor.advance()
    guard expectEnd(after: "the text") else { return nil }
    let text = Located(cursor.contents(of: token), at: token.range)
    return candidates.map { .warning(platform: $0, text: text) }
  }

  /// Whether the line is about a property rather than a pattern: the word is a property's path, or
  /// what follows is no event.
  func isProperty(_ word: String, candidates: [String], scope: Scope) -> Bool {
    guard let dot = word.firstIndex(of: "."), word != "..." else { return false }
    let path = String(word[word.index(after: dot)...])
    if candidates.contains(where: { index.platform($0)?.hasProperty(path) ?? false }) {
      return true
    }
    let name = String(word[..<dot].prefix { $0 != "#" })
    let groups = scope.index.groups(of: name, kind: scope.kind(of: name))
    guard !groups.contains(where: { $0.group.callbacks[path] != nil }) else { return false }
    guard let next = cursor.peek(), next.kind == .word else { return false }
    let text = cursor.text(of: next)
    return !text.contains(".") && text != "-"
  }

  /// `A.view not loaded`, `A.view.window nil`, `B.intent id=42`
  mutating func property(candidates: [String], scope: Scope) -> [Expectation.Body]? {
    guard let word = cursor.takeWord(), let (subject, path) = member(from: word),
      scope.resolve(subject, diagnostics: diagnostics)
    else { return nil }
    let name = subject.name.value
    let platforms = candidates.filter {
      scope.properties(of: name, on: $0).contains { $0.name == path.value }
    }
    guard !platforms.isEmpty else {
      let known = candidates.flatMap { scope.properties(of: name, on: $0).map(\.name) }
      return fail(
        "unknown property '\(path.value)' of \(name)"
          + (index.owners(ofProperty: path.value).ending("it is one of")
            ?? Suggestion.ending(for: path.value, among: known)),
        at: path.range, help: known.isEmpty ? [] : ["properties: \(known.joined(separator: ", "))"])
    }
    guard let value = rest() else { return fail("expected the value of '\(path.value)'") }
    let pattern = ArgumentPattern(label: path, value: value)
    for platform in platforms {
      guard scope.check(valueOf: pattern, on: platform, diagnostics: diagnostics) else {
        return nil
      }
    }
    return platforms.map { .property(platform: $0, subject, path: path, value: value) }
  }
}
