// Follows androidx.viewpager2 1.0, FragmentStateAdapter.java.

/// `FragmentStateAdapter`: each page is added in a transaction of its own when its holder comes
/// into the list, and removed when the holder is used for something else.
///
/// https://developer.android.com/reference/androidx/viewpager2/adapter/FragmentStateAdapter
struct FragmentStateAdapter: Hashable, Sendable {
  let manager: FragmentManagerID
  let getItemId: PagerDeclaration.ItemID
  var list: PageList
  /// The fragments that it has, by item id.
  var fragments = SparseArray<FragmentID>()
  /// The states of fragments that were removed, by item id.
  var savedStates = SparseArray<FragmentBundle>()
  /// The holder that is bound to each item, by item id.
  var holders = SparseArray<Int>()
  /// The item that was last allowed to be resumed.
  var primary: Int?
  /// Holders that wait for a time at which transactions are allowed.
  var awaitingPlacement: [Int] = []
  /// There may be fragments that belong to no holder.
  var hasStaleFragments = false
  /// Fragments that were restored are left alone for the time being.
  var isInGracePeriod = false

  init(_ pager: Layout.Pager, _ manager: FragmentManagerID) {
    self.manager = manager
    getItemId = pager.declaration.getItemId
    list = PageList(pager.pages)
  }

  /// How long restored pages that are not shown are left alone, in milliseconds.
  static let gracePeriod = 10_000

  /// `getItemId`; nil past the end of the list.
  func itemID(at position: Int) -> Int? {
    guard list.items.indices.contains(position) else { return nil }
    switch getItemId {
    case .position: return position
    case .item: return list.items[position].id
    }
  }

  func containsItem(_ id: Int) -> Bool {
    switch getItemId {
    case .position: list.items.indices.contains(id)
    case .item: list.items.contains { $0.id == id }
    }
  }

  func boundItem(of holder: Int) -> Int? { holders.entries.first { $0.value == holder }?.key }
}

extension ActivityThread {
  /// `onBindViewHolder`: the holder is to show this item, for which there has to be a fragment.
  ///
  /// - Parameter isAttached: the holder is in the window and stays there, so that it will not come
  ///   into it.
  mutating func bind(
    _ holder: ViewHolder, isAttached: Bool, of id: PagerID
  ) throws(AndroidException) {
    let bound = pagers.viewPagers2[id]?.adapter.boundItem(of: holder.id)
    if let bound, bound != holder.itemID {
      try removeFragment(ofItem: bound, of: id)
      pagers.viewPagers2[id]?.adapter.holders[bound] = nil
    }
    pagers.viewPagers2[id]?.adapter.holders[holder.itemID] = holder.id
    if let adapter = pagers.viewPagers2[id]?.adapter, adapter.fragments[holder.itemID] == nil {
      let fragment = try newFragment(adapter.list.items[holder.position].classID)
      try setInitialSavedState(adapter.savedStates[holder.itemID], of: fragment)
      pagers.viewPagers2[id]?.adapter.fragments[holder.itemID] = fragment
    }
    if isAttached { try placeFragment(in: holder, of: id) }
    try collectStaleFragments(of: id)
  }

  /// `onViewAttachedToWindow`: the holder has come into the list.
  mutating func attach(_ holder: ViewHolder, of id: PagerID) throws(AndroidException) {
    try placeFragment(in: holder, of: id)
    try collectStaleFragments(of: id)
  }

  /// `onViewRecycled`: the holder is for something else from now on.
  mutating func recycled(_ holder: ViewHolder, of id: PagerID) throws(AndroidException) {
    guard let bound = pagers.viewPagers2[id]?.adapter.boundItem(of: holder.id) else { return }
    try removeFragment(ofItem: bound, of: id)
    pagers.viewPagers2[id]?.adapter.holders[bound] = nil
  }

