/// What unwinds the running code instead of letting it return.
enum Interruption: Error, Hashable, Sendable {
  /// An uncaught exception: the process dies.
  case exception(IOSException)
  /// The app keeps making work for its run loop; no answer can be given to the stimulus.
  case neverIdle
}
