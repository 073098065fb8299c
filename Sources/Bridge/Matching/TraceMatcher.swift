import Specification

/// An event of a pattern after lookup; the same type for both platforms and for neutral events.
struct TraceMatcher<Event: TraceEvent>: EventMatcher {
  var subject: SubjectPattern<Event>
  var key: Event.PatternKey
  var mark: EventMark
  var arguments: [TraceEntry.Argument]
  var text: String

  /// - Parameter variable: a rule's variable; a pattern with this subject is about any such object.
  init(
    _ pattern: EventPattern, in objects: ObjectTable,
    variable: (name: String, kind: Kind)? = nil
  ) throws(ScriptProblem) {
    let name = pattern.name.value
    let found: Event.PatternKey?
    if let variable, pattern.subject.name.value == variable.name {
      found = Event.key(name, of: variable.kind)
      subject = .any
    } else {
      found = Event.key(name, of: pattern.subject, in: objects)
      subject = try SubjectPattern(pattern.subject, in: objects)
    }
    guard let found else { throw ScriptProblem("nothing here is called '\(name)'") }
    key = found
    mark = EventMark(pattern)
    arguments = pattern.arguments.map { .init(label: $0.label.value, value: Event.value(of: $0)) }
    text = pattern.text
  }

  func matches(_ event: Event) -> Bool {
    isMeant(event) && arguments.allSatisfy { event.answer(to: $0.label) == $0.value }
  }

  /// Whether the event is the pattern's, regardless of its arguments.
  func isMeant(_ event: Event) -> Bool {
    event.patternKey == key && event.place == mark && subject.matches(event)
  }
}

/// Which subject's events are meant.
enum SubjectPattern<Event: TraceEvent>: Hashable, Sendable {
  /// Any subject; also used if the trace is limited to one object.
  case any
  /// Every instance of a class.
  case instances(ofClass: String)
  case one(Event.Identity)

  /// `A`, the first instance, `A#2` or `A#any`.
  init(_ reference: InstanceReference, in objects: ObjectTable) throws(ScriptProblem) {
    if reference.isAny {
      self = .instances(ofClass: reference.name.value)
    } else if let identity = Event.identity(of: reference, in: objects) {
      self = .one(identity)
    } else {
      throw ScriptProblem("\(reference.text) receives no events here")
    }
  }

  /// The objects that a line is about: `A` means every instance, `A#2` only that one.
  init(about reference: InstanceReference, in objects: ObjectTable) throws(ScriptProblem) {
    if reference.number == nil, objects[reference.name.value] != nil {
      self = .instances(ofClass: reference.name.value)
    } else {
      try self.init(reference, in: objects)
    }
  }

  func matches(_ event: Event) -> Bool {
    switch self {
    case .any: true
    case .instances(let name): event.className == name
    case .one(let identity): event.identity == identity
    }
  }
}
