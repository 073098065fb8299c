/// Why an event happened.
package enum NeutralCause: String, Hashable, Sendable, CaseIterable {
  /// The app starts.
  case launch
  /// The user or the program goes to another screen or comes back.
  case navigation
  /// Something covers the screen, or stops covering it, without the screen being left.
  case cover
  /// A container shows, hides, adds or removes the subject.
  case container
  /// The app as a whole comes to the front or leaves it.
  case appState
  /// The environment changed: size, orientation, locale.
  case configChange
  /// The system acts by itself: memory pressure, or the end of the process, whoever requested it.
  case system
}
