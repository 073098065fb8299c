import Specification

/// What a command of a step may say on one platform.
struct StepVerbs<Context, Stimulus>: Sendable {
  typealias StepVerb = PlatformVerb<Context, [Stimulus]>

  private let neutral: PhraseTable<StepVerb>
  private let own: PhraseTable<StepVerb>

  /// - Parameters:
  ///   - neutral: what every step may say.
  ///   - own: what a step that is marked for the platform may say besides; it goes before.
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

/// A command of a step whose verb has been looked up for one platform.
struct PlatformInput<Context, Stimulus>: Sendable {
  var verb: PlatformVerb<Context, [Stimulus]>
  var arguments: Arguments
  /// Why it makes no sense wherever the device stands.
  var problem: ScriptProblem?

  /// - Throws: `ScriptProblem`, if it makes no sense where the device stands.
  func stimuli(in context: Context) throws -> [Stimulus] {
    if let problem { throw problem }
    return try verb.translate(context, arguments)
  }

  /// Whether it is a call that could say `in A`, and leaves open whose code makes it.
  var leavesReceiverOpen: Bool {
    arguments.receiver == nil && verb.verb.operands.contains { $0.name == Particle.receiverName }
  }
}

extension Array {
  /// The way that works in place of a refused command that stands alone.
  func wayThatWorks<Context, Stimulus>(isCallback: Bool, isEndless: Bool) -> String?
  where Element == PlatformInput<Context, Stimulus> {
    // Nothing that is done before or instead lets code come to an end.
    count == 1 && !isCallback && !isEndless ? self[0].verb.wayThatWorks : nil
  }
}
