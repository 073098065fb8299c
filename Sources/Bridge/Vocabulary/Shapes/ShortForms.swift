import Specification

/// Short forms for declaring the shape of a verb.
extension OperandDefinition {
  static func object(_ name: String, _ kinds: [String] = []) -> OperandDefinition {
    OperandDefinition(name: name, value: .object(kinds: kinds))
  }

  static func objects(_ name: String, _ kinds: [String] = []) -> OperandDefinition {
    OperandDefinition(name: name, value: .object(kinds: kinds), isRepeated: true)
  }

  static func word(_ name: String, _ words: [WordDefinition]) -> OperandDefinition {
    OperandDefinition(name: name, value: .word(words))
  }

  /// An operand whose values are the raw values of an enum.
  static func word<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ choices: Choice.Type
  ) -> OperandDefinition {
    word(name, WordDefinition.words(of: choices))
  }

  static func words(_ name: String, _ words: [WordDefinition]) -> OperandDefinition {
    OperandDefinition(name: name, value: .word(words), isRepeated: true)
  }

  static func number(_ name: String) -> OperandDefinition {
    OperandDefinition(name: name, value: .number)
  }

  static func duration(_ name: String) -> OperandDefinition {
    OperandDefinition(name: name, value: .duration)
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
  static func flag(_ name: String, _ summary: String, page: String = "") -> AttributeDefinition {
    AttributeDefinition(name: name, value: .flag, summary: summary, documentation: page)
  }

  static func words(
    _ name: String, _ words: [WordDefinition], _ summary: String, page: String = ""
  ) -> AttributeDefinition {
    AttributeDefinition(name: name, value: .words(words), summary: summary, documentation: page)
  }

  /// An attribute whose values are the raw values of an enum.
  static func words<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ choices: Choice.Type, _ summary: String, page: String = ""
  ) -> AttributeDefinition {
    words(name, WordDefinition.words(of: choices), summary, page: page)
  }

  static func objects(
    _ name: String, _ kinds: [String], _ summary: String, page: String = ""
  ) -> AttributeDefinition {
    AttributeDefinition(
      name: name, value: .objects(kinds: kinds), summary: summary, documentation: page)
  }

  static func number(_ name: String, _ summary: String, page: String = "") -> AttributeDefinition {
    AttributeDefinition(name: name, value: .number, summary: summary, documentation: page)
  }

  static func text(_ name: String, _ summary: String, page: String = "") -> AttributeDefinition {
    AttributeDefinition(name: name, value: .text, summary: summary, documentation: page)
  }

  static func pairs(_ name: String, _ summary: String, page: String = "") -> AttributeDefinition {
    AttributeDefinition(name: name, value: .pairs, summary: summary, documentation: page).several
  }

  /// The same attribute, of which a call may give more than one.
  var several: AttributeDefinition {
    var copy = self
    copy.takesSeveral = true
    return copy
  }

  /// The same attribute, which no machine implements yet.
  ///
  /// - Parameter limitation: what is missing, one sentence.
  func notModelledYet(_ limitation: String) -> AttributeDefinition {
    var copy = self
    copy.limitation = limitation
    return copy
  }
}

extension WordDefinition {
  static func words<Choice: RawRepresentable<String> & CaseIterable>(
    of choices: Choice.Type
  ) -> [WordDefinition] {
    choices.allCases.map { WordDefinition($0.rawValue) }
  }
}

/// Words that stand between operands.
enum Particle {
  static let receiver = "in"
  static let receiverName = "receiver"

  /// `in A`
  static let receiverOperands: [OperandDefinition] = [
    .particle(receiver).optional, .object(receiverName).optional,
  ]
}
