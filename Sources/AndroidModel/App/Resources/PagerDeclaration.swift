/// A pager in the layout of an activity or a fragment, together with its adapter.
///
/// https://developer.android.com/guide/navigation/advanced/swipe-view-2
public struct PagerDeclaration: Hashable, Sendable {
  /// Its id in the layout.
  public var name: String
  /// The activity or fragment class whose layout it is in.
  public var host: String
  /// A fragment's code makes the adapter with the manager that the fragment is in, not with the
  /// child manager, and one of `ViewPager2` with the Lifecycle of that manager's owner.
  public var usesParentManager = false
  /// What makes its pages; also decides which pager it is.
  public var adapter: Adapter
  /// What the old adapters do to the pages that are not the current one.
  public var behavior: Behavior = .resumeOnlyCurrentFragment
  /// The fragment classes of the pages, in order.
  public var pages: [String]
  /// `setOffscreenPageLimit`; nil: not called, which means 1 to a `ViewPager` and none to a
  /// `ViewPager2`.
  public var offscreenPageLimit: Int?

  /// The adapter is not set together with the layout, but by code.
  public var isAdapterSetLater = false

  /// Code of the host registers an `OnPageChangeCallback` of its own behind the adapter's, or adds
  /// an `OnPageChangeListener` to a `ViewPager`.
  public var hasPageChangeCallback = false

  /// What the adapter's override of `getItemId` answers, and `containsItem` with it.
  public var getItemId: ItemID = .position
  /// What the override of `getItemPosition` of an adapter of `ViewPager` answers.
  public var getItemPosition: ItemPosition = .unchanged

  /// https://developer.android.com/reference/androidx/viewpager2/adapter/FragmentStateAdapter#getItemId(int)
  public enum ItemID: String, Hashable, Sendable, CaseIterable {
    /// There is no override.
    case position
    /// An id that the item keeps, wherever it is.
    case item
  }

  /// https://developer.android.com/reference/androidx/viewpager/widget/PagerAdapter#getItemPosition(java.lang.Object)
  public enum ItemPosition: String, Hashable, Sendable, CaseIterable {
    /// There is no override.
    case unchanged = "POSITION_UNCHANGED"
    case none = "POSITION_NONE"
    /// Where the item is now, or `POSITION_NONE` if the list has it no more.
    case item
  }

  /// The adapters whose pages are fragments.
  public enum Adapter: String, Hashable, Sendable, CaseIterable {
    /// For `ViewPager2`.
    case fragmentStateAdapter = "FragmentStateAdapter"
    /// For `ViewPager`; removes the fragments of far pages and keeps their state.
    case fragmentStatePagerAdapter = "FragmentStatePagerAdapter"
    /// For `ViewPager`; only detaches them.
    case fragmentPagerAdapter = "FragmentPagerAdapter"
  }

  /// https://developer.android.com/reference/androidx/fragment/app/FragmentStatePagerAdapter
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    case resumeOnlyCurrentFragment = "RESUME_ONLY_CURRENT_FRAGMENT"
    case setUserVisibleHint = "SET_USER_VISIBLE_HINT"
  }

  /// A pager with the library's defaults.
  public init(name: String, host: String, adapter: Adapter, pages: [String]) {
    self.name = name
    self.host = host
    self.adapter = adapter
    self.pages = pages
  }
}
