/// A `ViewPager`: it keeps the pages around the current one, and hears of the user's choice only
/// when the scroll has ended.
///
/// https://developer.android.com/reference/androidx/viewpager/widget/ViewPager
struct ViewPager: Hashable, Sendable {
  var offscreenPageLimit: Int
  /// Code hears of the page that is selected.
  let isObserved: Bool
  var currentItem = 0
  /// The pages that there are, in their order.
  var items: [Item] = []
  /// It has not been laid out yet.
  var isFirstLayout = true
  /// The finger has let go, and the pages wait for the end of the scroll.
  var isPopulatePending = false
  /// The page that a finger drags in; nil without a finger.
  var draggedItem: Int?
  /// A scroll without a finger is under way.
  var isSettling = false
  /// The page at which it stands still, or stood when the scroll began that is under way
  /// (`getScrollX`); nil: a finger has moved it.
  var restingItem: Int? = 0
  /// The scroll is at its end, which is seen when the pager is drawn again.
  var waitsForDrawing = false
  var adapter: PagerAdapter
  /// Without one there are no pages.
  var hasAdapter = true
  /// What has been restored and waits for an adapter.
  var pendingState: SavedPager?

  struct Item: Hashable, Sendable {
    var position: Int
    let fragment: FragmentID
    /// The item of the list that its fragment stands for, which may be another than the one at its
    /// position.
    let itemID: Int?
    /// Kept until the scroll of a jump has ended, so that nothing disappears on the way.
    var isScrolling = false
  }

  init(_ pager: Layout.Pager, _ kind: PagerAdapter.Kind, _ manager: FragmentManagerID) {
    offscreenPageLimit = max(1, pager.declaration.offscreenPageLimit ?? 1)
    isObserved = pager.declaration.hasPageChangeCallback
    adapter = PagerAdapter(pager, kind, manager)
    if pager.declaration.isAdapterSetLater { takeAdapterAway() }
  }

  mutating func move(_ item: Item, to position: Int) {
    guard let place = items.firstIndex(of: item) else { return }
    items[place].position = position
  }

  mutating func remove(_ item: Item) {
    guard let place = items.firstIndex(of: item) else { return }
    items.remove(at: place)
  }

  /// By position; items at the same position keep their order.
  mutating func sortItems() {
    var sorted: [Item] = []
    for item in items {
      let place = sorted.firstIndex { $0.position > item.position } ?? sorted.endIndex
      sorted.insert(item, at: place)
    }
    items = sorted
  }
}

