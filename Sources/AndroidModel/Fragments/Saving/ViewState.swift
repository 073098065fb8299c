/// The state of a fragment's view, which is that of the pagers in it.
///
/// `FragmentStateManager.saveViewState`,
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#onViewStateRestored(android.os.Bundle)
extension ActivityThread {
  /// `saveViewState`
  mutating func savePagers(ofViewOf fragment: FragmentID) {
    guard image.hasPagers, let view = fragments[fragment].view else { return }
    fragments.savedPagers[fragment] = savePagers(
      in: .view(of: fragment, creation: view.creation))
  }

  /// `restoreViewState`, ahead of `onViewStateRestored`.
  mutating func restorePagers(ofViewOf fragment: FragmentID) throws(AndroidException) {
    guard image.hasPagers, let view = fragments[fragment].view,
      let saved = fragments.savedPagers[fragment]
    else { return }
    fragments.savedPagers[fragment] = nil
    try restorePagers(saved, in: .view(of: fragment, creation: view.creation))
  }
}