  /// `placeFragmentInViewHolder`: the fragment is added, as soon as the manager takes it. One that
  /// is there only gets another place for its view.
  private mutating func placeFragment(
    in holder: ViewHolder, of id: PagerID
  ) throws(AndroidException) {
    guard let adapter = pagers.viewPagers2[id]?.adapter else { return }
    guard let fragment = adapter.fragments[holder.itemID] else {
      throw RecyclerView.Fault.noFragmentOfHolder.exception
    }
    guard !isAdded(fragment) else {
      if image.hasTabHosts { try attachTabHosts(inNewPage: fragment) }
      return
    }
    if fragments[adapter.manager].isStateSaved {
      guard !fragments[adapter.manager].isDestroyed else { return }
      pagers.viewPagers2[id]?.adapter.awaitingPlacement.append(holder.id)
      return
    }
    setMenuVisibility(fragment, false)
    try commitPages(
      [
        .add(
          .existing(.instance(name(of: fragment))), container: nil, tag: "f\(holder.itemID)"),
        .setMaxLifecycle(.instance(name(of: fragment)), .started),
      ], .commitNow, in: adapter.manager)
    try updateMaxLifecycles(of: id)
  }

  /// `FragmentMaxLifecycleEnforcer`: lets only the current page be resumed. Nothing happens while
  /// the list moves, nor as long as the pager has not heard yet that its current page is past the
  /// end.
  mutating func updateMaxLifecycles(
    of id: PagerID, dataSetChanged: Bool = false
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], pager.scrollState == .idle else { return }
    let adapter = pager.adapter
    guard !fragments[adapter.manager].isStateSaved,
      let item = adapter.itemID(at: pager.currentItem),
      adapter.primary != item || dataSetChanged,
      let current = adapter.fragments[item], isAdded(current)
    else { return }
    pagers.viewPagers2[id]?.adapter.primary = item
    for entry in adapter.fragments.entries where isAdded(entry.value) {
      setMenuVisibility(entry.value, entry.key == item)
    }
    var operations: [FragmentTransaction.Operation] = []
    for entry in adapter.fragments.entries where entry.key != item && isAdded(entry.value) {
      operations.append(.setMaxLifecycle(.instance(name(of: entry.value)), .started))
    }
    operations.append(.setMaxLifecycle(.instance(name(of: current)), .resumed))
    try commitPages(operations, .commitNow, in: adapter.manager)
  }

  /// The fragment leaves its state behind, if the list still has its item, and goes.
  private mutating func removeFragment(
    ofItem item: Int, of id: PagerID
  ) throws(AndroidException) {
    guard let adapter = pagers.viewPagers2[id]?.adapter, let fragment = adapter.fragments[item]
    else { return }
    let containsItem = adapter.containsItem(item)
    if !containsItem { pagers.viewPagers2[id]?.adapter.savedStates[item] = nil }
    guard isAdded(fragment) else {
      pagers.viewPagers2[id]?.adapter.fragments[item] = nil
      return
    }
    guard !fragments[adapter.manager].isStateSaved else {
      pagers.viewPagers2[id]?.adapter.hasStaleFragments = true
      return
    }
    if containsItem {
      let state = try saveInstanceState(of: fragment, in: adapter.manager)
      pagers.viewPagers2[id]?.adapter.savedStates[item] = state
    }
    try commitPages([.remove(.instance(name(of: fragment)))], .commitNow, in: adapter.manager)
    pagers.viewPagers2[id]?.adapter.fragments[item] = nil
  }

  /// `gcFragments`: removes the fragments of items that are gone, and those that no holder has
  /// unless they have just been restored.
  mutating func collectStaleFragments(of id: PagerID) throws(AndroidException) {
    guard let adapter = pagers.viewPagers2[id]?.adapter, adapter.hasStaleFragments,
      !fragments[adapter.manager].isStateSaved
    else { return }
    var stale = Set<Int>()
    for entry in adapter.fragments.entries where !adapter.containsItem(entry.key) {
      stale.insert(entry.key)
    }
    if !adapter.isInGracePeriod {
      pagers.viewPagers2[id]?.adapter.hasStaleFragments = false
      for entry in adapter.fragments.entries where adapter.holders[entry.key] == nil {
        stale.insert(entry.key)
      }
    }
    for item in stale.sorted() { try removeFragment(ofItem: item, of: id) }
  }

  mutating func endGracePeriod(_ id: PagerID) throws(AndroidException) {
    if let adapter = pagers.outlivingAdapters.removeValue(forKey: id) {
      return try collectStaleFragments(of: adapter)
    }
    pagers.viewPagers2[id]?.adapter.isInGracePeriod = false
    try collectStaleFragments(of: id)
  }

  /// The same for an adapter that has lost its pager. An adapter whose host is gone has nothing
  /// left to collect.
  private mutating func collectStaleFragments(
    of adapter: FragmentStateAdapter
  ) throws(AndroidException) {
    guard !fragments[adapter.manager].isDestroyed, !fragments[adapter.manager].isStateSaved
    else { return }
    for entry in adapter.fragments.entries
    where adapter.holders[entry.key] == nil && isAdded(entry.value) && !isInHolder(entry.value) {
      if adapter.containsItem(entry.key) {
        _ = try saveInstanceState(of: entry.value, in: adapter.manager)
      }
      try commitPages(
        [.remove(.instance(name(of: entry.value)))], .commitNow, in: adapter.manager)
    }
  }

  /// Its view is in a holder of some list.
  func isInHolder(_ fragment: FragmentID) -> Bool {
    pagers.viewPagers2.values.contains { pager in
      pager.adapter.fragments.entries.contains {
        $0.value == fragment && pager.adapter.holders[$0.key] != nil
      }
    }
  }

  /// The Lifecycle of their host, which the adapters of a layout observe, has moved. What was
  /// impossible while the state was saved is made up for.
  mutating func tellPagers(in owner: LayoutOwner) throws(AndroidException) {
    guard image.hasPagers else { return }
    for id in pagersFollowing(owner) {
      try updateMaxLifecycles(of: id)
      guard let adapter = pagers.viewPagers2[id]?.adapter,
        !fragments[adapter.manager].isStateSaved
      else { continue }
      pagers.viewPagers2[id]?.adapter.awaitingPlacement = []
      for place in adapter.awaitingPlacement {
        guard let holder = pagers.viewPagers2[id]?.recycler.attachedHolder(place) else { continue }
        try placeFragment(in: holder, of: id)
      }
    }
  }

  /// Those in the layout and, where code has passed the manager around a fragment, those in the
  /// views of the fragments in the layout.
  private func pagersFollowing(_ owner: LayoutOwner) -> [PagerID] {
    let own = pagerIDs(in: owner).filter { !usesParentManager($0) }
    return own + pagers.viewPagers2.keys.filter { usesParentManager($0) && isAround($0, owner) }
  }

  private func usesParentManager(_ id: PagerID) -> Bool {
    layout(of: id.owner).pagers[Int(id.place)].declaration.usesParentManager
  }

  /// Whether the owner has the fragment in whose view the pager is.
  private func isAround(_ id: PagerID, _ owner: LayoutOwner) -> Bool {
    guard case .view(let fragment, _) = id.owner else { return false }
    switch owner {
    case .activity(let host):
      return fragments[fragment].parent == nil && hostActivity(ofFragment: fragment) == host.token
    case .view(let parent, _): return fragments[fragment].parent == parent
    }
  }

  /// The same for the adapters in a fragment's view.
  mutating func tellPagers(inViewOf fragment: FragmentID) throws(AndroidException) {
    guard image.hasPagers, let creation = fragments[fragment].contentCreation else { return }
    try tellPagers(in: .view(of: fragment, creation: creation))
  }

  /// `isAdded()`
  private func isAdded(_ fragment: FragmentID) -> Bool {
    fragments[fragment].isAttached && fragments[fragment].isAdded
  }
}
