/// What a controller is told when its traits have changed: from the outside inwards, each with all
/// that it has asked for (a UIKit engineer's answer,
/// https://developer.apple.com/forums/thread/733301).
///
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
extension UIApplication {
  /// What is registered comes before the override: Vercantez/openuikit @02ee39c2,
  /// uikit/docs/KNOWN_GAPS.md, measured on iOS 26.1.
  mutating func traitsDidChange(of id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    var callsBlock =
      self[id].traits.registersForTraitChanges && !self[id].hasUnregisteredForTraitChanges
    if callsBlock, !self[id].traits.registeredTraits.isEmpty {
      callsBlock = hasOtherRegisteredTraits(id)
    }
    noteTraits(of: id)
    self[id].view.clearNeedsTraitChange()
    invalidateReaders(ofTraitsOf: id)
    if callsBlock {
      try call(id, .traitChangeHandler)
      guard isAlive(id) else { return }
    }
    try call(id, .traitCollectionDidChange)
  }

  /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)
  mutating func unregisterForTraitChanges(_ id: ControllerID) {
    self[id].hasUnregisteredForTraitChanges = true
  }

  /// Whether one of the traits that its block is registered for is another than it was when its
  /// view was told last or laid out.
  ///
  /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
  private mutating func hasOtherRegisteredTraits(_ id: ControllerID) -> Bool {
    let registered = self[id].traits.registeredTraits
    guard let before = self[id].view.traitsKnownFor, let now = bounds(around: id) else {
      // Apart from traits that are given, only a turn can be told before the first layout.
      return registered.contains(.verticalSizeClass)
    }
    var known = givenTraits(of: id, in: before)
    if let kept = self[id].view.givenTraitsKnown { known = kept }
    let given = givenTraits(of: id, in: now)
    var changed: RegisteredTraits = []
    if known.width != given.width { changed.insert(.horizontalSizeClass) }
    if known.style != given.style { changed.insert(.userInterfaceStyle) }
    if rotationChangesTraits, before.orientation != now.orientation {
      changed.insert(.verticalSizeClass)
    }
    if before.contentSizeCategory != now.contentSizeCategory {
      changed.insert(.preferredContentSizeCategory)
    }
    if before.legibilityWeight != now.legibilityWeight { changed.insert(.legibilityWeight) }
    if before.accessibilityContrast != now.accessibilityContrast {
      changed.insert(.accessibilityContrast)
    }
    return !changed.isDisjoint(with: registered)
  }

  /// - Parameter ids: outer ones first. A controller that has been told meanwhile, because code of
  ///   an outer one asked for it, is not told again.
  mutating func traitsDidChange(of ids: [ControllerID]) throws(Interruption) {
    for id in ids where isAlive(id) { self[id].view.setNeedsTraitChange() }
    try tellOfPendingTraitChanges(ids)
  }

  /// `updateTraitsIfNeeded()` called by app code: in the middle of a change, those in the view have
  /// not been told yet.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()
  mutating func updateTraitsNow(_ id: ControllerID) throws(Interruption) {
    try tellOfPendingTraitChanges(hostedTree(of: id))
  }

  private mutating func tellOfPendingTraitChanges(_ ids: [ControllerID]) throws(Interruption) {
    for id in ids where isAlive(id) && self[id].view.needsTraitChange {
      try traitsDidChange(of: id)
    }
  }
}
