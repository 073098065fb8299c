/// Touches inside the app, on the controller in front.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller (back button),
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller (tabs)
extension UIApplication {
  mutating func tapSegue(
    to className: String, kind: SegueKind, on front: ControllerID
  ) throws(Interruption) {
    try require(
      self[front].isFromStoryboard, .wrongKind,
      "\(name(front)) does not come from a storyboard and has no control wired to a segue")
    try tapSegue(to: className, kind: kind, from: front)
  }

  mutating func tapAlertButton(_ front: ControllerID) throws(Interruption) {
    try require(
      declaration(of: front).kind == .alert, .notInPosition,
      "no alert is in front, but \(name(front))")
    try dismiss(front, animated: true)
  }

  /// The back button, or the way that a presented controller offers to close it.
  mutating func tapBack(_ front: ControllerID) throws(Interruption) {
    if let navigation = poppableNavigation(of: front) {
      try pop(navigation, animated: true)
    } else if presentingController(of: front) != nil {
      try dismiss(front, animated: true)
    } else {
      throw .impossible(
        .notInPosition, "\(name(front)) is the first screen: UIKit offers no way back from it")
    }
  }

  /// The nearest stack around a controller that has something to go back to.
  func poppableNavigation(of id: ControllerID) -> ControllerID? {
    var current: ControllerID? = id
    while let candidate = current {
      if let depth = containers.navigations.elements[slot(navigation: candidate)]?.stack.count,
        depth > 1
      {
        return candidate
      }
      current = self[candidate].parent
    }
    return nil
  }

  mutating func tapTab(_ className: String, _ front: ControllerID) throws(Interruption) {
    let classID = names.id(named: className)
    let container = ancestor(of: front) { controller in
      self[tabs: controller.id]?.members.contains { $0.classID == classID } ?? false
    }
    guard let container,
      let tab = self[tabs: container]?.members.first(where: { $0.classID == classID })
    else {
      throw .impossible(.notInPosition, "no tab bar on screen has a tab \(className)")
    }
    try tapTab(tab, of: container)
  }
}
