// Follows androidx.activity 1.8, OnBackPressedDispatcher.kt, or 1.12 where callbacks keep their
// places, and ComponentDialog.kt, and androidx.fragment 1.4.1, FragmentManager.java:
// mOnBackPressedCallback, isPrimaryNavigation.

/// One `OnBackPressedCallback` of the app's code.
struct OnBackPressedCallback: KeptByName, Hashable, Sendable {
  let number: Int32
  let name: Symbol
  let owner: CodeOwner
  /// The dialog whose dispatcher it was added to; nil: the activity's.
  let dialog: ComponentDialog?
  var isEnabled: Bool
  /// It keeps its place while the Lifecycle that it follows is not started.
  var isSuspended = false
  /// What adds and removes it with a Lifecycle.
  var observer: LifecycleObservation?
}

/// The callbacks of an activity and of the dialogs over it. Whether those of its fragment managers
/// are enabled follows from the back stacks.
struct OnBackPressedDispatcher: Hashable, Sendable {
  /// In the order in which they were made.
  var callbacks: [OnBackPressedCallback] = []
  /// What has been added, the latest last. A fragment manager that is not here was added before
  /// all.
  private var added: [Entry] = []
  /// `inProgressCallback`: the handler of the gesture that is under way.
  var inProgress: InProgress?

  enum InProgress: Hashable, Sendable {
    case callback(Int32)
    case fragments(FragmentManagerID)
  }

  enum Entry: Hashable, Sendable {
    case callback(Int32)
    /// The callback of the fragment manager of this owner.
    case manager(of: LifecycleOwner)
  }

  mutating func add(_ entry: Entry) { added.append(entry) }

  mutating func takeOut(_ entry: Entry) { added.removeAll { $0 == entry } }

  func has(_ entry: Entry) -> Bool { added.contains(entry) }

  /// A callback that is not there any more stays so.
  mutating func setSuspended(_ number: Int32, _ isSuspended: Bool) {
    if let place = place(of: number) { callbacks[place].isSuspended = isSuspended }
  }

  /// Forgets a callback, and with the last one all order.
  mutating func forget(_ number: Int32) {
    callbacks.removeAll { $0.number == number }
    if callbacks.isEmpty { added = [] }
  }

  func place(of number: Int32) -> Int? { callbacks.firstIndex { $0.number == number } }

  /// The one that was added last of those that are enabled.
  func top(where isAsked: (OnBackPressedCallback) -> Bool) -> OnBackPressedCallback? {
    for case .callback(let number) in added.reversed() {
      guard let place = self.place(of: number), callbacks[place].isEnabled,
        !callbacks[place].isSuspended, isAsked(callbacks[place])
      else { continue }
      return callbacks[place]
    }
    return nil
  }

  func isAdded(_ callback: OnBackPressedCallback, after manager: LifecycleOwner) -> Bool {
    guard let other = added.lastIndex(of: .manager(of: manager)) else { return true }
    return added.lastIndex(of: .callback(callback.number)).map { $0 > other } ?? false
  }

  var handlerInProgress: BackHandler? {
    switch inProgress {
    case .callback(let number): place(of: number).map { .callback(callbacks[$0]) }
    case .fragments(let manager): .fragments(manager)
    case nil: nil
    }
  }
}

/// The handler of Back.
enum BackHandler: Hashable, Sendable {
  case callback(OnBackPressedCallback)
  case fragments(FragmentManagerID)

  var inProgress: OnBackPressedDispatcher.InProgress {
    switch self {
    case .callback(let callback): .callback(callback.number)
    case .fragments(let manager): .fragments(manager)
    }
  }
}

