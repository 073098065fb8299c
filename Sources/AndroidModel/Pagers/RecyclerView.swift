// Follows androidx.recyclerview 1.1, RecyclerView.java: ViewHolder, Recycler.

/// A container for the view of one page.
struct ViewHolder: Hashable, Sendable {
  /// The id of the container.
  let id: Int
  /// The item's place in the list as it is now; for a removed item, the place before it.
  var position: Int
  /// In a pre-layout: the item's place in the list as it was.
  var preLayoutPosition: Int?
  /// `getItemId` when it was bound.
  var itemID: Int
  /// Which item of the list it stands for: a real one knows its position alone, which follows the
  /// changes.
  var slot: Int
  /// Where it is laid out, in halves of a page from the beginning of the viewport.
  var start = 0
  /// It is unknown which item it shows; it has to be bound again.
  var isInvalid = false
  /// Its item has left the list.
  var isRemoved = false
  /// What its item shows has changed.
  var isUpdated = false

  var layoutPosition: Int { preLayoutPosition ?? position }
}

/// The list inside a `ViewPager2`: which holders it has, and in which of its places they are.
struct RecyclerView: Hashable, Sendable {
  /// The pages in the list, in their order.
  var children: [ViewHolder] = []
  /// Children that an animation still moves away; to the layout they are gone.
  var hidden: [ViewHolder] = []
  /// During a layout: what was in the list and has not found its place again.
  var scrap: [ViewHolder] = []
  /// The same for those whose item has changed.
  var changedScrap: [ViewHolder] = []
  /// Pages that have left the list and are still bound to their holders, the oldest first.
  var cached: [ViewHolder] = []
  var holdersMade = 0
  /// The changes of which the list has been told since its last layout.
  var updates: Updates?
  /// It has been told that anything may have changed.
  var hasDataSetChanged = false
  /// In a layout, or in a step of a scroll.
  var isComputingLayout = false

  struct Updates: Hashable, Sendable {
    /// The list as it was.
    let before: [PageList.Item]
    /// The slots of items of which only the look has changed.
    var changed: Set<Int> = []
  }

  /// `RecyclerView` keeps two holders that have scrolled off. One more place comes with
  /// prefetching, and what is prefetched takes it.
  ///
  /// https://developer.android.com/reference/androidx/recyclerview/widget/RecyclerView#setItemViewCacheSize(int)
  static let cachedHolders = 2

  var isUpToDate: Bool { updates == nil && !hasDataSetChanged }

  /// A holder in the window.
  func attachedHolder(_ id: Int) -> ViewHolder? {
    children.first { $0.id == id } ?? hidden.first { $0.id == id } ?? scrap.first { $0.id == id }
      ?? changedScrap.first { $0.id == id }
  }

  enum Fault {
    case computingLayout
    case noFragmentOfHolder
    /// The holder of a page that is no more has been taken for another, which has its id by now.
    case invalidPosition

    var exception: AndroidException {
      switch self {
      case .computingLayout:
        AndroidException("IllegalStateException", "the list is computing a layout or scrolling")
      case .noFragmentOfHolder:
        AndroidException("IllegalStateException", "a holder is bound to no fragment")
      case .invalidPosition:
        AndroidException("IndexOutOfBoundsException", "the list has no item at this position")
      }
    }
  }
}
