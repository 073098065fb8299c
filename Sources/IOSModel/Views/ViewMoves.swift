/// What views of the app's own classes hear before they move.
///
/// https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
extension UIApplication {
  /// The view changes its superview, and all that is in it the window, if it is in one on either
  /// side.
  ///
  /// One that is taken out hears of the superview first, and one that is added of the window: the
  /// log in
  /// http://zijiebao.com/jishu/285997.html.
  ///
  /// - Parameters:
  ///   - changesWindow: it enters a window, or leaves the one that it is in.
  ///   - isRemoval: it is to have no superview.
  mutating func tellViewsOfMove(
    _ id: ControllerID, changesWindow: Bool, isRemoval: Bool = false
  ) throws(Interruption) {
    if isRemoval { try tellView(id, .viewWillMoveToSuperview) }
    if changesWindow { try tellViews(inTree: id, .viewWillMoveToWindow) }
    if !isRemoval { try tellView(id, .viewWillMoveToSuperview) }
  }

  /// The view leaves its window for a moment: it is put into one that is not in a window, and that
  /// one is then put where the view was. Only the views hear of it.
  mutating func reattach(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), let host = self[id].view.superview, isInWindow(id) else { return }
    try tellViewsOfMove(id, changesWindow: true)
    guard isAlive(id), self[id].view.superview == host else { return }
    leaveSuperview(id)
    try tellViewsThatHaveMoved(inTree: id)
    try tellView(id, .viewDidMoveToSuperview)
    try tellViews(inTree: id, .viewWillMoveToWindow)
    guard isAlive(id), isAlive(host), self[id].view.superview == nil else { return }
    enterSuperview(id, host)
    if isInWindow(id) { try tellViewsThatHaveMoved(inTree: id) }
  }

  /// The view of a presenter that is about to be covered by a full screen is in the container of
  /// the transition when the app's animator begins, and in its window as before: `present.start` of
  /// kern0x1b/charon @beb28276, customtransition-expectations.h.
  mutating func moveToContainer(_ presenter: ControllerID) throws(Interruption) {
    guard isAlive(presenter), isInWindow(presenter) else { return }
    try tellView(presenter, .viewWillMoveToSuperview)
    try tellView(presenter, .viewDidMoveToSuperview)
  }

  /// Inner views have arrived, or left, before their superview.
  private mutating func tellViewsThatHaveMoved(inTree id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews { try tellViewsThatHaveMoved(inTree: inner) }
    try tellView(id, .viewDidMoveToWindow)
  }

  private mutating func tellViews(
    inTree id: ControllerID, _ callback: ControllerCallback
  ) throws(Interruption) {
    for inner in hostedTree(of: id) {
      try tellView(inner, callback)
      for presented in presentedBeside(inner) { try tellViews(inTree: presented, callback) }
    }
  }

  /// Tells a view of the app's own class.
  mutating func tellView(
    _ id: ControllerID, _ callback: ControllerCallback
  ) throws(Interruption) {
    if isAlive(id), self[id].traits.hasOwnViewClass { try call(id, callback) }
  }

  /// Whether what is attached there is in a window.
  @inline(__always)
  func leadsToWindow(_ host: UIView.Superview) -> Bool {
    switch host {
    case .window(let window), .presentation(let window): !self[window].isHidden
    case .context(of: let context): isAlive(context) && isInWindow(context)
    case .view(let outer): isInWindow(outer)
    }
  }

  /// Whether there is something still to attach a view to.
  @inline(__always)
  func isAlive(_ host: UIView.Superview) -> Bool {
    host.controller.map { isAlive($0) } ?? true
  }
}
