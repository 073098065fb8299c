extension LineParser {
  /// `B.onNewIntent C.onNewIntent`, after `watch`.
  mutating func watchedCallbacks() -> [CallbackSelection]? {
    var selections: [CallbackSelection] = []
    repeat {
      guard let word = cursor.takeWord() else {
        return fail("expected a callback to watch, such as B.onNewIntent")
      }
      guard let selection = selection(from: word) else { return nil }
      guard selection.object != nil, selection.callback != nil else {
        return fail("'watch' takes callbacks of objects, such as B.onNewIntent", at: word.range)
      }
      selections.append(selection)
    } while !cursor.isAtEnd
    return selections
  }

  /// `Inner viewDidLoad B.onStop`, after `ignore`.
  mutating func ignoredCallbacks() -> [CallbackSelection]? {
    var selections: [CallbackSelection] = []
    repeat {
      guard let word = cursor.takeWord() else {
        return fail("expected what to ignore: an object, a callback, or a callback of an object")
      }
      guard let selection = selection(from: word) else { return nil }
      selections.append(selection)
    } while !cursor.isAtEnd
    return selections
  }

  /// Reads an object, a callback, whose name may contain a dot, or both.
  private func selection(from word: Located<String>) -> CallbackSelection? {
    guard let scope else { return nil }
    // Without declarations, any word may be a screen; no screen has a dot in its name.
    let hasDot = word.value.contains(".") && !scope.unreadable.contains(word.value)
    if !hasDot, scope.knows(word.value) {
      return CallbackSelection(object: word, range: word.range)
    }
    let head = String(word.value.prefix { $0 != "." })
    if head != word.value, scope.knows(head), let (subject, callback) = member(from: word) {
      return CallbackSelection(object: subject.name, callback: callback, range: word.range)
    }
    if index.hasCallback(word.value) { return CallbackSelection(callback: word, range: word.range) }
    if word.value.contains("#") {
      return fail(
        "'watch' and 'ignore' apply to all instances; write the name without '#'", at: word.range)
    }
    if head != word.value {
      let known = scope.names + index.builtInSubjects
      return fail(
        "nothing named '\(head)' is declared" + Suggestion.ending(for: head, among: known),
        at: word.range)
    }
    return fail("there is no object or callback named '\(word.value)'", at: word.range)
  }
}

extension VocabularyIndex {
  /// Whether an object of some kind gets a callback of this name.
  func hasCallback(_ name: String) -> Bool {
    groups.values.contains { $0.values.contains { $0.callbacks[name] != nil } }
  }
}

extension Scope {
  /// Whether something is declared under this name, or exists without a declaration.
  func knows(_ name: String) -> Bool {
    kind(of: name) != nil || unreadable.contains(name) || index.builtInSubjects.contains(name)
  }
}
