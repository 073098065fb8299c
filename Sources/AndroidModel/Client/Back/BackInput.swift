// Follows platform/frameworks/base, core/java/android/view/ViewRootImpl.java:
// NativePreImeInputStage, and core/java/android/app/Activity.java: dispatchKeyEvent, onKeyDown,
// onKeyUp, onBackPressed, navigateBack.

/// How Back reaches a process: as a key, or as a gesture in steps.
extension ActivityThread {
  /// The key comes to the topmost window, so to a dialog before the activity. With predictive back
  /// a callback of the window answers it, behind which some releases pass it on to the activity.
  mutating func pressBack(_ token: ActivityToken) throws(AndroidException) {
    guard activities[token]?.isFinishing == false else { return }
    let window = topWindow(of: token)
    guard isBackInvokedCallbackEnabled(token) else { return try dispatchBackKey(to: window) }
    guard !ignoresBackKey(token) else { return }
    try updateBackInvokedCallback(of: token)
    let top = backCallbacks(of: token)?.windows.top(of: window)
    if let top, version.hasBackAnimationCallbacks { try tell(.onBackStarted, to: top) }
    let isForwarded = window.isMain && !hasSoftInput(over: window) && version.forwardsBackKey
    if isForwarded { _ = try dispatchBackKeyDown(to: token) }
    // `doOnBackKeyEvent` asks anew: what has heard of the press may have registered another.
    try invokeBack(backCallbacks(of: token)?.windows.top(of: window), of: window)
    // The key comes up cancelled, so that nothing takes it for Back.
    if isForwarded { try dispatchBackKeyUp(to: token, isTracking: false) }
  }

  /// `isBackGestureInProgress`
  func ignoresBackKey(_ token: ActivityToken) -> Bool {
    backCallbacks(of: token)?.windows.gesture != nil && version.ignoresBackKeyDuringGesture
  }

  /// Without `OnBackInvokedCallback`s, the key goes to the views and to the activity.
  private mutating func dispatchBackKey(to window: IWindow) throws(AndroidException) {
    // `ImeInputStage`: the keyboard on the screen comes before the views of its window.
    if hasSoftInput(over: window) { return try hideSoftInput(of: window.activity) }
    guard window.isMain else { return try answerBack(in: window) }
    let isTracking = try dispatchBackKeyDown(to: window.activity)
    try dispatchBackKeyUp(to: window.activity, isTracking: isTracking)
  }

  private func hasSoftInput(over window: IWindow) -> Bool {
    activities[belongingsOf: window.activity]?.value.softInput == window
  }

  /// - Returns: `KeyEvent.isTracking`: the superclass has seen the key go down.
  private mutating func dispatchBackKeyDown(
    to token: ActivityToken
  ) throws(AndroidException) -> Bool {
    guard let id = activities[token]?.id else { return false }
    let activity = CodeOwner.activity(id)
    try call(.activity(.onUserInteraction), on: activity)
    // The window's own view takes the key first, and ends its action mode when it comes up.
    guard !hasPrimaryActionMode(token) else { return false }
    var isTracking = false
    try call(.activity(.onKeyDown), on: activity, arguments: .backKey) { _ in isTracking = true }
    return isTracking
  }

