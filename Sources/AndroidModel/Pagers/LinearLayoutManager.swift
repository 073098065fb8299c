// Follows androidx.recyclerview 1.2, LinearLayoutManager.java: onLayoutChildren, fill, scrollBy;
// androidx.viewpager2 1.0, ViewPager2.java: LinearLayoutManagerImpl.

/// Where the filling of a list begins.
private struct LayoutAnchor {
  var position: Int
  /// The place of that page, in halves of a page.
  var coordinate: Int
  /// Fills towards the beginning first.
  var isFromEnd = false
}

private enum FillDirection {
  case toStart
  case toEnd
}

/// `LinearLayoutManager.LayoutState`: how far a list has been filled towards one side.
private struct LayoutState {
  var direction: FillDirection
  var position: Int
  var offset: Int
  /// What is left of the viewport.
  var available: Int
}

/// A page is two halves wide, and the viewport is as wide as a page.
private let viewport = 2

extension ActivityThread {
  /// Lays out the anchor, then fills up towards one side and the other.
  ///
  /// - Parameter preLayout: in a pre-layout, the list as it was.
  mutating func layOutChildren(
    preLayout: [PageList.Item]?, of id: PagerID
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id] else { return }
    let anchor = pager.anchor(preLayout: preLayout)
    let isInPreLayout = preLayout != nil
    pagers.viewPagers2[id]?.recycler.scrapChildren()
    let extra = viewport * pager.offscreenPageLimit
    var toEnd = LayoutState(
      direction: .toEnd, position: anchor.position, offset: anchor.coordinate,
      available: viewport - anchor.coordinate)
    var toStart = LayoutState(
      direction: .toStart, position: anchor.position - 1, offset: anchor.coordinate,
      available: anchor.coordinate)
    if anchor.isFromEnd {
      toStart.position = anchor.position
      toStart.offset = anchor.coordinate + viewport
      toStart.available = toStart.offset
      toEnd.position = anchor.position + 1
      toEnd.offset = toStart.offset
      toEnd.available = viewport - toEnd.offset
      try fill(&toStart, extra: extra, preLayout, id)
      try fill(&toEnd, extra: extra + max(0, toStart.available), preLayout, id)
      if toEnd.available > 0 {
        toStart.available = toStart.offset
        try fill(&toStart, extra: toEnd.available, preLayout, id)
      }
      try fixEndGap(preLayout, of: id)
      try fixStartGap(preLayout, of: id)
    } else {
      try fill(&toEnd, extra: extra, preLayout, id)
      try fill(&toStart, extra: extra + max(0, toEnd.available), preLayout, id)
      if toStart.available > 0 {
        toEnd.available = viewport - toEnd.offset
        try fill(&toEnd, extra: toStart.available, preLayout, id)
      }
      try fixStartGap(preLayout, of: id)
      try fixEndGap(preLayout, of: id)
    }
    guard !isInPreLayout else { return }
    pagers.viewPagers2[id]?.pendingScrollPosition = nil
    pagers.viewPagers2[id]?.notePosition()
  }

  /// `fill`. In a pre-layout, what is removed or changed takes no place, so that what will come in
  /// for it is laid out too.
  private mutating func fill(
    _ filling: inout LayoutState, extra: Int, _ preLayout: [PageList.Item]?, _ id: PagerID
  ) throws(AndroidException) {
    var remaining = filling.available + extra
    let count = preLayout?.count ?? pagers.viewPagers2[id]?.adapter.list.items.count ?? 0
    while remaining > 0, (0..<count).contains(filling.position) {
      let position = filling.position
      switch filling.direction {
      case .toStart:
        filling.position -= 1
        filling.offset -= viewport
      case .toEnd: filling.position += 1
      }
      let holder = try layOutPage(
        position, start: filling.offset, filling.direction, preLayout, of: id)
      if filling.direction == .toEnd { filling.offset += viewport }
      guard let holder, preLayout == nil || !holder.isRemoved && !holder.isUpdated else { continue }
      filling.available -= viewport
      remaining -= viewport
    }
  }

  /// `layoutChunk`
  @discardableResult
  private mutating func layOutPage(
    _ position: Int, start: Int, _ direction: FillDirection, _ preLayout: [PageList.Item]?,
    of id: PagerID
  ) throws(AndroidException) -> ViewHolder? {
    guard var found = try obtainHolder(position, preLayout: preLayout, of: id) else { return nil }
    found.holder.start = start
    switch direction {
    case .toStart: pagers.viewPagers2[id]?.recycler.children.insert(found.holder, at: 0)
    case .toEnd: pagers.viewPagers2[id]?.recycler.children.append(found.holder)
    }
    if !found.isAttached { try attach(found.holder, of: id) }
    if let fragment = pagers.viewPagers2[id]?.adapter.fragments[found.holder.itemID] {
      try layOutPagers(inViewOf: fragment)
    }
    return found.holder
  }

  /// `fixLayoutStartGap`: nothing may be ahead of the first page.
  private mutating func fixStartGap(
    _ preLayout: [PageList.Item]?, of id: PagerID
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], let first = pager.recycler.children.first,
      first.start > 0
    else { return }
    try scrollChildren(by: -first.start, preLayout, of: id)
  }

  /// `fixLayoutEndGap`: nothing may be behind the last page, if there is enough ahead of it.
  private mutating func fixEndGap(
    _ preLayout: [PageList.Item]?, of id: PagerID
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], let last = pager.recycler.children.last,
      last.start < 0
    else { return }
    try scrollChildren(by: -last.start, preLayout, of: id)
  }

  /// `scrollBy`: what comes in is laid out, as far as there are pages, and then everything moves.
  private mutating func scrollChildren(
    by distance: Int, _ preLayout: [PageList.Item]?, of id: PagerID
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], let first = pager.recycler.children.first,
      let last = pager.recycler.children.last
    else { return }
    let extra = viewport * pager.offscreenPageLimit
    var moved: Int
    if distance > 0 {
      var filling = LayoutState(
        direction: .toStart, position: first.layoutPosition - 1, offset: first.start,
        available: first.start + distance)
      try fill(&filling, extra: extra, preLayout, id)
      moved = min(distance, max(0, -filling.offset))
    } else {
      var filling = LayoutState(
        direction: .toEnd, position: last.layoutPosition + 1, offset: last.start + viewport,
        available: -distance - last.start)
      try fill(&filling, extra: extra, preLayout, id)
      moved = distance
    }
    guard let children = pagers.viewPagers2[id]?.recycler.children else { return }
    for index in children.indices {
      pagers.viewPagers2[id]?.recycler.children[index].start += moved
    }
    for child in pagers.viewPagers2[id]?.recycler.children ?? []
    where child.start >= viewport + extra || child.start <= -viewport - extra {
      pagers.viewPagers2[id]?.recycler.children.removeAll { $0.id == child.id }
      try recycle(child, of: id)
    }
  }

  /// `scrollBy`, for a finger or a scroll: what falls out behind leaves before anything new comes
  /// in ahead. What is laid out ahead stays, whether the list comes that far or not.
  mutating func scroll(_ id: PagerID, to position: Int) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], position != pager.position else { return }
    pagers.viewPagers2[id]?.recycler.isComputingLayout = true
    defer { pagers.viewPagers2[id]?.recycler.isComputingLayout = false }
    pagers.viewPagers2[id]?.position = position
    for index in pager.recycler.children.indices {
      pagers.viewPagers2[id]?.recycler.children[index].start += pager.position - position
    }
    let direction: FillDirection = position > pager.position ? .toEnd : .toStart
    let extra = pager.extraSpaceOfScroll
    while let space = pagers.viewPagers2[id]?.recycler.space(direction) {
      let kept = viewport * pager.offscreenPageLimit + max(0, space)
      try recycleChildren(behind: kept, direction, of: id)
      guard space + extra > 0, try layOutNextPage(direction, of: id) else { return }
    }
  }

  /// `recycleViewsFromStart`, `recycleViewsFromEnd`: those that are further away than this.
  private mutating func recycleChildren(
    behind kept: Int, _ direction: FillDirection, of id: PagerID
  ) throws(AndroidException) {
    for child in (pagers.viewPagers2[id]?.recycler.children ?? []).reversed() {
      let isBehind =
        switch direction {
        case .toStart: child.start >= viewport + kept
        case .toEnd: child.start <= -viewport - kept
        }
      guard isBehind else { continue }
      pagers.viewPagers2[id]?.recycler.children.removeAll { $0.id == child.id }
      try recycle(child, of: id)
    }
  }

  /// - Returns: whether there is one.
  private mutating func layOutNextPage(
    _ direction: FillDirection, of id: PagerID
  ) throws(AndroidException) -> Bool {
    guard let pager = pagers.viewPagers2[id], let first = pager.recycler.children.first,
      let last = pager.recycler.children.last
    else { return false }
    let next = direction == .toStart ? first.position - 1 : last.position + 1
    guard pager.adapter.list.items.indices.contains(next) else { return false }
    let start = direction == .toStart ? first.start - viewport : last.start + viewport
    return try layOutPage(next, start: start, direction, nil, of: id) != nil
  }
}

