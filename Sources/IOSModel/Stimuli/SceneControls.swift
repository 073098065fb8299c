/// What the user and the app do to the scenes of an app that supports several, and the updates that
/// each is sent for it.
///
/// https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)
/// and https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessiondestruction(_:options:errorhandler:)
extension UIApplication {
  // MARK: The user

  /// A new window of the app, from its menu, the dock or the app switcher, and from outside the app
  /// beside all the windows that its icon has the system show:
  /// https://developer.apple.com/design/human-interface-guidelines/ios/system-capabilities/multiple-windows/
  mutating func openScene(showing content: String?, alone: Bool) throws(Interruption) {
    try requireUnlocked()
    try require(supportsMultipleScenes, .wrongKind, "the app has one scene at most")
    guard isInFront else {
      try require(!openSessions.windows.isEmpty, .outOfReach, "the app has no window to begin with")
      return bringToFront(showing: openNewSession(for: content))
    }
    device.closeAppSwitcher()
    if !alone { makeRoom() }
    putOnScreen(openNewSession(for: content), alone: alone)
  }

  /// A window that the user chooses, whatever it is doing.
  mutating func activateScene(_ number: Int, alone: Bool) throws(Interruption) {
    try requireUnlocked()
    let scene = try openWindow(number)
    guard isInFront else { return bringToFront(showing: scene) }
    device.closeAppSwitcher()
    if !alone, !scenesInFront.contains(scene) { makeRoom() }
    putOnScreen(scene, alone: alone)
  }

  /// From outside the app, of which this window alone is on the screen then.
  private mutating func bringToFront(showing scene: SceneID) {
    device.show(scene, alone: true)
    divideScreen()
    bringToFront(with: nil)
  }

  /// The user divides the screen: the scene that has had it moves aside, and is inactive until the
  /// other has come.
  private mutating func makeRoom() {
    guard version.splitsScreen else { return }
    for scene in device.scenesOnScreen where self[scene]?.state == .active {
      send(.resignsActive, to: scene)
    }
  }

  /// Both scenes stay active, and no call tells either of it, though the traits may: which one has
  /// the keyboard depends on the key window.
  mutating func touchScene(_ number: Int) throws(Interruption) {
    try requireUnlocked()
    let scene = try openSession(number)
    try require(
      self[scene]?.state == .active, .outOfReach, "scene \(number) is not in front of the user")
    let before = device.frontScene
    device.show(scene, alone: false)
    if before != scene { changeActiveAppearance(of: [before, scene]) }
  }

  /// The one that was in front of the others is not drawn as such any more, or is from now on.
  ///
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/activeappearance
  private mutating func changeActiveAppearance(of scenes: [SceneID?]) {
    guard version.reportsActiveAppearance else { return }
    for case let scene? in scenes { send(.changesActiveAppearance, to: scene) }
  }

  /// The user closes one window in the app switcher. With the last one the app goes. Where the
  /// scene has a confirmation for it, the system asks first, and the app hears of nothing unless the
  /// user agrees.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/closureconfirmation
  mutating func closeScene(_ number: Int, isCancelled: Bool) throws(Interruption) {
    try requireUnlocked()
    try require(supportsMultipleScenes, .wrongKind, "the app has one scene at most")
    let scene = try openWindow(number)
    guard !isCancelled else {
      let asks = names.app.image.app.confirmsClosure && version.confirmsClosure
      return try require(
        asks && self[scene] != nil, .wrongKind, "nobody asks before scene \(number) is closed")
    }
    guard isRunning else {
      forgetSession(scene)
      return divideScreen()
    }
    if openSessions.windows.count == 1 {
      send(.goesWithApp, to: scene)
    } else {
      discard(scene)
    }
  }

  // MARK: A display

  /// A cable or AirPlay, at any time. The system connects a scene that nobody can touch, and the
  /// app puts a window of its own there. Where it has to have registered an accessory, that decides
  /// (`updateSceneAccessory`).
  ///
  /// https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display
  mutating func connectDisplay(showing content: String?) throws(Interruption) {
    try require(usesScenes, .wrongKind, "the app has no scenes")
    try require(!device.hasDisplay, .outOfReach, "a display is connected already")
    let content = content.map { names.intern($0) }
    device.connectDisplay(showing: content)
    guard isInFront else { return }
    offerDisplay()
    if let scene = device.displayScene { send(.comesToFront(with: nil), to: scene) }
  }

  /// A display that was connected before belongs to the app once the app is in front.
  mutating func offerDisplay() {
    guard device.hasDisplay, device.displayScene == nil, !version.hasSceneAccessories else {
      return
    }
    let scene = openSessionOfDisplay()
    device.show(onDisplay: scene)
  }

  /// The scene goes, and its session, which cannot be displayed any more.
  mutating func disconnectDisplay() throws(Interruption) {
    try require(device.hasDisplay, .outOfReach, "no display is connected")
    let scene = device.displayScene
    takeAccessoryFromDisplay()
    device.disconnectDisplay()
    guard let scene else { return }
    guard isRunning else { return forgetSession(scene) }
    send(.isDiscarded, to: scene)
  }

  // MARK: The app

  /// Asks the system, which answers with updates to the scenes. An app with one scene at most gets
  /// an error.
  mutating func request(
    _ request: SceneSessionRequest, by receiver: ControllerID
  ) throws(Interruption) {
    switch request {
    case .activation(let target, let alone, let carriesActivity):
      try require(
        isInFront, .undocumented,
        "the app is in the background, and what becomes of its request there is not documented")
      let scene: SceneID
      switch target {
      case .newSession(let content):
        guard supportsMultipleScenes else { return }
        scene = openNewSession(for: content)
      case .session(let number): scene = try openWindow(number)
      }
      putOnScreen(scene, alone: alone, with: carriesActivity ? .requestedActivity : nil)
    case .destruction(let number):
      guard let scene = try number.map(openSession) ?? self.scene(of: receiver)?.id,
        supportsMultipleScenes
      else { return }
      try require(
        role(of: scene) == .windowApplication, .undocumented,
        "scene \(scene.number) is on the connected display, and what that shows without it is not documented"
      )
      discard(scene)
    case .refresh(let number):
      guard let scene = try number.map(openSession) ?? self.scene(of: receiver)?.id else { return }
      send(.isRefreshed, to: scene)
    }
  }

  // MARK: The screen

  /// A scene whose place another one takes leaves the screen once that has come.
  mutating func putOnScreen(
    _ scene: SceneID, alone: Bool, with option: ConnectionOption? = nil
  ) {
    let others =
      alone ? device.scenesOnScreen.filter { $0 != scene && scenesInFront.contains($0) } : []
    let behind = alone || device.frontScene == scene ? nil : device.frontScene
    let isSeen = device.scenesOnScreen.contains(scene)
    device.show(scene, alone: alone)
    divideScreen()
    send(.comesToFront(with: option), to: scene)
    for other in others { send(.entersBackground, to: other) }
    if let behind { changeActiveAppearance(of: isSeen ? [behind, scene] : [behind]) }
  }

  /// The scenes that shared the screen with it get its part, and the one behind it is in front.
  private mutating func discard(_ scene: SceneID) {
    let wasInFront = device.frontScene == scene
    device.takeFromScreen(scene)
    send(.isDiscarded, to: scene)
    divideScreen()
    if wasInFront, let next = device.frontScene, scenesInFront.contains(next) {
      changeActiveAppearance(of: [next])
    }
  }
}
