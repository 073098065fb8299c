/// The interface turns: with the device, for what comes in full screen, or because the app asks for
/// it.
///
/// https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
extension UIApplication {
  /// The device has been turned, or the app asks to look again. Only since there is a call for that
  /// does the interface turn away from how the device is held.
  mutating func rotate(_ id: SceneID) throws(Interruption) {
    guard let scene = self[id], role(of: id) == .windowApplication, !isOrientationLocked(scene),
      !defersRotation(of: id), mayAutorotate(scene)
    else { return }
    let isOver = isToReverse(scene)
    let due = try dueOrientation(of: scene)
    guard due != scene.bounds.orientation || isOver,
      due == device.orientation || version.turnsOnRequest
    else { return }
    try rotate(id, to: due)
  }

  private mutating func rotate(
    _ id: SceneID, to orientation: Device.Orientation
  ) throws(Interruption) {
    let keepsSize = self[id]?.bounds.orientation == orientation
    try rotateKeyboard(in: id)
    try changeStatusBarOrientation(movesFrame: !keepsSize) { app throws(Interruption) in
      let changesWidth = app.stand(id, in: orientation)
      try app.changeSize(of: id, by: .rotate(keepsSize: keepsSize))
      if changesWidth { try app.adaptContainersAndPresentations(in: id) }
    }
    try redisplayColumns(in: id)
    try askForSpines(in: id)
    try repositionPopovers(in: id)
  }

  /// The scene has this orientation from now on, and the width that the screen gives it then, if no
  /// other width has been set. True if that is new.
  private mutating func stand(_ id: SceneID, in orientation: Device.Orientation) -> Bool {
    self[id]?.bounds.orientation = orientation
    orientAsHeld(id)
    guard names.app.image.app.isWideOnItsSide,
      openSessions[id]?.width == nil,
      let width = self[id]?.bounds.horizontalSizeClass
    else { return false }
    let due = screenTraits(in: orientation).horizontalSizeClass
    self[id]?.bounds.horizontalSizeClass = due
    return due != width
  }

  /// It is asked ahead of the orientations, which are asked for only if it permits to turn. It is
  /// not asked on a pad with multitasking, either: lionheart/openradar-mirror#6178.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate and
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  @inline(__always)
  private mutating func mayAutorotate(_ scene: UIScene) -> Bool {
    guard let asked = orientationDecider(in: scene), !self[asked].traits.shouldAutorotate else {
      return true
    }
    return supportsMultitasking || !version.asksShouldAutorotate
  }

  /// A turned iPad keeps its size classes, a turned iPhone does not.
  var rotationChangesTraits: Bool { version.idiom == .phone }

  /// A scene that was turned away from the user takes the new size on its way to the front; turned
  /// twice, it finds nothing changed.
  mutating func catchUpWithOrientation(_ scene: SceneID) throws(Interruption) {
    try because(.configuration) { app throws(Interruption) in try app.rotate(scene) }
  }

  /// The call that shows a window turns it before the first layout, where the root permits no other
  /// posture, as in a public crash log of iOS 6. The root hears of the traits, and of the size
  /// nothing: mattneub/Programming-iOS-Book-Examples @4f785bf1,
  /// bk2ch06p258launchIntoRotationEvents.
  mutating func rotate(for root: ControllerID) throws(Interruption) {
    guard restrictsOrientation, isAlive(root), let scene = scene(of: root) else {
      return
    }
    let due = try dueOrientation(of: scene)
    guard due != scene.bounds.orientation else { return }
    let changesWidth = stand(scene.id, in: due)
    if rotationChangesTraits {
      try because(.configuration) { app throws(Interruption) in
        try app.announceTraitsOfFirstTurn(to: root)
      }
    }
    if changesWidth { try adaptContainersAndPresentations(in: scene.id) }
    for id in hostedTree(of: root) { setNeedsLayout(id) }
  }

  private mutating func announceTraitsOfFirstTurn(to root: ControllerID) throws(Interruption) {
    try forwardTraits(to: root)
    guard version.reportsTraitsOfFirstTurn else { return }
    try traitsDidChange(of: hostedTree(of: root))
  }

  /// A presentation that fills the screen comes or goes, and another controller decides on the
  /// orientation. Controllers that stay on the screen are laid out anew and told nothing: the
  /// comment of mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p272forcedRotation.
  ///
  /// - Parameter presented: what comes in full screen, and may prefer a posture.
  mutating func rotateForPresentation(
    by presenter: ControllerID, of presented: ControllerID? = nil
  ) throws(Interruption) {
    guard restrictsOrientation, let scene = scene(of: presenter) else { return }
    let due = try dueOrientation(of: scene, presenting: presented)
    guard due != scene.bounds.orientation else { return }
    if stand(scene.id, in: due) { try adaptContainersAndPresentations(in: scene.id) }
    for id in hostedTrees(of: scene.id) where self[id].isVisible {
      setNeedsLayout(id)
    }
  }

  /// A controller that was told of a turn while it was covered, and finds the window turned back
  /// for its own sake, is told of the size once more when it presents nothing any more:
  /// onmyway133/notes#210.
  mutating func tellOfRotationBack(for presenter: ControllerID) throws(Interruption) {
    guard restrictsOrientation, let scene = scene(of: presenter) else { return }
    let bounds = scene.bounds
    isChangingSize = true
    defer { isChangingSize = false }
    for root in sizeRoots(of: scene.id) where isAlive(root) {
      guard let told = self[root].view.announcedFor, told.orientation != bounds.orientation else {
        continue
      }
      try because(.configuration) { app throws(Interruption) in
        if app.rotationChangesTraits { try app.forwardTraits(to: root) }
        try app.forwardSize(to: root)
      }
    }
    if !coordinators.isEmpty { sizeWillAnimate() }
  }

  /// The scene is sent its new settings. One that is not in front looks when it is.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
  mutating func setNeedsUpdateOfSupportedInterfaceOrientations(_ id: ControllerID) {
    guard let scene = scene(of: id), scene.state != .background else { return }
    send(.rotates, to: scene.id)
  }

  /// The scene is sent its new settings, likewise.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
  mutating func requestGeometryUpdate(of id: ControllerID, _ mask: InterfaceOrientationMask) {
    guard let scene = scene(of: id) else { return }
    send(.rotatesOnRequest(mask, by: id), to: scene.id)
  }

  /// It stands in one of these that the controllers permit, however the device is held; where they
  /// permit none of them, the request has failed: capawesome-team/capacitor-plugins#100. So has one
  /// for a turn of a scene that may share the screen:
  /// gladiuscode/react-native-orientation-director#70.
  mutating func rotate(
    _ id: SceneID, to mask: InterfaceOrientationMask, for requester: ControllerID
  ) throws(Interruption) {
    guard let scene = self[id] else { return }
    let permitted = try permittedOrientations(in: scene).filter(mask.orientations.contains)
    guard let first = permitted.first else { return try call(requester, .errorHandler) }
    guard !permitted.contains(scene.bounds.orientation) else { return }
    guard !supportsMultitasking else { return try call(requester, .errorHandler) }
    try rotate(id, to: first)
  }

  /// The older way, which turns within the call.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
  mutating func attemptRotationToDeviceOrientation() throws(Interruption) {
    for scene in scenesInFront { try rotate(scene) }
  }
}
