/// What stands for the tabs where there is room for one of the two.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/placement
public enum SidebarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case sidebar
  case tabBar
}
