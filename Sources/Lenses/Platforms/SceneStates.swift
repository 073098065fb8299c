import IOSModel

/// The activation states of the app's scenes, derived from their delegates' callbacks. An app
/// without scenes is treated as having one, whose states come from its app delegate: since iOS 13
/// the notifications of that scene are posted in such an app, too
/// (forcedotcom/SalesforceMobileSDK-iOS#3330).
///
/// https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
struct SceneStates: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// The scene has been connected, or the process started; it is not yet known whether into the
    /// foreground.
    case unattached
    case background
    case inactive
    case active
  }

  private static let withoutScenes = 1

  private var states: [Int: State] = [:]
  private var connected: Set<Int> = []

  /// - Returns: the scene whose state has changed.
  mutating func receive(_ event: IOSEvent) -> Int? {
    switch (event.subject, event.callback) {
    case (_, .appDelegate(.willFinishLaunchingWithOptions)):
      self = SceneStates()
      return nil
    case (_, .appDelegate(let callback)):
      return Self.state(after: callback).map { move(Self.withoutScenes, to: $0) }
    case (.sceneDelegate(let scene), .sceneDelegate(let callback)):
      return receive(callback, of: scene)
    default: return nil
    }
  }

  /// The launch has brought nothing to the foreground.
  mutating func settle() {
    for (scene, state) in states where state == .unattached { states[scene] = .background }
  }

  subscript(scene: Int) -> State { states[scene] ?? .unattached }

  /// The scene that a view is certainly in; nil if there are several.
  var only: Int? { connected.count > 1 ? nil : connected.first ?? Self.withoutScenes }

  private mutating func receive(_ callback: SceneDelegateCallback, of scene: Int) -> Int? {
    switch callback {
    case .willConnectTo:
      connected.insert(scene)
      return move(scene, to: .unattached)
    case .sceneDidDisconnect:
      connected.remove(scene)
      return nil
    case .sceneWillEnterForeground, .sceneWillResignActive: return move(scene, to: .inactive)
    case .sceneDidBecomeActive: return move(scene, to: .active)
    case .sceneDidEnterBackground: return move(scene, to: .background)
    case .openURLContexts, .willContinueUserActivityWithType, .continueUserActivity,
      .didFailToContinueUserActivityWithType, .performActionForShortcutItem,
      .userDidAcceptCloudKitShare, .stateRestorationActivity, .didUpdateCoordinateSpace,
      .didUpdateEffectiveGeometry, .didUpdateUserActivity, .restoreInteractionState,
      .supportedInterfaceOrientationsForWindowScene:
      return nil
    }
  }

  private mutating func move(_ scene: Int, to state: State) -> Int {
    states[scene] = state
    return scene
  }

  private static func state(after callback: AppDelegateCallback) -> State? {
    switch callback {
    case .applicationWillEnterForeground, .applicationWillResignActive: .inactive
    case .applicationDidBecomeActive: .active
    case .applicationDidEnterBackground: .background
    default: nil
    }
  }
}
