import Specification

extension PlatformVerb {
  /// The same verb, with the advice that a table has for its phrase.
  func advised(by advice: [String: String]) -> PlatformVerb {
    advice[verb.phrase].map(ifRefused) ?? self
  }

  /// The same verb, with what is missing if the device refuses it.
  func ifRefused(_ missing: @escaping MissingDeclaration) -> PlatformVerb {
    var copy = self
    copy.missingDeclaration = missing
    return copy
  }

  /// The same call as a verb of a step, with another translation.
  func asVerb<Stimuli, Stimulus>(
    _ translate: @escaping @Sendable (Stimuli, Arguments) throws -> [Stimulus]
  ) -> PlatformVerb<Stimuli, [Stimulus]> {
    var step = PlatformVerb<Stimuli, [Stimulus]>(verb, translate: translate)
    step.suggestion = suggestion
    step.missingDeclaration = missingDeclaration
    return step
  }
}
