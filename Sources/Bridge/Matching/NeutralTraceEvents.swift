import Specification

extension NeutralEvent: TraceEvent {
  var identity: NeutralSubject { subject }

  var className: String? { subject == .app ? nil : subject.className }

  var patternKey: NeutralEventName { name }

  var place: EventMark { .entered }

  func answer(to label: String) -> String? {
    switch NeutralArgument(rawValue: label) {
    case .cause: cause.rawValue
    case .final: "\(isFinal)"
    case nil: nil
    }
  }

  /// The event with its cause and finality, as reports print it.
  var entry: TraceEntry {
    var arguments = [
      TraceEntry.Argument(label: NeutralArgument.cause.rawValue, value: cause.rawValue)
    ]
    if isFinal {
      arguments.append(
        .init(label: NeutralArgument.final.rawValue, value: BooleanWord.true.rawValue))
    }
    return TraceEntry(
      subject: subject.description, name: name.rawValue, arguments: arguments)
  }

  static func key(
    _ name: String, of reference: InstanceReference, in objects: ObjectTable
  ) -> NeutralEventName? {
    NeutralEventName(rawValue: name)
  }

  static func key(_ name: String, of kind: Kind) -> NeutralEventName? {
    NeutralEventName(rawValue: name)
  }

  static func identity(
    of reference: InstanceReference, in objects: ObjectTable
  ) -> NeutralSubject? {
    let name = reference.name.value
    if name == NeutralScope.appSubject { return .app }
    return switch objects[name]?.kind.scope {
    case .screen: .screen(name, reference.number ?? 1)
    case .part: .part(name, reference.number ?? 1)
    case .app, nil: nil
    }
  }
}
