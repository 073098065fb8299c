/// What unwinds the running code instead of letting it return.
///
/// Of these the platform has the exception alone:
/// https://developer.apple.com/documentation/foundation/nsexception
enum Interruption: Error {
  /// The stimulus could not be given, or the call not be made; thrown before either does anything.
  case impossible(ImpossibleStimulus)
  /// An uncaught exception or a trap: the process dies.
  case exception(IOSException)
  /// The app keeps making work for its run loop; no answer can be given to the stimulus.
  case neverIdle
  /// The machine itself has failed.
  case defect(ModelDefect)

  static func exception(_ name: String, _ reason: String) -> Interruption {
    .exception(IOSException(name, reason))
  }

  static func impossible(
    _ obstacle: ImpossibleStimulus.Obstacle, _ sentence: String,
    remedy: ImpossibleStimulus.Remedy? = nil
  ) -> Interruption {
    .impossible(ImpossibleStimulus(obstacle, sentence, remedy: remedy))
  }

  /// Says in which callback the impossible call was made; the innermost counts.
  func inCallback(_ callback: @autoclosure () -> String) -> Interruption {
    guard case .impossible(var refusal) = self, refusal.callback == nil else { return self }
    refusal.callback = callback()
    return .impossible(refusal)
  }

  /// Says which of several stimuli was impossible.
  func ofStimulus(at position: Int) -> Interruption {
    guard case .impossible(var refusal) = self else { return self }
    refusal.position = position
    return .impossible(refusal)
  }
}
