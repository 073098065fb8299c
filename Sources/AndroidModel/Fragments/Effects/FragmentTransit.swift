// Follows androidx.fragment 1.4.1, FragmentTransaction.java and FragmentManager.java:
// reverseTransit; FragmentAnim.java: transitToAnimResourceId.

/// The argument of `setTransition`: a standard animation.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentTransaction#setTransition(int)
public enum FragmentTransit: String, Hashable, Sendable, CaseIterable {
  case open = "TRANSIT_FRAGMENT_OPEN"
  case close = "TRANSIT_FRAGMENT_CLOSE"
  case fade = "TRANSIT_FRAGMENT_FADE"
  /// What the theme has for activities that open.
  case matchActivityOpen = "TRANSIT_FRAGMENT_MATCH_ACTIVITY_OPEN"
  /// What the theme has for activities that close.
  case matchActivityClose = "TRANSIT_FRAGMENT_MATCH_ACTIVITY_CLOSE"

  /// What fragments are told where there is none.
  static let none = "TRANSIT_NONE"

  /// What it is when the transaction is popped.
  var reversed: FragmentTransit {
    switch self {
    case .open: .close
    case .close: .open
    case .fade: .fade
    case .matchActivityOpen: .matchActivityClose
    case .matchActivityClose: .matchActivityOpen
    }
  }

  /// It is taken from the theme, which knows view animations alone.
  var matchesActivity: Bool {
    switch self {
    case .matchActivityOpen, .matchActivityClose: true
    case .open, .close, .fade: false
    }
  }
}
