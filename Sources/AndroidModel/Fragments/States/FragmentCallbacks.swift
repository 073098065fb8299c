/// How the library calls a fragment's overrides.
extension AppProcess {
  /// - Parameter withSavedState: the callback's argument is the saved-state bundle.
  mutating func callFragment(
    _ callback: FragmentCallback, _ id: InstanceID, withSavedState: Bool = false,
    superCall: (inout AppProcess) throws(AndroidException) -> Void = { _ in },
    ownCode: (inout AppProcess) throws(AndroidException) -> Void = { _ in }
  ) throws(AndroidException) {
    var arguments: [AndroidEvent.Argument] = []
    if withSavedState {
      arguments = [savedStateArgument(of: id)]
    }
    let callsSuper = !fragments[id].flaws.overridesWithoutSuper.contains(callback)
    try call(
      .fragment(callback), on: .fragment(id), arguments: arguments, callsSuper: callsSuper,
      superCall: { process throws(AndroidException) in
        try superCall(&process)
        try process.runDialogSuper(of: callback, id)
      }, ownCode: ownCode)
    if !callsSuper, FragmentFlaws.checkedForSuper.contains(callback) {
      throw FragmentFault.superNotCalled.exception
    }
  }

  /// Tells the added fragments in the order of their addition, each before its children.
  mutating func callAddedFragments(
    _ callback: FragmentCallback, in manager: FragmentManagerID
  ) throws(AndroidException) {
    for id in fragments[manager].added {
      try callFragment(callback, id)
      try callAddedFragments(callback, in: fragments[id].childManager)
    }
  }

  /// The bundle from which the fragment goes on.
  func savedStateArgument(of id: InstanceID) -> AndroidEvent.Argument {
    AndroidEvent.Argument(
      FragmentBundle.argumentLabel,
      fragments[id].savedState == nil ? FragmentBundle.absent : FragmentBundle.present)
  }

  mutating func callHiddenChanged(_ id: InstanceID, _ isHidden: Bool) throws(AndroidException) {
    try call(
      .fragment(.onHiddenChanged), on: .fragment(id),
      arguments: [AndroidEvent.Argument("hidden", isHidden ? "true" : "false")])
  }

  /// The children of a hidden fragment count as hidden too, and each of them is told.
  mutating func dispatchHiddenChanged(_ manager: FragmentManagerID) throws(AndroidException) {
    for id in fragments[manager].activeDrivers {
      guard let fragment = fragments[id]?.fragment else { continue }
      try callHiddenChanged(fragment, isHidden(fragment))
      try dispatchHiddenChanged(fragments[fragment].childManager)
    }
  }

  /// `isHidden()`: itself or by a parent.
  func isHidden(_ id: InstanceID) -> Bool {
    let fragment = fragments[id]
    if fragment.isHidden { return true }
    guard image.app.fragmentLibrary.hidesChildrenWithParent, fragment.manager != nil,
      let parent = fragment.parent
    else { return false }
    return isHidden(parent)
  }
}
