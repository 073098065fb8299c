/// What the system remembers of a scene while the scene itself, or the process, is gone.
///
/// https://developer.apple.com/documentation/uikit/uiscenesession
struct UISceneSession: Hashable, Sendable {
  let scene: SceneID
  /// For which controller it was opened, as its activity or its `userInfo` says to the app; nil: for
  /// the app's root.
  var content: ClassID?
  /// The app has been asked for the configuration of its scene.
  var isConfigured = false
  /// The width that it has on the screen; nil: what the device gives a full screen.
  var width: SizeClass?
  /// Of the two widths of its class, not the one that it had at first.
  var hasOtherWidth = false

  /// A new width of the same class is the other one of that class.
  mutating func resize(to width: SizeClass, from before: SizeClass) {
    hasOtherWidth = width == before && !hasOtherWidth
    self.width = width
  }
}

extension UIApplication {
  /// The open session of this number.
  func openSession(_ number: Int) throws(Interruption) -> SceneID {
    guard let session = openSessions.first(where: { Int($0.scene.number) == number }) else {
      throw .impossible(.neverMade, "no scene session \(number) is open")
    }
    return session.scene
  }

  mutating func openNewSession(for content: String?) -> SceneID {
    var number: Int32 = 1
    while openSessions.contains(where: { $0.scene.number == number }) { number += 1 }
    let scene = SceneID(number: number)
    openSessions.append(UISceneSession(scene: scene, content: content.map { names.intern($0) }))
    return scene
  }

  /// The session is gone, and the app, which does not run, will be told.
  mutating func forgetSession(_ scene: SceneID) {
    device.takeFromScreen(scene)
    openSessions.removeAll { $0.scene == scene }
    owesDiscardedSessions = usesScenes
  }
}
