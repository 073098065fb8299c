/// `show` and `showDetail`: the nearest ancestor that has its own idea of them carries them out.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
extension UIApplication {
  mutating func show(_ shown: ControllerID, from id: ControllerID) throws(Interruption) {
    var ancestor: ControllerID? = id
    while let current = ancestor, isAlive(current) {
      try callOverride(of: current, .show)
      if try show(shown, in: current) { return }
      try lookForTarget(of: .show, from: current, calledOn: id)
      ancestor = self[current].parent
    }
    try present(shown, from: id, style: nil, animated: true)
  }

  mutating func showDetail(_ shown: ControllerID, from id: ControllerID) throws(Interruption) {
    var ancestor: ControllerID? = id
    while let current = ancestor, isAlive(current) {
      try callOverride(of: current, .showDetailViewController)
      if try showDetail(shown, in: current) { return }
      try lookForTarget(of: .showDetailViewController, from: current, calledOn: id)
      ancestor = self[current].parent
    }
    try present(shown, from: id, style: nil, animated: true)
  }

  /// The base method asks its own controller who is to carry the call out; whoever stands in between and
  /// does not override the method is passed over.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/targetviewcontroller(foraction:sender:)
  private mutating func lookForTarget(
    of method: OverrideCallback, from id: ControllerID, calledOn receiver: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), id == receiver || self[id].traits.overrides.contains(Overrides(method))
    else { return }
    try callOverride(of: id, .targetViewController)
  }
}
