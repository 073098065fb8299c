extension Pattern {
  /// Every event that the pattern names, in the order of the text.
  public var events: [EventPattern] { elements.flatMap(\.events) }
}

extension Pattern.Element {
  /// Every event that the element names, in the order of the text.
  public var events: [EventPattern] {
    switch self {
    case .event(let event): [event]
    case .anything: []
    case .unordered(let patterns): patterns.flatMap(\.events)
    case .optional(let element): element.events
    case .oneOrMore(let pattern), .group(let pattern): pattern.events
    }
  }
}
