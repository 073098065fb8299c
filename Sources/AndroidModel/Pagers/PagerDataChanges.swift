// Follows androidx.recyclerview 1.1, RecyclerView.java: RecyclerViewDataObserver;
// androidx.viewpager2 1.0, ViewPager2.java: mCurrentItemDataSetChangeObserver; androidx.viewpager
// 1.0, ViewPager.java: dataSetChanged.

/// What the app's code does to the data sets of pagers.
extension ActivityThread {
  /// Changes nothing.
  func check(
    _ change: PagerDataChange, of name: String, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try checkAdapter(of: name, in: subject)
    guard let id = pager(named: name, in: subject) else { return }
    if case .dataSetChanged(let pages) = change {
      for page in pages ?? [] { try checkFragmentClass(page) }
      return
    }
    guard let items = pagers.viewPagers2[id]?.adapter.list.items else {
      throw ImpossibleStimulus(
        .wrongKind, "an adapter of ViewPager can only notify that the data set has changed")
    }
    if case .itemInserted(_, let page) = change { try checkFragmentClass(page) }
    for place in change.places(among: items.count) where !place.range.contains(place.position) {
      throw ImpossibleStimulus(.outOfReach, "\(name) has no item \(place.position)")
    }
  }

  mutating func perform(
    _ change: PagerDataChange, onPager name: String, in subject: CodeOwner
  ) throws(AndroidException) {
    let id = try requirePager(named: name, in: subject)
    if pagers.viewPagers[id] != nil {
      guard case .dataSetChanged(let pages) = change else { return }
      if let classes = pages?.map({ ledger.classID(of: $0) }) {
        pagers.viewPagers[id]?.adapter.list.replace(with: classes)
      }
      return try changeDataSet(ofViewPager: id)
    }
    guard let before = pagers.viewPagers2[id]?.adapter.list.items else { return }
    switch change {
    case .itemInserted(let position, let page):
      let classID = ledger.classID(of: page)
      pagers.viewPagers2[id]?.adapter.list.insert(classID, at: position)
    case .itemRemoved(let position):
      pagers.viewPagers2[id]?.adapter.list.remove(at: position)
    case .itemMoved(let from, let to):
      pagers.viewPagers2[id]?.adapter.list.move(from: from, to: to)
    case .itemChanged: break
    case .dataSetChanged(let pages):
      guard let pages else { break }
      let classes = pages.map { ledger.classID(of: $0) }
      pagers.viewPagers2[id]?.adapter.list.replace(with: classes)
    }
    try notify(change, since: before, of: id)
  }

  /// The observers of an adapter are told from the last to the first: the pager, then the adapter
  /// itself, which caps its pages at once, then the list, which waits for a layout.
  private mutating func notify(
    _ change: PagerDataChange, since before: [PageList.Item], of id: PagerID
  ) throws(AndroidException) {
    pagers.viewPagers2[id]?.isCurrentItemDirty = true
    try updateMaxLifecycles(of: id, dataSetChanged: true)
    guard pagers.viewPagers2[id]?.recycler.isComputingLayout == false else {
      throw RecyclerView.Fault.computingLayout.exception
    }
    switch change {
    case .dataSetChanged: pagers.viewPagers2[id]?.recycler.invalidateHolders()
    case .itemMoved(let from, let to) where from == to: return
    case .itemInserted, .itemRemoved, .itemMoved, .itemChanged:
      if pagers.viewPagers2[id]?.recycler.updates == nil {
        pagers.viewPagers2[id]?.recycler.updates = RecyclerView.Updates(before: before)
      }
      if case .itemChanged(let position) = change {
        pagers.viewPagers2[id]?.recycler.updates?.changed.insert(before[position].slot)
      }
    }
    requestLayout(of: id.owner)
  }

  /// `dataSetChanged`: asks the adapter where each page is now, and gives up those that are
  /// nowhere.
  private mutating func changeDataSet(ofViewPager id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id] else { return }
    let count = pager.adapter.list.items.count
    var needsPopulate =
      pager.items.count < pager.offscreenPageLimit * 2 + 1 && pager.items.count < count
    var current = pager.currentItem
    for item in pager.items {
      switch pager.adapter.itemPosition(of: item) {
      case .unchanged: continue
      case .none:
        pagers.viewPagers[id]?.remove(item)
        try destroyItem(item, of: id)
        needsPopulate = true
        if pager.currentItem == item.position {
          current = max(0, min(pager.currentItem, count - 1))
        }
      case .now(let position):
        guard position != item.position else { continue }
        if pager.currentItem == item.position { current = position }
        pagers.viewPagers[id]?.move(item, to: position)
        needsPopulate = true
      }
    }
    try finishUpdate(of: id)
    pagers.viewPagers[id]?.sortItems()
    if needsPopulate { try select(current, of: id, smoothly: false) }
  }
}

extension PagerDataChange {
  /// The positions that it names, each with those that there are.
  fileprivate func places(among count: Int) -> [(position: Int, range: Range<Int>)] {
    switch self {
    case .itemInserted(let position, _): [(position, 0..<count + 1)]
    case .itemRemoved(let position), .itemChanged(let position): [(position, 0..<count)]
    case .itemMoved(let from, let to): [(from, 0..<count), (to, 0..<count)]
    case .dataSetChanged: []
    }
  }
}

extension RecyclerView {
  /// `markKnownViewsInvalid`. With stable ids what is kept stays kept.
  fileprivate mutating func invalidateHolders() {
    hasDataSetChanged = true
    for index in children.indices { children[index].isInvalid = true }
    for index in hidden.indices { hidden[index].isInvalid = true }
    for index in cached.indices { cached[index].isInvalid = true }
  }
}
