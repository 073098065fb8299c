/// A call on a `NavController`: that of a fragment which is a host, or of the nearest host around
/// the fragment whose code runs (`findNavController`); an activity's code means that of the first
/// host in it.
///
/// https://developer.android.com/reference/androidx/navigation/NavController
public enum NavigationAction: Hashable, Sendable {
  /// `navigate`, to the destination of this id; nil: with the id 0, which only pops.
  case navigate(to: String?, NavOptions)
  /// `navigate` with a `NavDeepLinkRequest`, to the destination of this URI.
  case navigateByDeepLink(String, NavOptions)
  /// `popBackStack`; without a destination the one on top.
  case popBackStack(to: String?, inclusive: Bool, saveState: Bool)
  /// `clearBackStack`: what was saved when this destination was popped.
  case clearBackStack(String)
  case navigateUp
  /// `handleDeepLink`, of an intent that has come to the activity.
  case handleDeepLink(Intent)
  /// `addOnDestinationChangedListener`, a listener of the object whose code runs.
  case addListener
  /// `removeOnDestinationChangedListener`, of the first that the object has added.
  case removeListener
}

/// https://developer.android.com/reference/androidx/navigation/NavOptions
public struct NavOptions: Hashable, Sendable {
  /// The destination down to which the back stack is popped first; nil: nothing is popped.
  public var popUpTo: String?
  /// That destination is popped as well.
  public var popUpToInclusive = false
  /// The state of what is popped is kept.
  public var popUpToSaveState = false
  /// The state that was kept of the destination comes back, and what was above it.
  public var restoreState = false
  /// No second entry for the destination that is on top.
  public var launchSingleTop = false
  /// Those of the transaction that brings a fragment.
  public var animations = FragmentAnimations()

  /// No option is set.
  public init() {}
}
