/// What a controller is told when its traits have changed: from the outside inwards, each with all that it
/// has asked for (a UIKit engineer's answer, https://developer.apple.com/forums/thread/733301).
///
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
extension UIApplication {
  /// What is registered comes before the override: Vercantez/openuikit @02ee39c2, uikit/docs/KNOWN_GAPS.md,
  /// measured on iOS 26.1.
  mutating func traitsDidChange(of id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    noteTraits(of: id)
    if self[id].traits.registersForTraitChanges {
      try call(id, .traitChangeHandler)
      guard isAlive(id) else { return }
    }
    try call(id, .traitCollectionDidChange)
  }
}
