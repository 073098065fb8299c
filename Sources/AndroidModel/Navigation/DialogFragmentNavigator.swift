// Follows androidx.navigation 2.9, DialogFragmentNavigator.kt.

/// What a `DialogFragmentNavigator` keeps besides its back stack.
struct DialogFragmentNavigator: Hashable, Sendable {
  /// `restoredTagsAwaitingAttach`
  var awaitingAttach: [Symbol] = []
  /// `transitioningFragments`: shown, and not attached yet.
  var shown: [Symbol: FragmentID] = [:]
}

/// It shows the dialog of a destination, and pops the destination when the dialog has gone.
extension ActivityThread {
  mutating func showDialogs(
    of entries: [NavEntryID], in host: FragmentID
  ) throws(AndroidException) {
    guard !fragments[navControllers[host].manager].isStateSaved else { return }
    for entry in entries {
      guard try showNewDialog(of: entry, in: host) else { continue }
      let state = navControllers[host][.dialog]
      try push(entry, to: .dialog, in: host)
      try endTransition(of: state.backStack.last, unlessIn: state, in: host)
    }
  }

  /// `createDialogFragment` and `show`
  private mutating func showNewDialog(
    of entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) -> Bool {
    guard let found = navControllers[host][entry],
      case .dialog(let classID) = image.navGraphs[found.destination].content
    else { return false }
    try askFragmentFactory(of: navControllers[host].manager)
    let dialog = try newFragment(classID)
    try observeDialog(dialog, in: host)
    navControllers[host].dialogNavigator.shown[found.id] = dialog
    try show(dialog, tag: found.id, in: navControllers[host].manager)
    return true
  }

  private mutating func observeDialog(
    _ dialog: FragmentID, in host: FragmentID
  ) throws(AndroidException) {
    let owner = LifecycleOwner.fragment(dialog, fragments[dialog].key)
    _ = try addObserver(.navigation(.dialog, of: host), to: owner)
  }

  /// What another entry's coming or going has put into transition, though nothing moves it.
  private mutating func endTransition(
    of entry: NavEntryID?, unlessIn state: NavigatorState, in host: FragmentID
  ) throws(AndroidException) {
    guard let entry, !state.transitionsInProgress.contains(entry) else { return }
    try completeTransition(of: entry, .dialog, in: host)
  }

  /// `onLaunchSingleTop`: the dialog that shows is dismissed, and no longer observed.
  mutating func launchSingleTopDialog(
    _ entry: NavEntryID, in host: FragmentID
  ) throws(AndroidException) {
    guard !fragments[navControllers[host].manager].isStateSaved,
      let id = navControllers[host][entry]?.id
    else { return }
    let known = navControllers[host].dialogNavigator.shown[id]
    if let old = known ?? fragment(taggedWith: id, in: host) {
      let owner = LifecycleOwner.fragment(old, fragments[old].key)
      for observer in fragments.observers[owner]
      where observer.role == .navigation(.dialog, of: host) {
        removeObserver(LifecycleObservation(owner: owner, number: observer.number))
      }
      try dismissDialog(old, .fragment)
    }
    guard try showNewDialog(of: entry, in: host) else { return }
    let controller = navControllers[host]
    guard let replaced = controller.last(of: controller[.dialog].backStack, withID: id) else {
      throw AndroidException("NoSuchElementException", "no entry has this id")
    }
    navControllers[host][.dialog].beginTransition(of: replaced)
    navControllers[host][.dialog].beginTransition(of: entry)
    try replaceTop(by: entry, of: .dialog, in: host)
  }

  /// `popBackStack`: the dialogs are dismissed, the topmost first.
  mutating func popDialogs(
    downTo entry: NavEntryID, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) {
    let backStack = navControllers[host][.dialog].backStack
    guard !fragments[navControllers[host].manager].isStateSaved else { return }
    guard let place = backStack.firstIndex(of: entry) else { throw AndroidException.unknownEntry }
    for popped in backStack[place...].reversed() {
      if let id = navControllers[host][popped]?.id, let dialog = fragment(taggedWith: id, in: host)
      {
        try dismissDialog(dialog, .fragment)
      }
    }
    try popDialog(entry, at: place, saveState: saveState, in: host)
  }

  private mutating func popDialog(
    _ entry: NavEntryID, at place: Int, saveState: Bool, in host: FragmentID
  ) throws(AndroidException) {
    let state = navControllers[host][.dialog]
    try popWithTransition(entry, from: .dialog, saveState: saveState, in: host)
    let incoming = place > 0 ? state.backStack[place - 1] : nil
    try endTransition(of: incoming, unlessIn: state, in: host)
  }

  /// `findFragmentByTag`
  private func fragment(taggedWith tag: Symbol, in host: FragmentID) -> FragmentID? {
    let manager = navControllers[host].manager
    if let added = fragments[listsOf: manager].added.last(where: { fragments[$0].tag == tag }) {
      return added
    }
    return fragments.activeStateManagers(in: manager).compactMap { fragments[$0]?.fragment }
      .last { fragments[$0].tag == tag }
  }

  // MARK: What it hears

  /// `FragmentOnAttachListener`
  mutating func noteDialog(
    _ dialog: FragmentID, attachedWith tag: Symbol, in host: FragmentID
  ) throws(AndroidException) {
    if let place = navControllers[host].dialogNavigator.awaitingAttach.firstIndex(of: tag) {
      navControllers[host].dialogNavigator.awaitingAttach.remove(at: place)
      try observeDialog(dialog, in: host)
    }
    navControllers[host].dialogNavigator.shown[tag] = nil
  }

  /// `onStateChanged`
  mutating func noteDialog(
    _ dialog: FragmentID, by event: LifecycleEvent, in host: FragmentID
  ) throws(AndroidException) {
    let state = navControllers[host][.dialog]
    let tag = fragments[dialog].tag
    let entry = navControllers[host].last(of: state.backStack, withID: tag)
    switch event {
    case .onCreate:
      // Popped before it was attached.
      if entry == nil { try dismissDialog(dialog, .fragment) }
    case .onStop:
      guard fragments[dialog].dialog.window?.isShowing == false, let entry,
        let place = state.backStack.firstIndex(of: entry)
      else { return }
      try popDialog(entry, at: place, saveState: false, in: host)
    case .onResume, .onDestroy:
      if let entry = navControllers[host].last(of: state.transitionsInProgress, withID: tag) {
        try completeTransition(of: entry, .dialog, in: host)
      }
    case .onStart, .onPause: break
    }
  }
}
