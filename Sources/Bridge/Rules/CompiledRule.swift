import Specification

/// A rule with its laws looked up.
struct CompiledRule: Sendable {
  /// The place of its case's tally in the book.
  var tally: Int
  var origin: CaseOrigin
  var versions: VersionRange?
  /// The place of its kind in the rule set.
  var kind: Int
  var laws: [Law]
}

extension KindName {
  /// Whether a rule on this kind holds for an object on this platform.
  ///
  /// A kind takes in the neutral ones that become it there: an Android `screen` is an activity.
  func covers(_ object: KindName, on platform: Platform) -> Bool {
    guard object.platforms.contains(platform) else { return false }
    return switch (self, platform) {
    case (.activity, .android), (.screen, .android): object.isActivity
    case (.fragment, .android), (.part, .android): object.scope == .part
    case (.controller, .ios): true
    case (.screen, .ios), (.part, .ios): object.scope == scope
    case (.dialog, _), (.pager, _), (.navigation, _), (.tabs, _), (.split, _), (.pages, _),
      (.alert, _):
      object == self
    case (.activity, .ios), (.fragment, .ios), (.controller, .android): false
    }
  }
}