extension ViewPager2 {
  /// `calculateExtraLayoutSpace`, ahead. `SmoothScroller.onAnimation`: a scroll by code whose page
  /// is not laid out yet has two of them laid out where it goes, so that it is found before it is
  /// passed.
  fileprivate var extraSpaceOfScroll: Int {
    guard offscreenPageLimit == 0, case .settling(let target) = scrollState,
      !recycler.children.contains(where: { $0.position == target })
    else { return viewport * offscreenPageLimit }
    return viewport
  }
}

extension RecyclerView {
  /// What of the viewport is left on this side; less than nothing where the children go on beyond
  /// it.
  fileprivate func space(_ direction: FillDirection) -> Int? {
    guard let first = children.first, let last = children.last else { return nil }
    return direction == .toStart ? first.start : -last.start
  }

  /// `detachAndScrapAttachedViews`
  fileprivate mutating func scrapChildren() {
    for child in children {
      if child.isUpdated, !child.isRemoved, !child.isInvalid {
        changedScrap.append(child)
      } else {
        scrap.append(child)
      }
    }
    children = []
  }
}

extension ViewPager2 {
  /// `updateAnchorInfoForLayout`: where code has told the list to be, else a page that is there.
  fileprivate func anchor(preLayout: [PageList.Item]?) -> LayoutAnchor {
    let count = preLayout?.count ?? adapter.list.items.count
    if preLayout == nil, let pending = pendingScrollPosition, (0..<count).contains(pending) {
      if let child = recycler.children.first(where: { $0.position == pending }) {
        return LayoutAnchor(
          position: pending, coordinate: 0, isFromEnd: child.start > 0)
      }
      let first = recycler.children.first?.position
      return LayoutAnchor(
        position: pending, coordinate: 0, isFromEnd: first.map { pending >= $0 } ?? false)
    }
    guard let child = referenceChild(count: count) else {
      return LayoutAnchor(position: 0, coordinate: 0)
    }
    let isOutOfBounds = child.start <= -viewport || child.start >= viewport
    return LayoutAnchor(
      position: child.layoutPosition,
      coordinate: preLayout == nil && isOutOfBounds ? 0 : child.start)
  }

  /// `findReferenceChild`: a page in sight; else the first one behind the viewport, the last one
  /// ahead of it, or one that has been removed.
  private func referenceChild(count: Int) -> ViewHolder? {
    var removed: ViewHolder?
    var ahead: ViewHolder?
    var behind: ViewHolder?
    for child in recycler.children where (0..<count).contains(child.layoutPosition) {
      if child.isRemoved {
        removed = removed ?? child
      } else if child.start <= -viewport {
        ahead = child
      } else if child.start >= viewport {
        behind = behind ?? child
      } else {
        return child
      }
    }
    return behind ?? ahead ?? removed
  }

  /// Notes where the list is scrolled to now.
  fileprivate mutating func notePosition() {
    position = recycler.children.first.map { 2 * $0.position - $0.start } ?? 0
  }
}