extension ActivityThread {
  /// `hasEnabledCallbacks`, and which of them is asked first. The fragments of before Activity's
  /// dispatcher have none.
  func topBackHandler(of window: IWindow) -> BackHandler? {
    let dispatcher = backCallbacks(of: window.activity)?.dispatcher
    let callback = dispatcher?.top { self.window(of: $0, over: window.activity) == window }
    guard window.isMain, image.app.fragmentLibrary.answersBackWithCallbacks,
      let manager = topBackManager(of: window.activity)
    else {
      return callback.map { .callback($0) }
    }
    guard let callback, dispatcher?.isAdded(callback, after: manager.owner) == true else {
      return .fragments(manager.id)
    }
    return .callback(callback)
  }

  /// A fragment manager's callback follows the Lifecycle of its owner, as its first observer.
  mutating func noteBack(
    _ owner: LifecycleOwner, of token: ActivityToken, _ event: LifecycleEvent
  ) throws(AndroidException) {
    guard event == .onStart || event == .onStop, backCallbacks(of: token) != nil else { return }
    if !image.app.maintainsBackOrder {
      changeBackCallbacks(of: token) { callbacks in
        if event == .onStart {
          callbacks.dispatcher.add(.manager(of: owner))
        } else {
          callbacks.dispatcher.takeOut(.manager(of: owner))
        }
      }
    }
    try updateBackInvokedCallback(of: token)
  }

  /// `attachController`: where callbacks keep their places, that of a fragment's manager has its
  /// own from the beginning.
  mutating func noteBack(ofAttached id: FragmentID, to token: ActivityToken) {
    guard image.app.maintainsBackOrder, backCallbacks(of: token) != nil else { return }
    let owner = LifecycleOwner.fragment(id, fragments[id].key)
    changeBackCallbacks(of: token) { $0.dispatcher.add(.manager(of: owner)) }
  }

  /// That of an activity's own manager follows `mFragmentLifecycleRegistry`, which moves within the
  /// activity's `super` calls: before its fragments start, and after they have stopped.
  mutating func noteBack(
    ofHost token: ActivityToken, _ event: LifecycleEvent
  ) throws(AndroidException) {
    guard hasBackCallbacks, let id = activities[token]?.id else { return }
    try noteBack(.activity(id), of: token, event)
  }

  /// The fragment manager that is asked first, and its owner. One with an owner that is not started
  /// does not count.
  private func topBackManager(
    of token: ActivityToken
  ) -> (id: FragmentManagerID, owner: LifecycleOwner)? {
    guard let root = fragmentManager(of: token), let activity = activities[token] else {
      return nil
    }
    let host = LifecycleOwner.activity(activity.id)
    guard
      activity.observedState >= .started || fragments[root].state >= .started
        || backCallbacks(of: token)?.dispatcher.has(.manager(of: host)) == true
    else { return nil }
    return topBackManager(in: root, of: host, isPrimary: true)
  }

  /// The owner that was started last is asked first: children are started after their parents, and
  /// siblings in the order of their addition.
  private func topBackManager(
    in manager: FragmentManagerID, of owner: LifecycleOwner, isPrimary: Bool
  ) -> (id: FragmentManagerID, owner: LifecycleOwner)? {
    for fragment in fragments[listsOf: manager].added.reversed()
    where fragments[fragment].isAttached && fragments[fragment].lifecycle >= .started {
      let inner = topBackManager(
        in: fragments[fragment].childManager, of: .fragment(fragment, fragments[fragment].key),
        isPrimary: isPrimary && fragments[manager].primaryNavigation == fragment)
      if let inner { return inner }
    }
    return isBackEnabled(manager, isPrimary: isPrimary) ? (id: manager, owner: owner) : nil
  }

  /// `updateOnBackPressedCallbackEnabled`: what is pending may well be put on the back stack,
  /// wherever the manager is. It is not asked again before all of that has been executed, nor
  /// before a pop has. What there is to pop counts where all fragments above are primary navigation
  /// fragments.
  private func isBackEnabled(_ manager: FragmentManagerID, isPrimary: Bool) -> Bool {
    let isExecuting =
      !fragments[listsOf: manager].batch.isEmpty && !fragments[manager].isExecutingNow
    if isExecuting || !fragments[listsOf: manager].pending.isEmpty { return true }
    guard isPrimary else { return false }
    return !fragments[listsOf: manager].backStack.isEmpty
      || fragments[listsOf: manager].transitioning != nil
  }

