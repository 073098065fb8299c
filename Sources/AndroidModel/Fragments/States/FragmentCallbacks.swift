// Follows androidx.fragment 1.4.1, Fragment.java: performAttach to performDetach,
// onHiddenChanged; FragmentManager.java: dispatchOnHiddenChanged.

/// How the library calls a fragment's overrides.
extension ActivityThread {
  /// - Parameters:
  ///   - withSavedState: the callback's argument is the saved-state bundle.
  ///   - other: what it has instead.
  mutating func callFragment(
    _ callback: FragmentCallback, _ id: FragmentID, withSavedState: Bool = false,
    arguments other: CallbackArguments = .none,
    superCall: (inout ActivityThread) throws(AndroidException) -> Void = { _ in },
    ownCode: (inout ActivityThread) throws(AndroidException) -> Void = { _ in }
  ) throws(AndroidException) {
    let arguments =
      withSavedState ? .savedInstanceState(isNull: hasNoSavedState(id)) : other
    let callsSuper = !fragments[id].forgetsSuper || callsSuper(callback, id)
    try call(
      .fragment(callback), on: .fragment(id), arguments: arguments, callsSuper: callsSuper,
      superCall: { process throws(AndroidException) in
        try superCall(&process)
        try process.runDialogSuper(of: callback, id)
        if process.image.hasNavHosts { try process.runNavHostSuper(of: callback, id) }
      }, ownCode: ownCode)
    if !callsSuper, FragmentFlaws.checkedForSuper.contains(callback) {
      throw FragmentFault.superNotCalled.exception
    }
  }

  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  @inline(never)
  private mutating func callsSuper(_ callback: FragmentCallback, _ id: FragmentID) -> Bool {
    let flaws = image.fragment(fragments[id].object.classID)?.declaration.flaws
    return flaws?.overridesWithoutSuper.contains(callback) != true
  }

  /// There is no bundle from which the fragment goes on.
  @inline(__always)
  func hasNoSavedState(_ id: FragmentID) -> Bool { !fragments.savedStates.contains(id) }

  mutating func callHiddenChanged(_ id: FragmentID, _ isHidden: Bool) throws(AndroidException) {
    try call(
      .fragment(.onHiddenChanged), on: .fragment(id),
      arguments: .flag(.hidden, isHidden))
  }

  /// The children of a hidden fragment count as hidden too, and each of them is told.
  mutating func dispatchHiddenChanged(_ manager: FragmentManagerID) throws(AndroidException) {
    for entry in fragments[listsOf: manager].active.entries {
      guard let id = entry.value, let fragment = fragments[id]?.fragment else { continue }
      try callHiddenChanged(fragment, isHidden(fragment))
      try dispatchHiddenChanged(fragments[fragment].childManager)
    }
  }

  /// `isHidden()`: itself or by a parent.
  @inline(__always)
  func isHidden(_ id: FragmentID) -> Bool {
    var next = id
    while !fragments[next].isHidden {
      guard image.app.fragmentLibrary.hidesChildrenWithParent, fragments[next].manager != nil,
        let parent = fragments[next].parent
      else { return false }
      next = parent
    }
    return true
  }
}
