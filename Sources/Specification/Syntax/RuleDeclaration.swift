/// An ordering that holds for every instance of a kind on every trace of a platform.
///
/// ```
/// rule ios controller C
///   C.viewDidLoad precedes C.viewWillAppear
///   never C.loadView between C.viewWillAppear and C.viewDidDisappear
/// ```
package struct RuleDeclaration: Hashable, Sendable {
  /// A platform's name, or `both` for neutral events.
  package var platform: Located<String>
  /// The versions on which the rule holds; nil means all.
  package var versions: VersionRange?
  /// The kind of object that the variable ranges over.
  package var kind: Located<String>
  package var variable: Located<String>
  package var laws: [Law]
  package var range: SourceRange

  package init(
    platform: Located<String>, versions: VersionRange? = nil, kind: Located<String>,
    variable: Located<String>, laws: [Law], range: SourceRange
  ) {
    self.platform = platform
    self.versions = versions
    self.kind = kind
    self.variable = variable
    self.laws = laws
    self.range = range
  }

  var isNeutral: Bool { platform.value == ExpectationWord.both.rawValue }

  /// One line of the rule.
  package struct Law: Hashable, Sendable {
    package var form: Form
    /// `@label` at the line's end: the source that the law rests on.
    package var evidence: Located<String>?
    /// The line as written.
    package var text: String
    package var range: SourceRange

    package init(form: Form, evidence: Located<String>? = nil, text: String, range: SourceRange) {
      self.form = form
      self.evidence = evidence
      self.text = text
      self.range = range
    }
  }

  /// How the events of a law must relate to each other.
  package enum Form: Hashable, Sendable {
    /// `never x`, absence.
    case never(EventPattern)
    /// `never x between y and z`: absence in every stretch from y to the next z.
    case neverBetween(EventPattern, from: EventPattern, to: EventPattern)
    /// `never x after y`
    case neverAfter(EventPattern, EventPattern)
    /// `never x again before y or z`: between two of x there is one of the others.
    case neverAgain(EventPattern, before: EventPattern, or: EventPattern)
    /// `always x`, existence: every instance that has any event has this one.
    case always(EventPattern)
    /// `x precedes y`, precedence: every y has an earlier x.
    case precedes(EventPattern, EventPattern)
    /// `x leads to y before z`, response: between an x and the next z there is a y.
    case leadsTo(EventPattern, EventPattern, before: EventPattern)
    /// `x alternates with y`: x first, then y, in turns.
    case alternates(EventPattern, EventPattern)
  }
}

extension RuleDeclaration.Form {
  /// Every event that the law names, in the order of the text.
  package var events: [EventPattern] {
    switch self {
    case .never(let event), .always(let event): [event]
    case .neverBetween(let event, let from, let to): [event, from, to]
    case .neverAfter(let event, let earlier): [event, earlier]
    case .precedes(let left, let right), .alternates(let left, let right): [left, right]
    case .leadsTo(let left, let right, let end): [left, right, end]
    case .neverAgain(let event, let first, let second): [event, first, second]
    }
  }
}
