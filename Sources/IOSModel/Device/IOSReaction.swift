/// What came of a stimulus. Only the exception is part of UIKit.
public struct IOSReaction: Hashable, Sendable {
  /// Everything the app was told, console warnings included, in order.
  public internal(set) var events: EventLog
  /// The uncaught exception that ended the process, if one did.
  public var crash: IOSException?
  /// The process ended, by a crash or from outside.
  public var processDied: Bool
  /// The model has failed, and what it says is worth nothing.
  public var defect: ModelDefect?
}

extension IOSReaction {
  /// The reaction to a stimulus that the app is not told of.
  public init() {
    self.init(events: EventLog(), processDied: false)
  }
}

/// An Objective-C exception by its name.
///
/// https://developer.apple.com/documentation/foundation/nsexception
public struct IOSException: Error, Hashable, Sendable {
  /// `NSInvalidArgumentException`
  public var name: String
  /// What UIKit complains of, in our words.
  public var reason: String

  /// An exception of this name.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}
