// Follows androidx.fragment 1.4.1, FragmentActivity.java and FragmentController.java: what each
// callback of the activity passes on.

/// Where an androidx `FragmentActivity` tells its fragments: each of these runs inside the `super`
/// call of one activity callback.
extension ActivityThread {
  /// `super.onCreate`: attach the manager, restore its state, create the fragments.
  mutating func dispatchFragmentsCreate(
    _ host: ActivityToken, saved: ActivitySavedState?
  ) throws(AndroidException) {
    if saved?.fragments != nil || retainedFragments(of: host) != nil
      || hostManager(of: host, noting: { $0.create() }) != nil
    {
      try attachHostManager(host, saved: saved?.fragments?.value)
    }
    if let handles = saved?.handles, let id = hostInstance(of: host) {
      restoreHandles(handles.value, of: .activity(id))
    }
    if let manager = fragmentManager(of: host) { try dispatchCreate(manager) }
  }

  /// `super.onStart`
  mutating func dispatchFragmentsStart(_ host: ActivityToken) throws(AndroidException) {
    guard !image.hostsPlatformFragments else { return }
    guard let manager = hostManager(of: host, noting: { $0.start() }) else {
      return try noteBack(ofHost: host, .onStart)
    }
    noteStateNotSaved(manager)
    if !fragments[manager].hasStarted {
      fragments[manager].hasStarted = true
      try dispatchActivityCreated(manager)
    }
    try execPendingActions(in: manager, allowStateLoss: true)
    try noteBack(ofHost: host, .onStart)
    try dispatchStart(manager)
  }

  /// `onNewIntent`, `onActivityResult`: commits are legal again.
  mutating func dispatchFragmentsNoteStateNotSaved(_ host: ActivityToken) {
    if let manager = hostManager(of: host, noting: { $0.noteStateNotSaved() }) {
      noteStateNotSaved(manager)
    }
  }

  /// `super.onResume`: commits are legal again, and run. The fragments themselves resume later.
  mutating func dispatchFragmentsHostResumed(_ host: ActivityToken) throws(AndroidException) {
    guard !image.hostsPlatformFragments,
      let manager = hostManager(of: host, noting: { $0.noteStateNotSaved() })
    else { return }
    noteStateNotSaved(manager)
    try execPendingActions(in: manager, allowStateLoss: true)
  }

  /// `super.onResumeFragments`, which `super.onPostResume` calls.
  mutating func dispatchFragmentsResume(_ host: ActivityToken) throws(AndroidException) {
    guard !image.hostsPlatformFragments,
      let manager = hostManager(of: host, noting: { $0.resume() })
    else { return }
    try dispatchResume(manager)
  }

  /// `onPostResume` has returned: the activity's window is made next.
  mutating func attachFragmentContainers(_ host: ActivityToken) {
    if let manager = hostManager(of: host, noting: { $0.isInWindow = true }) {
      fragments[manager].isInWindow = true
    }
  }

  /// `super.onPause`
  mutating func dispatchFragmentsPause(_ host: ActivityToken) throws(AndroidException) {
    guard !image.hostsPlatformFragments,
      let manager = hostManager(of: host, noting: { $0.pause() })
    else { return }
    try dispatchPause(manager)
  }

  /// `super.onStop`
  mutating func dispatchFragmentsStop(_ host: ActivityToken) throws(AndroidException) {
    guard !image.hostsPlatformFragments else { return }
    if let manager = hostManager(of: host, noting: { $0.stop() }) {
      try markState(in: manager)
      try dispatchStop(manager)
    }
    try noteBack(ofHost: host, .onStop)
  }

  /// `super.onSaveInstanceState`; nil if the manager has nothing to save.
  mutating func dispatchFragmentsSave(
    _ host: ActivityToken
  ) throws(AndroidException) -> Boxed<FragmentManagerState>? {
    guard let manager = hostManager(of: host, noting: { $0.save() }) else { return nil }
    try markState(in: manager)
    return try saveAll(in: manager).map { Boxed($0) }
  }

  /// `super.onRetainNonConfigurationInstance`: what the next instance of the host takes over.
  mutating func retainFragments(_ host: ActivityToken) -> RetainedFragments? {
    // Code may yet put something into the store that goes over.
    let manager = image.hasEmptyOverrides ? fragmentManager(of: host) : hostManager(of: host)
    guard let manager, let store = fragments[manager].retainedStore else { return nil }
    return RetainedFragments(store: store)
  }

  /// `super.onDestroy`: what is retained stays only if the next instance follows.
  mutating func dispatchFragmentsDestroy(_ host: ActivityToken) throws(AndroidException) {
    guard !image.hostsPlatformFragments else { return }
    try destroyFragments(host)
  }

  mutating func destroyFragments(_ host: ActivityToken) throws(AndroidException) {
    guard let manager = hostManager(of: host, noting: { $0.destroy() }) else { return }
    if !isHostChangingConfigurations(host) {
      clearRetainedStore(of: manager)
    }
    try dispatchDestroy(manager)
  }

  /// A call of app code on a fragment manager.
  mutating func performFragmentAction(
    _ action: FragmentAction, in subject: CodeOwner
  ) throws(AndroidException) {
    let call = try prepare(action, in: subject)
    guard case .transaction(let transaction) = action, transaction.isCommittedTwice,
      case .commit(let id, let kind, let manager) = call
    else { return try perform(call) }
    let record = fragments.transactions[id]
    try perform(call)
    try commitAgain(record, kind, in: manager)
  }

  /// A message that the library posted has come to its turn.
  mutating func handleFragmentMessage(_ message: FragmentMessage) throws(AndroidException) {
    switch message {
    case .execPendingActions(let manager): try execPendingActions(in: manager, allowStateLoss: true)
    case .executeEffects(let container): try executeEffects(in: container)
    case .startPostponedEntering(let fragment): startPostponedEntering(fragment)
    case .animationEnded(let waiter): try animationEnded(waiter)
    case .dialogCanceled(let fragment): try dialogWasCanceled(fragment)
    case .dialogDismissed(let fragment): try dialogWasDismissed(fragment)
    }
  }

  /// Whether this fragment has saved state to go on from: if the callback has a bundle argument,
  /// that says so; in `onAttach` if it was made by state restoration; else if its `onCreate` got a
  /// bundle.
  func fragmentHasSavedState(
    _ id: FragmentID, in callback: AndroidCallback, _ arguments: CallbackArguments
  ) -> Bool {
    if let isNull = arguments.savedStateIsNull { return !isNull }
    if callback == .fragment(.onAttach) { return fragments[id].isRestored }
    return fragments[id].createdWithState ?? fragments[id].isRestored
  }
}

/// What the fragment library posts to the main thread.
enum FragmentMessage: Hashable, Sendable {
  case execPendingActions(FragmentManagerID)
  case executeEffects(ContainerID)
  /// The time for which a fragment has postponed its entering is over.
  case startPostponedEntering(FragmentID)
  /// A view animation has ended, and the frame that ended it has been drawn.
  case animationEnded(AnimationWaiter)
  case dialogCanceled(FragmentID)
  case dialogDismissed(FragmentID)
}
