/// What one of the app's controllers has for a connected display: UIKit connects a scene for it
/// while the controller is presented and the display is there.
///
/// https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display
struct SceneAccessory: Hashable, Sendable {
  let owner: ControllerID
  /// What the delegate of its scene shows.
  let content: String
  /// https://developer.apple.com/documentation/uikit/uisceneaccessoryregistration/isenabled
  var isEnabled = true
}

/// Before, the system offered the app a scene for each display by itself (`connectDisplay`). What a
/// controller that is covered, and not dismissed, has registered stays on the display: that is the
/// model's choice, as is the order of two that nothing is presented between.
extension UIApplication {
  private func check(_ action: SceneAccessoryAction, by id: ControllerID) throws(Interruption) {
    try require(
      version.hasSceneAccessories, .wrongKind,
      "there are no scene accessories before iOS 27, or without its SDK")
    let isRegistered = sceneAccessories.contains { $0.owner == id }
    switch action {
    case .register:
      try require(
        !isRegistered, .undocumented,
        "\(name(id)) has registered an accessory, and what becomes of two is not documented")
    case .unregister, .setEnabled:
      try require(
        isRegistered, .notInPosition, "\(name(id)) has not registered a scene accessory")
    }
  }

  mutating func perform(
    _ action: SceneAccessoryAction, by id: ControllerID
  ) throws(Interruption) {
    try check(action, by: id)
    switch action {
    case .register(let content):
      sceneAccessories.append(SceneAccessory(owner: id, content: content))
    case .unregister: sceneAccessories.removeAll { $0.owner == id }
    case .setEnabled(let isEnabled):
      for position in sceneAccessories.indices where sceneAccessories[position].owner == id {
        sceneAccessories[position].isEnabled = isEnabled
      }
    }
  }

  /// The system looks at what the app presents, once that has come to rest: true if a scene comes
  /// or goes.
  mutating func updateSceneAccessory() -> Bool {
    guard device.hasDisplay, isInFront, version.hasSceneAccessories else { return false }
    sceneAccessories = sceneAccessories.filter { isAlive($0.owner) }
    let topmost = topmostSceneAccessory
    guard topmost?.owner != accessoryOnDisplay else { return false }
    if let scene = device.displayScene {
      takeAccessoryFromDisplay()
      send(.isDiscarded, to: scene)
    } else if let topmost {
      let scene = openNewSession(for: topmost.content, role: .externalDisplay)
      // Its configuration came with the accessory.
      openSessions[scene]?.isConfigured = true
      accessoryOnDisplay = topmost.owner
      device.show(onDisplay: scene)
      send(.comesToFront(with: nil), to: scene)
    }
    return true
  }

  mutating func takeAccessoryFromDisplay() {
    accessoryOnDisplay = nil
    device.show(onDisplay: nil)
  }

  /// The registrations, and the sessions of their scenes, are gone with the process.
  mutating func forgetSceneAccessories() {
    sceneAccessories = []
    guard accessoryOnDisplay != nil else { return }
    if let scene = device.displayScene { openSessions[scene] = nil }
    takeAccessoryFromDisplay()
  }

  /// The accessory of the controller on top, which was presented last.
  private var topmostSceneAccessory: SceneAccessory? {
    var topmost: (accessory: SceneAccessory, height: Int)?
    for accessory in sceneAccessories where accessory.isEnabled {
      guard let height = height(of: accessory.owner), height >= topmost?.height ?? 0 else {
        continue
      }
      topmost = (accessory, height)
    }
    return topmost?.accessory
  }

  /// How many presentations lie under a controller; nil if it stands in no window of the app's own.
  private func height(of id: ControllerID) -> Int? {
    var current = id
    var height = 0
    for _ in 0..<controllers.count {
      if let parent = self[current].parent {
        current = parent
      } else if let presenter = self[presentation: current]?.presentingViewController {
        current = presenter
        height += 1
      } else {
        break
      }
    }
    guard let scene = window(withRoot: current).flatMap({ self[$0].scene }),
      role(of: scene) == .windowApplication
    else { return nil }
    return height
  }
}
