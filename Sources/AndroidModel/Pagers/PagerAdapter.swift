/// `FragmentStatePagerAdapter` and `FragmentPagerAdapter`: what a `ViewPager` asks of its pages,
/// they gather into one transaction.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentStatePagerAdapter
struct PagerAdapter: Hashable, Sendable {
  let kind: Kind
  let behavior: PagerDeclaration.Behavior
  let manager: FragmentManagerID
  let getItemId: PagerDeclaration.ItemID
  let getItemPosition: PagerDeclaration.ItemPosition
  var list: PageList
  /// By page; of the removing kind only.
  var fragments: [FragmentID?]
  /// By page; of the removing kind only.
  var savedStates: [FragmentBundle?]
  /// The page that was last called the primary one.
  var primary: FragmentID?
  /// What the transaction under way has so far (`mCurTransaction`), also while it is executed.
  var operations: [FragmentTransaction.Operation] = []
  var isExecuting = false

  enum Kind: Hashable, Sendable {
    /// `FragmentStatePagerAdapter`: a far page is removed, and its state kept.
    case removing
    /// `FragmentPagerAdapter`: a far page is detached, and the instance kept.
    case detaching
  }

  init(_ pager: Layout.Pager, _ kind: Kind, _ manager: FragmentManagerID) {
    self.kind = kind
    behavior = pager.declaration.behavior
    self.manager = manager
    getItemId = pager.declaration.getItemId
    getItemPosition = pager.declaration.getItemPosition
    list = PageList(pager.pages)
    fragments = []
    savedStates = []
  }

  /// What `getItemPosition` answers.
  enum ItemPosition {
    case unchanged
    case none
    case now(Int)
  }

  func itemPosition(of item: ViewPager.Item) -> ItemPosition {
    switch getItemPosition {
    case .unchanged: .unchanged
    case .none: .none
    case .item:
      list.items.firstIndex { $0.id == item.itemID }.map { .now($0) } ?? .none
    }
  }
}

/// A list by position that grows as far as it is needed, and keeps its places whatever becomes of
/// the pages.
extension Array {
  fileprivate func value<Wrapped>(at position: Int) -> Wrapped? where Element == Wrapped? {
    indices.contains(position) ? self[position] : nil
  }

  fileprivate mutating func set<Wrapped>(
    _ value: Wrapped?, at position: Int
  ) where Element == Wrapped? {
    while count <= position { append(nil) }
    self[position] = value
  }
}

extension ActivityThread {
  mutating func instantiateItem(
    _ position: Int, of id: PagerID
  ) throws(AndroidException) -> FragmentID {
    guard let adapter = pagers.viewPagers[id]?.adapter else {
      throw FragmentFault.noSuchObject.exception
    }
    guard adapter.list.items.indices.contains(position) else {
      throw AndroidException("IndexOutOfBoundsException", "the app's list has no page \(position)")
    }
    switch adapter.kind {
    case .removing:
      if let fragment = adapter.fragments.value(at: position) { return fragment }
      let fragment = try newFragment(adapter.list.items[position].classID)
      try setInitialSavedState(adapter.savedStates.value(at: position), of: fragment)
      pagers.viewPagers[id]?.adapter.fragments.set(fragment, at: position)
      try addPage(fragment, tag: nil, of: id)
      return fragment
    case .detaching:
      let item = adapter.list.items[position]
      let number = adapter.getItemId == .item ? item.id : position
      let tag = "android:switcher:\(name(of: id)):\(number)"
      if let fragment = findFragment(tag: tag, in: adapter.manager) {
        note(.attach(.instance(name(of: fragment))), of: id)
        try setInvisible(fragment, of: id)
        return fragment
      }
      let fragment = try newFragment(item.classID)
      try addPage(fragment, tag: tag, of: id)
      return fragment
    }
  }

  private mutating func addPage(
    _ fragment: FragmentID, tag: String?, of id: PagerID
  ) throws(AndroidException) {
    let addition = FragmentTransaction.Operation.add(
      .existing(.instance(name(of: fragment))), container: name(of: id), tag: tag)
    note(addition, of: id)
    try setInvisible(fragment, of: id)
  }

  /// A page that is not the current one.
  private mutating func setInvisible(
    _ fragment: FragmentID, of id: PagerID
  ) throws(AndroidException) {
    guard let adapter = pagers.viewPagers[id]?.adapter, fragment != adapter.primary else { return }
    setMenuVisibility(fragment, false)
    switch adapter.behavior {
    case .resumeOnlyCurrentFragment:
      note(.setMaxLifecycle(.instance(name(of: fragment)), .started), of: id)
    case .setUserVisibleHint: try setUserVisibleHint(fragment, false)
    }
  }

