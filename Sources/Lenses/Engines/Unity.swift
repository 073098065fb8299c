import AndroidModel

/// The messages of Unity's player about the app.
///
/// https://docs.unity3d.com/ScriptReference/MonoBehaviour.OnApplicationPause.html
enum UnityMessage: LensWord {
  case onApplicationFocus(hasFocus: Bool)
  case onApplicationPause(pauseStatus: Bool)

  static let allCases: [UnityMessage] = [
    .onApplicationFocus(hasFocus: true), .onApplicationPause(pauseStatus: true),
  ]

  var name: String {
    switch self {
    case .onApplicationFocus: "OnApplicationFocus"
    case .onApplicationPause: "OnApplicationPause"
    }
  }

  var arguments: [LensArgument] {
    switch self {
    case .onApplicationFocus(let hasFocus): [LensArgument("hasFocus", "\(hasFocus)")]
    case .onApplicationPause(let pauseStatus): [LensArgument("pauseStatus", "\(pauseStatus)")]
    }
  }

  var summary: String {
    switch self {
    case .onApplicationFocus: "The player has got the focus, or has lost it."
    case .onApplicationPause: "The player has been paused, or goes on."
    }
  }
}

/// `UnityPlayerActivity` of unityLibrary/src/main/java/com/unity3d/player, as Unity exports it, at
/// Oleur/android-unity-as-library-sample@533cb9b. A resizable activity pauses its player when it is
/// stopped; this one is not resizable.
///
/// The source of the player itself is not public. A log shows that it passes on what it is told,
/// and that it passes on neither a focus loss after the stop nor the focus gain that follows:
/// https://qiita.com/wapa5pow/items/2cbad14267d2ad3433f5
struct UnityPlayerActivity: HostWords {
  private var players: [InstanceID: Player] = [:]

  private struct Player: Hashable, Sendable {
    var isStopped = true
    var hasFocus = false
  }

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [UnityMessage] {
    switch callback {
    case .onStart:
      players[activity, default: Player()].isStopped = false
      return []
    case .onResume: return [.onApplicationPause(pauseStatus: false)]
    case .onPause: return [.onApplicationPause(pauseStatus: true)]
    case .onStop:
      players[activity, default: Player()].isStopped = true
      return []
    case .onWindowFocusChanged: return event.hasFocus.map { receive(focus: $0, of: activity) } ?? []
    case .onDestroy:
      players[activity] = nil
      return []
    default: return []
    }
  }

  private mutating func receive(focus: Bool, of activity: InstanceID) -> [UnityMessage] {
    guard let player = players[activity], !player.isStopped, player.hasFocus != focus else {
      return []
    }
    players[activity]?.hasFocus = focus
    return [.onApplicationFocus(hasFocus: focus)]
  }
}

/// `UnityAppController` of Classes/UnityAppController.mm, as Unity exports it, at
/// fhstp/meeteux-ios@ec9c5ad.
///
/// The focus is reported at once. A pause is scheduled for the player's next loop: when the app
/// resigns, a loop is run for it immediately; after the app becomes active, the next loop comes by
/// itself. Unity starts with the first activation.
struct UnityAppController: NotificationWords {
  private var hasStarted = false
  private var isPaused = false
  private var owesResume = false

  mutating func receive(_ notification: UIApplicationNotification) -> [UnityMessage] {
    switch notification {
    case .didBecomeActive:
      hasStarted = true
      owesResume = isPaused
      isPaused = false
      return [.onApplicationFocus(hasFocus: true)]
    case .willResignActive: return resign()
    case .didFinishLaunching, .willEnterForeground, .didEnterBackground, .willTerminate,
      .didReceiveMemoryWarning:
      return []
    }
  }

  mutating func endTurn() -> [UnityMessage] {
    guard owesResume else { return [] }
    owesResume = false
    return [.onApplicationPause(pauseStatus: false)]
  }

  private mutating func resign() -> [UnityMessage] {
    guard hasStarted, !isPaused else { return [] }
    isPaused = true
    return [.onApplicationFocus(hasFocus: false)] + endTurn()
      + [.onApplicationPause(pauseStatus: true)]
  }
}

extension Lens {
  /// https://docs.unity3d.com/ScriptReference/MonoBehaviour.OnApplicationPause.html
  static let unity = Lens(
    "unity", UnityMessage.self,
    summary:
      "Unity's messages OnApplicationFocus and OnApplicationPause, whose activity is the first one and "
      + "may not be resized.",
    page: "https://docs.unity3d.com/ScriptReference/MonoBehaviour.OnApplicationPause.html",
    documentation: [LensSite("docs.unity3d.com")],
    onAndroid: { _ in HostLens(UnityPlayerActivity()) },
    onIOS: { _ in NotificationLens<UnityAppController>() })
}
