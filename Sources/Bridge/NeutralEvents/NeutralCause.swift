/// Why an event happened.
package enum NeutralCause: String, Hashable, Sendable, CaseIterable {
  /// The app starts.
  case launch
  /// The user or the program goes to another screen or comes back.
  case navigation
  /// Something is put over the screen, or taken away, without the screen being left.
  case cover
  /// A container shows, hides, adds or removes the subject.
  case container
  /// The app as a whole comes to the front or leaves it.
  case appState
  /// The environment changed: size, orientation, locale.
  case configChange
  /// The system acts by itself: memory, and the end of the process, whoever asked for that.
  case system
}
