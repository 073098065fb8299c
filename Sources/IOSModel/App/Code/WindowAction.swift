/// A call of app code to a window, which is named by its root.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
public enum WindowAction: Hashable, Sendable {
  /// `makeKeyAndVisible()`; a controller that is no root yet becomes that of a new window of the
  /// receiver's scene, which the app keeps.
  case makeKeyAndVisible(AppAction.Operand)
  /// `isHidden = false`, otherwise the same.
  case show(AppAction.Operand)
  /// `isHidden = true`
  case hide(InstanceID)
  /// `makeKey()`
  case makeKey(InstanceID)
  /// The app lets go of the window.
  case discard(InstanceID)
  /// The same two calls by a variable for windows with such a root, which holds the newest of them,
  /// or nil.
  case hideIfMade(rootClass: String)
  case discardIfMade(rootClass: String)
}
