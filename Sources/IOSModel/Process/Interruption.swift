/// What unwinds the running code instead of letting it return.
///
/// Of these the platform has the exception alone:
/// https://developer.apple.com/documentation/foundation/nsexception
enum Interruption: Error {
  /// Nobody could give the stimulus; thrown before anything is done.
  case impossible(ImpossibleStimulus)
  /// An uncaught exception: the process dies.
  case exception(IOSException)
  /// The app keeps making work for its run loop; no answer can be given to the stimulus.
  case neverIdle
  /// The machine itself has failed.
  case defect(ModelDefect)

  static func exception(_ name: String, _ reason: String) -> Interruption {
    .exception(IOSException(name, reason))
  }
}
