// Follows androidx.fragment 1.4.1, FragmentStateManager.java: attach, create, createView,
// activityCreated, start, resume; Fragment.java: performAttach to performResume.

/// The steps of a fragment on its way up, each with the callbacks that the app sees.
extension ActivityThread {
  mutating func attach(_ id: FragmentID) throws(AndroidException) {
    guard let manager = fragments[id].manager else { return }
    // Their views are nested, and the window's traversals go down all of them.
    guard fragments[manager].level < MainThread.depthLimit else {
      throw AndroidException("StackOverflowError", "fragments are nested in each other without end")
    }
    // A callback has destroyed the parent fragment, and with it the manager that is at work here.
    guard let host = fragments[manager].host else { throw FragmentFault.noSuchObject.exception }
    fragments[id].attach(in: fragments[manager].parent)
    try notifyObservers(.onFragmentPreAttached, of: id, in: manager)
    attachChildManager(of: id, host: host, in: manager)
    if hasBackCallbacks { noteBack(ofAttached: id, to: host) }
    fragments[id].state = .attached
    if image.app.fragmentLibrary.restoresBeforeAttach { restoreSavedStates(of: id) }
    try callFragment(.onAttach, id)
    if let manager = fragments[id].manager {
      try reportAttached(id, to: manager)
      if !fragments.attachListeners.isEmpty { try tellAttachListeners(of: id, in: manager) }
      if image.hasNavHosts { try noteNavigation(ofAttached: id, to: manager) }
    }
  }

  /// The host or the parent fragment hears of each fragment that its manager attaches.
  private mutating func reportAttached(
    _ id: FragmentID, to manager: FragmentManagerID
  ) throws(AndroidException) {
    if let parent = fragments[manager].parent {
      try call(
        .fragment(.onAttachFragment), on: .fragment(parent),
        arguments: .childFragment(fragments[id].object))
    } else if let host = fragments[manager].host.flatMap({ hostInstance(of: $0) }) {
      try call(
        .activity(.onAttachFragment), on: .activity(host),
        arguments: .fragment(fragments[id].object))
    }
  }

  mutating func create(_ id: FragmentID) throws(AndroidException) {
    guard !fragments[id].isCreated else {
      // A retained instance: only its children are restored.
      try restoreChildren(of: id)
      fragments[id].state = .created
      return
    }
    try notifyObservers(.onFragmentPreCreated, of: id, in: fragments[id].manager)
    noteStateNotSaved(fragments[id].childManager)
    let hasSavedState = !hasNoSavedState(id)
    fragments[id].beginCreation(withState: hasSavedState)
    if hasSavedState, !image.app.fragmentLibrary.restoresBeforeAttach {
      restoreSavedStates(of: id)
    }
    let restoresInside = restoresChildrenInOnCreate(of: id)
    try callFragment(.onCreate, id, withSavedState: true) { process throws(AndroidException) in
      if process.image.hasNavHosts { try process.createNavHost(id) }
      if restoresInside { try process.createChildren(of: id) }
    }
    if !restoresInside { try createChildrenBehindOnCreate(of: id) }
    fragments[id].isCreated = true
    invalidateMenu(for: id)
    if hasSavedState { try tellRecreated(id) }
    try moveLifecycle(of: id, to: .created)
    try notifyObservers(.onFragmentCreated, of: id, in: fragments[id].manager)
  }

  /// - Parameter asksAheadOfContainer: for the inflater, before the container is looked for, as
  ///   since 1.3.
  mutating func createView(
    _ id: FragmentID, in manager: FragmentManagerID, asksAheadOfContainer: Bool = true
  ) throws(AndroidException) {
    if asksAheadOfContainer { try getLayoutInflater(id) }
    let container = try findContainer(for: id)
    setContainer(container, of: id)
    if !asksAheadOfContainer { try getLayoutInflater(id) }
    try makeView(id)
    if fragments[id].view != nil {
      if container != nil {
        // Created anew in a container, a fragment that was a dialog's still gives it its view.
        guard
          fragments[id].dialog.window == nil
            || !image.app.fragmentLibrary.movesViewsIntoDialogsAtOnce
        else { throw FragmentFault.viewHasParent.exception }
        try checkNesting(of: id, in: manager)
        addViewToContainer(id, in: manager)
        if image.hasTabHosts { try attachTabHosts(inNewViewOf: id) }
      }
      if fragments[id].isHidden { setVisibility(.gone, of: id) }
      try callFragment(.onViewCreated, id, withSavedState: true)
    } else {
      try restoreViews(inContentOf: id)
    }
  }

