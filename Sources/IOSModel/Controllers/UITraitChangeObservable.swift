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
    self[id].view.hasToldTraitChange()
    invalidateReaders(ofTraitsOf: id)
    if self[id].traits.registersForTraitChanges {
      try call(id, .traitChangeHandler)
      guard isAlive(id) else { return }
    }
    try call(id, .traitCollectionDidChange)
  }

  /// - Parameter ids: outer ones first. Whoever has been told meanwhile, because code of one further out could not
  ///   wait, is not told again.
  mutating func traitsDidChange(of ids: [ControllerID]) throws(Interruption) {
    for id in ids where isAlive(id) { self[id].view.oweTraitChange() }
    try tellOfOwedTraitChanges(ids)
  }

  /// `updateTraitsIfNeeded()` called by app code: in the middle of a change, those in the view have not been told yet.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()
  mutating func updateTraitsNow(_ id: ControllerID) throws(Interruption) {
    try tellOfOwedTraitChanges(hostedTree(of: id))
  }

  private mutating func tellOfOwedTraitChanges(_ ids: [ControllerID]) throws(Interruption) {
    for id in ids where isAlive(id) && self[id].view.owesTraitChange { try traitsDidChange(of: id) }
  }
}
