/// An indented line under a step.
public struct Expectation: Hashable, Sendable {
  /// The versions on which it holds; nil holds on all.
  public var versions: VersionRange?
  public var body: Body
  /// `@label` at the line's end: the source that the line rests on.
  public var evidence: Located<String>?
  /// The line as written, for reports.
  public var text: String
  public var range: SourceRange

  public init(
    versions: VersionRange? = nil, body: Body, evidence: Located<String>? = nil, text: String,
    range: SourceRange
  ) {
    self.versions = versions
    self.body = body
    self.evidence = evidence
    self.text = text
    self.range = range
  }

  public enum Body: Hashable, Sendable {
    /// The callbacks of one platform since the step began; a pattern is about all watched ones.
    case callbacks(platform: String, EventAssertion)
    /// Neutral events on both platforms; a pattern may match anywhere in the step.
    case both(EventAssertion)
    /// The same on one platform.
    case neutral(platform: String, EventAssertion)
    /// Neutral events that differ, asserted on each side; the id names a declared divergence.
    case differs(id: Located<String>?, sides: [DivergentSide])
    /// `tasks [B] [A C]`: front task first, each bottom to top. No lists: no tasks.
    case tasks(platform: String, [[InstanceReference]])
    /// `state A stopped`, `state A#2 not loaded`.
    case state(platform: String, InstanceReference, Located<String>)
    /// `A.view not loaded`, `A.view.window nil`, `N.viewControllers A B`, `B.intent id=42`.
    case property(
      platform: String, InstanceReference, path: Located<String>, value: Located<String>)
    /// An uncaught exception of this name. Without a name: any crash.
    case crash(platform: String, exception: Located<String>?)
    /// A console warning that contains this text.
    case warning(platform: String, text: Located<String>)
  }

  public struct DivergentSide: Hashable, Sendable {
    public var platform: String
    /// The versions on which this side holds; nil holds on all.
    public var versions: VersionRange?
    public var assertion: EventAssertion

    public init(platform: String, versions: VersionRange? = nil, assertion: EventAssertion) {
      self.platform = platform
      self.versions = versions
      self.assertion = assertion
    }
  }
}

extension Expectation.Body {
  /// Every event that the line names, in the order of the text.
  public var events: [EventPattern] {
    switch self {
    case .callbacks(_, let assertion), .both(let assertion), .neutral(_, let assertion):
      assertion.events
    case .differs(_, let sides): sides.flatMap(\.assertion.events)
    case .tasks, .state, .property, .crash, .warning: []
    }
  }
}
