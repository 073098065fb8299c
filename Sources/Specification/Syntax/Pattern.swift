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
    /// and may be interleaved with the other members. A member that is `...` lets others between.
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
  /// Nil: the event is the beginning of the callback.
  public var mark: Located<Mark>?
  public var range: SourceRange

  /// What stands after a colon: the super call has returned, or the callback itself has.
  public enum Mark: String, Hashable, Sendable {
    case superReturned = "super"
    case returned = "end"
  }

  public init(
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

extension Pattern {
  /// Every event that the pattern names, in the order of the text.
  public var events: [EventPattern] { elements.flatMap(\.events) }
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
