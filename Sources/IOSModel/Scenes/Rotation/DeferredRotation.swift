/// A stack whose transition follows a finger keeps its window as it stands, and lets it turn when
/// the transition has ended: radar 30076125, of iOS 10.2,
/// https://github.com/lionheart/openradar-mirror/issues/16749
extension UIApplication {
  /// True if the scene is going to look again when that is over.
  mutating func defersRotation(of id: SceneID) -> Bool {
    guard followsFingerInStack(id) else { return false }
    self[id]?.needsRotation = true
    return true
  }

  private mutating func followsFingerInStack(_ id: SceneID) -> Bool {
    if case .children(let transition)? = gesture, isInteractive(transition, in: id) { return true }
    // The finger has left an animator of the app's own, which runs on to its end.
    for case .children(let transition) in runLoop.animations.items
    where isInteractive(transition, in: id) {
      return true
    }
    return false
  }

  private mutating func isInteractive(_ transition: ChildTransition, in id: SceneID) -> Bool {
    transition.isInteractiveInStack && scene(of: transition.container)?.id == id
  }

  /// The transition has ended, whichever way.
  mutating func rotateAfter(_ transition: ChildTransition) throws(Interruption) {
    guard transition.isInteractiveInStack else { return }
    for scene in connectedScenes where scene.needsRotation {
      self[scene.id]?.needsRotation = false
      try because(.configuration) { app throws(Interruption) in app.send(.rotates, to: scene.id) }
    }
  }
}

extension ChildTransition {
  fileprivate var isInteractiveInStack: Bool {
    kind.isNavigation && (isGesture || parts.isDriven)
  }
}