  private mutating func dispatchBackKeyUp(
    to token: ActivityToken, isTracking: Bool
  ) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    let activity = CodeOwner.activity(id)
    // AppCompat sees it come up before the activity does.
    let hasActionMode = actionMode(of: token) != nil
    if hasActionMode, !image.hostsPlatformFragments { return try finishActionMode(token) }
    try call(.activity(.onUserInteraction), on: activity)
    if hasActionMode { return try finishActionMode(token) }
    if try finishKeptActionMode(token) { return }
    try call(.activity(.onKeyUp), on: activity, arguments: .backKey) {
      process throws(AndroidException) in
      if isTracking { try process.callOnBackPressed(token) }
    }
  }

  /// `ComponentActivity.onBackPressed`
  mutating func callOnBackPressed(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onBackPressed), on: .activity(id)) { process throws(AndroidException) in
      try process.dispatchOnBackPressed(.main(of: token))
    }
  }

  /// The server decides what becomes of the activity.
  mutating func navigateBack(_ token: ActivityToken) {
    guard let activity = activities[token], !activity.isFinishing else { return }
    guard activities[belongingsOf: token]?.value.exitTransition == ExitTransition.none else {
      return finishAfterTransition(token)
    }
    // In those releases it ended in `finish()` itself, which makes a difference only to an activity
    // that counts as paused already.
    if activity.isPaused, version.pausesAsTold {
      return finish(token) { .backPressed(resultCode: $0) }
    }
    request(.activity(token, .backPressed(resultCode: activity.resultCode)))
  }

  // MARK: The gesture

  /// The finger has moved so far that it counts. An activity that would get a key instead is told
  /// nothing.
  mutating func beginBackGesture(_ token: ActivityToken) throws(AndroidException) {
    guard isBackInvokedCallbackEnabled(token), activities[token]?.isFinishing == false else {
      return
    }
    try updateBackInvokedCallback(of: token)
    let top = backCallbacks(of: token)?.windows.top(of: topWindow(of: token))
    changeBackCallbacks(of: token) { $0.windows.gesture = .of(top?.number) }
    guard version.hasBackAnimationCallbacks, let top else { return }
    try tell(.onBackStarted, to: top)
    looper.post(.moveBackGesture(token))
  }

  mutating func moveBackGesture(of token: ActivityToken) throws(AndroidException) {
    if let callback = callbackOfGesture(in: token) { try tell(.onBackProgressed, to: callback) }
  }

  /// The finger is lifted where that means Back.
  mutating func commitBackGesture(_ token: ActivityToken) throws(AndroidException) {
    let gesture = backCallbacks(of: token)?.windows.gesture
    let callback = callbackOfGesture(in: token)
    endBackGesture(of: token)
    guard gesture != .cancelled, activities[token]?.isFinishing == false else { return }
    try invokeBack(callback, of: callback?.window ?? topWindow(of: token))
  }

  /// The finger has returned; the progress goes back to nothing first.
  mutating func cancelBackGesture(_ token: ActivityToken) throws(AndroidException) {
    let callback = callbackOfGesture(in: token)
    if version.hasBackAnimationCallbacks { try moveBackGesture(of: token) }
    endBackGesture(of: token)
    guard version.hasBackAnimationCallbacks, let callback else { return }
    try tell(.onBackCancelled, to: callback)
  }

  private func callbackOfGesture(in token: ActivityToken) -> OnBackInvokedCallback? {
    guard let windows = backCallbacks(of: token)?.windows, case .of(let number?) = windows.gesture
    else { return nil }
    return windows.callbacks.first { $0.number == number }
  }

  private mutating func endBackGesture(of token: ActivityToken) {
    if backCallbacks(of: token)?.windows.gesture != nil {
      changeBackCallbacks(of: token) { $0.windows.gesture = nil }
    }
  }

  // MARK: Windows

  /// The activity's own dialogs and its fragments' dialogs lie over it, the latest on top, and over
  /// its popups where those are panels.
  @inline(__always)
  func topWindow(of token: ActivityToken) -> IWindow {
    let ofFragment = showingDialog(of: token).flatMap { fragments[$0].dialog.window?.windowNumber }
    let own = activities[belongingsOf: token]?.value.windows
    let dialog = own?.last { $0.takesKeys && !$0.window.isPanel }?.window
    let top = max(ofFragment ?? 0, dialog?.number ?? 0)
    guard top == 0 else { return IWindow(activity: token, number: top) }
    return own?.last(where: \.takesKeys)?.window ?? .main(of: token)
  }
}
