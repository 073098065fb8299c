/// What is recorded of a callback besides that it was called. What nobody watches costs nothing.
public struct EventRecording: OptionSet, Hashable, Sendable {
  /// One bit for each, in the order below.
  public let rawValue: Int
  /// The details of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Also where `super` has returned and where the override has: `AndroidEvent.Mark`.
  public static let marks = EventRecording(rawValue: 1 << 0)
  /// The arguments.
  public static let arguments = EventRecording(rawValue: 1 << 1)
  /// Everything.
  public static let all: EventRecording = [.marks, .arguments]
}
