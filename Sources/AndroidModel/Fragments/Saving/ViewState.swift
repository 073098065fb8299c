/// The state of a fragment's view, or of its dialog's content, which is that of the pagers in it.
///
/// `FragmentStateManager.saveViewState`, `DialogFragment.performCreateView`,
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#onViewStateRestored(android.os.Bundle)
extension ActivityThread {
  /// `saveViewState`
  mutating func savePagers(ofViewOf fragment: FragmentID) {
    guard image.hasPagers, let view = fragments[fragment].view else { return }
    fragments.savedPagers[fragment] = savePagers(
      in: .view(of: fragment, creation: view.creation))
  }

  /// What goes into the fragment's saved state. A dialog saves its content there alone, and not when it goes.
  mutating func savedPagers(of fragment: FragmentID) -> [SavedPager] {
    savePagers(ofViewOf: fragment)
    guard image.hasPagers, fragments[fragment].view == nil,
      let creation = fragments[fragment].contentCreation
    else { return fragments.savedPagers[fragment] ?? [] }
    return savePagers(in: .view(of: fragment, creation: creation))
  }

  /// `restoreViewState`, ahead of `onViewStateRestored`; of a dialog's content as soon as it is there.
  mutating func restorePagers(ofContentOf fragment: FragmentID) throws(AndroidException) {
    guard image.hasPagers, let creation = fragments[fragment].contentCreation,
      let saved = fragments.savedPagers[fragment]
    else { return }
    fragments.savedPagers[fragment] = nil
    try restorePagers(saved, in: .view(of: fragment, creation: creation))
  }
}
