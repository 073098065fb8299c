/// A call about the menus of an activity.
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
  /// `addMenuProvider`, of a new provider of the object whose code runs.
  ///
  /// - Parameters:
  ///   - owner: the owner of the Lifecycle that it follows; nil: it follows none, and stays until
  ///     it is removed.
  ///   - state: from which on it is there; nil: it is there at once.
  case addProvider(
    name: String, owner: ListenerOwner?, state: LifecycleState?)
  /// `removeMenuProvider`
  case removeProvider(name: String)
}
