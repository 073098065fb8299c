import Specification

/// Words of one sort, of one platform or of both.
struct WordSection: Hashable, Sendable {
  var title: String
  /// The name of the platform; nil for words of both.
  var platform: String?
  var words: [Word]
}

extension WordSection {
  /// Every word of a vocabulary: the shared ones, then each platform's own, then the frameworks'.
  static func all(of vocabulary: Vocabulary) -> [WordSection] {
    shared(vocabulary) + vocabulary.platforms.flatMap { own($0, vocabulary) }
      + frameworks(vocabulary)
  }

  private static func shared(_ vocabulary: Vocabulary) -> [WordSection] {
    [
      WordSection(
        title: "Declarations of objects that exist on every platform",
        words: vocabulary.neutralKinds.map(declaration)),
      WordSection(
        title: "Steps on every platform", words: words(of: vocabulary.neutralVerbs)),
      WordSection(
        title: "What may follow the verbs of steps on every platform",
        words: additions(to: vocabulary.neutralVerbs)),
    ]
      + vocabulary.neutralEvents.map { group in
        let kinds = vocabulary.allKinds.filter { $0.neutralScope == group.name }.map(\.name)
        return WordSection(
          title: "Neutral events of \(owner(group)), for 'both' and 'differs'",
          words: group.callbacks.map { Word($0, kinds: kinds + group.builtInSubjects) })
      }
      + [
        WordSection(
          title: "Arguments of neutral events",
          words: vocabulary.neutralArguments.sorted { $0.key < $1.key }.map { label, values in
            Word(
              usage: "\(label): \(values.choices.joined(separator: "|"))", name: label,
              summary: "An argument of the event.",
              values: values.choices.map { WordDefinition($0) })
          })
      ]
  }

  private static func own(
    _ platform: PlatformVocabulary, _ vocabulary: Vocabulary
  ) -> [WordSection] {
    let kinds = vocabulary.neutralKinds + platform.kinds
    var sections = [
      WordSection(
        title: "Declarations on \(platform.name)", platform: platform.name,
        words: platform.kinds.map(declaration)),
      WordSection(
        title: "Attributes of declarations on \(platform.name)", platform: platform.name,
        words: attributes(of: platform.kinds, with: vocabulary.neutralKinds)),
      WordSection(
        title: "Settings of 'device \(platform.name)'", platform: platform.name,
        words: platform.deviceSettings.map { Word($0, kinds: ["device"]) }),
      WordSection(
        title: "Steps marked '\(platform.name):'", platform: platform.name,
        words: words(of: platform.verbs)),
      WordSection(
        title: "Calls of an app's code on \(platform.name), in callbacks and in steps",
        platform: platform.name, words: words(of: platform.actions)),
      WordSection(
        title: "What may follow the verbs of steps and calls on \(platform.name)",
        platform: platform.name, words: additions(to: platform.verbs + platform.actions)),
    ]
    for group in platform.callbackGroups {
      let owners = kinds.filter { $0.callbackGroups[platform.name] == group.name }.map(\.name)
      sections.append(
        WordSection(
          title: "Callbacks of \(owner(group)) on \(platform.name)",
          platform: platform.name,
          words: group.callbacks.map { callback in
            let kinds = callback.kinds.isEmpty ? owners : callback.kinds
            return Word(callback, kinds: kinds + group.builtInSubjects)
          }))
      sections.append(
        WordSection(
          title: "States and properties of \(owner(group)) on \(platform.name)",
          platform: platform.name, words: facts(of: group.name, owners, platform)))
    }
    return sections
  }

