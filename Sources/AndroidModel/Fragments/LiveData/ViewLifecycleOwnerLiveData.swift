// Follows androidx.fragment 1.4.1, Fragment.java: mViewLifecycleOwnerLiveData, performCreateView;
// FragmentStateManager.java: destroyFragmentView.

/// The `LiveData` of a fragment whose value is the owner of its view's Lifecycle.
extension ActivityThread {
  /// Whoever asks for it late finds the value that it would have had.
  mutating func viewLifecycleOwnerLiveData(
    of id: FragmentID
  ) throws(AndroidException) -> LiveDataID {
    guard image.app.fragmentLibrary.hasLifecycles else {
      throw FragmentFault.noSuchMethod.exception
    }
    let data = LiveDataID(
      name: ledger.symbols.symbol(for: LiveDataAction.Target.nameOfViews), holder: .fragment(id))
    guard fragments.liveData[data] == nil else { return data }
    let isBeingMade = fragments[id].viewLifecycleOwner != nil
    let hasHadView =
      fragments[id].kind.hasView && fragments[id].viewsCreated > (isBeingMade ? 1 : 0)
    let value = viewLifecycleOwnerText(of: id)
    fragments.liveData.change(data) { made in
      if hasHadView { made.observed.version += 1 }
      made.value = value
    }
    return data
  }

  /// `setValue`, of the new owner or of null: the fragment has a view now, or has none any more.
  mutating func announceViewLifecycleOwner(of id: FragmentID) throws(AndroidException) {
    guard !fragments.liveData.isEmpty,
      let name = ledger.symbols.known(LiveDataAction.Target.nameOfViews)
    else { return }
    let data = LiveDataID(name: name, holder: .fragment(id))
    guard fragments.liveData[data] != nil else { return }
    try setValue(viewLifecycleOwnerText(of: id), of: data)
  }

  private func viewLifecycleOwnerText(of id: FragmentID) -> String {
    fragments[id].view == nil ? AppLiveData.null : "FragmentViewLifecycleOwner"
  }
}
