/// One event as reports print it.
package struct TraceEntry: Hashable, Sendable, CustomStringConvertible {
  /// `A#2`, `Application`, `app`; empty for a value that is not an event.
  package var subject: String
  /// `onCreate`, or the value.
  package var name: String
  /// `super` or `end`; empty for a callback's beginning.
  package var mark: String
  /// In the order of the signature: `savedInstanceState: null`.
  package var arguments: [Argument]

  /// An argument of a callback, or a property that its object has at that moment.
  package struct Argument: Hashable, Sendable {
    package var label: String
    package var value: String

    package init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  package init(subject: String, name: String, mark: String = "", arguments: [Argument] = []) {
    self.subject = subject
    self.name = name
    self.mark = mark
    self.arguments = arguments
  }

  /// `A#2.onCreate(savedInstanceState: null)`
  package var description: String {
    arguments.isEmpty
      ? short
      : "\(short)(\(arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")))"
  }

  /// `A#2.onCreate`, without arguments.
  package var short: String {
    (subject.isEmpty ? "" : subject + ".") + name + (mark.isEmpty ? "" : ":" + mark)
  }
}

extension TraceEntry {
  /// A value that is not an event.
  static func value(_ text: String) -> TraceEntry { TraceEntry(subject: "", name: text) }
}
