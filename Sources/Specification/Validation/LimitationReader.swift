/// Finds what in a script no machine can do yet: the words whose definitions have a limitation.
struct LimitationReader {
  let index: VocabularyIndex
  /// The declared kinds, by name.
  let scope: Scope
  private(set) var found: [Located<String>] = []

  init(index: VocabularyIndex, scope: Scope) {
    self.index = index
    self.scope = scope
  }

  mutating func read(_ script: Script) {
    for declaration in script.declarations {
      let kind = index.kinds[declaration.kind.value]?.kind
      read(declaration.attributes, of: kind?.attributes ?? [])
    }
    for setting in script.device {
      read(setting.attributes, of: index.platform(setting.platform.value)?.deviceSettings ?? [])
    }
    for callback in script.callbackScripts {
      read(callback.callback, of: callback.subject.name.value, on: callback.platform)
      for action in callback.actions { read(action, among: index.actions[callback.platform]) }
    }
    for step in script.steps {
      for command in step.commands {
        read(command, among: index.verbs(forStepOn: step.platform(of: command)))
      }
      for (platform, assertion) in step.expectations.flatMap(\.body.ofCallbacks) {
        for event in assertion.events {
          read(event.name, of: event.subject.name.value, on: platform)
        }
      }
    }
  }

  private mutating func read(_ callback: Located<String>, of name: String, on platform: String) {
    let group = index.group(of: name, kind: scope.kind(of: name), on: platform)
    note(callback, group?.callbacks[callback.value]?.limitation)
  }

  private mutating func read(_ command: Command, among verbs: VerbIndex?) {
    let words = command.verb.value.split(separator: " ").map(String.init)
    guard let entry = verbs?.longestMatch(of: words) else { return }
    let verb = entry.verb
    note(command.verb, verb.limitation)
    let choices = verb.operands.flatMap(\.choices)
    for case .word(let word) in command.operands {
      note(word, choices.first { $0.name == word.value }?.limitation)
    }
    read(command.attributes, of: verb.attributes)
    for clause in command.clauses { read(clause, among: entry.clauses) }
  }

  private mutating func read(_ attributes: [Attribute], of definitions: [AttributeDefinition]) {
    for attribute in attributes {
      guard let definition = definitions.first(where: { $0.name == attribute.key.value }) else {
        continue
      }
      note(attribute.key, definition.limitation)
      guard case .words(let words) = definition.value else { continue }
      for value in attribute.values {
        note(value, words.first { $0.name == value.value }?.limitation)
      }
    }
  }

  /// Notes a word's limitation; a repeated word is noted once.
  private mutating func note(_ word: Located<String>, _ limitation: String?) {
    guard let limitation else { return }
    let text = "'\(word.value)': \(limitation)"
    guard !found.contains(where: { $0.value == text }) else { return }
    found.append(Located(text, at: word.range))
  }
}

extension OperandDefinition {
  fileprivate var choices: [WordDefinition] {
    if case .word(let words) = value { words } else { [] }
  }
}
