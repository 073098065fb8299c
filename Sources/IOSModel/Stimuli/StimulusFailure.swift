/// Why a stimulus did not run to its end.
enum StimulusFailure: Error {
  case impossible(ImpossibleStimulus)
  case interrupted(Interruption)
}

extension UIKitApplication {
  /// Runs framework code on behalf of a stimulus.
  mutating func run<Result>(
    _ body: (inout UIKitApplication) throws(Interruption) -> Result
  ) throws(StimulusFailure) -> Result {
    do {
      return try body(&self)
    } catch {
      throw .interrupted(error)
    }
  }
}
