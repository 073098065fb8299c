/// What views of the app's own classes hear before they move.
///
/// https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
extension UIApplication {
  /// The view changes its superview, and all that hangs in it the window, if it is in one on either side.
  ///
  /// - Parameter changesWindow: it enters a window, or leaves the one that it is in.
  mutating func tellViewsOfMove(
    _ id: ControllerID, changesWindow: Bool
  ) throws(Interruption) {
    if changesWindow {
      for inner in hostedTree(of: id) where isAlive(inner) {
        if self[inner].traits.hasOwnViewClass { try call(inner, .viewWillMoveToWindow) }
      }
    }
    if isAlive(id), self[id].traits.hasOwnViewClass { try call(id, .viewWillMoveToSuperview) }
  }

  /// Whether what hangs there is in a window.
  func leadsToWindow(_ host: UIView.Superview, for id: ControllerID) -> Bool {
    switch host {
    case .window(let window):
      !self[window].isHidden && self[window].rootViewController == id
    case .presentation(let window): !self[window].isHidden
    case .view(let outer): isInWindow(outer)
    }
  }

  /// Whether there is something still to hang a view in.
  func isAlive(_ host: UIView.Superview) -> Bool {
    if case .view(let outer) = host { isAlive(outer) } else { true }
  }
}
