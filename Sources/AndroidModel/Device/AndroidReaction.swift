/// What came of a stimulus.
public struct AndroidReaction: Hashable, Sendable {
  /// Everything the app was told, in order.
  public internal(set) var events = EventLog()
  /// The uncaught exception that ended the process, if one did.
  public var crash: AndroidException?
  /// The process ended, by a crash or from outside.
  public var processDied = false
  /// A fault of the model itself; from then on nothing that it says can be relied on.
  public var defect: ModelDefect?

  /// Nothing happened.
  public init() {}
}

/// An exception of the platform, by its Java name. Uncaught it ends the process.
///
/// https://developer.android.com/topic/performance/vitals/crash
public struct AndroidException: Error, Hashable, Sendable {
  /// `IllegalStateException`
  public var name: String
  /// What the platform complains of, in our words.
  public var reason: String

  /// An exception of this Java name.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}