  /// `onBackPressed`; what a dialog falls back on is `Dialog.onBackPressed`.
  mutating func dispatchOnBackPressed(_ window: IWindow) throws(AndroidException) {
    switch takeBackHandlerInProgress(of: window.activity) ?? topBackHandler(of: window) {
    case .callback(let callback): try call(.handleOnBackPressed, on: callback)
    case .fragments(let manager):
      if try !handleOnBackPressed(manager) { try dispatchOnBackPressed(window) }
    case nil: if window.isMain { try fallBack(window.activity) } else { try cancel(window) }
    }
  }

  /// `super.onBackPressed`, which pops what there is of fragments that have no callbacks. The
  /// callback that the system registers with the window does not come this way.
  private mutating func fallBack(_ token: ActivityToken) throws(AndroidException) {
    if !version.backAsksWhetherStateIsSaved {
      let manager = hostManager(of: token)
      if fragments[manager].stateSaved {
        // The activity of 1.0 asks its fragments itself, and does not come here.
        let library = image.app.fragmentLibrary
        let isSpared = library.catchesBackOnceSaved || !library.answersBackWithCallbacks
        if image.hostsPlatformFragments || !isSpared { throw FragmentFault.stateSaved.exception }
        return
      }
    }
    if !image.app.fragmentLibrary.answersBackWithCallbacks,
      let manager = fragmentManager(of: token),
      !fragments[manager].isStateSaved, try popNow(.unnamed(inclusive: false), in: manager)
    {
      return
    }
    navigateBack(token)
  }

  /// `dispatchOnBackStarted`: a gesture that begins while another is under way ends that.
  mutating func dispatchOnBackStarted(_ window: IWindow) throws(AndroidException) {
    let token = window.activity
    let top = topBackHandler(of: window)
    if let other = takeBackHandlerInProgress(of: token) { try cancelBack(of: other) }
    guard let handler = top else { return }
    changeBackCallbacks(of: token) { $0.dispatcher.inProgress = handler.inProgress }
    switch handler {
    case .callback(let callback): try call(.handleOnBackStarted, on: callback)
    case .fragments(let manager): try handleOnBackStarted(manager)
    }
  }

  /// If the callback with which the gesture began has answered or gone, the one that would be asked
  /// first now hears of the rest.
  mutating func dispatchOnBackProgressed(_ window: IWindow) throws(AndroidException) {
    let inProgress = backCallbacks(of: window.activity)?.dispatcher.handlerInProgress
    switch inProgress ?? topBackHandler(of: window) {
    case .callback(let callback): try call(.handleOnBackProgressed, on: callback)
    case .fragments(let manager): try handleOnBackProgressed(manager)
    case nil: break
    }
  }

  mutating func dispatchOnBackCancelled(_ window: IWindow) throws(AndroidException) {
    let handler = takeBackHandlerInProgress(of: window.activity) ?? topBackHandler(of: window)
    if let handler { try cancelBack(of: handler) }
  }

  private mutating func cancelBack(of handler: BackHandler) throws(AndroidException) {
    switch handler {
    case .callback(let callback): try call(.handleOnBackCancelled, on: callback)
    case .fragments(let manager): try handleOnBackCancelled(manager)
    }
  }

  /// Takes the handler of the gesture, which ends with what the handler is told next.
  private mutating func takeBackHandlerInProgress(of token: ActivityToken) -> BackHandler? {
    guard let handler = backCallbacks(of: token)?.dispatcher.handlerInProgress else { return nil }
    changeBackCallbacks(of: token) { $0.dispatcher.inProgress = nil }
    if case .fragments(let manager) = handler, fragments[manager].host == nil { return nil }
    return handler
  }

