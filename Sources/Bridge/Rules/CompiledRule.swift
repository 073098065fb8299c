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
  /// It is declared for both platforms.
  private var isNeutral: Bool { platforms.count == Platform.allCases.count }

  /// Whether a rule on this kind holds for an object on this platform.
  ///
  /// A kind takes in the neutral ones that become it there: an Android `screen` is an activity.
  func covers(_ object: KindName, on platform: Platform) -> Bool {
    guard object.platforms.contains(platform) else { return false }
    if object == self { return true }
    return switch platform {
    case .android: self != .dialog && object.android == android
    case .ios: self == .controller || (isNeutral && object.scope == scope)
    }
  }
}
