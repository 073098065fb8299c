/// What the other columns leave of the secondary one: its width, and the safe area in it.
///
/// Columns that are tiled stand side by side with it, and those that are laid over it do not change
/// its width: the comments of the display modes in UISplitViewController.h, in theos/sdks
/// @4af4cb1d, iPhoneOS16.5.sdk. Since iOS 26 the primary column lies over its edge where it stands
/// beside it, and the middle one of three has a width of its own still (820 points become 499.5):
/// Vercantez/openuikit @4f4063d4, splitframesprobe, `mounted` and `mode1` of three columns.
struct SecondaryRoom {
  /// The primary column lies over its edge.
  let isUnderSidebar: Bool
  /// How many columns take width from it.
  let columnsBeside: Int
}

extension UIApplication {
  func secondaryRoom(in id: ControllerID) -> SecondaryRoom {
    SecondaryRoom(
      isUnderSidebar: hasSidebarBeside(id), columnsBeside: columnsBesideSecondary(in: id))
  }

  private func columnsBesideSecondary(in id: ControllerID) -> Int {
    guard let split = self[split: id], split.hasColumnStyle, split.interface == .expanded else {
      return 0
    }
    let count = displayMode(of: split.displayed, in: id).columnsBesideSecondary
    guard version.hasAdaptiveColumns else { return count }
    return splitDeclaration(of: id).nearestColumn == .primary ? 0 : min(count, 1)
  }

  /// The columns have changed.
  mutating func secondaryRoomDidChange(
    in id: ControllerID, from before: SecondaryRoom
  ) throws(Interruption) {
    try sidebarDidChange(of: id, from: before.isUnderSidebar)
    guard isAlive(id), columnsBesideSecondary(in: id) != before.columnsBeside,
      let secondary = self[split: id]?[.secondary], isAlive(secondary), isInWindow(secondary)
    else { return }
    setNeedsLayout(inTree: secondary)
  }
}

extension SplitDisplayMode {
  /// Those that take width from the secondary column. (How wide one is that two columns displace is
  /// nowhere said; here it is moved as it is beside one.)
  fileprivate var columnsBesideSecondary: Int {
    switch self {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0
    case .oneBesideSecondary, .twoDisplaceSecondary: 1
    case .twoBesideSecondary: 2
    }
  }
}
