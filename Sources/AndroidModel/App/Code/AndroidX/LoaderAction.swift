/// A call on the `LoaderManager` of the object whose code runs, which has the callbacks as well, or
/// on a loader of it.
///
/// https://developer.android.com/reference/androidx/loader/app/LoaderManager
public struct LoaderAction: Hashable, Sendable {
  /// The id of the loader.
  public let id: Int
  /// What is called.
  public let call: Call

  /// A call about the loader of this id.
  public init(id: Int, _ call: Call) {
    self.id = id
    self.call = call
  }

  /// What is called.
  public enum Call: Hashable, Sendable {
    case initLoader
    case restartLoader
    case destroyLoader
    /// `Loader.deliverResult`, on the main thread: it has loaded something.
    case deliverResult
  }
}
