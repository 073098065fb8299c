import Specification

/// A verb together with its translation on one platform.
struct PlatformVerb<Context, Outcome>: Sendable {
  var verb: Verb
  /// What to write if the device refuses it; nil if nothing is certain to help.
  var suggestion: Advice?
  /// When the platform has no such input; nil if it always has it.
  var unavailability: UnavailabilityCheck<Context>?
  /// - Throws: `ScriptProblem`, if the arguments make no sense where they stand.
  var translate: @Sendable (Context, Arguments) throws -> Outcome

  init(_ verb: Verb, translate: @escaping @Sendable (Context, Arguments) throws -> Outcome) {
    self.verb = verb
    self.translate = translate
  }

  /// - Parameters:
  ///   - hasReceiver: whether it takes `in A`, the object on which the call is made; by default
  ///     this is the object whose code runs.
  ///   - page: the platform's page about it.
  init(
    _ phrase: String, _ operands: OperandDefinition..., hasReceiver: Bool = false,
    attributes: [AttributeDefinition] = [], clauses: [Verb] = [], makesInstances: Bool = false,
    summary: String, page: String,
    translate: @escaping @Sendable (Context, Arguments) throws -> Outcome
  ) {
    self.init(
      Verb(
        phrase: phrase, operands: operands + (hasReceiver ? Particle.receiverOperands : []),
        attributes: attributes, clauses: clauses, makesInstances: makesInstances,
        summary: summary, documentation: page), translate: translate)
  }

  /// A verb that parses, but that no machine can carry out yet.
  ///
  /// - Parameter limitation: what is missing, one sentence.
  init(
    _ phrase: String, _ operands: OperandDefinition..., hasReceiver: Bool = false,
    attributes: [AttributeDefinition] = [], makesInstances: Bool = false, summary: String,
    page: String, notModelledYet limitation: String
  ) {
    self.init(
      Verb(
        phrase: phrase, operands: operands + (hasReceiver ? Particle.receiverOperands : []),
        attributes: attributes, makesInstances: makesInstances, summary: summary,
        documentation: page, limitation: limitation)
    ) { _, _ in throw ScriptProblem("not modelled yet: \(limitation)") }
  }
}

extension PlatformVerb {
  /// The translation in a callback script.
  ///
  /// - Throws: `ScriptProblem`, if the arguments make no sense there, or some of them would be
  ///   lost.
  func compiled(_ context: Context, _ arguments: Arguments) throws -> Outcome {
    if let problem = arguments.lostValues(of: verb) { throw problem }
    return try translate(context, arguments)
  }

  /// The same verb, as a call that the code of these kinds of objects makes.
  func made(by kinds: [String]) -> PlatformVerb {
    var copy = self
    copy.verb.receivers = kinds
    copy.verb.operands = verb.operands.map { operand in
      guard operand.name == Particle.receiverName else { return operand }
      var receiver = operand
      receiver.value = .object(kinds: kinds)
      return receiver
    }
    return copy
  }
}

/// Tells what a script can do instead or before, or has to declare, where a device refuses a
/// command; nil if that would not help.
typealias Advice = @Sendable (_ objects: ObjectTable, _ arguments: Arguments) -> String?

/// Tells why a platform has no such input in the device's state; nil if it has one.
///
/// - Parameter isRefused: whether the device has refused the input.
typealias UnavailabilityCheck<Context> =
  @Sendable (_ context: Context, _ arguments: Arguments, _ isRefused: Bool) -> UnavailableInput?
