/// Why UIKit tells the app something: what began, inside the machine, that this event belongs to.
///
/// What is put off to later in the run loop keeps the reason of what asked for it.
public enum IOSReason: String, Hashable, Sendable, CaseIterable {
  /// The process starts and builds its first screen.
  case launch
  /// One screen gives way to another: a stack changes, a screen is presented or dismissed.
  case navigation
  /// A screen is covered by what is presented over it, or comes out from under it.
  case cover
  /// A container changes its children: a tab, a page, a column, a child of the app's own.
  case container
  /// The size, the orientation or the traits change.
  case configuration
  /// The app moves between the user and the background.
  case appState
  /// The system decides on its own: memory, termination.
  case system
}
