// Follows androidx.recyclerview 1.1, RecyclerView.java: dispatchLayout and its three steps;
// AdapterHelper.java: preProcess; androidx.viewpager2 1.0, ViewPager2.java: onLayout,
// updateCurrentItem.

/// The layout of a list whose data set may have changed.
extension ActivityThread {
  mutating func layOutViewPager2(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id] else { return }
    // "No adapter attached; skipping layout"
    guard pager.hasAdapter else { return }
    let isDue =
      !pager.isLaidOut || pager.isLayoutRequested || pager.pendingScrollPosition != nil
      || !pager.recycler.isUpToDate
    if isDue { try dispatchLayout(of: id) }
    if let pager = pagers.viewPagers2[id] {
      for child in pager.recycler.children {
        guard let fragment = pager.adapter.fragments[child.itemID] else { continue }
        try layOutPagers(inViewOf: fragment)
      }
    }
    if isDue {
      try updateCurrentItem(of: id)
      // A jump is over when it is reported, or never.
      if pagers.viewPagers2[id]?.jumpTarget == nil { try continueScroll(id) }
    }
  }

  /// `consumePendingUpdateOperations`: nothing scrolls through a list that is not the one that is
  /// laid out.
  mutating func consumePendingUpdates(of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], pager.isLaidOut, pager.hasAdapter,
      !pager.recycler.isUpToDate
    else {
      return
    }
    try dispatchLayout(of: id)
  }

  /// What is in the list is laid out as it was, with what will come in (step 1), then as it is
  /// (step 2); what is left over goes, at once or when it has been moved out of sight (step 3).
  private mutating func dispatchLayout(of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], !pager.recycler.isComputingLayout else { return }
    pagers.viewPagers2[id]?.recycler.isComputingLayout = true
    defer { pagers.viewPagers2[id]?.recycler.isComputingLayout = false }
    pagers.viewPagers2[id]?.isLaidOut = true
    pagers.viewPagers2[id]?.isLayoutRequested = false
    let preLayout = try processUpdates(of: id, pager)
    let range = pagers.viewPagers2[id]?.recycler.laidOutPositions
    // With stable ids it animates after any change.
    let old = pager.recycler.isUpToDate ? [] : Set(pager.recycler.children.map(\.id))
    if let preLayout, pager.isLaidOut {
      try layOutChildren(preLayout: preLayout, of: id)
      pagers.viewPagers2[id]?.recycler.clearPreLayout()
    }
    try layOutChildren(preLayout: nil, of: id)
    try letGo(old, of: id)
    pagers.viewPagers2[id]?.followFinger()
    guard let laidOut = pagers.viewPagers2[id], laidOut.recycler.laidOutPositions != range else {
      return
    }
    try reportScroll(of: id, laidOut)
  }

  /// `ScrollEventAdapter.onScrolled`, of a layout that has other pages in it than the one before. A
  /// list without pages counts as scrolled to its beginning. A jump from rest has selected its page
  /// before.
  private mutating func reportScroll(
    of id: PagerID, _ laidOut: ViewPager2
  ) throws(AndroidException) {
    let isAtRest = laidOut.scrollState == .idle
    guard let target = laidOut.jumpTarget else {
      if isAtRest { try select(laidOut.position / 2, of: id) }
      return
    }
    guard !laidOut.recycler.children.isEmpty, laidOut.position == 2 * target else { return }
    pagers.viewPagers2[id]?.jumpTarget = nil
    if !isAtRest { try rest(at: target, of: id) }
  }

  /// `processAdapterUpdatesAndSetAnimationFlags`
  ///
  /// - Returns: the list as it was, for a pre-layout; nil if nothing is known of what has changed.
  private mutating func processUpdates(
    of id: PagerID, _ pager: ViewPager2
  ) throws(AndroidException) -> [PageList.Item]? {
    pagers.viewPagers2[id]?.recycler.updates = nil
    pagers.viewPagers2[id]?.recycler.hasDataSetChanged = false
    guard !pager.recycler.hasDataSetChanged, let updates = pager.recycler.updates else {
      return nil
    }
    let items = pager.adapter.list.items
    let laidOut = Set(pager.recycler.children.map(\.slot))
    let preLayout = updates.before.filter { item in
      laidOut.contains(item.slot) || items.contains { $0.slot == item.slot }
    }
    for index in pager.recycler.children.indices {
      pagers.viewPagers2[id]?.recycler.children[index].offset(updates, preLayout, items)
    }
    for index in pager.recycler.hidden.indices {
      pagers.viewPagers2[id]?.recycler.hidden[index].offset(updates, preLayout, items)
    }
    for holder in pager.recycler.cached {
      var moved = holder
      if holder.isInvalid {
        // Whatever it shows, it has its position.
        guard updates.before.indices.contains(holder.position) else { continue }
        moved.slot = updates.before[holder.position].slot
        moved.isInvalid = false
      }
      moved.offset(updates, preLayout, items)
      moved.isInvalid = holder.isInvalid
      let cached = pagers.viewPagers2[id]?.recycler.cached ?? []
      guard let place = cached.firstIndex(where: { $0.id == holder.id }) else { continue }
      if moved.isRemoved || moved.isUpdated {
        // `recycleCachedViewAt`: it is out of sight.
        pagers.viewPagers2[id]?.recycler.cached.remove(at: place)
        try recycled(moved, of: id)
      } else {
        pagers.viewPagers2[id]?.recycler.cached[place] = moved
      }
    }
    return preLayout
  }

  /// Step 3. What was in the list before is kept for an animation out of sight; what was not goes
  /// at once.
  private mutating func letGo(_ old: Set<Int>, of id: PagerID) throws(AndroidException) {
    guard let recycler = pagers.viewPagers2[id]?.recycler else { return }
    pagers.viewPagers2[id]?.recycler.scrap = []
    pagers.viewPagers2[id]?.recycler.changedScrap = []
    let left = recycler.scrap + recycler.changedScrap
    let animated = left.filter { old.contains($0.id) }
    pagers.viewPagers2[id]?.recycler.hidden += animated
    if !animated.isEmpty {
      looper.remove(.pager(.itemAnimationsEnded(id)))
      looper.post(.pager(.itemAnimationsEnded(id)))
    }
    for holder in left where !old.contains(holder.id) { try recycle(holder, of: id) }
  }

  /// `onAnimationFinished` of all that were moved out of sight.
  mutating func endItemAnimations(of id: PagerID) throws(AndroidException) {
    while let holder = pagers.viewPagers2[id]?.recycler.hidden.first {
      pagers.viewPagers2[id]?.recycler.hidden.removeFirst()
      try recycle(holder, of: id)
    }
  }

  /// After a change of the data set the page in sight is the current one.
  private mutating func updateCurrentItem(of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], pager.isCurrentItemDirty,
      !pager.recycler.children.isEmpty
    else { return }
    if pager.scrollState == .idle, pager.position / 2 != pager.currentItem {
      try select(pager.position / 2, of: id)
    }
    pagers.viewPagers2[id]?.isCurrentItemDirty = false
  }
}

