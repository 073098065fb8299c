/// An event of a trace.
protocol TraceEvent: Hashable, Sendable {
  associatedtype Identity: Hashable, Sendable
  /// The object whose trace the event belongs to.
  var identity: Identity { get }
  associatedtype PatternKey: Hashable, Sendable
  /// What a pattern that means this event has in common with it.
  var patternKey: PatternKey { get }
  var entry: TraceEntry { get }
}

/// An event that a case can watch.
protocol ObservableEvent: TraceEvent {
  associatedtype WatchKey: Hashable, Sendable
  /// The callback and where in it the event stands.
  var watchKey: WatchKey { get }
  /// The class of the object that got it; nil for the objects that no script declares.
  var className: String? { get }
  /// The object as reports print it.
  var instance: String { get }
  /// Whether it only accompanies others, every time.
  var isRoutine: Bool { get }
  /// Whether it is a callback, and not a line on the console.
  var isCallback: Bool { get }
}

/// The callbacks that a case's patterns have to account for: the core ones of the declared objects,
/// and whatever the case names.
///
/// So nothing is hidden by accident, and nothing noisy has to be written out.
struct WatchedSet<Event: ObservableEvent>: Hashable, Sendable {
  /// The declared classes: few, so that looking through them is quicker than hashing.
  var classes: [String]
  var keys: Set<Event.WatchKey>

  func contains(_ event: Event) -> Bool {
    keys.contains(event.watchKey) && event.className.map(classes.contains) ?? true
  }
}
