import Specification

/// A rule with its laws looked up.
struct CompiledRule<Matcher: EventMatcher>: Sendable {
  /// The case that the rule stands in.
  var address: String
  var origin: CaseOrigin
  var versions: VersionRange?
  var kind: KindName
  var laws: [Law<Matcher>]

  init(
    _ rule: RuleDeclaration, _ kind: KindName, address: String, origin: CaseOrigin,
    matcher: (EventPattern) throws(ScriptProblem) -> Matcher
  ) throws(ScriptProblem) {
    self.address = address
    self.origin = origin
    self.kind = kind
    versions = rule.versions
    laws = []
    for law in rule.laws {
      laws.append(try Law(law, variable: rule.variable.value, matcher: matcher))
    }
  }
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