extension ActivityThread {
  mutating func layOutViewPager(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id] else { return }
    if pager.waitsForDrawing {
      pagers.viewPagers[id]?.waitsForDrawing = false
      looper.post(.pager(.scrollEnded(id)))
    }
    guard pager.isFirstLayout else { return }
    // What code of a page changes meanwhile makes it be measured once more, before it is laid out.
    var measured: ViewPager?
    while let pager = pagers.viewPagers[id],
      pager.currentItem != measured?.currentItem || pager.adapter.list != measured?.adapter.list
    {
      try mainThread.look()
      measured = pager
      try populate(id, isMeasured: true)
    }
    pagers.viewPagers[id]?.isFirstLayout = false
    try completeScroll(id)
  }

  /// Makes the pages that should be there, and lets the others go: the current page first, then to
  /// the left, then to the right, all in one transaction. A pager that is in no window yet waits
  /// for it (`getWindowToken`).
  ///
  /// - Parameter isMeasured: it is in one, since it is being measured.
  mutating func populate(_ id: PagerID, isMeasured: Bool = false) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id], !pager.isPopulatePending,
      !pager.adapter.list.items.isEmpty,
      isMeasured || !pager.isFirstLayout || isInWindow(id.owner)
    else { return }
    let count = pager.adapter.list.items.count
    let current = pager.currentItem
    let limit = pager.offscreenPageLimit
    try instantiate(current, of: id)
    for position in (max(0, current - limit)..<current).reversed() {
      try instantiate(position, of: id)
    }
    let left = pager.items.filter { $0.position < current - limit }
    try destroy(left.reversed(), of: id)
    if current + 1 < count {
      for position in (current + 1)...min(count - 1, current + limit) {
        try instantiate(position, of: id)
      }
    }
    // What is past the end of a list that has become shorter is not looked at.
    let right = pager.items.filter { $0.position > current + limit && $0.position < count }
    try destroy(right, of: id)
    if let item = pagers.viewPagers[id]?.items.first(where: { $0.position == current }) {
      try setPrimaryItem(item.fragment, of: id)
    }
    try finishUpdate(of: id)
  }

  private mutating func instantiate(_ position: Int, of id: PagerID) throws(AndroidException) {
    guard let items = pagers.viewPagers[id]?.items,
      !items.contains(where: { $0.position == position })
    else { return }
    let fragment = try instantiateItem(position, of: id)
    let index = items.firstIndex { $0.position > position } ?? items.endIndex
    let itemID = pagers.viewPagers[id]?.adapter.list.itemID(
      at: position, of: fragments[fragment].object.classID)
    pagers.viewPagers[id]?.items.insert(
      ViewPager.Item(position: position, fragment: fragment, itemID: itemID), at: index)
  }

  /// Destroys pages from the inside out, up to the first that is needed for a scroll.
  private mutating func destroy(
    _ items: [ViewPager.Item], of id: PagerID
  ) throws(AndroidException) {
    for item in items {
      if item.isScrolling { break }
      pagers.viewPagers[id]?.items.removeAll { $0.position == item.position }
      try destroyItem(item, of: id)
    }
  }

  /// `setCurrentItem` by code: the pages change at once, ahead of the scroll.
  mutating func setCurrentItem(
    _ item: Int, ofViewPager id: PagerID, smoothly: Bool
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id] else { return }
    pagers.viewPagers[id]?.isPopulatePending = false
    if pager.currentItem == item, !pager.items.isEmpty { return }
    try select(item, of: id, smoothly: smoothly && !pager.isFirstLayout)
  }

  mutating func select(
    _ item: Int, of id: PagerID, smoothly: Bool
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id], !pager.adapter.list.items.isEmpty else { return }
    let item = max(0, min(item, pager.adapter.list.items.count - 1))
    if abs(item - pager.currentItem) > pager.offscreenPageLimit {
      for index in pager.items.indices {
        pagers.viewPagers[id]?.items[index].isScrolling = true
      }
    }
    pagers.viewPagers[id]?.currentItem = item
    let isOther = item != pager.currentItem
    guard !pager.isFirstLayout else {
      if isOther { try tellSelected(item, of: id) }
      return
    }
    try populate(id)
    // Where it has not left yet, a scroll ends within the call: `smoothScrollTo`.
    let isThere = smoothly && item == pager.restingItem
    if isThere {
      try completeScroll(id)
    } else if smoothly {
      pagers.viewPagers[id]?.isSettling = true
      looper.remove(.pager(.scrollEnded(id)))
      looper.post(.pager(.scrollEnded(id)))
    }
    if isOther { try tellSelected(item, of: id) }
    if !smoothly { try completeScroll(id) }
  }

  /// `computeScroll`, which is a part of drawing: what is not drawn goes on waiting.
  mutating func endScroll(_ id: PagerID) throws(AndroidException) {
    guard pagers.viewPagers[id] != nil else { return }
    guard isDrawn(id.owner) else {
      pagers.viewPagers[id]?.waitsForDrawing = true
      return
    }
    try completeScroll(id)
  }

  /// The end of a scroll: now the pages may change.
  mutating func completeScroll(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id] else { return }
    let needsPopulate = pager.isSettling || pager.items.contains(where: \.isScrolling)
    pagers.viewPagers[id]?.isSettling = false
    pagers.viewPagers[id]?.restingItem = pager.currentItem
    pagers.viewPagers[id]?.waitsForDrawing = false
    pagers.viewPagers[id]?.isPopulatePending = false
    for index in pager.items.indices {
      pagers.viewPagers[id]?.items[index].isScrolling = false
    }
    if needsPopulate { try populate(id) }
  }

  /// The finger lets go: the page is chosen, and everything else waits for the end of the scroll.
  mutating func releaseViewPager(_ id: PagerID) throws(AndroidException) {
    guard let target = pagers.viewPagers[id]?.draggedItem else { return }
    pagers.viewPagers[id]?.draggedItem = nil
    pagers.viewPagers[id]?.isPopulatePending = true
    try select(target, of: id, smoothly: true)
    // Where there is nowhere to go the next frame finds the scroll at its end: `computeScroll`.
    if pagers.viewPagers[id]?.adapter.list.items.isEmpty == true {
      looper.post(.pager(.scrollEnded(id)))
    }
  }
}