  mutating func destroyItem(
    _ item: ViewPager.Item, of id: PagerID
  ) throws(AndroidException) {
    guard let adapter = pagers.viewPagers[id]?.adapter else { return }
    let fragment = item.fragment
    switch adapter.kind {
    case .removing:
      let isAdded = fragments[fragment].isAttached && fragments[fragment].isAdded
      let state = isAdded ? try saveInstanceState(of: fragment, in: adapter.manager) : nil
      pagers.viewPagers[id]?.adapter.savedStates.set(state, at: item.position)
      // A page that has moved may be where no page was ever made.
      guard pagers.viewPagers[id]?.adapter.fragments.indices.contains(item.position) == true else {
        throw AndroidException(
          "IndexOutOfBoundsException", "the adapter has no place \(item.position)")
      }
      pagers.viewPagers[id]?.adapter.fragments[item.position] = nil
      note(.remove(.instance(name(of: fragment))), of: id)
    case .detaching:
      note(.detach(.instance(name(of: fragment))), of: id)
    }
    if fragment == adapter.primary, image.app.fragmentLibrary.forgetsDestroyedPages {
      pagers.viewPagers[id]?.adapter.primary = nil
    }
  }

  mutating func setPrimaryItem(
    _ fragment: FragmentID, of id: PagerID
  ) throws(AndroidException) {
    guard let adapter = pagers.viewPagers[id]?.adapter, fragment != adapter.primary else { return }
    pagers.viewPagers[id]?.adapter.primary = nil
    if let old = adapter.primary { try setInvisible(old, of: id) }
    setMenuVisibility(fragment, true)
    switch adapter.behavior {
    case .resumeOnlyCurrentFragment:
      note(.setMaxLifecycle(.instance(name(of: fragment)), .resumed), of: id)
    case .setUserVisibleHint: try setUserVisibleHint(fragment, true)
    }
    pagers.viewPagers[id]?.adapter.primary = fragment
  }

  /// Commits what has been gathered, at once and whether the state has been saved or not. What code
  /// of a page brings about while that executes comes at the wrong time: it is added to the
  /// transaction that executes.
  mutating func finishUpdate(of id: PagerID) throws(AndroidException) {
    guard let adapter = pagers.viewPagers[id]?.adapter, !adapter.operations.isEmpty else { return }
    defer { pagers.viewPagers[id]?.adapter.operations = [] }
    if adapter.isExecuting, image.app.fragmentLibrary.dropsPagesMeanwhile { return }
    let waits =
      fragments[adapter.manager].isExecuting && image.app.fragmentLibrary.queuesPagesMeanwhile
    pagers.viewPagers[id]?.adapter.isExecuting = true
    defer { pagers.viewPagers[id]?.adapter.isExecuting = adapter.isExecuting }
    try commitPages(
      adapter.operations, waits ? .commitAllowingStateLoss : .commitNowAllowingStateLoss,
      in: adapter.manager)
  }

  private mutating func note(_ operation: FragmentTransaction.Operation, of id: PagerID) {
    if let adapter = pagers.viewPagers[id]?.adapter, adapter.isExecuting,
      !adapter.operations.isEmpty, image.app.fragmentLibrary.dropsPagesMeanwhile
    {
      addToExecuting(in: adapter.manager)
    }
    pagers.viewPagers[id]?.adapter.operations.append(operation)
  }

  /// A transaction of an adapter, or of a tab host.
  mutating func commitPages(
    _ operations: [FragmentTransaction.Operation], _ commit: FragmentTransaction.Commit,
    in manager: FragmentManagerID
  ) throws(AndroidException) {
    let transaction = FragmentTransaction(commit: commit, operations: operations)
    var record = BackStackRecord()
    try build(&record, of: transaction, for: manager, in: .application)
    try self.commit(record, commit, in: manager)
  }

  /// `findFragmentByTag`: the added fragments from the last to the first, then the active ones.
  func findFragment(tag: String, in manager: FragmentManagerID) -> FragmentID? {
    guard let tag = ledger.symbols.known(tag) else { return nil }
    return fragments[listsOf: manager].added.last { fragments[$0].tag == tag }
      ?? fragments.activeStateManagers(in: manager).lazy.compactMap { fragments[$0]?.fragment }
      .first { fragments[$0].tag == tag }
  }
}
