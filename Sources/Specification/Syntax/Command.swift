/// A verb with what it is applied to.
package struct Command: Hashable, Sendable {
  /// The platform that this command alone is marked for, in a step with commands for each platform:
  /// `android: hide F & ios: hide part P`.
  package var platform: Located<String>?
  /// The verb's phrase in the vocabulary: `open`, `swipe away`.
  package var verb: Located<String>
  /// What the verb takes by position, in order.
  package var operands: [Operand]
  package var attributes: [Attribute]
  /// The parts after the verb that have a phrase of their own, in order; see `Verb.clauses`.
  package var clauses: [Command]
  package var range: SourceRange

  package init(
    verb: Located<String>, operands: [Operand] = [], attributes: [Attribute] = [],
    clauses: [Command] = [], range: SourceRange
  ) {
    self.verb = verb
    self.operands = operands
    self.attributes = attributes
    self.clauses = clauses
    self.range = range
  }
}

/// What a verb takes by its position.
package enum Operand: Hashable, Sendable {
  case object(InstanceReference)
  /// A word of a choice, or a particle from the verb's shape, kept in its position.
  case word(Located<String>)
  case number(Located<Int>)
  /// Logical milliseconds: `10s`, `500ms`.
  case duration(milliseconds: Located<Int>)
  case text(Located<String>)
}
