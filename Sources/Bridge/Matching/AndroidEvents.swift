import AndroidModel
import Specification

extension AndroidEvent: ObservableEvent {
  var identity: Subject { subject }

  var className: String? {
    switch subject {
    case .application: nil
    case .activity(let id), .fragment(let id): id.className
    }
  }

  var patternKey: AndroidCallback { callback }

  var place: EventMark {
    switch mark {
    case .entered: .entered
    case .superReturned: .superReturned
    case .returned: .returned
    }
  }

  var isHiddenChange: Bool { callback == .fragment(.onHiddenChanged) }

  var isCallback: Bool { true }

  var instance: String {
    switch subject {
    case .application: AndroidSubjectName.application
    case .activity(let id), .fragment(let id): id.description
    }
  }

  var entry: TraceEntry {
    TraceEntry(
      subject: instance, name: callback.name, mark: place.text,
      arguments: arguments.map { .init(label: $0.label, value: $0.value) })
  }

  func entry(withoutAnswersTo properties: [String]) -> TraceEntry {
    var entry = entry
    // Removed by number, because a callback's own argument may have the name of a property.
    entry.arguments.removeLast(answers.count)
    return entry
  }

  func answer(to label: String) -> String? { arguments.first { $0.label == label }?.value }

  static func value(of argument: ArgumentPattern) -> String { AndroidArguments.value(of: argument) }

  static func key(
    _ name: String, of reference: InstanceReference, in objects: ObjectTable
  ) -> AndroidCallback? {
    AndroidNames.callback(name, of: reference, in: objects)
  }

  static func key(_ name: String, of kind: Kind) -> AndroidCallback? {
    AndroidNames.callback(name, of: kind)
  }

  static func identity(of reference: InstanceReference, in objects: ObjectTable) -> Subject? {
    AndroidNames.subject(reference, in: objects)
  }
}
