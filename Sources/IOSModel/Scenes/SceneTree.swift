// The application's tree, from its scenes down to the roots of their windows.
//
// https://developer.apple.com/documentation/uikit/app-and-environment

extension UIApplication {
  var usesScenes: Bool { names.app.image.app.usesScenes && version.hasScenes }

  /// Whether UIKit connects more than one scene at a time.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes
  var supportsMultipleScenes: Bool {
    usesScenes && version.idiom == .pad && names.app.image.app.supportsMultipleScenes
  }

  /// `applicationState`; nil while there is no process.
  @inline(__always)
  var state: ApplicationState? { isRunning ? applicationState : nil }

  /// The app's state is that of its foremost scene. An app with scenes is launched in the
  /// background, before it has any.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/applicationstate
  mutating func followScenes() { applicationState = UIScene.state(of: connectedScenes) }

  @inline(__always)
  var isInFront: Bool { state == .active || state == .inactive }

  /// A connected scene; nil if it is not connected.
  subscript(scene: SceneID) -> UIScene? {
    get { connectedScenes.first { $0.id == scene } }
    set {
      guard let position = connectedScenes.firstIndex(where: { $0.id == scene }) else { return }
      if let newValue { connectedScenes[position] = newValue }
    }
  }

  /// The scene that the user deals with; nil while none is connected.
  @inline(__always)
  var frontScene: UIScene? {
    guard connectedScenes.count > 1 else { return connectedScenes.first }
    return device.frontScene.flatMap { self[$0] }
      ?? connectedScenes.first { $0.activationState != .background } ?? connectedScenes.first
  }

  /// The connected scenes of the app that are seen, also on a connected display.
  @inline(__always)
  var scenesInFront: ShortList<SceneID> {
    var inFront = ShortList<SceneID>()
    for id in device.shownScenes {
      if let scene = self[id], scene.activationState != .background { inFront.append(id) }
    }
    return inFront
  }

  // MARK: Windows

  subscript(window: WindowID) -> UIWindow {
    @inline(__always)
    _read { yield windows[Int(window.index)] }
    @inline(__always)
    _modify { yield &windows[Int(window.index)] }
  }

  /// The key window of the scene in front.
  @inline(__always)
  var keyWindow: WindowID? { frontScene?.keyWindow }

  /// The root that is in front of the user.
  var rootViewController: ControllerID? {
    mutating get {
      guard let scene = frontScene else { return nil }
      return root(of: scene)
    }
  }

  /// The root of the scene's key window or, while that is hidden or missing, of the window on top.
  /// Mutating though it changes nothing, as `bounds(around:)` is.
  mutating func root(of scene: UIScene) -> ControllerID? {
    if let key = scene.keyWindow, !self[key].isHidden { return self[key].rootViewController }
    return windowRoot(of: scene)
  }

  /// The same for callers that are not mutating.
  func windowRoot(of scene: UIScene) -> ControllerID? {
    let key = scene.keyWindow
    if let key, !self[key].isHidden { return self[key].rootViewController }
    guard let window = visibleWindows(of: scene.id).last ?? key else { return nil }
    return self[window].rootViewController
  }

  @inline(__always)
  func isWindowRoot(_ id: ControllerID) -> Bool { windows.contains { $0.rootViewController == id } }

  /// The visible windows of a scene, back to front.
  @inline(__always)
  func visibleWindows(of scene: SceneID) -> ShortList<WindowID> {
    var visible = ShortList<WindowID>()
    for index in windows.indices where windows[index].scene == scene && !windows[index].isHidden {
      visible.append(WindowID(index: Int32(index)))
    }
    visible.sort { [windows] in windows[Int($0.index)].place < windows[Int($1.index)].place }
    return visible
  }

  /// The window in which a controller stands or, if it stands in none, is about to: that of its
  /// parent or presenter, or else the key window.
  func window(of id: ControllerID) -> WindowID? {
    guard windows.count > 1 else { return keyWindow ?? onlyWindow }
    var current = id
    // App code may put a parent's view into its child's.
    for _ in 0..<controllers.count {
      switch self[current].view.superview {
      case .window(let window), .presentation(let window): return window
      case .view(let outer): current = outer
      case .context(of: let context):
        guard isAlive(context) else { return keyWindow }
        current = context
      case nil:
        guard
          let outer = self[current].parent
            ?? self[presentation: current]?.presentingViewController
        else { return keyWindow }
        current = outer
      }
    }
    return keyWindow
  }

  /// A window that has been hidden is no longer key, and may be shown again without becoming key.
  private var onlyWindow: WindowID? { windows.isEmpty ? nil : WindowID(index: 0) }

  // MARK: Surroundings

  /// The scene in which a controller stands, or is about to.
  @inline(__always)
  func scene(of id: ControllerID) -> UIScene? {
    connectedScenes.count > 1 ? sceneAmongSeveral(of: id) : connectedScenes.first
  }

  @inline(never)
  private func sceneAmongSeveral(of id: ControllerID) -> UIScene? {
    window(of: id).flatMap { self[$0].scene }.flatMap { self[$0] } ?? frontScene
  }

  /// The bounds that a controller's view is laid out for. It is mutating though it changes nothing,
  /// since the process would be copied for a call that is not.
  @inline(__always)
  mutating func bounds(around id: ControllerID) -> WindowBounds? {
    connectedScenes.count == 1 ? connectedScenes[0].bounds : boundsAmongSeveral(around: id)
  }

  @inline(never)
  private mutating func boundsAmongSeveral(around id: ControllerID) -> WindowBounds? {
    windowBounds(of: id)
  }

  /// The same for callers that are not mutating.
  @inline(__always)
  func windowBounds(of id: ControllerID) -> WindowBounds? { scene(of: id)?.bounds }

  /// The traits of a window that fills the screen in this orientation.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/layout
  func screenTraits(in orientation: Device.Orientation) -> UITraitCollection {
    switch version.idiom {
    case .phone:
      UITraitCollection(
        horizontalSizeClass: orientation == .landscape && names.app.image.app.isWideOnItsSide
          ? .regular : .compact)
    case .pad: UITraitCollection(horizontalSizeClass: .regular)
    }
  }
}
