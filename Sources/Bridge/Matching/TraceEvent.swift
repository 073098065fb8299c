import Specification

/// An event of a trace, with what a pattern can say about it.
protocol TraceEvent: Hashable, Sendable {
  associatedtype Identity: Hashable, Sendable
  /// The object whose trace the event belongs to.
  var identity: Identity { get }
  /// The class of the object; nil for the objects that no script declares.
  var className: String? { get }
  associatedtype PatternKey: Hashable, Sendable
  /// What a pattern that means this event has in common with it.
  var patternKey: PatternKey { get }
  /// Where in the callback the event stands.
  var place: EventMark { get }
  /// What the event says to a label: an argument of the callback, or what could be asked at that
  /// moment; nil if it says nothing.
  func answer(to label: String) -> String?
  var entry: TraceEntry { get }
  /// What an event carries of which a pattern says this.
  static func value(of argument: ArgumentPattern) -> String

  /// What a name means on an object; nil if its kind has nothing of that name.
  static func key(
    _ name: String, of reference: InstanceReference, in objects: ObjectTable
  ) -> PatternKey?
  static func key(_ name: String, of kind: Kind) -> PatternKey?
  /// The instance that a script means; nil if it gets no events.
  static func identity(of reference: InstanceReference, in objects: ObjectTable) -> Identity?
}

extension TraceEvent {
  static func value(of argument: ArgumentPattern) -> String { argument.value.value }
}

/// An event that a case can watch.
protocol ObservableEvent: TraceEvent where PatternKey: PlatformCallback {
  /// The object as reports print it.
  var instance: String { get }
  /// Whether it only accompanies others, every time.
  var isRoutine: Bool { get }
  /// Whether a part hears by it that it is hidden or shown.
  var tellsOfHiding: Bool { get }
  /// Whether it is a callback, and not a line on the console.
  var isCallback: Bool { get }
  /// The entry without what the object was asked beside the callback's own arguments.
  func entry(withoutAnswersTo properties: [String]) -> TraceEntry
}

/// The mark after a callback's name.
enum EventMark: Hashable, Sendable {
  case entered
  case superReturned
  case returned

  init(_ pattern: EventPattern) {
    switch pattern.mark?.value {
    case nil: self = .entered
    case .superReturned: self = .superReturned
    case .returned: self = .returned
    }
  }

  /// As a pattern writes it, without the colon.
  var text: String {
    switch self {
    case .entered: ""
    case .superReturned: EventPattern.Mark.superReturned.rawValue
    case .returned: EventPattern.Mark.returned.rawValue
    }
  }
}
