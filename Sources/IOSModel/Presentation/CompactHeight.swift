/// A phone on its side has compact height, in which a sheet looks like a full screen, and leaves no
/// edge to take hold of and nothing beside it, unless the app prefers it to be attached to the
/// lower edge alone. That it cannot be dismissed by hand then is in
/// https://github.com/Pocket/pocket-ios/pull/159.
///
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight
extension UIApplication {
  func requireEdge(of sheet: ControllerID) throws(Interruption) {
    try require(
      hasEdge(sheet), .notInPosition,
      "the sheet of \(name(sheet)) fills the screen of a phone that lies on its side")
  }

  private func hasEdge(_ sheet: ControllerID) -> Bool {
    !hasCompactHeight(sheet)
      || declaration(of: sheet).prefersEdgeAttachedInCompactHeight
        && version.attachesSheetsInCompactHeight
  }

  func hasCompactHeight(_ sheet: ControllerID) -> Bool {
    version.idiom == .phone && windowBounds(of: sheet)?.orientation == .landscape
  }
}
