/// Finding the object that an input or a call without a named receiver is meant for.
extension UIKitApplication {
  /// The controller in front: from the window's root over what is presented to the child that the
  /// containers show, the innermost that is not itself one of UIKit's containers.
  var frontmost: InstanceID? {
    guard var current = window.root else { return nil }
    // App code may hang a container's view into the child that the container shows.
    var passed: Set = [current]
    while let next = inFront(of: current), passed.insert(next).inserted {
      current = next
    }
    return current
  }

  private func inFront(of id: InstanceID) -> InstanceID? {
    if let presented = nextPresentation(over: id) { return presented }
    // Of a split controller's columns the secondary is in front.
    if let child = shownChildren(id).last { return child }
    // A plain controller stands before its parts, unless it wraps a container.
    return self[id].subviews.last { self[$0].isUIKitContainer }
  }

  /// The nearest ancestor that satisfies the condition, the controller itself included.
  func ancestor(of id: InstanceID, where condition: (Controller) -> Bool) -> InstanceID? {
    ancestry(of: id).first { condition(self[$0]) }
  }

  /// The navigation controller that a call of `push` or `pop` in a controller's code reaches.
  func navigation(of id: InstanceID) -> InstanceID? {
    ancestor(of: id) { $0.navigation != nil }
  }
}
