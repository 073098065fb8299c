/// The root controller of a window: its will-callback comes within the call that shows it, its
/// did-callback after the first commit, as in the stacks of Expo Go (iOS 18) and of defagos'
/// ios5-root-container-bug.
///
/// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
extension UIApplication {
  /// `window.rootViewController = …`. In a visible window the old root goes and the new one comes
  /// within the assignment, except for the new one's viewDidAppear. What the old root presents
  /// stays and keeps it alive. (Which of the two is told first is not established.) The root of
  /// another window is taken out of that one, as any view is that is put elsewhere.
  mutating func setRoot(_ root: ControllerID, of window: WindowID) throws(Interruption) {
    let old = self[window].rootViewController
    guard old != root, isAlive(root) else { return }
    if let other = self.window(withRoot: root) {
      try takeOffScreen(ShortList(root), of: other)
      if self[other].rootViewController == root { self[other].rootViewController = nil }
    }
    if let old { try takeOffScreen(ShortList(old), of: window) }
    // Code of what goes may have set another root, and that one stays.
    guard self[window].rootViewController == old, isAlive(root) else { return }
    self[window].rootViewController = root
    if !self[window].isHidden {
      try putOnScreen(root, of: window)
    }
    if let old {
      try releaseIfUnowned(old)
    }
  }

  /// The root's viewDidAppear is posted, so that it comes after the layout; of its safe area it
  /// hears as soon as its view is in the window: Vercantez/openuikit @a7e1f877, scenelaunchprobe,
  /// on iOS 26.1.
  mutating func putOnScreen(_ root: ControllerID, of window: WindowID) throws(Interruption) {
    if isAlive(root), self[root].traits.providesNoView { return try loadViewIfNeeded(root) }
    // Its own code may set another root, or hide the window, before its view is in there.
    if isAlive(root), !self[root].isVisible { try prepareToAppear(root) }
    guard isShown(root, in: window), try viewWillMoveToWindow(root), isShown(root, in: window)
    else { return }
    try attach(root, to: .window(window))
    try updateSafeAreaIfNeeded(root)
    try rotate(for: root)
    endAppearanceAfterCommit(root)
  }

  @inline(__always)
  private func isShown(_ root: ControllerID, in window: WindowID) -> Bool {
    !self[window].isHidden && self[window].rootViewController == root
  }

  mutating func takeOffScreen(
    _ controllers: ShortList<ControllerID>, of window: WindowID
  ) throws(Interruption) {
    guard !self[window].isHidden else { return }
    for id in controllers.reversed() {
      try beginAppearance(id, false, animated: false)
      try detach(id)
      endAppearanceAfterCommit(id)
    }
  }

  /// All that is in the window, the front first. A root that was replaced while a full screen
  /// covered it may be there again, behind everything: https://stackoverflow.com/questions/26763020
  mutating func emptyScreen(of window: WindowID) throws(Interruption) {
    guard !self[window].isHidden else { return }
    try takeOffScreen(screens(of: window), of: window)
    var formerRoots = ShortList<ControllerID>()
    for id in controllers.live where self[id].view.superview == .window(window) {
      formerRoots.append(id)
    }
    try takeOffScreen(formerRoots, of: window)
  }

  /// The root and the controllers presented in front of it, back to front, without those whose
  /// views have made room for them.
  mutating func screens(of window: WindowID) -> ShortList<ControllerID> {
    guard let root = self[window].rootViewController else { return ShortList() }
    guard !presentations.isEmpty else { return ShortList(root) }
    let presented = presentedInFront(of: root)
      .filter { self[presentation: $0].map { $0.phase != .posted } ?? false }
    let absent = presented.compactMap { self[presentation: $0] }
      .filter { $0.presentersHost != nil }.map(\.presentingViewController)
    var screens = ShortList<ControllerID>()
    for id in [root] + presented where !absent.contains(id) { screens.append(id) }
    for id in orphans(over: window) where !screens.contains(id) { screens.append(id) }
    return screens
  }

  /// A presented controller over everything that the root leads to, whose presenter has left the
  /// tree, such as a page that was popped meanwhile (software-mansion/react-native-screens#2976). A
  /// touch follows the views, and not who presents whom.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  @inline(never)
  func orphan(inFrontOf root: ControllerID) -> ControllerID? {
    guard let window = window(withRoot: root) else { return nil }
    let presented = presentedInFront(of: root)
    let orphans = orphans(over: window).filter { !presented.contains($0) }
    guard let highest = orphans.max(by: { place(of: $0) < place(of: $1) }),
      presented.allSatisfy({ place(of: $0) < place(of: highest) })
    else { return nil }
    return highest
  }

  private func place(of presented: ControllerID) -> Int32 {
    self[presentation: presented]?.place ?? 0
  }

  /// Controllers whose presenter has left the window's tree meanwhile still stand over the window.
  private func orphans(over window: WindowID) -> [ControllerID] {
    presentations.elements.compactMap { $0?.presentedViewController }
      .filter { isAlive($0) && self[$0].view.superview == .presentation(over: window) }
  }
}
