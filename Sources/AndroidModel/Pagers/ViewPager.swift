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

  func item(at place: Int) -> Item? { items.indices.contains(place) ? items[place] : nil }

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
    let current = pager.currentItem
    var place = pager.items.firstIndex { $0.position >= current } ?? pager.items.endIndex
    if pager.item(at: place)?.position != current { try addItem(current, at: place, of: id) }
    place = try populate(before: place, of: id)
    try populate(after: place, of: id)
    if let item = pagers.viewPagers[id]?.item(at: place) {
      try setPrimaryItem(item.fragment, of: id)
    }
    try finishUpdate(of: id)
  }

  /// Goes from the current page to the first one, and looks at one item for each position: what has
  /// another position is taken for one that is missing, and is looked at again at the next.
  ///
  /// - Parameter current: the place of the current page among the items.
  /// - Returns: its place now.
  private mutating func populate(
    before current: Int, of id: PagerID
  ) throws(AndroidException) -> Int {
    guard let pager = pagers.viewPagers[id] else { return current }
    var current = current
    var place = current - 1
    for position in (0..<pager.currentItem).reversed() {
      let item = pagers.viewPagers[id]?.item(at: place)
      if position < pager.currentItem - pager.offscreenPageLimit {
        guard let item else { break }
        guard item.position == position, !item.isScrolling else { continue }
        pagers.viewPagers[id]?.items.remove(at: place)
        try destroyItem(item, of: id)
        place -= 1
        current -= 1
      } else if item?.position == position {
        place -= 1
      } else {
        try addItem(position, at: place + 1, of: id)
        current += 1
      }
    }
    return current
  }

  /// Goes from the current page to the last one. What is past the end of a list that has become
  /// shorter is not looked at.
  private mutating func populate(after current: Int, of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id] else { return }
    let count = pager.adapter.list.items.count
    guard pager.currentItem + 1 < count else { return }
    var place = current + 1
    for position in pager.currentItem + 1..<count {
      let item = pagers.viewPagers[id]?.item(at: place)
      if position > pager.currentItem + pager.offscreenPageLimit {
        guard let item else { break }
        guard item.position == position, !item.isScrolling else { continue }
        pagers.viewPagers[id]?.items.remove(at: place)
        try destroyItem(item, of: id)
      } else {
        if item?.position != position { try addItem(position, at: place, of: id) }
        place += 1
      }
    }
  }

  /// `addNewItem`
  private mutating func addItem(
    _ position: Int, at place: Int, of id: PagerID
  ) throws(AndroidException) {
    let fragment = try instantiateItem(position, of: id)
    guard let pager = pagers.viewPagers[id] else { return }
    let itemID = pager.adapter.list.itemID(at: position, of: fragments[fragment].object.classID)
    let item = ViewPager.Item(position: position, fragment: fragment, itemID: itemID)
    pagers.viewPagers[id]?.items.insert(item, at: min(place, pager.items.count))
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
