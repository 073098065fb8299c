import Lenses
import Specification

extension LensEvent: TraceEvent {
  var identity: LensSubject { subject }

  var className: String? {
    switch subject {
    case .app: nil
    case .screen(let name, _): name
    }
  }

  var patternKey: String { name }

  var place: EventMark { .entered }

  func answer(to label: String) -> String? { arguments.first { $0.label == label }?.value }

  var entry: TraceEntry {
    TraceEntry(
      subject: subject.text, name: name,
      arguments: arguments.map { .init(label: $0.label, value: $0.value) })
  }

  /// The parser has checked that the framework has the word.
  static func key(
    _ name: String, of reference: InstanceReference, in objects: ObjectTable
  ) -> String? { name }

  static func key(_ name: String, of kind: Kind) -> String? { name }

  static func identity(
    of reference: InstanceReference, in objects: ObjectTable
  ) -> LensSubject? {
    reference.isApp ? .app : .screen(reference.name.value, reference.number ?? 1)
  }
}

extension LensSubject {
  /// `A`, `A#2`; empty for the app as a whole.
  fileprivate var text: String {
    switch self {
    case .app: ""
    case .screen(let name, let number): number == 1 ? name : "\(name)#\(number)"
    }
  }
}
