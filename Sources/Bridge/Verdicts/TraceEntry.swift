/// One event as reports print it.
public struct TraceEntry: Hashable, Sendable, CustomStringConvertible {
  /// `A#2`, `Application`, `app`; empty for a value that is no event.
  public var subject: String
  /// `onCreate`, or the value.
  public var name: String
  /// `super` or `end`; empty at a callback's beginning.
  public var mark: String
  /// In the order of the signature: `savedInstanceState: null`.
  public var arguments: [Argument]

  public struct Argument: Hashable, Sendable {
    public var label: String
    public var value: String

    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  public init(subject: String, name: String, mark: String = "", arguments: [Argument] = []) {
    self.subject = subject
    self.name = name
    self.mark = mark
    self.arguments = arguments
  }

  /// `A#2.onCreate(savedInstanceState: null)`
  public var description: String {
    arguments.isEmpty
      ? short
      : "\(short)(\(arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")))"
  }

  /// `A#2.onCreate`, without arguments.
  public var short: String {
    (subject.isEmpty ? "" : subject + ".") + name + (mark.isEmpty ? "" : ":" + mark)
  }
}

extension TraceEntry {
  /// A value that is no event.
  static func value(_ text: String) -> TraceEntry { TraceEntry(subject: "", name: text) }
}
