import Specification

/// A rule after lookup of its laws.
struct CompiledRule: Sendable {
  /// The index of its case's tally in the book.
  var tally: Int
  var origin: CaseOrigin
  var versions: VersionRange?
  /// The index of its kind in the rule set.
  var kind: Int
  var laws: [Law]
}

extension Kind {
  /// Whether a rule on this kind applies to an object on this platform.
  ///
  /// A kind includes the neutral kinds that correspond to it there: an Android `screen` is an
  /// activity.
  func covers(_ object: Kind, on platform: Platform) -> Bool {
    switch platform {
    case .android:
      guard let own = android, let other = object.android else { return false }
      return own == other || own == .fragment && other == .dialog
    case .ios:
      guard ios != nil, object.ios != nil else { return false }
      return object == self || isEveryController || platforms.count > 1 && object.scope == scope
    }
  }

  /// UIKit's own `controller` includes every other kind of controller.
  var isEveryController: Bool { platforms == [.ios] && ios == .controller }
}
