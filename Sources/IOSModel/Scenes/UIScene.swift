/// A scene by the number of its session, 1-based.
struct SceneID: Hashable, Sendable {
  let number: Int32
}

/// What the system remembers of a scene while the scene itself, or the process, is gone.
///
/// https://developer.apple.com/documentation/uikit/uiscenesession
struct UISceneSession: Hashable, Sendable {
  let scene: SceneID
}

/// A connected scene: what the user has of it, and the surroundings that its windows inherit.
///
/// https://developer.apple.com/documentation/uikit/uiscene
struct UIScene: Hashable, Sendable {
  let id: SceneID
  var activationState: ActivationState
  var traitCollection: UITraitCollection
  var keyWindow: WindowID?

  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  enum ActivationState: Hashable, Sendable {
    case background
    case foregroundInactive
    case foregroundActive
  }
}

/// https://developer.apple.com/documentation/uikit/uitraitcollection
struct UITraitCollection: Hashable, Sendable {
  var horizontalSizeClass: SizeClass
}
