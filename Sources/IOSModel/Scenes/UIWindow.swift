/// A window by its position in the application.
struct WindowID: Hashable, Sendable {
  let index: Int32
}

/// A window: its root controller, and the scene in which it stands.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
struct UIWindow: Hashable, Sendable {
  var rootViewController: ControllerID?
  var isHidden = true
  /// `windowScene`; nil once nothing refers to the window any more.
  var scene: SceneID?
  /// The later it was shown, the higher: how the windows of a scene lie on each other.
  var place: Int32 = 0
  /// Observers have been told that it is the key window.
  var isKey = false
}

/// Windows, those of the app's own for alerts, covers and overlays beside the one that a scene
/// starts with.
///
/// To show and to hide one does to its controllers what any move of a view into a window and out of
/// it does. That a hidden window hands the key status back to the one below is in
/// https://github.com/lionheart/openradar-mirror/issues/8828.
extension UIApplication {
  /// `UIWindow(windowScene:)`, which is hidden at first.
  mutating func makeWindow(in scene: SceneID, root: ControllerID? = nil) -> WindowID {
    let window = UIWindow(rootViewController: root, scene: scene)
    if let free = windows.firstIndex(where: { $0.scene == nil }) {
      windows[free] = window
      return WindowID(index: Int32(free))
    }
    windows.append(window)
    return WindowID(index: Int32(windows.count - 1))
  }

  /// The window whose root this is; nil if it is no root.
  func window(withRoot id: ControllerID) -> WindowID? {
    windows.firstIndex { $0.rootViewController == id }.map { WindowID(index: Int32($0)) }
  }

  /// https://developer.apple.com/documentation/uikit/uiwindow/makekey()
  mutating func makeKey(_ window: WindowID) throws(Interruption) {
    guard let scene = self[window].scene else { return }
    let isChange = self[scene]?.keyWindow != window
    self[scene]?.keyWindow = window
    try tellOfKeyWindow(window)
    if isChange { try keyWindowDidChange(to: window) }
  }

  /// What the user touches is in the key window from then on, without a call of the app's.
  mutating func makeKeyByTouch(_ window: WindowID?) throws(Interruption) {
    guard let window, let scene = self[window].scene, self[scene]?.keyWindow != window,
      version.touchMakesKey
    else { return }
    try makeKey(window)
  }

  /// One that is seen takes touches, whether it is key or not.
  mutating func touchWindow(withRoot name: InstanceID) throws(Interruption) {
    let touched = try window(withRoot: name)
    try require(!self[touched].isHidden, .notInPosition, "the window of \(name) is hidden")
    guard let scene = self[touched].scene, self[scene]?.state == .active else {
      throw .impossible(.outOfReach, "the scene of \(name) is not in front of the user")
    }
    try makeKeyByTouch(touched)
  }

  /// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  mutating func makeKeyAndVisible(_ window: WindowID) throws(Interruption) {
    try makeKey(window)
    try show(window)
  }

  /// `isHidden = false`. What was presented in the window before it was hidden comes with its root.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/ishidden
  mutating func show(_ window: WindowID) throws(Interruption) {
    guard self[window].isHidden else { return }
    self[window].isHidden = false
    self[window].place = (windows.lazy.map { $0.place }.max() ?? 0) + 1
    try post(.didBecomeVisibleNotification, of: window)
    for id in screens(of: window) where !self[window].isHidden {
      guard let presentation = self[presentation: id] else {
        try putOnScreen(id, of: window)
        continue
      }
      try beginAppearance(id, true, animated: false)
      try attach(id, to: transitionView(of: presentation) ?? .presentation(over: window))
      endAppearanceAfterCommit(id)
    }
  }

  /// `isHidden = true`
  mutating func hide(_ window: WindowID) throws(Interruption) {
    guard !self[window].isHidden else { return }
    try emptyScreen(of: window)
    self[window].isHidden = true
    try post(.didBecomeHiddenNotification, of: window)
    try passKeyOn(from: window)
  }

  /// The window below has the key, if this one had it.
  private mutating func passKeyOn(from window: WindowID) throws(Interruption) {
    guard let scene = self[window].scene, self[scene]?.keyWindow == window else { return }
    let below = visibleWindows(of: scene).last
    self[scene]?.keyWindow = below
    guard let below else { return }
    try tellOfKeyWindow(below)
    try keyWindowDidChange(to: below)
  }

  /// Nothing refers to the window any more, which has left the screen: it goes, and with it the
  /// controllers that only it kept alive.
  mutating func discard(_ window: WindowID) throws(Interruption) {
    try passKeyOn(from: window)
    let root = self[window].rootViewController
    let presented = root.map { presentationChain(from: $0) } ?? []
    self[window] = UIWindow()
    for id in presented { unrelate(id) }
    for id in presented + [root].compactMap({ $0 }) where isAlive(id) {
      try releaseIfUnowned(id)
    }
  }
}
