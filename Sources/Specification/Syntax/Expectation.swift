/// An indented line under a step.
package struct Expectation: Hashable, Sendable {
  /// The versions on which the line holds; nil means all.
  package var versions: VersionRange?
  package var body: Body
  /// `@label` at the line's end: the source that the line rests on.
  package var evidence: Located<String>?
  /// The line as written, for reports.
  package var text: String
  package var range: SourceRange

  package init(
    versions: VersionRange? = nil, body: Body, evidence: Located<String>? = nil, text: String,
    range: SourceRange
  ) {
    self.versions = versions
    self.body = body
    self.evidence = evidence
    self.text = text
    self.range = range
  }

  /// What is expected.
  package enum Body: Hashable, Sendable {
    /// The callbacks of one platform since the step began; a pattern is about all watched ones.
    case callbacks(platform: String, EventAssertion)
    /// Neutral events on both platforms; a pattern may match anywhere in the step.
    case both(EventAssertion)
    /// The same on one platform.
    case neutral(platform: String, EventAssertion)
    /// `flutter  inactive hidden paused`: all that a framework reports in the step.
    case lens(platform: String, Located<String>, EventAssertion)
    /// What differs between the platforms, asserted on each side; the id names a declared
    /// divergence.
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

  /// One side of a `differs` line.
  package struct DivergentSide: Hashable, Sendable {
    package var platform: String
    /// The versions on which this side holds; nil means all.
    package var versions: VersionRange?
    package var subject: Subject
    package var assertion: EventAssertion

    /// What a side is about.
    package enum Subject: Hashable, Sendable {
      case neutralEvents
      /// The platform's own callbacks.
      case callbacks
      /// The reports of this framework.
      case lens(Located<String>)
    }

    package init(
      platform: String, versions: VersionRange? = nil, subject: Subject = .neutralEvents,
      assertion: EventAssertion
    ) {
      self.platform = platform
      self.versions = versions
      self.subject = subject
      self.assertion = assertion
    }
  }
}

extension Expectation.Body {
  /// What the line asserts about the platforms' own callbacks.
  package var ofCallbacks: [(platform: String, assertion: EventAssertion)] {
    switch self {
    case .callbacks(let platform, let assertion): [(platform, assertion)]
    case .differs(_, let sides):
      sides.filter { $0.subject == .callbacks }.map { ($0.platform, $0.assertion) }
    case .both, .neutral, .lens, .tasks, .state, .property, .crash, .warning: []
    }
  }

  /// What the line asserts about neutral events.
  package var ofNeutralEvents: [EventAssertion] {
    switch self {
    case .both(let assertion), .neutral(_, let assertion): [assertion]
    case .differs(_, let sides): sides.filter { $0.subject == .neutralEvents }.map(\.assertion)
    case .callbacks, .lens, .tasks, .state, .property, .crash, .warning: []
    }
  }

  /// What the line asserts about the reports of frameworks.
  package var ofLenses: [EventAssertion] {
    switch self {
    case .lens(_, _, let assertion): [assertion]
    case .differs(_, let sides):
      sides.compactMap { if case .lens = $0.subject { $0.assertion } else { nil } }
    case .both, .neutral, .callbacks, .tasks, .state, .property, .crash, .warning: []
    }
  }

  /// Every event that the line names.
  package var events: [EventPattern] {
    ofCallbacks.flatMap(\.assertion.events) + ofNeutralEvents.flatMap(\.events)
      + ofLenses.flatMap(\.events)
  }
}
