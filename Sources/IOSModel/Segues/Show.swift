/// `show` and `showDetail`: the nearest ancestor that has its own idea of them carries them out.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
extension UIApplication {
  mutating func show(_ shown: ControllerID, from id: ControllerID) throws(Interruption) {
    var ancestor: ControllerID? = id
    while let current = ancestor, isAlive(current) {
      try callOverride(of: current, .show)
      if try show(shown, in: current) { return }
      ancestor = self[current].parent
    }
    try present(shown, from: id, style: nil, animated: true)
  }

  mutating func showDetail(_ shown: ControllerID, from id: ControllerID) throws(Interruption) {
    var ancestor: ControllerID? = id
    while let current = ancestor, isAlive(current) {
      try callOverride(of: current, .showDetailViewController)
      if try showDetail(shown, in: current) { return }
      ancestor = self[current].parent
    }
    try present(shown, from: id, style: nil, animated: true)
  }
}
