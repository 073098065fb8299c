/// A call on the tab host that was made last under a name.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentTabHost
public enum TabHostAction: Hashable, Sendable {
  /// `addTab`, whose tag is the name of the class.
  case addTab(className: String)
  /// `setCurrentTab`
  case setCurrentTab(Int)
  /// `setCurrentTabByTag`
  case setCurrentTabByTag(String)
}
