import Specification

/// Short forms for writing down the shape of a verb.
extension OperandDefinition {
  static func object(_ name: String, _ kinds: [String] = []) -> OperandDefinition {
    OperandDefinition(name: name, value: .object(kinds: kinds))
  }

  static func objects(_ name: String, _ kinds: [String] = []) -> OperandDefinition {
    OperandDefinition(name: name, value: .object(kinds: kinds), isRepeated: true)
  }

  static func word(_ name: String, _ words: [String]) -> OperandDefinition {
    OperandDefinition(name: name, value: .word(words))
  }

  static func text(_ name: String) -> OperandDefinition {
    OperandDefinition(name: name, value: .text)
  }

  static func particle(_ word: String) -> OperandDefinition {
    OperandDefinition(name: word, value: .particle(word))
  }

  var optional: OperandDefinition {
    var copy = self
    copy.isOptional = true
    return copy
  }
}

extension AttributeDefinition {
  static func flag(_ name: String) -> AttributeDefinition {
    AttributeDefinition(name: name, value: .flag)
  }

  static func words(_ name: String, _ words: [String]) -> AttributeDefinition {
    AttributeDefinition(name: name, value: .words(words))
  }

  static func objects(_ name: String, _ kinds: [String]) -> AttributeDefinition {
    AttributeDefinition(name: name, value: .objects(kinds: kinds))
  }

  static func number(_ name: String) -> AttributeDefinition {
    AttributeDefinition(name: name, value: .number)
  }

  static func text(_ name: String) -> AttributeDefinition {
    AttributeDefinition(name: name, value: .text)
  }
}

/// The shape of a verb without its phrase, which is the raw value of the enum case that has it.
struct VerbShape {
  var operands: [OperandDefinition]
  var attributes: [AttributeDefinition]
  var clauses: [Verb]
  var makesInstances: Bool
  var summary: String

  init(
    _ operands: OperandDefinition..., hasReceiver: Bool = false,
    attributes: [AttributeDefinition] = [], clauses: [Verb] = [], makesInstances: Bool = false,
    summary: String
  ) {
    self.makesInstances = makesInstances
    self.operands = operands + (hasReceiver ? Self.receiver : [])
    self.attributes = attributes
    self.clauses = clauses
    self.summary = summary
  }

  /// `in A`: the object on which the call is made; without it, the one whose code runs.
  private static let receiver: [OperandDefinition] = [
    .particle(Particle.receiver).optional, .object("receiver").optional,
  ]
}

/// Words that stand between operands.
enum Particle {
  static let receiver = "in"
}

/// Verbs as an enum whose raw values are the phrases: the phrase of a script is looked up once, and
/// the machinery switches over cases.
protocol VerbEnumeration: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var shape: VerbShape { get }
}

extension VerbEnumeration {
  var definition: Verb {
    let shape = shape
    return Verb(
      phrase: rawValue, operands: shape.operands, attributes: shape.attributes,
      clauses: shape.clauses, makesInstances: shape.makesInstances, summary: shape.summary)
  }

  static var definitions: [Verb] { allCases.map(\.definition) }
}
