import Specification

/// The arguments of a verb, by their role.
struct Arguments: Hashable, Sendable {
  /// The objects that the verb is applied to, in order.
  var objects: [InstanceReference] = []
  /// The object after `in`: the receiver of the call.
  var receiver: InstanceReference?
  /// Words and texts, without particles.
  var words: [String] = []
  /// The first number or duration.
  var number: Int?
  /// The parts with a phrase of their own: the operations of `commit`.
  var clauses: [Command]
  private var attributes: [String: [String]] = [:]

  init(_ command: Command) {
    clauses = command.clauses
    var isAfterIn = false
    for operand in command.operands {
      switch operand {
      case .object(let reference):
        if isAfterIn { receiver = reference } else { objects.append(reference) }
      case .word(let word):
        if word.value == Particle.receiver { isAfterIn = true } else { words.append(word.value) }
      case .text(let text): words.append(text.value)
      case .number(let value): number = value.value
      case .duration(let value): number = value.value
      }
    }
    for attribute in command.attributes {
      attributes[attribute.key.value, default: []] += attribute.values.map(\.value)
    }
  }

  func values(_ attribute: AttributeDefinition) -> [String] { attributes[attribute.name] ?? [] }

  func value(_ attribute: AttributeDefinition) -> String? { attributes[attribute.name]?.first }

  func number(_ attribute: AttributeDefinition) -> Int? { value(attribute).flatMap { Int($0) } }

  /// The error for an attribute of the call that takes one value and has several, all but one of
  /// which would be lost.
  func lostValues(of verb: Verb) -> ScriptProblem? {
    for attribute in verb.attributes where !attribute.takesSeveral {
      if let problem = values(attribute).lost(by: attribute.name) { return problem }
    }
    for clause in clauses {
      if let problem = verb.clauses.first(where: { $0.phrase == clause.verb.value })
        .flatMap({ Arguments(clause).lostValues(of: $0) })
      {
        return problem
      }
    }
    return nil
  }

  /// Nil if the flag is not given; a bare word means true.
  func flag(_ attribute: AttributeDefinition) -> Bool? {
    attributes[attribute.name].map(BooleanWord.isTrue)
  }

  /// The value of the first word, `true` or `false`.
  var isTrue: Bool { BooleanWord.isTrue(words) }

  /// The first word as a case of an enum whose raw values are the words.
  func word<Choice: RawRepresentable<String>>(as type: Choice.Type) -> Choice? {
    words.lazy.compactMap(Choice.init(rawValue:)).first
  }

  /// The first object.
  ///
  /// - Parameter what: its role, for the message: `the controller`.
  func object(_ what: String) throws(ScriptProblem) -> InstanceReference {
    guard let object = objects.first else { throw ScriptProblem("\(what) is missing") }
    return object
  }

  /// The class of the first object, where the platform takes no instance: for an intent, or for a
  /// new object.
  ///
  /// - Parameter what: see `object`.
  func className(_ what: String) throws(ScriptProblem) -> String {
    try object(what).className(what)
  }

  /// The same for the first object, if there is one.
  func classNameIfNamed(_ what: String) throws(ScriptProblem) -> String? {
    objects.isEmpty ? nil : try className(what)
  }

  /// The same for all objects.
  func classNames(_ what: String) throws(ScriptProblem) -> [String] {
    try objects.map { (object) throws(ScriptProblem) in try object.className(what) }
  }

  /// The first word or text.
  func word(_ what: String) throws(ScriptProblem) -> String {
    guard let word = words.first else { throw ScriptProblem("\(what) is missing") }
    return word
  }
}

extension InstanceReference {
  /// The class of the reference, where a number would have no meaning.
  ///
  /// - Parameter what: its role, for the message: `the controller`.
  func className(_ what: String) throws(ScriptProblem) -> String {
    let name = self.name.value
    guard let number else { return name }
    throw ScriptProblem(
      "\(name)#\(number) is an instance, but \(what) is named by its class here: \(name)")
  }
}
