/// A sequence of elements to match against events in order.
package struct Pattern: Hashable, Sendable {
  /// Empty for `-`: no events at all.
  package var elements: [Element]
  package var range: SourceRange

  /// One thing that a pattern asks for.
  package indirect enum Element: Hashable, Sendable {
    case event(EventPattern)
    /// `...`: any run of events, possibly empty.
    case anything(SourceRange)
    /// `{x y}`: the members in any order. Members are events, or `(a b)` groups that keep their
    /// order and may be interleaved with the other members. If a member is `...`, other events may
    /// come in between.
    case unordered([Pattern])
    /// `x?`
    case optional(Element)
    /// `(x y)+`
    case oneOrMore(Pattern)
    /// `(x y)`
    case group(Pattern)
  }

  package init(
    elements: [Element], range: SourceRange
  ) {
    self.elements = elements
    self.range = range
  }
}

/// `A#2.onCreate(savedInstanceState: null)`, `A.onStart:super`, `F.lifecycle.ON_START`.
package struct EventPattern: Hashable, Sendable {
  package var subject: InstanceReference
  package var name: Located<String>
  /// Arguments that the event must carry; it may carry others.
  package var arguments: [ArgumentPattern]
  /// Nil: the event marks the beginning of the callback.
  package var mark: Located<Mark>?
  package var range: SourceRange

  /// What stands after a colon: the super call has returned, or the callback itself has.
  package enum Mark: String, Hashable, Sendable {
    case superReturned = "super"
    case returned = "end"
  }

  package init(
    subject: InstanceReference, name: Located<String>, arguments: [ArgumentPattern] = [],
    mark: Located<Mark>? = nil, range: SourceRange
  ) {
    self.subject = subject
    self.name = name
    self.arguments = arguments
    self.mark = mark
    self.range = range
  }
}

/// `savedInstanceState: null`
package struct ArgumentPattern: Hashable, Sendable {
  package var label: Located<String>
  package var value: Located<String>

  package init(
    label: Located<String>, value: Located<String>
  ) {
    self.label = label
    self.value = value
  }
}

extension Pattern {
  /// Every event that the pattern names, in the order of the text.
  package var events: [EventPattern] { elements.flatMap(\.events) }
}

extension Pattern.Element {
  fileprivate var events: [EventPattern] {
    switch self {
    case .event(let event): [event]
    case .anything: []
    case .unordered(let patterns): patterns.flatMap(\.events)
    case .optional(let element): element.events
    case .oneOrMore(let pattern), .group(let pattern): pattern.events
    }
  }
}
