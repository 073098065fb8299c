// Follows platform/frameworks/base, core/java/android/window/WindowOnBackInvokedDispatcher.java.

/// One `registerOnBackInvokedCallback`.
struct OnBackInvokedCallback: Hashable, Sendable {
  /// Later ones have higher numbers.
  let number: Int32
  let window: IWindow
  let priority: BackPriority
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case ofApp(name: Symbol, CodeOwner, BackCallbackKind)
    /// The one by which androidx' `OnBackPressedDispatcher` is called.
    case onBackPressedDispatcher
    /// A popup's, of its own window.
    case popupWindow
    /// That of the keyboard on the screen, of the window for which it is there.
    case inputMethod
    /// AppCompat's own, while it shows an action mode.
    case actionMode
  }

  /// What the server is told of it: `OnBackInvokedCallbackInfo`.
  var systemOverride: BackCallbackKind? {
    switch kind {
    case .ofApp(_, _, .moveTaskToBackCallback): .moveTaskToBackCallback
    case .ofApp(_, _, .finishAndRemoveTaskCallback): .finishAndRemoveTaskCallback
    case .ofApp(_, _, .onBackInvokedCallback), .ofApp(_, _, .onBackAnimationCallback),
      .onBackPressedDispatcher, .popupWindow, .inputMethod, .actionMode:
      nil
    }
  }
}

/// What is registered with the windows of an activity, besides what the system registers itself.
struct WindowOnBackInvokedDispatcher: Hashable, Sendable {
  var callbacks: [OnBackInvokedCallback] = []
  /// The gesture that is under way over one of the windows.
  var gesture: Gesture?

  enum Gesture: Hashable, Sendable {
    /// The gesture is for this callback; nil: for the system's own.
    case of(Int32?)
    /// Its callback has been taken away from under it.
    case cancelled
  }

  /// `getTopCallback`: by priority, then the latest.
  func top(of window: IWindow) -> OnBackInvokedCallback? {
    callbacks.filter { $0.window == window && $0.priority != .systemNavigationObserver }
      .max { ($0.priority.rank, $0.number) < ($1.priority.rank, $1.number) }
  }

  /// `mSystemNavigationObserverCallback`: there is only one.
  func observer(of window: IWindow) -> OnBackInvokedCallback? {
    callbacks.last { $0.window == window && $0.priority == .systemNavigationObserver }
  }
}

extension BackPriority {
  fileprivate var rank: Int {
    switch self {
    case .systemNavigationObserver: 0
    case .default: 1
    case .overlay: 2
    }
  }
}

extension ActivityThread {
  /// `isOnBackInvokedCallbackEnabled`: by the activity's manifest, else the application's, else the
  /// target.
  @inline(__always)
  func isBackInvokedCallbackEnabled(_ token: ActivityToken) -> Bool {
    let declared =
      activities[belongingsOf: token]?.value.activity.declaration.enableOnBackInvokedCallback
      ?? image.app.enableOnBackInvokedCallback
    return (declared ?? version.enablesBackInvokedCallbacks) && version.hasBackInvokedCallbacks
  }

  mutating func register(
    _ kind: OnBackInvokedCallback.Kind, _ priority: BackPriority, with window: IWindow
  ) {
    guard isBackInvokedCallbackEnabled(window.activity) else { return }
    hasBackCallbacks = true
    let callback = OnBackInvokedCallback(
      number: fragments.newNumber(), window: window, priority: priority, kind: kind)
    changeBackCallbacks(of: window.activity) { callbacks in
      callbacks.windows.callbacks.removeAll { $0.kind == kind && $0.window == window }
      callbacks.windows.callbacks.append(callback)
    }
  }

  /// There may be none of this kind.
  mutating func unregister(
    _ kind: OnBackInvokedCallback.Kind, with window: IWindow
  ) throws(AndroidException) {
    if let registered = registration(of: kind, with: window) {
      try unregister(registered, of: window.activity)
    }
  }

  /// Nil: there is none of this kind.
  func registration(
    of kind: OnBackInvokedCallback.Kind, with window: IWindow
  ) -> OnBackInvokedCallback? {
    backCallbacks(of: window.activity)?.windows.callbacks
      .first { $0.window == window && $0.kind == kind }
  }

  /// A callback that answers a gesture is told that it does so no more.
  mutating func unregister(
    _ callback: OnBackInvokedCallback, of token: ActivityToken
  ) throws(AndroidException) {
    let isInProgress = backCallbacks(of: token)?.windows.gesture == .of(callback.number)
    changeBackCallbacks(of: token) { callbacks in
      callbacks.windows.callbacks.removeAll { $0.number == callback.number }
      if isInProgress { callbacks.windows.gesture = .cancelled }
    }
    if isInProgress { try tell(.onBackCancelled, to: callback) }
  }