  private static func frameworks(_ vocabulary: Vocabulary) -> [WordSection] {
    let overview = WordSection(
      title: "Frameworks, whose reports a line can assert",
      words: vocabulary.lenses.map { lens in
        let only = lens.platforms.count == 1 ? " On \(lens.platforms[0]) alone." : ""
        return Word(
          usage: "\(lens.name) PATTERN", name: lens.name, summary: lens.summary + only,
          page: lens.page, kinds: [lens.name])
      })
    return [overview]
      + vocabulary.lenses.map { lens in
        WordSection(
          title: "Words of '\(lens.name)'",
          words: lens.words.map { word in
            var entry = Word(word, kinds: [lens.name])
            if lens.reportsOnScreens { entry.usage = "A." + entry.usage }
            return entry
          })
      }
  }

  private static func facts(
    of group: String, _ owners: [String], _ platform: PlatformVocabulary
  ) -> [Word] {
    let states = (platform.states[group] ?? []).map { state in
      Word(
        usage: "state A \(state.name)", name: state.name,
        summary: state.summary.isEmpty ? "It is in this state." : state.summary, kinds: owners)
    }
    return states
      + platform.properties.filter { $0.group == group }.map { Word($0, kinds: owners) }
  }

  private static func declaration(_ kind: ObjectKind) -> Word {
    Word(
      usage: kind.name + " NAME" + (kind.containers.isEmpty ? "" : " [in OBJECT]")
        + (kind.attributes.isEmpty ? "" : " [ATTRIBUTE …]"),
      name: kind.name, summary: kind.summary, page: kind.documentation, kinds: [kind.name])
  }

  /// Each attribute once, with all kinds that have it.
  private static func attributes(
    of own: [ObjectKind], with shared: [ObjectKind]
  ) -> [Word] {
    var seen: Set<String> = []
    return own.flatMap(\.attributes).compactMap { attribute in
      guard seen.insert(attribute.name).inserted else { return nil }
      let kinds = (own + shared).filter { $0.attributes.contains(attribute) }.map(\.name)
      return Word(attribute, kinds: kinds)
    }
  }

  /// The verbs as words. A verb with the same long list of options as an earlier one refers to that
  /// one.
  private static func words(of verbs: [Verb]) -> [Word] {
    verbs.enumerated().map { index, verb in
      let alike = verbs[..<index].first {
        !$0.clauses.isEmpty && $0.clauses == verb.clauses && $0.operands == verb.operands
          && $0.attributes == verb.attributes
      }
      return Word(verb, usage: alike.map { "\(verb.phrase) …, like \($0.phrase)" })
    }
  }

  /// The clauses and attributes of verbs, each once, with the verbs that take it.
  private static func additions(to verbs: [Verb]) -> [Word] {
    let clauses = grouped(verbs.flatMap { verb in verb.clauses.map { ($0, verb.phrase) } })
    let attributes = grouped(
      (verbs + clauses.map { $0.addition }).flatMap { verb in
        verb.attributes.map { ($0, verb.phrase) }
      })
    return clauses.map { Word($0.addition, behind: $0.verbs) }
      + attributes.map { Word($0.addition, behind: $0.verbs) }
  }

  /// Merges equal additions into one, in the order of first occurrence, with everything that has
  /// them.
  private static func grouped<Addition: Hashable>(
    _ pairs: [(Addition, String)]
  ) -> [(addition: Addition, verbs: [String])] {
    var places: [Addition: Int] = [:]
    var groups: [(addition: Addition, verbs: [String])] = []
    for (addition, verb) in pairs {
      if let place = places[addition] {
        groups[place].verbs.append(verb)
      } else {
        places[addition] = groups.count
        groups.append((addition, [verb]))
      }
    }
    return groups
  }

  /// The receiver of a group of callbacks: a built-in subject, or the objects of a kind.
  private static func owner(_ group: CallbackGroup) -> String {
    if let subject = group.builtInSubjects.first { return "'\(subject)'" }
    let isVowel = group.name.first.map { "aeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(group.name)"
  }
}

extension Vocabulary {
  fileprivate var allKinds: [ObjectKind] { neutralKinds + platforms.flatMap(\.kinds) }
}
