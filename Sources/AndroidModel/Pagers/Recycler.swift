// Follows androidx.recyclerview 1.1, RecyclerView.java: Recycler.

/// Where the holders of a list come from, and where they go.
extension ActivityThread {
  /// `recycleViewHolderInternal`: a holder whose item is known is kept as it is, the oldest making
  /// room.
  mutating func recycle(_ holder: ViewHolder, of id: PagerID) throws(AndroidException) {
    guard let cached = pagers.viewPagers2[id]?.recycler.cached else { return }
    guard !holder.isInvalid, !holder.isRemoved, !holder.isUpdated else {
      return try recycled(holder, of: id)
    }
    if let oldest = cached.first, cached.count >= RecyclerView.cachedHolders {
      pagers.viewPagers2[id]?.recycler.cached.removeFirst()
      try recycled(oldest, of: id)
    }
    pagers.viewPagers2[id]?.recycler.cached.append(holder)
  }

  /// A holder and whether it is in the window already.
  struct FoundHolder {
    var holder: ViewHolder
    var isAttached: Bool
  }

  /// `tryGetViewHolderForPositionByDeadline`: a holder that is bound to the item at this position,
  /// from the nearest place that has one for it.
  ///
  /// - Parameter preLayout: in a pre-layout, the list as it was.
  mutating func obtainHolder(
    _ position: Int, preLayout: [PageList.Item]?, of id: PagerID
  ) throws(AndroidException) -> FoundHolder? {
    guard let adapter = pagers.viewPagers2[id]?.adapter else { return nil }
    let offsetPosition =
      preLayout.map { before in
        adapter.list.items.firstIndex { $0.slot == before[position].slot }
      } ?? position
    var found = try takeHolder(at: position, isPreLayout: preLayout != nil, of: id)
    if found == nil {
      guard let offsetPosition, let item = adapter.itemID(at: offsetPosition) else {
        throw RecyclerView.Fault.invalidPosition.exception
      }
      found = takeHolder(ofItem: item, isPreLayout: preLayout != nil, of: id)
      found?.holder.position = offsetPosition
      found?.holder.slot = adapter.list.items[offsetPosition].slot
    }
    let isBound = found != nil
    guard var found = found ?? takeUnboundHolder(of: id) else { return nil }
    found.holder.preLayoutPosition = preLayout == nil ? nil : position
    let isStale = preLayout == nil && (found.holder.isUpdated || found.holder.isInvalid)
    if !isBound || isStale, let offsetPosition, let item = adapter.itemID(at: offsetPosition) {
      found.holder.position = offsetPosition
      found.holder.itemID = item
      found.holder.slot = adapter.list.items[offsetPosition].slot
      found.holder.isInvalid = false
      found.holder.isUpdated = false
      try bind(found.holder, isAttached: found.isAttached, of: id)
    }
    return found
  }

  /// `getScrapOrHiddenOrCachedHolderForPosition`, and before that in a pre-layout
  /// `getChangedScrapViewForPosition`. A holder whose item has another id by now is of no use.
  private mutating func takeHolder(
    at position: Int, isPreLayout: Bool, of id: PagerID
  ) throws(AndroidException) -> FoundHolder? {
    guard let adapter = pagers.viewPagers2[id]?.adapter else { return nil }
    if isPreLayout,
      let changed = pagers.viewPagers2[id]?.recycler.changedScrap.takeFirst(where: {
        $0.layoutPosition == position
      })
    {
      return FoundHolder(holder: changed, isAttached: true)
    }
    var found: FoundHolder
    if let holder = pagers.viewPagers2[id]?.recycler.scrap.takeFirst(where: {
      $0.layoutPosition == position && !$0.isInvalid && (isPreLayout || !$0.isRemoved)
    }) {
      found = FoundHolder(holder: holder, isAttached: true)
    } else if let holder = pagers.viewPagers2[id]?.recycler.hidden.takeFirst(where: {
      $0.layoutPosition == position && !$0.isInvalid && !$0.isRemoved
    }) {
      found = FoundHolder(holder: holder, isAttached: true)
    } else if let holder = pagers.viewPagers2[id]?.recycler.cached.takeFirst(where: {
      $0.layoutPosition == position && !$0.isInvalid
    }) {
      found = FoundHolder(holder: holder, isAttached: false)
    } else {
      return nil
    }
    if found.holder.isRemoved { return found }
    guard adapter.itemID(at: found.holder.position) == found.holder.itemID else {
      found.holder.isInvalid = true
      try recycle(found.holder, of: id)
      return nil
    }
    return found
  }

  /// `getScrapOrCachedViewForId`. An item that was removed and is back is bound again.
  private mutating func takeHolder(
    ofItem item: Int, isPreLayout: Bool, of id: PagerID
  ) -> FoundHolder? {
    if isPreLayout,
      let changed = pagers.viewPagers2[id]?.recycler.changedScrap.takeFirst(where: {
        $0.itemID == item
      })
    {
      return FoundHolder(holder: changed, isAttached: true)
    }
    if var holder = pagers.viewPagers2[id]?.recycler.scrap.takeFirst(where: { $0.itemID == item }) {
      if holder.isRemoved, !isPreLayout {
        holder.isRemoved = false
        holder.isUpdated = true
      }
      return FoundHolder(holder: holder, isAttached: true)
    }
    return pagers.viewPagers2[id]?.recycler.cached.takeFirst { $0.itemID == item }
      .map { FoundHolder(holder: $0, isAttached: false) }
  }

  /// `onCreateViewHolder`. One that was given back is bound to nothing any more, and so is as good
  /// as a new one.
  private mutating func takeUnboundHolder(of id: PagerID) -> FoundHolder? {
    guard let number = pagers.viewPagers2[id]?.recycler.holdersMade else { return nil }
    pagers.viewPagers2[id]?.recycler.holdersMade += 1
    return FoundHolder(
      holder: ViewHolder(id: number, position: 0, itemID: -1, slot: -1), isAttached: false)
  }
}

extension [ViewHolder] {
  /// Takes out the first that satisfies the condition.
  fileprivate mutating func takeFirst(where isSought: (ViewHolder) -> Bool) -> ViewHolder? {
    firstIndex(where: isSought).map { remove(at: $0) }
  }
}
