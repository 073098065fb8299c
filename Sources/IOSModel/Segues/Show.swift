/// `show` and `showDetail`: the nearest ancestor with a way of its own carries them out.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
extension UIApplication {
  mutating func show(_ shown: ControllerID, from id: ControllerID) throws(Interruption) {
    try show(shown, isDetail: false, from: id)
  }

  mutating func showDetail(_ shown: ControllerID, from id: ControllerID) throws(Interruption) {
    try show(shown, isDetail: true, from: id)
  }

  private mutating func show(
    _ shown: ControllerID, isDetail: Bool, from id: ControllerID
  ) throws(Interruption) {
    let method: OverrideCallback = isDetail ? .showDetailViewController : .show
    var ancestor: ControllerID? = id
    var child: ControllerID?
    while let current = ancestor, isAlive(current) {
      try callOverride(of: current, method)
      let isShown =
        try isDetail
        ? showDetail(shown, in: current) : show(shown, in: current, from: child)
      if isShown { return }
      try lookForTarget(of: method, from: current, calledOn: id)
      child = current
      ancestor = self[current].parent
    }
    try present(shown, from: id, style: nil, animated: true, listener: .nobody)
  }

  /// The base method asks its own controller which one is to carry the call out; a controller in
  /// between that does not override the method is passed over.
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
