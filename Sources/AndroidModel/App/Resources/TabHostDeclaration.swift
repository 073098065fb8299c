/// A `FragmentTabHost` in the layout of an activity or a fragment, with the tabs that code adds to
/// it as soon as it is there.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentTabHost
public struct TabHostDeclaration: Hashable, Sendable {
  /// Its id in the layout, and that of the container of its fragments.
  public var name: String
  /// The activity or fragment class whose layout it is in.
  public var host: String
  /// A fragment's code sets it up with the manager that the fragment is in, not with the child
  /// manager.
  public var usesParentManager = false
  /// The fragment classes of the tabs, in order. The tag of each is the name of its class.
  public var tabs: [String]

  /// Behind its tabs, code sets an `OnTabChangeListener`.
  public var hasTabChangeListener = false

  /// A host without a listener.
  public init(name: String, host: String, tabs: [String]) {
    self.name = name
    self.host = host
    self.tabs = tabs
  }
}
