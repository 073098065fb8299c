import Specification

/// Patterns as a spec writes them.
extension EventPattern {
  /// `A#2.onCreate:end(savedInstanceState: null)`
  var text: String {
    let mark = mark.map { ":\($0.value.rawValue)" } ?? ""
    let arguments = arguments.map { "\($0.label.value): \($0.value.value)" }
    let suffix = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return (subject.isApp ? "" : "\(subject.text).") + "\(name.value)\(mark)\(suffix)"
  }
}

extension InstanceReference {
  /// `A`, `A#2`, `A#any`
  var text: String {
    if isAny { return "\(name.value)#any" }
    return number.map { $0 == 1 ? name.value : "\(name.value)#\($0)" } ?? name.value
  }
}

extension EventAssertion {
  /// `{A.onPause B.onStart} ...`, `never A.onStop`, without the objects that the line is about.
  var text: String {
    switch claim {
    case .matches(let pattern): pattern.text
    case .never(let events): "never \(events.map(\.text).joined(separator: " "))"
    }
  }
}

extension Pattern {
  /// `{A.onPause B.onStart} ...`; `-` for no event.
  var text: String {
    elements.isEmpty ? "-" : elements.map(\.text).joined(separator: " ")
  }
}

extension Pattern.Element {
  var text: String {
    switch self {
    case .event(let event): event.text
    case .anything: "..."
    case .unordered(let members):
      "{\(members.map(\.asMember).joined(separator: " "))}"
    case .optional(let element): element.text + "?"
    case .oneOrMore(let pattern): "(\(pattern.text))+"
    case .group(let pattern): "(\(pattern.text))"
    }
  }
}

extension Pattern {
  fileprivate var asMember: String { elements.count == 1 ? text : "(\(text))" }
}
