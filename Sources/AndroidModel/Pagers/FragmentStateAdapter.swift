/// `FragmentStateAdapter`: each page is added in a transaction of its own when its holder comes into
/// the list, and removed when the holder is used for something else.
///
/// https://developer.android.com/reference/androidx/viewpager2/adapter/FragmentStateAdapter
struct FragmentStateAdapter: Hashable, Sendable {
  let manager: FragmentManagerID
  /// The classes of the pages.
  let pages: [ClassID]
  /// By page.
  var fragments: [FragmentID?]
  /// By page: of fragments that were removed.
  var savedStates: [FragmentBundle?]
  /// The page that was last allowed to be resumed.
  var primary: Int?
  /// Pages that wait for a time at which transactions are allowed.
  var awaitingPlacement: [Int] = []
  /// There may be fragments that belong to no holder.
  var hasStaleFragments = false
  /// Fragments that were restored are left alone for the time being.
  var isInGracePeriod = false

  init(_ pager: Layout.Pager, _ manager: FragmentManagerID) {
    self.manager = manager
    pages = pager.pages
    fragments = Array(repeating: nil, count: pages.count)
    savedStates = Array(repeating: nil, count: pages.count)
  }

  /// How long restored pages that are not shown are left alone, in milliseconds.
  static let gracePeriod = 10_000
}

extension ActivityThread {
  /// A holder is to show this page: there has to be a fragment for it.
  mutating func bindPage(_ page: Int, of id: PagerID) throws(AndroidException) {
    if let adapter = pagers.viewPagers2[id]?.adapter, adapter.fragments[page] == nil {
      let fragment = try newFragment(adapter.pages[page])
      try setInitialSavedState(adapter.savedStates[page], of: fragment)
      pagers.viewPagers2[id]?.adapter.fragments[page] = fragment
    }
    try removeStalePages(of: id)
  }

  /// The holder has come into the list: its fragment is added, as soon as the manager takes it.
  mutating func placePage(_ page: Int, of id: PagerID) throws(AndroidException) {
    guard let adapter = pagers.viewPagers2[id]?.adapter, let fragment = adapter.fragments[page],
      !isAdded(fragment)
    else { return }
    if fragments[adapter.manager].isStateSaved {
      guard !fragments[adapter.manager].isDestroyed else { return }
      pagers.viewPagers2[id]?.adapter.awaitingPlacement.append(page)
      return
    }
    setMenuVisibility(fragment, false)
    try commitPages(
      [
        .add(.existing(.instance(name(of: fragment))), container: nil, tag: "f\(page)"),
        .setMaxLifecycle(.instance(name(of: fragment)), .started),
      ], .commitNow, in: adapter.manager)
    try updateMaxLifecycles(of: id)
  }

  /// Lets only the current page be resumed. Nothing happens while the list moves.
  mutating func updateMaxLifecycles(of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], pager.scrollState == .idle else { return }
    let adapter = pager.adapter
    guard !fragments[adapter.manager].isStateSaved,
      adapter.fragments.contains(where: { $0 != nil }),
      adapter.primary != pager.currentItem, let current = adapter.fragments[pager.currentItem],
      isAdded(current)
    else { return }
    pagers.viewPagers2[id]?.adapter.primary = pager.currentItem
    for fragment in adapter.fragments {
      if let fragment, isAdded(fragment) { setMenuVisibility(fragment, fragment == current) }
    }
    var operations: [FragmentTransaction.Operation] = []
    for fragment in adapter.fragments {
      guard let fragment, fragment != current, isAdded(fragment) else { continue }
      operations.append(.setMaxLifecycle(.instance(name(of: fragment)), .started))
    }
    operations.append(.setMaxLifecycle(.instance(name(of: current)), .resumed))
    try commitPages(operations, .commitNow, in: adapter.manager)
  }

  /// The holder is needed elsewhere: the fragment leaves its state behind and goes.
  mutating func removePage(_ page: Int, of id: PagerID) throws(AndroidException) {
    guard let adapter = pagers.viewPagers2[id]?.adapter, let fragment = adapter.fragments[page]
    else { return }
    guard isAdded(fragment) else {
      pagers.viewPagers2[id]?.adapter.fragments[page] = nil
      return
    }
    guard !fragments[adapter.manager].isStateSaved else {
      pagers.viewPagers2[id]?.adapter.hasStaleFragments = true
      return
    }
    let state = try saveInstanceState(of: fragment, in: adapter.manager)
    pagers.viewPagers2[id]?.adapter.savedStates[page] = state
    try commitPages([.remove(.instance(name(of: fragment)))], .commitNow, in: adapter.manager)
    pagers.viewPagers2[id]?.adapter.fragments[page] = nil
  }

  /// Removes fragments that no holder has, unless they have just been restored.
  mutating func removeStalePages(of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], pager.adapter.hasStaleFragments,
      !pager.adapter.isInGracePeriod, !fragments[pager.adapter.manager].isStateSaved
    else { return }
    pagers.viewPagers2[id]?.adapter.hasStaleFragments = false
    for page in pager.adapter.pages.indices where !pager.isBound(page) {
      try removePage(page, of: id)
    }
  }

  mutating func endGracePeriod(_ id: PagerID) throws(AndroidException) {
    pagers.viewPagers2[id]?.adapter.isInGracePeriod = false
    try removeStalePages(of: id)
  }

  /// The Lifecycle of their host, which the adapters of a layout observe, has moved. What was
  /// impossible while the state was saved is made up for.
  mutating func tellPagers(in owner: PagerOwner) throws(AndroidException) {
    guard image.hasPagers else { return }
    for id in pagerIDs(in: owner) {
      try updateMaxLifecycles(of: id)
      guard let adapter = pagers.viewPagers2[id]?.adapter,
        !fragments[adapter.manager].isStateSaved
      else { continue }
      pagers.viewPagers2[id]?.adapter.awaitingPlacement = []
      for page in adapter.awaitingPlacement
      where pagers.viewPagers2[id]?.attached.contains(page) == true {
        try placePage(page, of: id)
      }
    }
  }

  /// The same for the adapters in a fragment's view.
  mutating func tellPagers(inViewOf fragment: FragmentID) throws(AndroidException) {
    guard image.hasPagers, let view = fragments[fragment].view else { return }
    try tellPagers(in: .view(of: fragment, creation: view.creation))
  }

  /// `isAdded()`
  private func isAdded(_ fragment: FragmentID) -> Bool {
    fragments[fragment].isAttached && fragments[fragment].isAdded
  }
}