extension RecyclerView {
  /// `findMinMaxChildLayoutPositions`
  fileprivate var laidOutPositions: ClosedRange<Int>? {
    let positions = children.map(\.layoutPosition)
    guard let first = positions.min(), let last = positions.max() else { return nil }
    return first...last
  }

  fileprivate mutating func clearPreLayout() {
    for index in children.indices { children[index].preLayoutPosition = nil }
    for index in hidden.indices { hidden[index].preLayoutPosition = nil }
    for index in scrap.indices { scrap[index].preLayoutPosition = nil }
    for index in changedScrap.indices { changedScrap[index].preLayoutPosition = nil }
    for index in cached.indices { cached[index].preLayoutPosition = nil }
  }
}

extension ViewHolder {
  /// `offsetPosition` and `flagRemovedAndOffsetPosition` for all that the list has been told of.
  fileprivate mutating func offset(
    _ updates: RecyclerView.Updates, _ preLayout: [PageList.Item], _ items: [PageList.Item]
  ) {
    guard !isInvalid else { return }
    preLayoutPosition = preLayout.firstIndex { $0.slot == slot }
    if updates.changed.contains(slot) { isUpdated = true }
    if let place = items.firstIndex(where: { $0.slot == slot }) {
      position = place
      return
    }
    isRemoved = true
    let ahead = updates.before.prefix { $0.slot != slot }
    position =
      ahead.last { item in items.contains { $0.slot == item.slot } }
      .flatMap { item in items.firstIndex { $0.slot == item.slot } } ?? -1
  }
}
