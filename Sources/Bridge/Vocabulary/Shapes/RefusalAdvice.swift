import Specification

extension PlatformVerb {
  /// The same verb, with the advice that a table has for its phrase.
  func advised(by advice: [String: String]) -> PlatformVerb {
    advice[verb.phrase].map { ifRefused($0) } ?? self
  }

  /// The same verb, with what a script can do instead or before if the device refuses it.
  func ifRefused(_ suggestion: String) -> PlatformVerb { ifRefused { _, _ in suggestion } }

  /// The same verb, with what a script can do, or has to declare, if the device refuses it.
  func ifRefused(_ suggestion: @escaping Advice) -> PlatformVerb {
    var copy = self
    copy.suggestion = suggestion
    return copy
  }

  /// The same call as a verb of a step, with another translation.
  func asVerb<Stimuli, Stimulus>(
    _ translate: @escaping @Sendable (Stimuli, Arguments) throws -> [Stimulus]
  ) -> PlatformVerb<Stimuli, [Stimulus]> {
    var step = PlatformVerb<Stimuli, [Stimulus]>(verb, translate: translate)
    step.suggestion = suggestion
    return step
  }
}
