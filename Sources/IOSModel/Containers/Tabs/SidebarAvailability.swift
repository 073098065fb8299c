/// Whether a tab bar could be a sidebar where it stands: on a pad, or on a phone where the app
/// prefers that, with a group among its tabs, and with regular width for it.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol/tabbarcontroller(_:sidebaravailabilitydidchange:),
/// Apple's session 278 of 2026, 9:36 to 10:22, and the comments of `UITabBarControllerModeAutomatic`
/// and of the sidebar's `isAvailable` in the headers of iOS 27.
extension UIApplication {
  /// The tab bar controller comes into a window, or has got other tabs or this width there. The
  /// first answer is no change.
  mutating func adaptSidebar(of id: ControllerID, to width: SizeClass) throws(Interruption) {
    guard isAlive(id), let tabBar = self[tabs: id],
      version.showsSidebars || declaration(of: id).sidebarPlacement == .sidebar,
      version.reportsSidebarAvailability
    else { return }
    let hasGroup = tabBar.providers.contains { !names.groupTabs(of: $0).isEmpty }
    let isAvailable = hasGroup && width == .regular
    self[tabs: id]?.isSidebarAvailable = isAvailable
    guard let before = tabBar.isSidebarAvailable, before != isAvailable else { return }
    try callDelegate(of: id, .tabs(.sidebarAvailabilityDidChange))
  }
}
