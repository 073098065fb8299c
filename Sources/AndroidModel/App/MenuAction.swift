/// A call about a menu that opens over an activity.
///
/// https://developer.android.com/develop/ui/views/components/menus
public enum MenuAction: Hashable, Sendable {
  /// `openOptionsMenu`: that of the app bar.
  case openOptionsMenu
  /// `openContextMenu`, of a view that was registered for one.
  case openContextMenu
  /// `performIdentifierAction`, of an item of the menu that is open: as if the user had tapped it.
  case performIdentifierAction
  /// `closeOptionsMenu`, which an open one goes with.
  case closeOptionsMenu
  /// `closeContextMenu`, which an open one goes with.
  case closeContextMenu
}
