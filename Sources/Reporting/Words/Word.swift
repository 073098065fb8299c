import Specification

/// A word of the language, with its documentation.
struct Word: Hashable, Sendable {
  /// The usage: the word with what may follow it.
  var usage: String
  /// The word itself, as a reader looks for it.
  var name: String
  var summary: String
  /// The words that may follow it.
  var values: [WordDefinition] = []
  /// The address of the page about it; empty if the word is the suite's own.
  var page: String = ""
  /// What no machine can do about it yet.
  var limitation: String?
  /// The kinds of objects that it relates to, as scripts call them.
  var kinds: [String] = []
  /// The verbs that it may follow; empty if it does not follow one.
  var verbs: [String] = []
}

extension Word {
  init(_ verb: Verb, usage: String? = nil) {
    let operands = verb.operands.flatMap(\.kinds)
    let clauses = verb.clauses.flatMap(\.operands).flatMap(\.kinds)
    self.init(
      usage: usage ?? verb.usage, name: verb.phrase, summary: verb.summary,
      values: verb.operands.flatMap(\.words), page: verb.documentation,
      limitation: verb.limitation, kinds: operands + clauses + verb.receivers)
  }

  /// A clause of these verbs.
  init(_ clause: Verb, behind verbs: [String]) {
    self.init(clause)
    self.verbs = verbs
  }

  /// An attribute of these verbs.
  init(_ attribute: AttributeDefinition, behind verbs: [String]) {
    self.init(attribute, kinds: [])
    self.verbs = verbs
  }

  init(_ attribute: AttributeDefinition, kinds: [String]) {
    self.init(
      usage: attribute.usage, name: attribute.name, summary: attribute.summary,
      values: attribute.words, page: attribute.documentation, limitation: attribute.limitation,
      kinds: kinds)
  }

  init(_ callback: CallbackDefinition, kinds: [String]) {
    let arguments =
      callback.arguments.isEmpty ? "" : "(\(callback.arguments.joined(separator: ", ")))"
    self.init(
      usage: callback.name + arguments, name: callback.name, summary: callback.summary,
      page: callback.documentation, limitation: callback.limitation, kinds: kinds)
  }

  init(_ property: PropertyDefinition, kinds: [String]) {
    self.init(
      usage: "A.\(property.name) …", name: property.name, summary: property.summary,
      page: property.documentation, kinds: kinds)
  }

  /// Whether a query means this word. A query may use a value with the platform's prefix:
  /// `RESULT_OK`.
  func answers(_ query: String) -> Bool {
    name.lowercased().contains(query)
      || values.map { $0.name.lowercased() }.contains {
        $0.contains(query) || query.hasSuffix("_" + $0)
      }
  }

  /// Whether a lower-case text is a part of its name: `pip` of `launchIntoPip`.
  func hasPart(_ part: String) -> Bool {
    name.split(separator: " ").contains { SearchWord($0).parts.contains(part) }
  }

  /// Whether each of these lower-case parts occurs in its name, its summary or its page.
  func contains(_ parts: [String]) -> Bool {
    let text = "\(name) \(summary) \(page)".lowercased()
    return parts.allSatisfy { text.contains($0) }
  }

  /// Whether its summary contains this name of the platform, such as `startActivity`. Only
  /// camel-case names are looked up, since simple words occur in too many summaries.
  func mentions(_ name: String) -> Bool {
    name.dropFirst().contains(where: \.isUppercase)
      && summary.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
  }
}

extension OperandDefinition {
  fileprivate var kinds: [String] {
    if case .object(let kinds) = value { kinds } else { [] }
  }

  fileprivate var words: [WordDefinition] {
    if case .word(let words) = value { words } else { [] }
  }
}

extension AttributeDefinition {
  fileprivate var words: [WordDefinition] {
    if case .words(let words) = value { words } else { [] }
  }
}
