/// Touches inside the app, on the controller in front.
extension UIKitApplication {
  mutating func tapSegue(
    to className: String, kind: SegueKind, on front: InstanceID
  ) throws(StimulusFailure) {
    try require(
      self[front].isFromStoryboard,
      "\(front) does not come from a storyboard and has no control wired to a segue")
    try run { app throws(Interruption) in
      try app.tapSegue(to: className, kind: kind, from: front)
    }
  }

  mutating func tapUnwind(
    to target: InstanceID, on front: InstanceID
  ) throws(StimulusFailure) {
    try run { app throws(Interruption) in try app.unwind(from: front, to: target) }
  }

  mutating func tapAlertButton(_ front: InstanceID) throws(StimulusFailure) {
    try require(self[front].declaration.kind == .alert, "no alert is in front, but \(front)")
    try run { app throws(Interruption) in try app.dismiss(front, animated: true) }
  }

  /// The back button, or the way that a presented controller offers to close it.
  mutating func tapBack(_ front: InstanceID) throws(StimulusFailure) {
    if let navigation = poppableNavigation(of: front) {
      try run { app throws(Interruption) in try app.pop(navigation, animated: true) }
    } else if presentingController(of: front) != nil {
      try run { app throws(Interruption) in try app.dismiss(front, animated: true) }
    } else {
      throw .impossible(
        ImpossibleStimulus("\(front) is the first screen: UIKit offers no way back from it"))
    }
  }

  /// The nearest stack around a controller that has something to go back to.
  func poppableNavigation(of id: InstanceID) -> InstanceID? {
    ancestor(of: id) { ($0.navigation?.stack.count ?? 0) > 1 }
  }

  mutating func tapTab(_ className: String, _ front: InstanceID) throws(StimulusFailure) {
    let container = ancestor(of: front) { controller in
      controller.tabs?.members.contains { $0.className == className } ?? false
    }
    guard let container,
      let tab = self[container].tabs?.members.first(where: { $0.className == className })
    else {
      throw .impossible(ImpossibleStimulus("no tab bar on screen has a tab \(className)"))
    }
    try run { app throws(Interruption) in try app.tapTab(tab, of: container) }
  }
}
