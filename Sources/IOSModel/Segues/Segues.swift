/// Segues of a storyboard.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)
extension UIKitApplication {
  /// A control wired to a segue, which the source may refuse before anything is made.
  mutating func tapSegue(
    to className: String, kind: SegueKind, from source: InstanceID
  ) throws(Interruption) {
    try call(source, .shouldPerformSegue)
    guard self[source].declaration.allowsSegues else { return }
    try performSegue(to: className, kind: kind, from: source)
  }

  /// `performSegue(withIdentifier:sender:)`, which does not ask.
  mutating func performSegue(
    to className: String, kind: SegueKind, from source: InstanceID
  ) throws(Interruption) {
    guard self[source].isFromStoryboard else {
      throw .exception(
        IOSException(
          "NSInvalidArgumentException",
          "Receiver \(source) has no segue to \(className): it does not come from a storyboard"))
    }
    let destination = try make(className, fromStoryboard: true)
    try call(source, .prepare, [IOSEvent.Argument("for", destination.description)])
    switch kind {
    case .show: try show(destination, from: source)
    case .showDetail: try showDetail(destination, from: source)
    case .presentModally:
      try present(destination, from: source, style: nil, animated: true)
    }
    try releaseIfUnowned(destination)
  }
}
