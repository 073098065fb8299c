/// How deep the main thread's stack is, and how much it has done since the device was last idle.
///
/// Framework code and app code call each other here as they do on the platform, so app code that
/// never comes to an end would exhaust this program's own stack and time instead of the app's.
///
/// https://developer.android.com/reference/java/lang/StackOverflowError and `OutOfMemoryError`
struct MainThread: Hashable, Sendable {
  /// Overrides that have been called, and fragments that are being moved, and have not returned.
  private(set) var depth: Int32 = 0
  /// Overrides called and looks taken at fragments. The looks count because each new fragment makes
  /// every later message longer.
  private(set) var work: Int32 = 0

  /// The amount of work that is taken to be without end.
  private let workLimit: Int32

  /// More work than any app needs to settle.
  private static let usualWorkLimit: Int32 = 25_000
  /// Deeper than any app nests. All levels together fit into 512 KB of the stack, also without
  /// optimization: that is what a secondary thread has on some systems.
  static let depthLimit: Int32 = 22

  /// - Parameter endsByItself: the app has no code of its own that could go on for ever, however
  ///   much there is to do.
  init(endsByItself: Bool) {
    workLimit = endsByItself ? .max : Self.usualWorkLimit
  }

  var isOverworked: Bool { work >= workLimit }

  @inline(__always)
  mutating func enter() throws(AndroidException) {
    try look()
    guard depth < Self.depthLimit else { throw Self.tooDeep }
    depth += 1
  }

  @inline(__always)
  mutating func look() throws(AndroidException) {
    guard !isOverworked else { throw Self.tooMuch }
    work += 1
  }

  // Functions of their own, so that not every caller has their code.

  @inline(never)
  private static var tooDeep: AndroidException {
    AndroidException("StackOverflowError", "app code calls itself without end")
  }

  @inline(never)
  private static var tooMuch: AndroidException {
    AndroidException("OutOfMemoryError", "app code keeps the main thread busy without end")
  }

  mutating func leave() {
    depth -= 1
  }

  /// Nothing is left to do.
  mutating func rest() {
    work = 0
  }
}
