/// The sessions of the app that are open, in the order in which they were opened.
///
/// https://developer.apple.com/documentation/uikit/uiapplication/opensessions
struct OpenSessions: Hashable, Sendable {
  private var sessions: [UISceneSession] = []

  /// Nil: the scene has no open session. An open one is closed with nil.
  subscript(scene: SceneID) -> UISceneSession? {
    @inline(__always) get { sessions.first { $0.scene == scene } }
    set {
      guard let position = sessions.firstIndex(where: { $0.scene == scene }) else { return }
      if let newValue { sessions[position] = newValue } else { sessions.remove(at: position) }
    }
  }

  var scenes: [SceneID] { sessions.map(\.scene) }

  /// Those of the windows that the user deals with.
  var windows: [SceneID] {
    sessions.filter { $0.role == .windowApplication }.map(\.scene)
  }

  /// Opens one, of the smallest number that no other has.
  mutating func open(_ role: UISceneSession.Role, for content: ClassID?) -> SceneID {
    var number: Int32 = 1
    while sessions.contains(where: { $0.scene.number == number }) { number += 1 }
    let scene = SceneID(number: number)
    sessions.append(UISceneSession(scene: scene, role: role, content: content))
    return scene
  }
}