  /// `detachFromWindow`, `clear`: the callbacks go with the window, and one that answers a gesture is
  /// told first that it does so no more, if it hears of gestures.
  mutating func clearBackCallbacks(of window: IWindow) throws(AndroidException) {
    guard hasBackCallbacks, version.hasBackAnimationCallbacks else { return }
    for callback in backCallbacks(of: window.activity)?.windows.callbacks ?? []
    where callback.window == window {
      try unregister(callback, of: window.activity)
    }
  }

  /// `updateBackInvokedCallbackState`: the dispatcher is registered while one of its callbacks is
  /// enabled, once the activity's Lifecycle has been created. As long as nothing else is
  /// registered, what only the fragments could pop is noticed when Back comes. The dispatcher of a
  /// dialog is registered with the dialog's window.
  mutating func updateBackInvokedCallback(of token: ActivityToken) throws(AndroidException) {
    guard activities[token]?.observedState != .initialized, isBackInvokedCallbackEnabled(token)
    else { return }
    try updateBackInvokedCallback(of: IWindow.main(of: token))
    for callback in backCallbacks(of: token)?.dispatcher.callbacks ?? []
    where callback.dialog != nil {
      if let window = self.window(of: callback, over: token) {
        try updateBackInvokedCallback(of: window)
      }
    }
  }

  private mutating func updateBackInvokedCallback(of window: IWindow) throws(AndroidException) {
    let wanted = topBackHandler(of: window) != nil
    let registered = registration(of: .onBackPressedDispatcher, with: window)
    if wanted, registered == nil {
      register(.onBackPressedDispatcher, .default, with: window)
    } else if !wanted, let registered {
      try unregister(registered, of: window.activity)
    }
  }

  /// `updateOnBackPressedCallbackEnabled`: what this manager could pop may have come or gone.
  @inline(__always)
  mutating func updateBack(by manager: FragmentManagerID) throws(AndroidException) {
    guard hasBackCallbacks, let host = fragments[manager].host else { return }
    try updateBackInvokedCallback(of: host)
  }

  /// The steps of a gesture; a plain callback hears of its end alone.
  mutating func tell(
    _ step: BackCallback, to callback: OnBackInvokedCallback
  ) throws(AndroidException) {
    switch callback.kind {
    case .ofApp(let name, let owner, let kind):
      guard step == .onBackInvoked || kind == .onBackAnimationCallback else { return }
      let name = trace.keep(ledger.symbols.name(of: name))
      try call(.back(step), on: owner, arguments: .backCallback(name))
    case .popupWindow: if step == .onBackInvoked { try dismissPopup(callback.window) }
    case .inputMethod:
      if step == .onBackInvoked { try hideSoftInput(of: callback.window.activity) }
    case .actionMode:
      if step == .onBackInvoked { try finishActionMode(callback.window.activity) }
    case .onBackPressedDispatcher:
      switch step {
      case .onBackStarted: try dispatchOnBackStarted(callback.window)
      case .onBackProgressed: try dispatchOnBackProgressed(callback.window)
      case .onBackInvoked: try dispatchOnBackPressed(callback.window)
      case .onBackCancelled: try dispatchOnBackCancelled(callback.window)
      case .handleOnBackStarted, .handleOnBackProgressed, .handleOnBackPressed,
        .handleOnBackCancelled:
        break  // are what the dispatcher tells others
      }
    }
  }

  /// `OnBackInvokedCallbackWrapper.onBackInvoked`
  ///
  /// - Parameter callback: nil: the system's own, of the window's activity or of its dialog.
  mutating func invokeBack(
    _ callback: OnBackInvokedCallback?, of window: IWindow
  ) throws(AndroidException) {
    let token = window.activity
    guard let callback, callback.systemOverride == nil else {
      if let observer = backCallbacks(of: token)?.windows.observer(of: window) {
        try tell(.onBackInvoked, to: observer)
      }
      return try answerBack(callback?.systemOverride, of: window)
    }
    try tell(.onBackInvoked, to: callback)
  }

  /// What the system does itself.
  private mutating func answerBack(
    _ systemOverride: BackCallbackKind?, of window: IWindow
  ) throws(AndroidException) {
    let token = window.activity
    switch systemOverride {
    case .moveTaskToBackCallback: request(.activity(token, .moveTaskToBack(nonRoot: true)))
    case .finishAndRemoveTaskCallback:
      finish(token) { .finishAndRemoveTask(resultCode: $0) }
    case .onBackInvokedCallback, .onBackAnimationCallback, nil:
      if window.isMain { navigateBack(token) } else { try answerBack(in: window) }
    }
  }

  /// `OnBackInvokedCallbackInfo`
  func backCallbackInfo(of token: ActivityToken) -> OnBackInvokedCallbackInfo {
    guard isBackInvokedCallbackEnabled(token) else { return .ofApp }
    let window = topWindow(of: token)
    let top = backCallbacks(of: token)?.windows.top(of: window)
    let answersItself = top.map { $0.systemOverride == nil } ?? (topBackHandler(of: window) != nil)
    return answersItself
      ? .ofApp : .ofSystem(top?.systemOverride, isMainWindow: window.isMain)
  }
}
