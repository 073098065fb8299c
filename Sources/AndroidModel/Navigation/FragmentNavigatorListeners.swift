// Follows androidx.navigation 2.9, FragmentNavigator.kt: onAttach, attachObservers,
// fragmentObserver, fragmentViewObserver, ClearEntryStateViewModel.

/// What a navigator observes of a fragment that stands for one of its entries.
enum NavObserver: Hashable, Sendable {
  /// The controller itself, of its host.
  case controller
  /// `viewLifecycleOwnerLiveData.observe`, which hears of a new view once the fragment is started.
  case viewOwner(NavEntryID)
  /// `fragmentObserver`
  case fragment(Symbol)
  /// `fragmentViewObserver`
  case view(NavEntryID)
  /// Of a dialog.
  case dialog
}

/// How it hears of what the fragment manager does: of a transition's end by the Lifecycles of the
/// fragments and of their views, and of Back by the changes of the manager's back stack.
extension ActivityThread {
  /// `FragmentOnAttachListener`
  mutating func noteNavigation(
    ofAttached fragment: FragmentID, to manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let host = navHost(ofManager: manager), let tag = fragments[fragment].tag else { return }
    try noteDialog(fragment, attachedWith: tag, in: host)
    let controller = navControllers[host]
    guard let entry = controller.last(of: controller[.fragment].backStack, withID: tag) else {
      return
    }
    let owner = LifecycleOwner.fragment(fragment, fragments[fragment].key)
    _ = try addObserver(.navigation(.viewOwner(entry), of: host), to: owner)
    _ = try addObserver(.navigation(.fragment(tag), of: host), to: owner)
    navControllers[host].fragmentNavigator.clearing.insert(fragment)
  }

  /// The host whose child manager this is, and which has its controller.
  func navHost(ofManager manager: FragmentManagerID) -> FragmentID? {
    guard let parent = fragments[manager].parent, navControllers[parent].manager == manager else {
      return nil
    }
    return parent
  }

  /// `onStateChanged`
  mutating func tell(
    _ observer: NavObserver, of host: FragmentID, _ owner: LifecycleOwner, _ event: LifecycleEvent
  ) throws(AndroidException) {
    switch observer {
    case .controller: try followHost(host, to: event)
    case .viewOwner(let entry):
      if event == .onStart { try observeView(of: owner, entry, in: host) }
    case .dialog:
      guard case .fragment(let dialog, _) = owner else { return }
      try noteDialog(dialog, by: event, in: host)
    case .fragment(let tag):
      let transitions = navControllers[host][.fragment].transitionsInProgress
      guard event == .onDestroy,
        let entry = navControllers[host].last(of: transitions, withID: tag)
      else { return }
      try completeTransition(of: entry, .fragment, in: host)
    case .view(let entry):
      let isOnBackStack = navControllers[host][.fragment].backStack.contains(entry)
      guard event == .onDestroy || event == .onResume && isOnBackStack else { return }
      try completeTransition(of: entry, .fragment, in: host)
    }
  }

  /// Each view is told of once, and not while its transaction is still to be executed.
  private mutating func observeView(
    of owner: LifecycleOwner, _ entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    guard case .fragment(let fragment, _) = owner, let creation = fragments[fragment].view?.creation
    else { return }
    let view = LifecycleOwner.view(of: fragment, creation: creation)
    let role = LifecycleObserver.Role.navigation(.view(entry), of: host)
    let tag = fragments[fragment].tag
    guard lifecycleState(of: view) >= .created,
      !fragments.observers[view].contains(where: { $0.role == role }),
      !navControllers[host].fragmentNavigator.pending.contains(where: { $0.id == tag })
    else { return }
    _ = try addObserver(role, to: view)
  }

  /// `OnBackStackChangedListener`
  mutating func noteNavigation(
    _ change: BackStackChange, of changed: [FragmentID], isPop: Bool, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let host = navHost(ofManager: manager) else { return }
    for fragment in changed {
      switch change {
      case .onBackStackChangeStarted:
        let controller = navControllers[host]
        if isPop,
          let entry = controller.last(
            of: controller[.fragment].backStack, withID: fragments[fragment].tag)
        {
          try prepareForTransition(entry, of: .fragment, in: host)
        }
      case .onBackStackChangeCommitted: try noteCommit(of: fragment, isPop: isPop, in: host)
      case .onBackStackChanged, .onBackStackChangeProgressed, .onBackStackChangeCancelled: break
      }
    }
  }

  /// A pop that the controller was not asked for is the system's Back.
  private mutating func noteCommit(
    of fragment: FragmentID, isPop: Bool, in host: FragmentID
  ) throws(AndroidException) {
    let controller = navControllers[host]
    let state = controller[.fragment]
    let tag = fragments[fragment].tag
    let entry = controller.last(of: state.backStack + state.transitionsInProgress, withID: tag)
    let pending = controller.fragmentNavigator.pending
    let isSystemBack = isPop && pending.isEmpty && fragments[fragment].isRemoving
    let place = pending.firstIndex { $0.id == tag }
    if let place { navControllers[host].fragmentNavigator.pending.remove(at: place) }
    if !isPop, place.map({ pending[$0].isPop }) != true, entry == nil {
      throw AndroidException(
        "IllegalArgumentException",
        "The fragment \(name(of: fragment)) is unknown to the FragmentNavigator.")
    }
    guard let entry else { return }
    navControllers[host].fragmentNavigator.clearing.insert(fragment)
    guard isSystemBack else { return }
    try popWithTransition(entry, from: .fragment, saveState: false, in: host)
  }

  /// The view models of a destination's fragment are cleared. The reference to what is run then is
  /// a weak one, which is taken to hold.
  mutating func noteNavigation(
    ofCleared fragment: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let host = navHost(ofManager: manager),
      navControllers[host].fragmentNavigator.clearing.remove(fragment) != nil
    else { return }
    try completeAllTransitions(of: .fragment, in: host)
  }
}
