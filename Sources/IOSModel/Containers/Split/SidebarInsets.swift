/// The safe area that a sidebar takes from the column under it.
///
/// Since iOS 26 the secondary of two columns is as wide as its split controller, and where the
/// primary stands beside it, it lies over its edge: the safe area of the secondary leaves out what
/// is covered, as the answer in https://developer.apple.com/forums/thread/832918 says. Over a
/// secondary that it dims the primary takes none, and the middle one of three columns stands beside
/// the secondary in a width of its own: Vercantez/openuikit @4f4063d4, splitframesprobe, `mode1` to
/// `mode3`, and `mounted` of three columns.
extension UIApplication {
  /// The primary column lies over the edge of the secondary one, and takes safe area from it.
  func hasSidebarBeside(_ id: ControllerID) -> Bool {
    guard version.hasAdaptiveColumns, let split = self[split: id], split.hasColumnStyle,
      split.interface == .expanded, splitDeclaration(of: id).nearestColumn == .primary
    else { return false }
    return displayMode(of: split.displayed, in: id) == .oneBesideSecondary
  }

  /// The columns of a split controller have changed. The secondary one and what is in it are told
  /// of their safe area. (Where that comes among the other calls is recorded nowhere.)
  mutating func sidebarDidChange(of id: ControllerID, from before: Bool) throws(Interruption) {
    guard isAlive(id), hasSidebarBeside(id) != before else { return }
    hasChangedSafeAreas = true
    guard let secondary = self[split: id]?[.secondary], isAlive(secondary) else { return }
    try safeAreaDidChange(secondary)
  }

  /// What a container's sidebar takes from the view in it, as a number that neither the bars nor
  /// the insets of the app have.
  func sidebarInsets(of inner: ControllerID, in container: ControllerID) -> UInt16 {
    guard self[split: container]?[.secondary] == inner, hasSidebarBeside(container) else {
      return 0
    }
    return 1 << 13
  }
}
