// Follows androidx.viewpager 1.0, ViewPager.java: SavedState; androidx.viewpager2 1.0,
// FragmentStateAdapter.java: saveState, restoreState.

/// What a pager puts into the saved state of its layout.
struct SavedPager: Hashable, Sendable {
  /// Its place among the pagers of its layout.
  let place: Int32
  let currentItem: Int
  /// By page: the fragments that were there.
  var fragments: [FragmentKey?] = []
  /// By page: of those that were not.
  var savedStates: [FragmentBundle?] = []
}

extension ActivityThread {
  /// `saveHierarchyState`, as far as pagers are concerned.
  @inline(__always)
  func savePagers(in owner: PagerOwner) -> [SavedPager] {
    image.hasPagers ? saveAllPagers(in: owner) : []
  }

  private func saveAllPagers(in owner: PagerOwner) -> [SavedPager] {
    pagerIDs(in: owner).compactMap { id in
      if let pager = pagers.viewPagers[id] {
        return SavedPager(
          place: id.place, currentItem: pager.currentItem,
          fragments: keys(of: pager.adapter.fragments),
          savedStates: pager.adapter.savedStates)
      }
      return pagers.viewPagers2[id].map { pager in
        SavedPager(
          place: id.place, currentItem: pager.currentItem,
          fragments: keys(of: pager.adapter.fragments), savedStates: pager.adapter.savedStates)
      }
    }
  }

  private func keys(of pages: [FragmentID?]) -> [FragmentKey?] {
    pages.map { page in
      page.flatMap { id in
        fragments[id].isAttached && fragments[id].isAdded ? fragments[id].key : nil
      }
    }
  }

  /// `restoreHierarchyState`, before the first layout.
  mutating func restorePagers(
    _ saved: [SavedPager], in owner: PagerOwner
  ) throws(AndroidException) {
    for state in saved {
      let id = PagerID(place: state.place, owner: owner)
      if let pager = pagers.viewPagers[id] {
        let pages = try instances(of: state.fragments, in: pager.adapter.manager)
        pagers.viewPagers[id]?.currentItem = state.currentItem
        guard pager.adapter.kind == .removing else { continue }
        pagers.viewPagers[id]?.adapter.fragments = pages
        pagers.viewPagers[id]?.adapter.savedStates = state.savedStates
      } else if let pager = pagers.viewPagers2[id] {
        let pages = try instances(of: state.fragments, in: pager.adapter.manager)
        pagers.viewPagers2[id]?.currentItem = state.currentItem
        pagers.viewPagers2[id]?.jump = 2 * state.currentItem
        pagers.viewPagers2[id]?.adapter.fragments = pages
        pagers.viewPagers2[id]?.adapter.savedStates = state.savedStates
        beginGracePeriod(of: id)
      }
    }
  }

  /// The fragments that the manager has restored under these keys.
  private func instances(
    of keys: [FragmentKey?], in manager: FragmentManagerID
  ) throws(AndroidException) -> [FragmentID?] {
    var instances: [FragmentID?] = []
    for key in keys {
      guard let key else {
        instances.append(nil)
        continue
      }
      guard let fragment = fragments.activeFragment(key, in: manager) else {
        throw FragmentFault.notInManager.exception
      }
      instances.append(fragment)
    }
    return instances
  }

  private mutating func beginGracePeriod(of id: PagerID) {
    guard pagers.viewPagers2[id]?.adapter.fragments.contains(where: { $0 != nil }) == true else {
      return
    }
    pagers.viewPagers2[id]?.adapter.hasStaleFragments = true
    pagers.viewPagers2[id]?.adapter.isInGracePeriod = true
    postDelayed(.pager(.gracePeriodEnded(id)), milliseconds: FragmentStateAdapter.gracePeriod)
  }
}