  mutating func makeView(_ id: FragmentID) throws(AndroidException) {
    noteStateNotSaved(fragments[id].childManager)
    guard fragments[id].kind.hasView else {
      fragments[id].viewLifecycleOwner = ViewLifecycleOwner(
        creation: fragments[id].viewsCreated + 1)
      try callFragment(.onCreateView, id, withSavedState: true)
      let owner = fragments[id].viewLifecycleOwner
      fragments[id].viewLifecycleOwner = nil
      if owner?.isUsed == true { throw FragmentFault.ownerWithoutView.exception }
      return
    }
    let creation = fragments[id].viewsCreated + 1
    let container = fragments.containers.insert(
      FragmentContainer(place: .inFragment(id, creation: creation)))
    fragments[id].beginView(in: container)
    try callFragment(
      .onCreateView, id, withSavedState: true,
      ownCode: { process throws(AndroidException) in try process.inflateLayout(ofView: id) })
    fragments[id].take(FragmentView(creation: creation))
    makePagers(in: .view(of: id, creation: creation))
    try makeTabHosts(in: .view(of: id, creation: creation))
    try announceViewLifecycleOwner(of: id)
  }

  mutating func reportActivityCreated(_ id: FragmentID) throws(AndroidException) {
    noteStateNotSaved(fragments[id].childManager)
    try callFragment(.onActivityCreated, id, withSavedState: true)
  }

  /// Gives the view its state back; from here on the view has a Lifecycle to speak of.
  mutating func restoreView(_ id: FragmentID) throws(AndroidException) {
    if fragments[id].view != nil {
      try restoreViews(inContentOf: id)
      try callFragment(.onViewStateRestored, id, withSavedState: true)
      try moveViewLifecycle(of: id, to: .created)
    }
    forgetSavedState(of: id)
  }

  /// - Parameter nestsLifecycles: its Lifecycle goes up ahead of its children, as it does since
  ///   1.1.
  mutating func start(
    _ id: FragmentID, nestsLifecycles: Bool = true
  ) throws(AndroidException) {
    noteStateNotSaved(fragments[id].childManager)
    try execPendingActions(in: fragments[id].childManager, allowStateLoss: true)
    fragments[id].begin()
    try callFragment(.onStart, id)
    if nestsLifecycles { try moveLifecycles(of: id, upTo: .started) }
    try dispatchStart(fragments[id].childManager)
    if !nestsLifecycles { try moveLifecycles(of: id, upTo: .started) }
    try notifyObservers(.onFragmentStarted, of: id, in: fragments[id].manager)
  }

  mutating func resume(
    _ id: FragmentID, nestsLifecycles: Bool = true
  ) throws(AndroidException) {
    noteStateNotSaved(fragments[id].childManager)
    try execPendingActions(in: fragments[id].childManager, allowStateLoss: true)
    fragments[id].state = .resumed
    try callFragment(.onResume, id)
    if nestsLifecycles { try moveLifecycles(of: id, upTo: .resumed) }
    try dispatchResume(fragments[id].childManager)
    if !nestsLifecycles { try moveLifecycles(of: id, upTo: .resumed) }
    try notifyObservers(.onFragmentResumed, of: id, in: fragments[id].manager)
    if image.hasViewsWithFragments { fragments.savedViews[id] = nil }
    if let manager = fragments[id].manager, !fragments[listsOf: manager].savedStates.isEmpty {
      forgetSavedState(of: id, in: manager)
    }
  }

  /// What its manager has saved of it.
  @inline(never)
  private mutating func forgetSavedState(of id: FragmentID, in manager: FragmentManagerID) {
    guard image.app.fragmentLibrary.forgetsStateOnceResumed else { return }
    fragments[listsOf: manager].savedStates[fragments[id].key] = nil
  }

  /// Mostly there is none.
  @inline(__always)
  private mutating func forgetSavedState(of id: FragmentID) {
    if !hasNoSavedState(id) { fragments.savedStates[id] = nil }
  }
}
