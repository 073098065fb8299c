/// Which way up the interface may stand: what the app permits, what one controller permits, and how
/// the device is held.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
extension UIApplication {
  /// The root, or in its place the topmost presentation that fills the screen. No container hands
  /// the question on to its children.
  mutating func orientationDecider(in scene: UIScene) -> ControllerID? {
    guard let root = root(of: scene) else { return nil }
    return presentations.isEmpty ? root : screenFiller(over: root) ?? root
  }

  @inline(never)
  private mutating func screenFiller(over root: ControllerID) -> ControllerID? {
    presentedInFront(of: root).last { fillsScreen($0) }
  }

  private func fillsScreen(_ presented: ControllerID) -> Bool {
    guard let presentation = self[presentation: presented] else { return false }
    switch presentation.phase {
    case .appearing, .presented: return presentation.style.fillsScreen
    case .posted, .dismissing: return false
    }
  }

  /// An app is launched the way in which the device is held if its own list has that posture, or
  /// does not count; what its controllers permit is found out later.
  ///
  /// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p258launchIntoRotationEvents.
  @inline(__always)
  var launchOrientation: Device.Orientation {
    if supportsMultitasking { return device.orientation }
    let permitted = names.app.image.app.supportedInterfaceOrientations.orientations
    return permitted.first { $0 == device.orientation } ?? permitted.first ?? device.orientation
  }

  /// How the interface would stand if it were set up now: as the device is held, if that is
  /// permitted.
  mutating func dueOrientation(
    of scene: UIScene, presenting presented: ControllerID? = nil
  ) throws(Interruption) -> Device.Orientation {
    guard restrictsOrientation else { return device.orientation }
    let now = scene.bounds.orientation
    let permitted = try permittedOrientations(in: scene)
    if let presented, let preferred = try preferredOrientation(of: presented, permitted) {
      return preferred
    }
    if permitted.contains(device.orientation) { return device.orientation }
    if permitted.contains(now) { return now }
    return permitted.first ?? now
  }

  /// Whether there is an answer that counts.
  @inline(__always)
  var restrictsOrientation: Bool {
    names.app.image.restrictsOrientation && !supportsMultitasking
  }

  /// On a pad an app does unless its Info.plist says otherwise, or, before the SDK of iOS 27, leaves
  /// out one of the four orientations. It has to support all of them, and no controller is asked.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  @inline(__always)
  var supportsMultitasking: Bool {
    version.idiom == .pad && !names.app.image.app.requiresFullScreen
      && (names.app.image.app.supportedInterfaceOrientations == .all
        || version.resizesWhateverOrientations)
  }

  /// What UIKit makes of two lists that have nothing in common is not established since it has
  /// stopped to throw; the interface then stays as it is.
  mutating func permittedOrientations(
    in scene: UIScene
  ) throws(Interruption) -> [Device.Orientation] {
    if supportsMultitasking { return InterfaceOrientationMask.all.orientations }
    let ofApp = try orientationsOfApp(in: scene.id)
    guard let asked = orientationDecider(in: scene), let own = try orientations(of: asked) else {
      return ofApp
    }
    let common = own.orientations.filter(ofApp.contains)
    if common.isEmpty, version.requiresCommonOrientation {
      throw .exception(
        "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations of \(name(asked)) has no common orientation with the application")
    }
    return common
  }

  /// The scene delegate's answer takes the place of the Info.plist's, or the app delegate's does,
  /// which is deprecated where scenes are asked. Which of the two counts in an app that has both is
  /// not said.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)
  private mutating func orientationsOfApp(
    in scene: SceneID
  ) throws(Interruption) -> [Device.Orientation] {
    let app = names.app.image.app
    if let answer = orientationsBySceneDelegate {
      try callSceneDelegate(scene, .supportedInterfaceOrientationsForWindowScene)
      return answer.orientations
    }
    guard let answer = app.orientationsByDelegate else {
      return app.supportedInterfaceOrientations.orientations
    }
    try callAppDelegate(.supportedInterfaceOrientationsForWindow)
    return answer.orientations
  }

  /// Nil if there is no scene delegate, or none that is asked.
  var orientationsBySceneDelegate: InterfaceOrientationMask? {
    guard let answer = names.app.image.app.orientationsBySceneDelegate, usesScenes,
      version.asksScenesForOrientations
    else { return nil }
    return answer
  }

  /// What its override answers, or, of one of UIKit's containers without, the container's delegate;
  /// nil if there is neither.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:)
  private mutating func orientations(
    of id: ControllerID
  ) throws(Interruption) -> InterfaceOrientationMask? {
    if self[id].supportedInterfaceOrientations != nil {
      try call(id, .supportedInterfaceOrientations)
      return isAlive(id) ? self[id].supportedInterfaceOrientations : nil
    }
    guard let answer = declaration(of: id).orientationsByDelegate,
      let question = orientationQuestion(of: id)
    else { return nil }
    try callDelegate(of: id, question)
    return answer
  }

  /// What is presented in full screen may prefer one of the postures that it permits; nil if it
  /// does not. The exception is that of bytedance/Bytedance-UnionAD#105.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredinterfaceorientationforpresentation
  private mutating func preferredOrientation(
    of presented: ControllerID, _ permitted: [Device.Orientation]
  ) throws(Interruption) -> Device.Orientation? {
    guard let preferred = try answeredPreference(of: presented) else { return nil }
    guard permitted.contains(preferred.posture) else {
      throw .exception(
        "UIApplicationInvalidInterfaceOrientation",
        "preferredInterfaceOrientationForPresentation '\(preferred.rawValue)' must match a supported "
          + "interface orientation")
    }
    return preferred.posture
  }

  private mutating func answeredPreference(
    of presented: ControllerID
  ) throws(Interruption) -> InterfaceOrientation? {
    guard isAlive(presented) else { return nil }
    let declared = declaration(of: presented)
    if let own = declared.preferredOrientationForPresentation {
      try call(presented, .preferredInterfaceOrientationForPresentation)
      return own
    }
    guard let answer = declared.preferredOrientationByDelegate,
      let question = preferenceQuestion(of: presented)
    else { return nil }
    try callDelegate(of: presented, question)
    return answer
  }

  private func preferenceQuestion(of id: ControllerID) -> ControllerDelegateCallback? {
    switch self[id].container {
    case .navigation: .navigation(.preferredInterfaceOrientationForPresentation)
    case .tabs: .tabs(.preferredInterfaceOrientationForPresentation)
    case .pages: .pages(.preferredInterfaceOrientationForPresentation)
    case .split: .split(.preferredInterfaceOrientationForPresentation)
    case .none: nil
    }
  }

  private func orientationQuestion(of id: ControllerID) -> ControllerDelegateCallback? {
    switch self[id].container {
    case .navigation: .navigation(.supportedInterfaceOrientations)
    case .tabs: .tabs(.supportedInterfaceOrientations)
    case .pages: .pages(.supportedInterfaceOrientations)
    case .split: .split(.supportedInterfaceOrientations)
    case .none: nil
    }
  }

  /// The override answers something else from now on, and has not been asked yet.
  mutating func setSupportedInterfaceOrientations(
    _ id: ControllerID, _ mask: InterfaceOrientationMask
  ) {
    self[id].supportedInterfaceOrientations = mask
  }
}
