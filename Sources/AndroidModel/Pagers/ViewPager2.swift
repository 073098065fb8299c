/// A `ViewPager2`: a list that shows one page at a time and lays out no more than it must.
///
/// https://developer.android.com/reference/androidx/viewpager2/widget/ViewPager2
struct ViewPager2: Hashable, Sendable {
  /// How many pages are laid out on either side of those in sight.
  let offscreenPageLimit: Int
  var currentItem = 0
  /// Where the list is scrolled to, in halves of a page: half way shows two pages.
  var position = 0
  /// It is to be scrolled there without passing what lies between, in the next layout.
  var jump: Int?
  var scrollState = ScrollState.idle
  /// It has been laid out in a window.
  var isLaidOut = false
  /// The pages in the list, in their order.
  var attached: [Int] = []
  /// Pages that have left the list and are still bound to their holders, the oldest first.
  var cached: [Int] = []
  var adapter: FragmentStateAdapter

  enum ScrollState: Hashable, Sendable {
    case idle
    /// A finger holds the list between the current page and this one.
    case dragging(to: Int)
    /// It moves to this page by itself.
    case settling(to: Int)
  }

  init(_ pager: Layout.Pager, _ manager: FragmentManagerID) {
    offscreenPageLimit = pager.declaration.offscreenPageLimit ?? 0
    adapter = FragmentStateAdapter(pager, manager)
  }

  /// The pages that have to be laid out where the list is scrolled to.
  var neededPages: ClosedRange<Int>? {
    let last = adapter.pages.count - 1
    guard last >= 0 else { return nil }
    let first = max(0, position / 2 - offscreenPageLimit)
    return first...max(first, min(last, (position + 1) / 2 + offscreenPageLimit))
  }

  func isBound(_ page: Int) -> Bool { attached.contains(page) || cached.contains(page) }
}

/// Scrolling.
extension ActivityThread {
  /// `setCurrentItem` by code. The pages change as the scroll meets them.
  mutating func setCurrentItem(
    _ item: Int, ofViewPager2 id: PagerID, smoothly: Bool
  ) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], !pager.adapter.pages.isEmpty else { return }
    let item = max(0, min(item, pager.adapter.pages.count - 1))
    if item == pager.currentItem, smoothly || pager.scrollState == .idle { return }
    looper.remove(.pager(.scrollFrame(id)))
    pagers.viewPagers2[id]?.currentItem = item
    pagers.viewPagers2[id]?.scrollState = .settling(to: item)
    if !smoothly {
      pagers.viewPagers2[id]?.jump = 2 * item
    } else if abs(2 * item - pager.position) > 2 * Self.longestScroll {
      // A long way is mostly jumped over.
      pagers.viewPagers2[id]?.jump =
        2 * (2 * item > pager.position ? item - Self.longestScroll : item + Self.longestScroll)
    } else if pager.isLaidOut {
      looper.post(.pager(.scrollFrame(id)))
      return
    }
    requestLayout(of: id.owner)
  }

  /// In pages.
  private static let longestScroll = 3

  /// One step of a scroll: half a page, so that on the way between two pages both are laid out.
  mutating func scrollOneFrame(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], case .settling(let target) = pager.scrollState else {
      return
    }
    let distance = 2 * target - pager.position
    try scroll(id, to: pager.position + distance.signum())
    try continueScroll(id)
  }

  /// The next frame, or the end of the scroll.
  private mutating func continueScroll(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], case .settling(let target) = pager.scrollState else {
      return
    }
    if pager.position == 2 * target {
      pagers.viewPagers2[id]?.scrollState = .idle
      try updateMaxLifecycles(of: id)
    } else {
      looper.post(.pager(.scrollFrame(id)))
    }
  }

  /// A finger moves the list half way to a neighbour of the current page, or back.
  mutating func dragViewPager2(_ id: PagerID, to item: Int) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id] else { return }
    pagers.viewPagers2[id]?.scrollState = .dragging(to: item)
    try scroll(id, to: pager.currentItem + item)
  }

  /// The finger lets go, and the list moves on to the page that it was dragged to.
  mutating func releaseViewPager2(_ id: PagerID) throws(AndroidException) {
    guard case .dragging(let item) = pagers.viewPagers2[id]?.scrollState else { return }
    pagers.viewPagers2[id]?.scrollState = .settling(to: item)
    pagers.viewPagers2[id]?.currentItem = item
    try continueScroll(id)
  }

  /// What falls out of the list leaves before anything new comes in.
  private mutating func scroll(_ id: PagerID, to position: Int) throws(AndroidException) {
    guard let old = pagers.viewPagers2[id] else { return }
    pagers.viewPagers2[id]?.position = position
    guard let needed = pagers.viewPagers2[id]?.neededPages else { return }
    for page in old.attached where !needed.contains(page) {
      try detachPage(page, of: id)
    }
    for page in needed where !old.attached.contains(page) {
      try attachPage(page, of: id)
    }
  }
}