  private mutating func call(
    _ callback: BackCallback, on receiver: OnBackPressedCallback
  ) throws(AndroidException) {
    let name = trace.keep(ledger.symbols.name(of: receiver.name))
    try call(.back(callback), on: receiver.owner, arguments: .backCallback(name))
  }

  // MARK: Adding and removing

  mutating func addBackCallback(
    _ name: String, to token: ActivityToken, _ dialog: ComponentDialog?,
    for lifecycle: LifecycleOwner?, of owner: CodeOwner, isEnabled: Bool
  ) throws(AndroidException) {
    if let lifecycle, lifecycleState(of: lifecycle) == .destroyed { return }
    hasBackCallbacks = true
    let number = fragments.newNumber()
    let isAddedAtOnce = lifecycle == nil || image.app.maintainsBackOrder
    let callback = OnBackPressedCallback(
      number: number, name: ledger.symbols.symbol(for: name), owner: owner, dialog: dialog,
      isEnabled: isEnabled, isSuspended: lifecycle != nil && isAddedAtOnce)
    changeBackCallbacks(of: token) { callbacks in
      callbacks.dispatcher.callbacks.append(callback)
      if isAddedAtOnce { callbacks.dispatcher.add(.callback(number)) }
    }
    if let lifecycle {
      let observer = try addObserver(.backCallback(number: number, of: token), to: lifecycle)
      changeBackCallbacks(of: token) { callbacks in
        guard let place = callbacks.dispatcher.place(of: number) else { return }
        callbacks.dispatcher.callbacks[place].observer = observer
      }
    }
    try updateBackInvokedCallback(of: token)
  }

  /// `LifecycleOnBackPressedCancellable.onStateChanged`
  mutating func moveBackCallback(
    _ number: Int32, of token: ActivityToken, by event: LifecycleEvent
  ) throws(AndroidException) {
    let keepsPlace = image.app.maintainsBackOrder
    switch event {
    case .onStart:
      changeBackCallbacks(of: token) { callbacks in
        if keepsPlace {
          callbacks.dispatcher.setSuspended(number, false)
        } else {
          callbacks.dispatcher.add(.callback(number))
        }
      }
      try updateBackInvokedCallback(of: token)
    case .onStop:
      guard keepsPlace else { return try takeOut(number, of: token) }
      changeBackCallbacks(of: token) { $0.dispatcher.setSuspended(number, true) }
      try endGesture(ofCallback: number, of: token)
    case .onDestroy: try removeBackCallback(number, of: token)
    case .onCreate, .onResume, .onPause: break
    }
  }

  /// `OnBackPressedCallback.remove`
  mutating func removeBackCallback(
    _ number: Int32, of token: ActivityToken
  ) throws(AndroidException) {
    guard let dispatcher = backCallbacks(of: token)?.dispatcher,
      let place = dispatcher.place(of: number)
    else { return }
    if let observer = dispatcher.callbacks[place].observer {
      removeObserver(observer)
    }
    try takeOut(number, of: token)
    changeBackCallbacks(of: token) { $0.dispatcher.forget(number) }
  }

  /// `OnBackPressedCancellable.cancel`
  private mutating func takeOut(
    _ number: Int32, of token: ActivityToken
  ) throws(AndroidException) {
    changeBackCallbacks(of: token) { $0.dispatcher.takeOut(.callback(number)) }
    try endGesture(ofCallback: number, of: token)
  }

  /// One that answers a gesture is told that it does so no more.
  private mutating func endGesture(
    ofCallback number: Int32, of token: ActivityToken
  ) throws(AndroidException) {
    if backCallbacks(of: token)?.dispatcher.inProgress == .callback(number),
      let handler = takeBackHandlerInProgress(of: token)
    {
      try cancelBack(of: handler)
    }
    try updateBackInvokedCallback(of: token)
  }
}
