// Follows androidx.viewpager 1.0, ViewPager.java; androidx.viewpager2 1.0, ViewPager2.java.

/// The pagers that are in the views of the process.
struct PagerTable: Hashable, Sendable {
  var viewPagers = InsertionOrderedMap<PagerID, ViewPager>()
  var viewPagers2 = InsertionOrderedMap<PagerID, ViewPager2>()
  /// The adapters whose timers run on though their pagers are gone, or have others.
  var outlivingAdapters: [PagerID: FragmentStateAdapter] = [:]

  /// The pager is about to lose its adapter.
  mutating func keepTimedAdapter(of id: PagerID) {
    guard let adapter = viewPagers2[id]?.adapter, adapter.isInGracePeriod else { return }
    outlivingAdapters[id] = adapter
  }
}

/// One pager object. A new view has a new one.
struct PagerID: Hashable, Sendable {
  /// Its place among the pagers of its layout.
  let place: Int32
  let owner: LayoutOwner
}

/// What pagers post to the main thread.
enum PagerMessage: Hashable, Sendable {
  /// The next frame of a scroll.
  case scrollFrame(PagerID)
  /// The scroll of a `ViewPager` has come to its end.
  case scrollEnded(PagerID)
  /// The items that a change of the data set has moved out of sight have arrived there.
  case itemAnimationsEnded(PagerID)
  /// Restored pages that were not asked for may go.
  case gracePeriodEnded(PagerID)
}

extension ActivityThread {
  /// The ids of the pagers in a layout, in the order of the layout.
  func pagerIDs(in owner: LayoutOwner) -> [PagerID] {
    guard image.hasPagers else { return [] }
    return layout(of: owner).pagers.indices
      .map { PagerID(place: Int32(truncatingIfNeeded: $0), owner: owner) }
  }

  /// Its id in the layout.
  func name(of id: PagerID) -> String {
    layout(of: id.owner).pagers[Int(id.place)].declaration.name
  }

  /// The layout is inflated, and the adapters are set.
  mutating func makePagers(in owner: LayoutOwner) {
    guard image.hasPagers else { return }
    for (place, pager) in layout(of: owner).pagers.enumerated() {
      let isParent = pager.declaration.usesParentManager
      guard let manager = managerOfLayout(of: owner, isParent: isParent) else { continue }
      let id = PagerID(place: Int32(truncatingIfNeeded: place), owner: owner)
      if let kind = pager.declaration.adapter.kindOfViewPager {
        pagers.viewPagers[id] = ViewPager(pager, kind, manager)
      } else {
        pagers.viewPagers2[id] = ViewPager2(pager, manager)
      }
    }
    if case .view = owner { requestLayout(of: owner) }
  }

  /// The view is gone, and its pagers with it.
  mutating func dropPagers(in owner: LayoutOwner) {
    guard image.hasPagers else { return }
    for id in pagerIDs(in: owner) {
      pagers.viewPagers[id] = nil
      pagers.keepTimedAdapter(of: id)
      pagers.viewPagers2[id] = nil
    }
  }

  mutating func handlePagerMessage(_ message: PagerMessage) throws(AndroidException) {
    switch message {
    case .scrollFrame(let id): try scrollOneFrame(id)
    case .scrollEnded(let id): try endScroll(id)
    case .itemAnimationsEnded(let id): try endItemAnimations(of: id)
    case .gracePeriodEnded(let id): try endGracePeriod(id)
    }
  }
}

extension PagerDeclaration.Adapter {
  /// Nil: it is an adapter of `ViewPager2`.
  fileprivate var kindOfViewPager: PagerAdapter.Kind? {
    switch self {
    case .fragmentStateAdapter: nil
    case .fragmentStatePagerAdapter: .removing
    case .fragmentPagerAdapter: .detaching
    }
  }
}