/// Layout.
extension ActivityThread {
  /// Lays out the current page, then those after it, then those before it; what is left over leaves
  /// at the end.
  mutating func layOutViewPager2(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id] else { return }
    let isDue = !pager.isLaidOut || pager.jump != nil
    if isDue {
      pagers.viewPagers2[id]?.isLaidOut = true
      pagers.viewPagers2[id]?.position = pager.jump ?? pager.position
      pagers.viewPagers2[id]?.jump = nil
      try fill(id)
    }
    for page in pagers.viewPagers2[id]?.attached ?? [] {
      guard let fragment = pagers.viewPagers2[id]?.adapter.fragments[page] else { continue }
      try layOutPagers(inViewOf: fragment)
    }
    if isDue { try continueScroll(id) }
  }

  private mutating func fill(_ id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], let needed = pager.neededPages else { return }
    let anchor = min(max(pager.position / 2, needed.lowerBound), needed.upperBound)
    let missing = needed.filter { !pager.attached.contains($0) }
    for page in missing where page >= anchor { try attachPage(page, of: id) }
    for page in missing.reversed() where page < anchor { try attachPage(page, of: id) }
    for page in pager.attached where !needed.contains(page) {
      try detachPage(page, of: id)
    }
  }

  /// A page comes into the list: as it was if its holder is still there, else in a new one.
  private mutating func attachPage(_ page: Int, of id: PagerID) throws(AndroidException) {
    guard let pager = pagers.viewPagers2[id], !pager.attached.contains(page) else { return }
    let wasCached = pager.cached.contains(page)
    pagers.viewPagers2[id]?.cached.removeAll { $0 == page }
    let index = pager.attached.firstIndex { $0 > page } ?? pager.attached.endIndex
    pagers.viewPagers2[id]?.attached.insert(page, at: index)
    if !wasCached { try bindPage(page, of: id) }
    try placePage(page, of: id)
    try removeStalePages(of: id)
    if let fragment = pagers.viewPagers2[id]?.adapter.fragments[page] {
      try layOutPagers(inViewOf: fragment)
    }
  }

  /// A page leaves the list. Its holder is kept for a while, and with it the fragment.
  private mutating func detachPage(_ page: Int, of id: PagerID) throws(AndroidException) {
    pagers.viewPagers2[id]?.attached.removeAll { $0 == page }
    if let oldest = pagers.viewPagers2[id]?.cached.first,
      pagers.viewPagers2[id]?.cached.count == Self.cachedHolders
    {
      pagers.viewPagers2[id]?.cached.removeFirst()
      try removePage(oldest, of: id)
    }
    pagers.viewPagers2[id]?.cached.append(page)
  }

  /// `RecyclerView` keeps two holders that have scrolled off. One more place comes with prefetching,
  /// and what is prefetched takes it.
  ///
  /// https://developer.android.com/reference/androidx/recyclerview/widget/RecyclerView#setItemViewCacheSize(int)
  private static let cachedHolders = 2
}
