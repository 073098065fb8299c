/// A scene by the number of its session, 1-based: the smallest that no other open session has.
struct SceneID: Hashable, Sendable {
  let number: Int32

  /// The first scene and, in an app without a scene manifest, the only one.
  static let first = SceneID(number: 1)
}

/// A connected scene: what the user has of it, and the surroundings that its windows inherit.
///
/// An app without a scene manifest has one as well, which its app delegate speaks for: stacks of
/// iOS 12 call it a canvas, and since iOS 13 its notifications are posted in such an app, too.
///
/// https://developer.apple.com/documentation/uikit/uiscene
struct UIScene: Hashable, Sendable {
  let id: SceneID
  var activationState: ActivationState
  /// What its windows' views are laid out for.
  var bounds: WindowBounds
  /// Its interface stands on its head, or on the other side of the device: in the same bounds.
  var isReversed = false
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow
  var keyWindow: WindowID?
  /// It is to look which way up it should stand once a stack follows no finger any more.
  var needsRotation = false

  /// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  enum ActivationState: Hashable, Sendable {
    case background
    case foregroundInactive
    case foregroundActive
  }

  var state: ApplicationState {
    switch activationState {
    case .background: .background
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    }
  }

  /// An app is as much in front as the scene of it that is most so.
  static func state(of scenes: [UIScene]) -> ApplicationState {
    var state = ApplicationState.background
    for scene in scenes {
      switch scene.activationState {
      case .foregroundActive: return .active
      case .foregroundInactive: state = .inactive
      case .background: continue
      }
    }
    return state
  }

  var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: bounds.horizontalSizeClass)
  }
}

/// https://developer.apple.com/documentation/uikit/uitraitcollection
struct UITraitCollection: Hashable, Sendable {
  var horizontalSizeClass: SizeClass
}
