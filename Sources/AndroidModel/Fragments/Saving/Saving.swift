// Follows androidx.fragment 1.4.1, FragmentManager.java: saveAllState; FragmentStateManager.java:
// saveState, saveBasicState.

/// What a fragment manager saves.
struct FragmentManagerState: Hashable, Sendable {
  var savedStates: InsertionOrderedMap<FragmentKey, SavedFragment>
  /// The fragments that were active, in the order in which they became so, and among them those
  /// whose places are free.
  var active: [FragmentKey]
  var added: [FragmentKey]
  /// Bottom first.
  var backStack: [SavedTransaction]
  var nextBackStackIdentifier: Int
  var primaryNavigation: FragmentKey?
  var savedBackStacks: InsertionOrderedMap<Symbol, SavedBackStack>
  /// Results that have not been taken yet, by request key.
  var results: [Symbol: String]

  /// Mostly all have been active.
  var statesOfInactive: InsertionOrderedMap<FragmentKey, SavedFragment> {
    var inactive = InsertionOrderedMap<FragmentKey, SavedFragment>()
    guard savedStates.count > active.count else { return inactive }
    let active = Set(active)
    for entry in savedStates.entries where !active.contains(entry.key) {
      inactive[entry.key] = entry.value
    }
    return inactive
  }
}

/// A fragment in saved state.
struct SavedFragment: Hashable, Sendable {
  var key: FragmentKey
  var classID: ClassID
  var containerName: Symbol?
  var viewID: FragmentViewID?
  var isFromLayout: Bool
  var tag: Symbol?
  var isRemoving: Bool
  var isDetached: Bool
  var isHidden: Bool
  var maximum: LifecycleState
  /// Nil: `onSaveInstanceState` put nothing in; the restored instance then gets an empty one.
  var bundle: FragmentBundle?
  var target: FragmentKey?
}

/// The saved-state bundle of a fragment, as far as the library itself puts something in.
struct FragmentBundle: Hashable, Sendable {
  /// What the child manager had to save.
  var children: Boxed<FragmentManagerState>?

  /// A dialog fragment that does not show a dialog.
  var isEmbeddedDialog = false
  /// The same: whether the user can cancel it.
  var isCancelable = true
  /// The identifier of the transaction with which a dialog fragment was shown.
  var backStackIdentifier: Int32?
  var userVisibleHint = true
  /// The part of the view's state that is that of pagers and tab hosts in it.
  var views: [SavedView] = []
  /// What the handles of its view models put in.
  var handles: Boxed<SavedStateHandles>?
  /// What the other providers of its registry put in.
  var states: Boxed<SavedStates>?
  /// What a host saves of its navigation.
  var navController: Boxed<SavedNavController>?
}

/// An entry of the back stack in saved state.
struct SavedTransaction: Hashable, Sendable {
  /// Without the fragments, which are other instances when it is restored.
  var record: BackStackRecord
  var operations: [Operation]

  struct Operation: Hashable, Sendable {
    var fragment: FragmentKey?
  }

  init(_ record: BackStackRecord, key: (FragmentID) -> FragmentKey) {
    self.record = record
    self.record.isBeingSaved = false
    operations = record.operations.map { Operation(fragment: $0.fragment.map(key)) }
    for index in self.record.operations.indices {
      self.record.operations[index].fragment = nil
    }
  }
}

