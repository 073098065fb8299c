/// What the system remembers of a scene while the scene itself, or the process, is gone.
///
/// https://developer.apple.com/documentation/uikit/uiscenesession
struct UISceneSession: Hashable, Sendable {
  let scene: SceneID
  let role: Role
  /// For which controller it was opened, as its activity or its `userInfo` says to the app; nil:
  /// for the app's root.
  var content: ClassID?
  /// The app has been asked for the configuration of its scene.
  var isConfigured = false
  /// The width that it has on the screen; nil: what the device gives a full screen.
  var width: SizeClass?
  /// Its width is not the one of the two of its class that it had at first.
  var hasOtherWidth = false

  /// The delegate of its scene has given an activity for its restoration.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity
  var hasStateRestorationActivity = false

  /// https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
  enum Role: Hashable, Sendable {
    /// A window of the app that the user deals with.
    case windowApplication
    /// What the app shows on a connected display, where it cannot be touched.
    case externalDisplay
  }

  /// A new width of the same class is the other one of that class.
  mutating func resize(to width: SizeClass, from before: SizeClass) {
    hasOtherWidth = width == before && !hasOtherWidth
    self.width = width
  }

  /// What the scene will have when it is next seen; nil: what the device gives a full screen.
  mutating func take(_ width: SizeClass?) {
    guard width != self.width else { return }
    hasOtherWidth = false
    self.width = width
  }
}

extension UIApplication {
  /// The open session of this number.
  func openSession(_ number: Int) throws(Interruption) -> SceneID {
    guard let scene = openSessions.scenes.first(where: { Int($0.number) == number }) else {
      throw .impossible(.neverMade, "no scene session \(number) is open")
    }
    return scene
  }

  /// Likewise, of a window on the device: nobody chooses or closes what a connected display shows.
  ///
  /// https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display
  func openWindow(_ number: Int) throws(Interruption) -> SceneID {
    let scene = try openSession(number)
    try require(
      role(of: scene) == .windowApplication, .wrongKind,
      "scene \(number) is what a connected display shows, and no window on the device")
    return scene
  }

  @inline(__always)
  func role(of scene: SceneID) -> UISceneSession.Role {
    openSessions[scene]?.role ?? .windowApplication
  }

  mutating func openNewSession(
    for content: String?, role: UISceneSession.Role = .windowApplication
  ) -> SceneID {
    let content = content.map { names.intern($0) }
    return openSessions.open(role, for: content)
  }

  /// The one for which the system offers a connected display.
  mutating func openSessionOfDisplay() -> SceneID {
    openSessions.open(.externalDisplay, for: device.displayContent)
  }

  /// Of an app that supports several scenes, by what it declares and not by what its device can
  /// show, the session of the last window outlives the swipe in the app switcher:
  /// https://forums.developer.apple.com/forums/thread/702040 and
  /// http://www.openradar.me/FB9855914, with a sample of Apple's that has several.
  var keepsLastSession: Bool { usesScenes && names.app.image.app.supportsMultipleScenes }

  /// The session is gone, and the app, which does not run, will be told.
  mutating func forgetSession(_ scene: SceneID) {
    device.takeFromScreen(scene)
    openSessions[scene] = nil
    needsDiscardedSessions = usesScenes
  }
}
