/// A `ViewPager2`: a list that shows one page at a time and lays out no more than it must.
///
/// https://developer.android.com/reference/androidx/viewpager2/widget/ViewPager2
struct ViewPager2: Hashable, Sendable {
  /// How many pages are laid out on either side of those in sight.
  var offscreenPageLimit: Int
  /// Code hears of the page that is selected.
  let isObserved: Bool
  var currentItem = 0
  /// The data set has changed, and the next layout shows which page is the current one.
  var isCurrentItemDirty = false
  /// Where the list is scrolled to, in halves of a page: half way shows two pages.
  var position = 0
  /// The page that it is to be scrolled to without passing what lies between, in the next layout.
  var pendingScrollPosition: Int?
  /// Where code has made it jump to (`mTarget`), until a scroll is reported that ends there.
  var jumpTarget: Int?
  var scrollState = ScrollState.idle
  /// Where a finger has let it go to, which is told with the next frame (`mDispatchSelected`).
  var unreportedItem: Int?
  /// It has been laid out in a window.
  var isLaidOut = false
  /// Its next layout is due though neither its pages nor its place have changed.
  var isLayoutRequested = false
  var recycler = RecyclerView()
  var adapter: FragmentStateAdapter
  /// Without one there is a list without pages, which is not laid out.
  var hasAdapter = true
  /// What has been restored and waits for an adapter.
  var pendingState: SavedPager?

  enum ScrollState: Hashable, Sendable {
    case idle
    /// A finger holds the list between the current page and this one.
    case dragging(to: Int)
    /// It moves to this page by itself.
    case settling(to: Int)
  }

  init(_ pager: Layout.Pager, _ manager: FragmentManagerID) {
    offscreenPageLimit = pager.declaration.offscreenPageLimit ?? 0
    isObserved = pager.declaration.hasPageChangeCallback
    adapter = FragmentStateAdapter(pager, manager)
    if pager.declaration.isAdapterSetLater { takeAdapterAway() }
  }

  /// A finger that holds the list stays where it is, and has other pages under it if the list has
  /// changed.
  mutating func followFinger() {
    guard isCurrentItemDirty, case .dragging(let item) = scrollState else { return }
    let isForward = item > currentItem
    let first = position / 2
    let second = (position + 1) / 2
    currentItem = isForward ? first : second
    scrollState = .dragging(to: isForward ? second : first)
  }
}

/// Scrolling.
extension ActivityThread {
  /// `setCurrentItem` by code. The pages change as the scroll meets them.
  mutating func setCurrentItem(
    _ item: Int, ofViewPager2 id: PagerID, smoothly: Bool
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], !pager.adapter.list.items.isEmpty else {
      pagers.viewPagers2[id]?.pendingState?.currentItem = max(0, item)
      return
    }
    let item = max(0, min(item, pager.adapter.list.items.count - 1))
    let isAtRest = pager.scrollState == .idle
    if item == pager.currentItem, smoothly || isAtRest { return }
    looper.remove(.pager(.scrollFrame(id)))
    let isNewTarget = pager.jumpTarget != item
    let isOnItsWay = pager.scrollState == .settling(to: item)
    pagers.viewPagers2[id]?.unreportedItem = nil
    pagers.viewPagers2[id]?.jumpTarget = smoothly ? nil : item
    pagers.viewPagers2[id]?.currentItem = item
    // A jump from rest is not reported as a scroll.
    if smoothly || !isAtRest { pagers.viewPagers2[id]?.scrollState = .settling(to: item) }
    if isNewTarget {
      try updateMaxLifecycles(of: id)
      if !isOnItsWay { try tellSelected(item, of: id) }
    }
    let start = isAtRest ? 2 * pager.currentItem : pager.position
    if !smoothly {
      pagers.viewPagers2[id]?.pendingScrollPosition = item
    } else if abs(2 * item - start) > 2 * Self.longestScroll {
      // A long way is mostly jumped over.
      pagers.viewPagers2[id]?.pendingScrollPosition =
        2 * item > start ? item - Self.longestScroll : item + Self.longestScroll
    } else if pager.isLaidOut {
      looper.post(.pager(.scrollFrame(id)))
      return
    }
    requestLayout(of: id.owner)
  }

  /// The number of pages of the longest scroll.
  private static let longestScroll = 3

  /// One step of a scroll: half a page, so that on the way between two pages both are laid out.
  mutating func scrollOneFrame(_ id: PagerID) throws(AndroidException) {
    try consumePendingUpdates(of: id)
    try reportDrag(of: id)
    guard let pager = pagers.viewPagers2[id], case .settling(let target) = pager.scrollState else {
      return
    }
    // `ViewFlinger` stops at the end of a list that has become shorter.
    let last = pager.adapter.list.items.count - 1
    if last < target { pagers.viewPagers2[id]?.scrollState = .settling(to: max(0, last)) }
    let distance = 2 * max(0, min(target, last)) - pager.position
    try scroll(id, to: pager.position + distance.signum())
    try continueScroll(id)
  }

  /// The next frame, or the end of the scroll.
  mutating func continueScroll(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], case .settling(let target) = pager.scrollState else {
      return
    }
    guard pager.position == 2 * target else {
      return looper.post(.pager(.scrollFrame(id)))
    }
    try reportDrag(of: id)
    if target != pager.currentItem {
      // The list has become shorter meanwhile.
      pagers.viewPagers2[id]?.currentItem = target
      try tellSelected(target, of: id)
      // Its code may have begun another scroll.
      guard pagers.viewPagers2[id]?.scrollState == pager.scrollState else { return }
    }
    try rest(at: target, of: id)
  }

  /// The scroll has ended at the page that was selected.
  mutating func rest(at item: Int, of id: PagerID) throws(AndroidException) {
    pagers.viewPagers2[id]?.scrollState = .idle
    pagers.viewPagers2[id]?.currentItem = item
    try updateMaxLifecycles(of: id)
  }

  /// `onPageSelected`, of which the adapter hears first.
  mutating func select(_ item: Int, of id: PagerID) throws(AndroidException) {
    pagers.viewPagers2[id]?.currentItem = item
    try updateMaxLifecycles(of: id)
    try tellSelected(item, of: id)
  }

  /// `onScrolled`, for the first time since the finger has let go.
  private mutating func reportDrag(of id: PagerID) throws(AndroidException) {
    guard let item = pagers.viewPagers2[id]?.unreportedItem else { return }
    pagers.viewPagers2[id]?.unreportedItem = nil
    try tellSelected(item, of: id)
  }

  /// A finger moves the list half way to a neighbour of the current page, or back.
  mutating func dragViewPager2(_ id: PagerID, to item: Int) throws(AndroidException) {
    try consumePendingUpdates(of: id)
    guard let pager = pagers.viewPagers2[id], pager.adapter.list.items.indices.contains(item) else {
      return
    }
    pagers.viewPagers2[id]?.scrollState = .dragging(to: item)
    pagers.viewPagers2[id]?.jumpTarget = nil
    pagers.viewPagers2[id]?.unreportedItem = nil
    try scroll(id, to: pager.currentItem + item)
  }

  /// The finger lets go, and the list moves on to the page that it was dragged to.
  mutating func releaseViewPager2(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], case .dragging(let item) = pager.scrollState else {
      return
    }
    pagers.viewPagers2[id]?.scrollState = .settling(to: item)
    pagers.viewPagers2[id]?.unreportedItem = item == pager.currentItem ? nil : item
    pagers.viewPagers2[id]?.currentItem = item
    try continueScroll(id)
  }
}
