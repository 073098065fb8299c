/// What came of a stimulus.
public struct AndroidReaction: Hashable, Sendable {
  /// Everything the app was told, in order.
  public internal(set) var events = EventLog()
  /// The uncaught exception that ended the process, if one did.
  public internal(set) var crash: AndroidException?
  /// The processes that ended meanwhile, in order.
  public internal(set) var processEnds: [ProcessEnd] = []
  /// A process ended, by a crash or from outside.
  public var processDied: Bool { !processEnds.isEmpty }
  /// A key for Back has come to nothing: a finger is on its way back, which has to end first.
  public internal(set) var hasUnheededBackKey = false
  /// A fault of the model itself; from then on nothing that it says can be relied on.
  public internal(set) var defect: ModelDefect?

  /// Nothing happened.
  public init() {}
}

/// The end of a process.
public struct ProcessEnd: Hashable, Sendable {
  /// Its name, if it is not the app's default one.
  public let process: String?
  /// It is not one of the app under test.
  public let isOfAnotherApp: Bool
  /// How many events of the reaction came before.
  public let position: Int
}

/// An exception of the platform, by its Java name. Uncaught it ends the process.
///
/// https://developer.android.com/topic/performance/vitals/crash
public struct AndroidException: Error, Hashable, Sendable {
  /// It is boxed, so that calls, which mostly end without one, need little room for it.
  private var content: Boxed<Content>

  private struct Content: Hashable, Sendable {
    var name: String
    var reason: String
    let isExit: Bool
  }

  /// `IllegalStateException`
  public var name: String {
    get { content.value.name }
    set { content.value.name = newValue }
  }
  /// What the platform complains of, in our words.
  public var reason: String {
    get { content.value.reason }
    set { content.value.reason = newValue }
  }
  /// It is no exception: the code has ended its process, which no code survives and nothing
  /// reports.
  var isExit: Bool { content.value.isExit }

  /// An exception of this Java name.
  public init(_ name: String, _ reason: String) {
    self.init(name, reason, isExit: false)
  }

  private init(_ name: String, _ reason: String, isExit: Bool) {
    content = Boxed(Content(name: name, reason: reason, isExit: isExit))
  }

  /// It is thrown like an exception, past everything that would have followed.
  static let exit = AndroidException("exit", "the app has ended its process", isExit: true)

  /// An iterator is asked for the next of a list that has changed since it began.
  static let concurrentModification = AndroidException(
    "ConcurrentModificationException", "a list has changed while it was gone through")
}
