/// What is recorded besides that an override was called. What is not recorded costs nothing. It is
/// not part of UIKit; it stands for where in the overrides log calls would be.
public struct EventRecording: OptionSet, Hashable, Sendable {
  /// One bit for each, in the order below.
  public let rawValue: UInt8
  /// The details of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Also where `super` has returned and where the override has: `IOSEvent.Mark`. Only what
  /// `ControllerCallback.callsSuper` names has these.
  public static let marks = EventRecording(rawValue: 1 << 0)
}
