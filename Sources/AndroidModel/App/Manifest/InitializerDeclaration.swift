/// An `Initializer` of androidx.startup, by a `<meta-data>` of the `InitializationProvider`.
///
/// https://developer.android.com/topic/libraries/app-startup
public struct InitializerDeclaration: Hashable, Sendable {
  /// Its class.
  public var name: String
  /// `dependencies()`, in this order.
  public var dependencies: [String]

  /// An initializer of this class.
  public init(name: String, dependencies: [String] = []) {
    self.name = name
    self.dependencies = dependencies
  }
}
