/// A `<navigation>` element of the app's resources: destinations, and at which of them it begins.
///
/// https://developer.android.com/guide/navigation/design
public struct NavGraphDeclaration: Hashable, Sendable {
  /// Its id.
  public var name: String
  /// The fragment classes and the graphs in it, in order.
  public var destinations: [String]
  /// `app:startDestination`; nil: the first of them.
  public var startDestination: String?
  /// The URI of its `<deepLink>`; nil: it has none.
  public var deepLink: String?

  /// A graph that begins with its first destination.
  public init(name: String, destinations: [String]) {
    self.name = name
    self.destinations = destinations
  }
}

/// What makes a fragment a `NavHostFragment`.
///
/// https://developer.android.com/reference/androidx/navigation/fragment/NavHostFragment
public struct NavHostDeclaration: Hashable, Sendable {
  /// `app:navGraph`
  public var graph: String
  /// `app:defaultNavHost`: it makes itself the primary navigation fragment of its manager.
  public var isDefault: Bool

  /// A host for the graph of this name.
  public init(graph: String, isDefault: Bool) {
    self.graph = graph
    self.isDefault = isDefault
  }
}
