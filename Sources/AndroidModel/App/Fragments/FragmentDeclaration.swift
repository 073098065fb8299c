/// A fragment class of the app.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment
public struct FragmentDeclaration: Hashable, Sendable {
  /// The class.
  public var name: String
  /// What it shows.
  public var kind: Kind = .view
  /// `setRetainInstance(true)` right after construction.
  public var retainsInstance = false
  /// False: `setUserVisibleHint(false)` right after construction.
  public var userVisibleHint = true
  /// False: `setShowsDialog(false)` in the `onCreate` of a `DialogFragment`.
  public var showsDialog = true
  /// `setHasOptionsMenu(true)` in its `onCreate`.
  public var hasOptionsMenu = false
  /// The activity or fragment that adds it in its `onCreate` when it has no saved state; nil: only
  /// transactions do.
  public var host: String?
  /// The class of the fragment that `setTargetFragment` was given right after construction: one of
  /// the same transaction, or else the newest in the same fragment manager. Nil: none.
  public var target: String?
  /// When its overrides make the animations of its view.
  public var animations = FragmentAnimationOverrides()
  /// What is wrong with the class.
  public var flaws = FragmentFlaws()
  /// How a layout names it; nil: none does.
  public var layout: LayoutElement?
  /// The URI of the `<deepLink>` that leads to it in its graph; nil: none does.
  public var deepLink: String?
  /// It is a `NavHostFragment`; nil: it is none.
  public var navHost: NavHostDeclaration?

  /// What a fragment shows, if anything.
  public enum Kind: Hashable, Sendable {
    /// `onCreateView` returns a view, which is also the container `child` of its own children.
    case view
    /// `onCreateView` returns null.
    case headless
    /// A `DialogFragment`; its `onCreateView` returns a content view or null.
    case dialog(hasContentView: Bool)
  }

  /// A fragment with a view, added by transactions only.
  public init(name: String) {
    self.name = name
  }
}
