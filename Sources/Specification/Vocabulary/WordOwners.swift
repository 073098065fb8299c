/// Finds where a misplaced word would be allowed. Costly, and used only for errors that are shown.
extension VocabularyIndex {
  /// The kinds, verbs and devices with an attribute of this name.
  func owners(ofAttribute name: String) -> [String] {
    let kinds = kindNames.filter { kind in
      self.kinds[kind]?.kind.attributes.contains { $0.name == name } ?? false
    }
    let devices = vocabulary.platforms.filter { platform in
      platform.deviceSettings.contains { $0.name == name }
    }.map { "device \($0.name)" }
    let verbs = allVerbs.filter { $0.attributes.contains { $0.name == name } }.map(\.phrase)
    // Every way to commit has the same operations.
    return (kinds + verbs + devices).uniqued
  }

  /// The attributes and verbs that have this word as a value.
  func owners(ofValue word: String) -> [String] {
    var names: [String] = []
    let attributes =
      kindNames.flatMap { kinds[$0]?.kind.attributes ?? [] } + allVerbs.flatMap(\.attributes)
      + vocabulary.platforms.flatMap(\.deviceSettings)
    for attribute in attributes where !names.contains(attribute.name) {
      if case .words(let words) = attribute.value, words.contains(word) {
        names.append(attribute.name)
      }
    }
    let verbs = allVerbs.filter { verb in
      verb.operands.contains { operand in
        if case .word(let words) = operand.value { words.contains(word) } else { false }
      }
    }
    return names + verbs.map(\.phrase)
  }

  /// Whether this word introduces an operand of some verb, as 'in' does.
  func isParticle(_ word: String) -> Bool {
    allVerbs.contains { $0.operands.contains { $0.value == .particle(word) } }
  }

  /// The sorts of objects, and the subjects, that have a callback of this name.
  func owners(ofCallback name: String) -> [String] {
    vocabulary.platforms.flatMap(\.callbackGroups).filter { group in
      group.callbacks.contains { $0.name == name }
    }.map { $0.builtInSubjects.first ?? $0.name }
  }

  /// The sorts of objects that have a property of this name.
  func owners(ofProperty name: String) -> [String] {
    vocabulary.platforms.flatMap(\.properties).filter { $0.name == name }.map(\.group)
  }

  private var allVerbs: [Verb] {
    let verbs =
      vocabulary.neutralVerbs + vocabulary.platforms.flatMap { $0.verbs + $0.actions }
    return verbs + verbs.flatMap(\.clauses)
  }
}

extension [String] {
  /// `; it is one of activity, screen`; empty for none.
  func ending(_ phrase: String) -> String? {
    isEmpty ? nil : "; \(phrase) \(prefix(4).joined(separator: ", "))"
  }
}
