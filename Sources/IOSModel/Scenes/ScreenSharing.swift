/// Scenes beside each other on a pad's screen, which they divide.
///
/// Each then has a compact width, as nearly every part of a divided screen has
/// (https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5); one that is alone has what the screen gives.
///
/// https://developer.apple.com/documentation/uikit/uiwindowscene/presentationstyle/standard
extension UIApplication {
  /// A scene has come onto the screen, or left it. The scenes in front are sent their new width,
  /// and any other finds it when it comes to the front.
  mutating func divideScreen() {
    guard supportsMultipleScenes, version.splitsScreen else { return }
    let width: SizeClass? = device.scenesOnScreen.count > 1 ? .compact : nil
    let inFront = scenesInFront
    for scene in openSessions.scenes where device.scenesOnScreen.contains(scene) {
      guard inFront.contains(scene) else {
        openSessions[scene]?.take(width)
        continue
      }
      let due = width ?? screenTraits(in: device.orientation).horizontalSizeClass
      if self[scene]?.bounds.horizontalSizeClass != due { send(.resizes(due), to: scene) }
    }
  }

  /// A scene that was given another width away from the user takes it once it is in front again, as
  /// it does with the orientation.
  mutating func catchUpWithWidth(_ scene: SceneID) throws(Interruption) {
    guard let session = openSessions[scene], session.role == .windowApplication else { return }
    guard let now = self[scene]?.bounds else { return }
    let due = session.width ?? screenTraits(in: now.orientation).horizontalSizeClass
    guard now.horizontalSizeClass != due else { return }
    try because(.configuration) { app throws(Interruption) in try app.resize(scene, to: due) }
  }
}
