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
    /// All watched callbacks of one platform since the step began.
    case callbacks(platform: String, Pattern)
    /// Neutral events on both platforms; the pattern may match anywhere in the step.
    case both(Pattern)
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
    public var pattern: Pattern

    public init(platform: String, versions: VersionRange? = nil, pattern: Pattern) {
      self.platform = platform
      self.versions = versions
      self.pattern = pattern
    }
  }
}

/// A sequence of elements to match against events in order.
public struct Pattern: Hashable, Sendable {
  /// Empty for `-`: no events at all.
  public var elements: [Element]
  public var range: SourceRange

  public indirect enum Element: Hashable, Sendable {
    case event(EventPattern)
    /// `...`: any run of events, also none.
    case anything(SourceRange)
    /// `{x y}`: every alternative order. Members are events, or `(a b)` groups that keep their order
    /// and may be interleaved with the other members.
    case unordered([Pattern])
    /// `x?`
    case optional(Element)
    /// `(x y)+`
    case oneOrMore(Pattern)
    /// `(x y)`
    case group(Pattern)
  }

  public init(
    elements: [Element], range: SourceRange
  ) {
    self.elements = elements
    self.range = range
  }
}

/// `A#2.onCreate(savedInstanceState: null)`, `A.onStart:super`, `F.lifecycle.ON_START`.
public struct EventPattern: Hashable, Sendable {
  public var subject: InstanceReference
  public var name: Located<String>
  /// Arguments that the event must carry; others are free.
  public var arguments: [ArgumentPattern]
  /// The mark after a colon: `super` (the super call has returned), `end` (the callback has).
  public var mark: Located<String>?
  public var range: SourceRange

  public init(
    subject: InstanceReference, name: Located<String>, arguments: [ArgumentPattern] = [],
    mark: Located<String>? = nil, range: SourceRange
  ) {
    self.subject = subject
    self.name = name
    self.arguments = arguments
    self.mark = mark
    self.range = range
  }
}

public struct ArgumentPattern: Hashable, Sendable {
  public var label: Located<String>
  public var value: Located<String>

  public init(
    label: Located<String>, value: Located<String>
  ) {
    self.label = label
    self.value = value
  }
}
