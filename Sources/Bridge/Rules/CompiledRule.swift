import Specification

/// A rule after lookup of its laws.
struct CompiledRule: Sendable {
  /// The index of its case's tally in the book.
  let tally: Int
  let origin: CaseOrigin
  /// The index of its scope in the rule set.
  let scope: Int
  let laws: [Law]
  private let lawsOfVariable: Int

  init(tally: Int, origin: CaseOrigin, scope: Int, laws: [Law]) {
    self.tally = tally
    self.origin = origin
    self.scope = scope
    self.laws = laws
    lawsOfVariable = laws.count(where: \.namesVariable)
  }

  /// How often its laws are checked on this many objects: what a law says without its variable is
  /// true or false once.
  func checks(on objects: Int) -> Int {
    lawsOfVariable * objects + (objects == 0 ? 0 : laws.count - lawsOfVariable)
  }
}

/// The objects and versions that a rule applies to.
struct RuleScope: Hashable, Sendable {
  /// The index of the kind in the rule set.
  let kind: Int
  private let lower: Int?
  private let upper: Int?

  init(kind: Int, versions: VersionRange?) {
    self.kind = kind
    lower = versions?.lower
    upper = versions?.upper
  }

  func contains(_ version: Int) -> Bool {
    (lower ?? .min) <= version && version <= (upper ?? .max)
  }
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
