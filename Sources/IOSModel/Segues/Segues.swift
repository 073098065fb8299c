/// Segues of a storyboard.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)
extension UIApplication {
  /// A control wired to a segue, which the source may refuse before anything is made.
  mutating func tapSegue(
    to className: String, kind: SegueKind, from source: ControllerID
  ) throws(Interruption) {
    try call(source, .shouldPerformSegue)
    guard declaration(of: source).allowsSegues else { return }
    try performSegue(to: className, kind: kind, from: source)
  }

  /// `performSegue(withIdentifier:sender:)`, which does not ask.
  mutating func performSegue(
    to className: String, kind: SegueKind, from source: ControllerID
  ) throws(Interruption) {
    guard isAlive(source), self[source].isFromStoryboard else {
      throw .exception(
        "NSInvalidArgumentException",
        "Receiver \(name(source)) has no segue to \(className): it does not come from a storyboard")
    }
    hold(source)
    if declaration(of: source).hasSegueAction { try call(source, .segueAction) }
    let destination = try make(names.intern(className), fromStoryboard: true)
    try call(source, .prepare, .controller(destination, as: .for))
    switch kind {
    case .show: try show(destination, from: source)
    case .showDetail: try showDetail(destination, from: source)
    case .presentModally:
      try present(destination, from: source, style: nil, animated: true, listener: .nobody)
    // developer.apple.com/documentation/uikit/uistoryboardsegue/perform()
    case .custom: try call(source, .perform)
    }
    try letGo(destination)
    try endHold(source)
  }
}
