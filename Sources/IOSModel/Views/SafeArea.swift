/// What bars and insets leave of a view.
///
/// https://developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area
extension UIApplication {
  /// A view on screen and those inside it are told, and laid out with the next commit; one that has not
  /// been laid out yet finds the change in its first layout. The margins, which follow the safe area, are
  /// told first as they are at a first appearance. (That the calls do not wait for the layout is the
  /// model's choice.) A view in no window has no safe area, and finds the new one in its next layout.
  mutating func safeAreaDidChange(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.laidOutFor != nil else { return }
    if isInWindow(id) {
      try tellOfSafeArea(id)
      guard isAlive(id) else { return }
      setNeedsLayout(id)
    } else {
      self[id].view.owesSafeArea = true
    }
    for inner in self[id].view.subviews { try safeAreaDidChange(inner) }
  }

  mutating func tellOfSafeArea(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    self[id].view.owesSafeArea = false
    try call(id, .viewLayoutMarginsDidChange)
    try call(id, .viewSafeAreaInsetsDidChange)
  }
}
