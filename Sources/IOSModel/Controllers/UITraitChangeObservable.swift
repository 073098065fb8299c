/// What a controller is told when its traits have changed: from the outside inwards, each with all that it
/// has asked for (a UIKit engineer's answer, https://developer.apple.com/forums/thread/733301).
///
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
extension UIApplication {
  /// Which of the two comes first is not documented.
  mutating func traitsDidChange(of id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    noteTraits(of: id)
    try call(id, .traitCollectionDidChange)
    guard isAlive(id), self[id].traits.registersForTraitChanges else { return }
    try call(id, .traitChangeHandler)
  }
}
