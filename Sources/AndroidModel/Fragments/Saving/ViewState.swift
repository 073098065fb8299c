/// What a view of a layout has put into its saved state.
enum SavedView: Hashable, Sendable {
  case pager(SavedPager)
  case tabHost(SavedTabHost)
}

extension ActivityThread {
  /// `saveHierarchyState`, as far as views with fragments of their own are concerned.
  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  @inline(__always)
  mutating func saveViews(in owner: LayoutOwner) -> [SavedView] {
    image.hasViewsWithFragments ? saveAllViews(in: owner) : []
  }

  @inline(never)
  private mutating func saveAllViews(in owner: LayoutOwner) -> [SavedView] {
    savedPagers(in: owner).map(SavedView.pager) + savedTabHosts(in: owner).map(SavedView.tabHost)
  }

  /// `restoreHierarchyState`
  mutating func restoreViews(
    _ saved: [SavedView], in owner: LayoutOwner
  ) throws(AndroidException) {
    for view in saved {
      switch view {
      case .pager(let pager): try restore(pager, in: owner)
      case .tabHost(let host): try restore(host, in: owner)
      }
    }
  }

  /// The view is gone, and what was in it.
  @inline(__always)
  mutating func dropViews(in owner: LayoutOwner) {
    guard image.hasViewsWithFragments else { return }
    dropPagers(in: owner)
    dropTabHosts(in: owner)
  }
}

/// The state of a fragment's view, or of its dialog's content, which is that of the pagers and tab
/// hosts in it.
///
/// `FragmentStateManager.saveViewState`, `DialogFragment.performCreateView`,
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#onViewStateRestored(android.os.Bundle)
extension ActivityThread {
  /// `saveViewState`
  mutating func saveViews(inViewOf fragment: FragmentID) {
    guard image.hasViewsWithFragments, let view = fragments[fragment].view else { return }
    fragments.savedViews[fragment] = saveViews(
      in: .view(of: fragment, creation: view.creation))
  }

  /// What goes into the fragment's saved state. A dialog saves its content there alone, and not
  /// when it goes.
  mutating func savedViews(of fragment: FragmentID) -> [SavedView] {
    saveViews(inViewOf: fragment)
    guard image.hasViewsWithFragments, fragments[fragment].view == nil,
      let creation = fragments[fragment].contentCreation
    else { return fragments.savedViews[fragment] ?? [] }
    return saveViews(in: .view(of: fragment, creation: creation))
  }

  /// `restoreViewState`, ahead of `onViewStateRestored`; of a dialog's content as soon as it is
  /// there.
  mutating func restoreViews(inContentOf fragment: FragmentID) throws(AndroidException) {
    guard image.hasViewsWithFragments, let creation = fragments[fragment].contentCreation,
      let saved = fragments.savedViews[fragment]
    else { return }
    fragments.savedViews[fragment] = nil
    try restoreViews(saved, in: .view(of: fragment, creation: creation))
  }
}
