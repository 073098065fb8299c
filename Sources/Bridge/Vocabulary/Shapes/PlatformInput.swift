import Specification

/// The verbs that a command of a step may use on one platform.
struct StepVerbs<Context, Stimulus>: Sendable {
  typealias StepVerb = PlatformVerb<Context, [Stimulus]>

  private let neutral: PhraseTable<StepVerb>
  private let own: PhraseTable<StepVerb>

  /// - Parameters:
  ///   - neutral: the verbs that every step may use.
  ///   - own: the verbs that a step marked for the platform may use in addition; they take
  ///     precedence.
  init(neutral: [StepVerb], own: [StepVerb]) {
    self.neutral = PhraseTable(neutral)
    self.own = PhraseTable(own)
  }

  /// Looks up the verb of a command; nil if there is none.
  func input(_ command: Command, isMarked: Bool) -> PlatformInput<Context, Stimulus>? {
    let phrase = command.verb.value
    guard let verb = (isMarked ? own[phrase] : nil) ?? neutral[phrase] else { return nil }
    let arguments = Arguments(command)
    return PlatformInput(
      verb: verb, arguments: arguments, problem: arguments.lostValues(of: verb.verb))
  }
}

/// A command of a step after its verb has been looked up for one platform.
struct PlatformInput<Context, Stimulus>: Sendable {
  var verb: PlatformVerb<Context, [Stimulus]>
  var arguments: Arguments
  /// An error that does not depend on the device's state.
  var problem: ScriptProblem?

  /// - Throws: `ScriptProblem`, if the command makes no sense in the device's state.
  func stimuli(in context: Context) throws -> [Stimulus] {
    if let problem { throw problem }
    return try verb.translate(context, arguments)
  }

  /// Whether it is a call that could have `in A`, but does not say whose code makes it.
  var leavesReceiverOpen: Bool {
    arguments.receiver == nil && verb.verb.operands.contains { $0.name == Particle.receiverName }
  }
}

extension Array {
  /// What works instead of a refused command, if the step has no other command.
  func suggestion<Context, Stimulus>(
    isCallback: Bool, isEndless: Bool, _ objects: ObjectTable
  ) -> String? where Element == PlatformInput<Context, Stimulus> {
    // Endless code cannot be avoided by another command.
    guard count == 1, !isCallback, !isEndless else { return nil }
    return self[0].verb.suggestion?(objects, self[0].arguments)
  }
}