extension ActivityThread {
  /// - Returns: nil if there is no fragment to save.
  mutating func saveAll(
    in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentManagerState? {
    let hasHadFragments = fragments[manager].hasHadFragments
    if hasHadFragments {
      try forcePostponedEffects(in: manager)
      try forcePostponedTransactions(in: manager)
      try image.engine.endAnimatingAway(in: manager, &self)
    }
    try execPendingActions(in: manager, allowStateLoss: true)
    fragments[manager].stateSaved = true
    syncRetainedStore(of: manager)
    var active: [FragmentKey] = []
    for entry in fragments[listsOf: manager].active.entries {
      guard let stateManager = entry.value, let id = fragments[stateManager]?.fragment else {
        if reusesPlaces {
          fragments[listsOf: manager].savedStates[entry.key] = nil
          active.append(entry.key)
        }
        continue
      }
      try saveState(of: id, in: manager)
      active.append(fragments[id].key)
    }
    if !image.app.fragmentLibrary.listsRetained { collectRetained(in: manager) }
    guard !fragments[listsOf: manager].savedStates.isEmpty else { return nil }
    return FragmentManagerState(
      savedStates: fragments[listsOf: manager].savedStates, active: active,
      added: fragments[listsOf: manager].added.map { fragments[$0].key },
      backStack: fragments[listsOf: manager].backStack.map { id in
        SavedTransaction(fragments.transactions[id]) { fragments[$0].key }
      },
      nextBackStackIdentifier: fragments[manager].nextBackStackIdentifier,
      primaryNavigation: fragments[manager].primaryNavigation.map { fragments[$0].key },
      savedBackStacks: fragments[listsOf: manager].savedBackStacks,
      results: fragments[listsOf: manager].results.stored)
  }

  /// Notes down the state of one fragment in its manager.
  mutating func saveState(
    of id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    let fragment = fragments[id]
    let bundle =
      fragment.state > .initializing ? try saveBasicState(of: id) : fragments.savedStates[id]
    fragments[listsOf: manager].savedStates[fragment.key] = SavedFragment(
      key: fragment.key, classID: fragment.object.classID, containerName: fragment.containerName,
      viewID: fragment.viewID, isFromLayout: fragment.isFromLayout, tag: fragment.tag,
      isRemoving: fragment.isRemoving, isDetached: fragment.isDetached,
      isHidden: fragment.isHidden, maximum: fragment.maximum, bundle: bundle,
      target: fragment.savedTarget)
  }

  /// Lets the fragment save, and then its children.
  private mutating func saveBasicState(
    of id: FragmentID
  ) throws(AndroidException) -> FragmentBundle {
    if image.app.fragmentLibrary.savesOnceCreated, fragments[id].state == .attached {
      return FragmentBundle(userVisibleHint: fragments[id].userVisibleHint)
    }
    try callFragment(.onSaveInstanceState, id)
    let isReportedAhead = image.app.fragmentLibrary.reportsSavingAhead
    if isReportedAhead {
      try notifyObservers(.onFragmentSaveInstanceState, of: id, in: fragments[id].manager)
    }
    if image.app.fragmentLibrary.savesHandles, fragments.isHeldBelowCreated(id) {
      throw FragmentFault.storeBelowCreated.exception
    }
    let handles = try saveHandles(of: .fragment(id), in: fragments[id].childManager)
    let states = try saveStates(of: .fragment(id))
    let navController = image.hasNavHosts ? savedNavController(of: id) : nil
    let children = try saveAll(in: fragments[id].childManager)
    if !isReportedAhead {
      try notifyObservers(.onFragmentSaveInstanceState, of: id, in: fragments[id].manager)
    }
    let views = savedViews(of: id)
    let fragment = fragments[id]
    return FragmentBundle(
      children: children.map(Boxed.init),
      isEmbeddedDialog: fragment.kind.isDialog && !fragment.dialog.isWanted,
      isCancelable: fragment.dialog.isCancelable,
      backStackIdentifier: fragment.dialog.backStackIdentifier,
      userVisibleHint: fragment.userVisibleHint, views: views,
      handles: handles.map(Boxed.init), states: states.map(Boxed.init),
      navController: navController)
  }

  /// `saveFragmentInstanceState`: the state goes to the caller, and the manager keeps nothing.
  ///
  /// - Returns: nil for a fragment that has not been attached.
  mutating func saveInstanceState(
    of id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) -> FragmentBundle? {
    guard fragments.isActive(id, in: manager) else { throw FragmentFault.notInManager.exception }
    return fragments[id].state > .initializing ? try saveBasicState(of: id) : nil
  }

  /// `setInitialSavedState`, before the fragment has a manager.
  mutating func setInitialSavedState(
    _ bundle: FragmentBundle?, of id: FragmentID
  ) throws(AndroidException) {
    guard fragments[id].manager == nil else { throw FragmentFault.alreadyAdded.exception }
    fragments.savedStates[id] = bundle
  }
}
