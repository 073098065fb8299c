import Specification

/// An event pattern over neutral events.
struct NeutralMatcher: RuleMatcher {
  /// Nil where the trace is that of one object already.
  var subject: NeutralSubject?
  var name: NeutralEventName
  var cause: NeutralCause?
  var isFinal: Bool?
  var text: String

  init(
    _ pattern: EventPattern, in objects: ObjectTable, variable: String? = nil
  ) throws(ScriptProblem) {
    guard let name = NeutralEventName(rawValue: pattern.name.value) else {
      throw ScriptProblem("there is no neutral event '\(pattern.name.value)'")
    }
    self.name = name
    if pattern.subject.name.value != variable {
      subject = try Self.subject(pattern.subject, in: objects)
    }
    for argument in pattern.arguments {
      switch NeutralArgument(rawValue: argument.label.value) {
      case .cause: cause = NeutralCause(rawValue: argument.value.value)
      case .final: isFinal = argument.value.value == "true"
      case nil: break
      }
    }
    text = pattern.text
  }

  private static func subject(
    _ reference: InstanceReference, in objects: ObjectTable
  ) throws(ScriptProblem) -> NeutralSubject {
    let name = reference.name.value
    if name == NeutralScope.appSubject { return .app }
    switch objects[name]?.kind.scope {
    case .screen: return .screen(name, reference.number ?? 1)
    case .part: return .part(name, reference.number ?? 1)
    case .app, nil: throw ScriptProblem("\(name) has no neutral events")
    }
  }

  var patternKey: NeutralEventName { name }

  var isMark: Bool { false }

  func matches(_ event: NeutralEvent) -> Bool {
    event.name == name && (subject == nil || event.subject == subject)
      && (cause == nil || event.cause == cause) && (isFinal == nil || event.isFinal == isFinal)
  }
}

extension NeutralEvent: TraceEvent {
  var identity: NeutralSubject { subject }

  var patternKey: NeutralEventName { name }

  /// The event with its cause and finality, as reports print it.
  var entry: TraceEntry {
    var arguments = [
      TraceEntry.Argument(label: NeutralArgument.cause.rawValue, value: cause.rawValue)
    ]
    if isFinal { arguments.append(.init(label: NeutralArgument.final.rawValue, value: "true")) }
    return TraceEntry(
      subject: subject.description, name: name.rawValue, arguments: arguments)
  }
}
