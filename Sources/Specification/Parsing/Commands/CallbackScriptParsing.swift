extension LineParser {
  /// `A.onCreate first: start B; finish`, after `on`.
  mutating func callbackScript() -> CallbackScript? {
    guard let word = cursor.takeWord() else {
      return fail("expected a callback, such as A.onCreate")
    }
    guard let (subject, callback) = member(from: word), let arguments = argumentPatterns(),
      let modifiers = modifiersIfPresent()
    else { return nil }
    guard cursor.take(Byte.colon) else { return fail("expected ':' and the code of the callback") }
    guard let definition = definition(of: callback, subject: subject),
      checks(arguments, of: subject, against: definition)
    else { return nil }
    guard let actions = actions(on: definition.platform) else { return nil }
    return CallbackScript(
      subject: subject, callback: callback, arguments: arguments, platform: definition.platform,
      modifiers: modifiers, actions: actions)
  }

  /// Reads modifiers, each at most once.
  private mutating func modifiersIfPresent() -> [ScriptModifier]? {
    var modifiers: [ScriptModifier] = []
    while let word = cursor.takeWord() {
      guard let modifier = ScriptModifier(rawValue: word.value) else {
        let known = ScriptModifier.allCases.map(\.rawValue)
        return fail(
          "unknown modifier '\(word.value)'" + Suggestion.ending(for: word.value, among: known),
          at: word.range, help: ["modifiers: \(known.joined(separator: ", "))"])
      }
      guard !modifiers.contains(modifier) else {
        return fail("'\(word.value)' is given twice; keep one of them", at: word.range)
      }
      if modifier.putsOff, let other = modifiers.first(where: \.putsOff) {
        return fail(
          "'\(word.value)' cannot be combined with '\(other.rawValue)': "
            + "code can be postponed only once",
          at: word.range)
      }
      modifiers.append(modifier)
    }
    return modifiers
  }

  /// Checks the arguments; one that the callback never has would keep the code from running.
  private func checks(
    _ arguments: [ArgumentPattern], of subject: InstanceReference,
    against definition: (callback: CallbackDefinition, platform: String)
  ) -> Bool {
    guard let scope else { return false }
    return arguments.allSatisfy { argument in
      scope.check(
        argument, of: definition.callback, to: subject.name.value, on: definition.platform,
        diagnostics: diagnostics)
    }
  }

  /// The callback and its platform: the first platform that knows it for objects of the kind.
  private func definition(
    of callback: Located<String>, subject: InstanceReference
  ) -> (callback: CallbackDefinition, platform: String)? {
    guard let scope, scope.resolve(subject, allowsBuiltIn: true, diagnostics: diagnostics) else {
      return nil
    }
    let name = subject.name.value
    // Its declaration has been reported.
    guard !scope.unreadable.contains(name) else { return nil }
    let groups = index.groups(of: name, kind: scope.kind(of: name))
    guard !groups.isEmpty else {
      return fail("\(name) receives no callbacks", at: subject.name.range)
    }
    for found in groups {
      if let definition = found.group.callbacks[callback.value] {
        guard
          scope.check(definition, of: name, at: callback.range, diagnostics: diagnostics)
        else { return nil }
        return (definition, found.platform)
      }
    }
    let names = groups.flatMap(\.group.names)
    let ending =
      index.owners(ofCallback: callback.value).ending("it is one of")
      ?? Suggestion.ending(forCallback: callback.value, among: names)
    return fail(
      "unknown callback '\(callback.value)' on \(name)\(ending)", at: callback.range,
      help: [
        Suggestion.note(on: names, of: scope.kind(of: name)?.kind.name ?? name, after: ending)
      ])
  }

  private mutating func actions(on platform: String) -> [Command]? {
    guard let verbs = index.actions[platform] else { return nil }
    let parts = cursor.rest.split(separator: .semicolon).filter { !$0.isEmpty }
    guard !parts.isEmpty else { return fail("expected the code of the callback") }
    var actions: [Command] = []
    var isSound = true
    for part in parts {
      var parser = LineParser(
        part, in: cursor.file, index: index, diagnostics: diagnostics, scope: scope)
      if let action = parser.command(verbs: verbs, context: .callbackScript) {
        actions.append(action)
      } else {
        isSound = false
      }
    }
    cursor.skipToEnd()
    return isSound ? actions : nil
  }
}

extension ArraySlice<Token> {
  enum Separator {
    case semicolon
    case ampersand
  }

  /// The stretches between separators, empty ones included.
  func split(separator: Separator) -> [ArraySlice<Token>] {
    let symbol = separator == .semicolon ? Byte.semicolon : Byte.ampersand
    return split(omittingEmptySubsequences: false) { $0.kind == .symbol(symbol) }
  }
}
