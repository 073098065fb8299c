// Follows androidx.viewpager 1.0, ViewPager.java: SavedState; androidx.viewpager2 1.0,
// FragmentStateAdapter.java: saveState, restoreState.

/// What a pager puts into the saved state of its layout.
struct SavedPager: Hashable, Sendable {
  /// Its place among the pagers of its layout.
  let place: Int32
  var currentItem: Int
  /// Nil: it had none.
  let adapter: SavedAdapter?
}

/// What an adapter saves, with what the app saves of its data set.
struct SavedAdapter: Hashable, Sendable {
  let list: PageList
  let pages: Pages

  enum Pages: Hashable, Sendable {
    /// By position: the fragments that were there, and the states of those that were not.
    case byPosition([FragmentKey?], [FragmentBundle?])
    /// The same by item id.
    case byItem(SparseArray<FragmentKey>, SparseArray<FragmentBundle>)
  }
}

extension ActivityThread {
  func savedPagers(in owner: LayoutOwner) -> [SavedPager] {
    pagerIDs(in: owner).compactMap { id in
      if let pager = pagers.viewPagers[id] {
        // The position is saved, but what still waits for an adapter is not saved again.
        guard pager.hasAdapter else {
          return SavedPager(place: id.place, currentItem: pager.currentItem, adapter: nil)
        }
        let adapter = pager.adapter
        let keys = adapter.fragments.map { $0.flatMap(keyIfAdded) }
        return SavedPager(
          place: id.place, currentItem: pager.currentItem,
          adapter: SavedAdapter(
            list: adapter.list, pages: .byPosition(keys, adapter.savedStates)))
      }
      return pagers.viewPagers2[id].map { pager in
        guard pager.hasAdapter else {
          return pager.pendingState
            ?? SavedPager(place: id.place, currentItem: pager.currentItem, adapter: nil)
        }
        var keys = SparseArray<FragmentKey>()
        for entry in pager.adapter.fragments.entries { keys[entry.key] = keyIfAdded(entry.value) }
        var states = SparseArray<FragmentBundle>()
        for entry in pager.adapter.savedStates.entries where pager.adapter.containsItem(entry.key) {
          states[entry.key] = entry.value
        }
        return SavedPager(
          place: id.place, currentItem: pager.currentItem,
          adapter: SavedAdapter(list: pager.adapter.list, pages: .byItem(keys, states)))
      }
    }
  }

  private func keyIfAdded(_ id: FragmentID) -> FragmentKey? {
    fragments[id].isAttached && fragments[id].isAdded ? fragments[id].key : nil
  }

  /// Before the first layout.
  mutating func restore(
    _ saved: SavedPager, in owner: LayoutOwner
  ) throws(AndroidException) {
    let id = PagerID(place: saved.place, owner: owner)
    if waitForAdapter(saved, of: id) { return }
    if let adapter = saved.adapter { try restore(adapter, of: id) }
    try restoreCurrentItem(saved.currentItem, of: id)
  }

  private mutating func restore(_ saved: SavedAdapter, of id: PagerID) throws(AndroidException) {
    pagers.viewPagers[id]?.adapter.list = saved.list
    pagers.viewPagers2[id]?.adapter.list = saved.list
    switch saved.pages {
    case .byPosition(let keys, let states):
      try restorePages(keys, states, ofViewPager: id)
    case .byItem(let keys, let states):
      try restorePages(keys, states, ofViewPager2: id)
    }
  }

  /// None of the pages has its items in the menu before it is the current one.
  private mutating func restorePages(
    _ keys: [FragmentKey?], _ states: [FragmentBundle?], ofViewPager id: PagerID
  ) throws(AndroidException) {
    guard let adapter = pagers.viewPagers[id]?.adapter, adapter.kind == .removing else { return }
    var pages: [FragmentID?] = []
    for key in keys {
      let page = try key.map { key throws(AndroidException) in
        try restoredFragment(key, in: adapter.manager)
      }
      if let page { setMenuVisibility(page, false) }
      pages.append(page)
    }
    pagers.viewPagers[id]?.adapter.fragments = pages
    pagers.viewPagers[id]?.adapter.savedStates = states
  }

  private mutating func restorePages(
    _ keys: SparseArray<FragmentKey>, _ states: SparseArray<FragmentBundle>,
    ofViewPager2 id: PagerID
  ) throws(AndroidException) {
    guard let manager = pagers.viewPagers2[id]?.adapter.manager else { return }
    var pages = SparseArray<FragmentID>()
    for entry in keys.entries {
      pages[entry.key] = try restoredFragment(entry.value, in: manager)
    }
    pagers.viewPagers2[id]?.adapter.fragments = pages
    pagers.viewPagers2[id]?.adapter.savedStates = states
    try beginGracePeriod(of: id)
  }

  private mutating func restoreCurrentItem(
    _ item: Int, of id: PagerID
  ) throws(AndroidException) {
    if let pager = pagers.viewPagers[id] {
      let current = max(0, min(item, pager.adapter.list.items.count - 1))
      pagers.viewPagers[id]?.currentItem = current
      if current != pager.currentItem { try tellSelected(current, of: id) }
    }
    if let count = pagers.viewPagers2[id]?.adapter.list.items.count {
      let current = max(0, min(item, count - 1))
      pagers.viewPagers2[id]?.currentItem = current
      pagers.viewPagers2[id]?.pendingScrollPosition = current
    }
  }

  /// - Returns: whether there is no adapter to restore.
  private mutating func waitForAdapter(
    _ state: SavedPager, of id: PagerID
  ) -> Bool {
    if pagers.viewPagers[id]?.hasAdapter == false {
      pagers.viewPagers[id]?.pendingState = state
      return true
    }
    if pagers.viewPagers2[id]?.hasAdapter == false {
      pagers.viewPagers2[id]?.pendingState = state
      return true
    }
    return false
  }

  /// The fragment that the manager has restored under this key.
  private func restoredFragment(
    _ key: FragmentKey, in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentID {
    guard let fragment = fragments.activeFragment(key, in: manager) else {
      throw FragmentFault.notInManager.exception
    }
    return fragment
  }

  private mutating func beginGracePeriod(of id: PagerID) throws(AndroidException) {
    guard pagers.viewPagers2[id]?.adapter.fragments.isEmpty == false else { return }
    pagers.viewPagers2[id]?.adapter.hasStaleFragments = true
    pagers.viewPagers2[id]?.adapter.isInGracePeriod = true
    try collectStaleFragments(of: id)
    postDelayed(.pager(.gracePeriodEnded(id)), milliseconds: FragmentStateAdapter.gracePeriod)
  }
}
