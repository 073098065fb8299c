import Specification

/// An event of a trace, as far as a pattern can describe it.
protocol TraceEvent: Hashable, Sendable {
  associatedtype Identity: Hashable, Sendable
  /// The object whose trace the event belongs to.
  var identity: Identity { get }
  /// The class of the object; nil for objects that no script declares.
  var className: String? { get }
  associatedtype PatternKey: Hashable, Sendable
  /// The key that a pattern for this event shares with it.
  var patternKey: PatternKey { get }
  /// Which part of the callback the event marks.
  var place: EventMark { get }
  /// The event's value for a label: an argument of the callback, or a property at that moment; nil
  /// if it has none.
  func answer(to label: String) -> String?
  var entry: TraceEntry { get }
  /// The value of an event that an argument in a pattern stands for.
  static func value(of argument: ArgumentPattern) -> String

  /// The meaning of a name for an object; nil if its kind has nothing with that name.
  static func key(
    _ name: String, of reference: InstanceReference, in objects: ObjectTable
  ) -> PatternKey?
  static func key(_ name: String, of kind: Kind) -> PatternKey?
  /// The instance that a script refers to; nil if it receives no events.
  static func identity(of reference: InstanceReference, in objects: ObjectTable) -> Identity?
}

extension TraceEvent {
  static func value(of argument: ArgumentPattern) -> String { argument.value.value }
}

/// An event that a case can watch.
protocol ObservableEvent: TraceEvent where PatternKey: PlatformCallback {
  /// The object as reports print it.
  var instance: String { get }
  /// Whether it always accompanies other events.
  var isRoutine: Bool { get }
  /// Whether it tells a part that it is hidden or shown.
  var isHiddenChange: Bool { get }
  /// Whether it is a callback, and not a line on the console.
  var isCallback: Bool { get }
  /// The entry without the properties that were read in addition to the callback's own arguments.
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
