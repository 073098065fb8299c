// Follows androidx.viewpager2 1.0, ViewPager2.java: setAdapter, restorePendingState;
// androidx.recyclerview 1.1, RecyclerView.java: setAdapterInternal; androidx.viewpager 1.0,
// ViewPager.java: setAdapter.

/// Adapters that code sets when it has them, or takes away.
extension ActivityThread {
  /// Changes nothing.
  func checkAdapter(of name: String, in subject: CodeOwner) throws(ImpossibleStimulus) {
    guard let id = pager(named: name, in: subject) else { return }
    let hasAdapter = pagers.viewPagers[id]?.hasAdapter ?? pagers.viewPagers2[id]?.hasAdapter
    guard hasAdapter == true else {
      throw ImpossibleStimulus(.wrongKind, "\(name) has no adapter")
    }
  }

  /// - Parameter isNull: the old one is taken away, and none comes.
  mutating func setAdapter(
    ofPager name: String, isNull: Bool, in subject: CodeOwner
  ) throws(AndroidException) {
    let id = try requirePager(named: name, in: subject)
    if pagers.viewPagers[id] != nil {
      try setAdapter(ofViewPager: id, isNull: isNull)
    } else {
      try setAdapter(ofViewPager2: id, isNull: isNull)
    }
  }

  // MARK: ViewPager2

  private mutating func setAdapter(
    ofViewPager2 id: PagerID, isNull: Bool
  ) throws(AndroidException) {
    try removeAndRecycleViews(of: id)
    let declared = layout(of: id.owner).pagers[Int(id.place)]
    pagers.keepTimedAdapter(of: id)
    pagers.viewPagers2[id]?.setAdapter(isNull: isNull, of: declared)
    if !isNull, let pending = pagers.viewPagers2[id]?.pendingState {
      pagers.viewPagers2[id]?.pendingState = nil
      try restore(pending, in: id.owner)
    }
    requestLayout(of: id.owner)
  }

  /// All holders go back while the adapter that they are bound by is still there to hear of it.
  private mutating func removeAndRecycleViews(of id: PagerID) throws(AndroidException) {
    guard pagers.viewPagers2[id]?.hasAdapter == true else { return }
    try endItemAnimations(of: id)
    while let child = pagers.viewPagers2[id]?.recycler.children.popLast() {
      try recycle(child, of: id)
    }
    while let holder = pagers.viewPagers2[id]?.recycler.cached.popLast() {
      try recycled(holder, of: id)
    }
  }

  // MARK: ViewPager

  /// The pages are made at once if the pager has been laid out before.
  private mutating func setAdapter(
    ofViewPager id: PagerID, isNull: Bool
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers[id] else { return }
    if pager.hasAdapter {
      for item in pager.items { try destroyItem(item, of: id) }
      try finishUpdate(of: id)
      pagers.viewPagers[id]?.items = []
      pagers.viewPagers[id]?.currentItem = 0
      pagers.viewPagers[id]?.restingItem = 0
    }
    let declared = layout(of: id.owner).pagers[Int(id.place)]
    pagers.viewPagers[id]?.setAdapter(isNull: isNull, of: declared)
    guard !isNull else { return }
    pagers.viewPagers[id]?.isPopulatePending = false
    pagers.viewPagers[id]?.isFirstLayout = true
    if let pending = pager.pendingState {
      pagers.viewPagers[id]?.pendingState = nil
      try restore(pending, in: id.owner)
    } else if !pager.isFirstLayout {
      try populate(id)
    }
    requestLayout(of: id.owner)
  }
}

extension ViewPager2 {
  fileprivate mutating func setAdapter(isNull: Bool, of pager: Layout.Pager) {
    let list = hasAdapter ? adapter.list : nil
    adapter = FragmentStateAdapter(pager, adapter.manager)
    if let list { adapter.list = list }
    hasAdapter = !isNull
    if isNull { takeAdapterAway() }
    recycler.hasDataSetChanged = true
    currentItem = 0
  }

  /// Without an adapter there is no page.
  mutating func takeAdapterAway() {
    hasAdapter = false
    adapter.list = PageList([])
  }
}

extension ViewPager {
  fileprivate mutating func setAdapter(isNull: Bool, of pager: Layout.Pager) {
    let list = hasAdapter ? adapter.list : nil
    adapter = PagerAdapter(pager, adapter.kind, adapter.manager)
    if let list { adapter.list = list }
    hasAdapter = !isNull
    if isNull { takeAdapterAway() }
  }

  /// Without an adapter there is no page.
  mutating func takeAdapterAway() {
    hasAdapter = false
    adapter.list = PageList([])
  }
}
