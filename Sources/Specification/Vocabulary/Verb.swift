/// A verb with the shape of what follows it.
package struct Verb: Hashable, Sendable {
  /// One or more words: `swipe away`.
  package var phrase: String
  /// What it takes by position, in order; optional ones last.
  package var operands: [OperandDefinition]
  package var attributes: [AttributeDefinition]
  /// Kinds of objects whose code makes the call; empty for actions of the user or the system.
  package var receivers: [String] = []
  /// Parts that may follow, each introduced by its own phrase and separated by commas: the
  /// operations of `commit remove F, add G`. Empty for most verbs.
  package var clauses: [Verb]
  /// Whether it makes instances of the classes that it names before the first particle, so that a
  /// script without declarations may first name them here.
  package var makesInstances: Bool
  /// One sentence for the help text and the language guide.
  package var summary: String
  /// The address of the platform's page about it.
  package var documentation: String
  /// What no machine can do about it yet, one sentence; a script that uses it is pending.
  package var limitation: String?

  package init(
    phrase: String, operands: [OperandDefinition] = [], attributes: [AttributeDefinition] = [],
    clauses: [Verb] = [], makesInstances: Bool = false, summary: String, documentation: String = "",
    limitation: String? = nil
  ) {
    self.makesInstances = makesInstances
    self.phrase = phrase
    self.operands = operands
    self.attributes = attributes
    self.clauses = clauses
    self.summary = summary
    self.documentation = documentation
    self.limitation = limitation
  }
}

/// What a verb takes at one position.
package struct OperandDefinition: Hashable, Sendable {
  /// The operand's name in messages: `screen`.
  package var name: String
  package var value: OperandValue
  package var isOptional: Bool
  /// Whether it takes as many words as fit, at least one unless it is optional:
  /// `setViewControllers A B C`.
  package var isRepeated: Bool
  /// The attribute through which another object must hold this one, without which it would not be
  /// found; nil if none is needed.
  package var holder: Holder?

  /// An attribute of the declarations of a kind: `viewControllers` of `tabs`.
  package struct Holder: Hashable, Sendable {
    package var kind: String
    package var attribute: String

    package init(kind: String, attribute: String) {
      self.kind = kind
      self.attribute = attribute
    }
  }

  package init(
    name: String, value: OperandValue, isOptional: Bool = false, isRepeated: Bool = false
  ) {
    self.name = name
    self.value = value
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }
}

/// What may stand at one position of a verb.
package enum OperandValue: Hashable, Sendable {
  /// A declared object of one of these kinds; an empty list allows any declared object.
  case object(kinds: [String])
  /// One of these words.
  case word([WordDefinition])
  case number
  case duration
  case text
  /// This word itself, a particle: `to` in `transition A to B`.
  case particle(String)
}
