/// The windows of the process: adding them, removing them, and what the server says of their focus.
///
/// `WindowManagerGlobal.addView`, `removeView`, `closeAll`, and `ViewRootImpl` for the focus, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/view/WindowManagerGlobal.java
extension ActivityThread {
  /// An activity that has started another for a result as it was resumed need not be visible before
  /// that has come, and asks whether it will be.
  mutating func showWindow(of token: ActivityToken) {
    if activities[token]?.hasStartedForResult == true {
      request(.activity(token, .askWhetherVisible))
    } else {
      addMainWindow(of: token)
    }
  }

  /// The answer stands where the first traversal of the window would.
  mutating func showAwaitedWindow(of token: ActivityToken) throws(AndroidException) {
    addMainWindow(of: token)
    guard activities[token]?.decor == .added else { return }
    looper.remove(.attachWindow(token))
    try attachWindow(token)
  }

  /// The window of an activity's decor view; it is there for the first resume and stays. One that
  /// has finished itself on the way there gets none.
  mutating func addMainWindow(of token: ActivityToken) {
    guard activities[token]?.decor == .detached else { return updateKeptWindow(of: token) }
    guard activities[token]?.isFinishing == false,
      let flags = activities[belongingsOf: token]?.value.windowFlags,
      activities[belongingsOf: token]?.value.isVisibleFromClient == true
    else { return }
    activities.change(token) { $0.decor = .added }
    looper.post(.attachWindow(token))
    // It can have the focus only once it is laid out, and is that by the first traversal.
    request(.window(.add(.main(of: token), flags)))
  }

  /// `Activity.onWindowAttributesChanged`, at the first resume: until then a window that the last
  /// instance has left has what that one has asked for.
  private mutating func updateKeptWindow(of token: ActivityToken) {
    guard let kept = activities[belongingsOf: token]?.value.keptWindowFlags,
      let flags = activities[belongingsOf: token]?.value.windowFlags,
      activities[token]?.isFinishing == false
    else { return }
    activities[belongingsOf: token]?.value.keptWindowFlags = nil
    if flags != kept { request(.window(.relayout(.main(of: token), flags))) }
  }

  /// `Dialog.show`
  mutating func addWindow(of token: ActivityToken) -> IWindow {
    let window = makeWindow(of: token)
    request(.window(.add(window)))
    return window
  }

  /// One besides the main window, with a number of its own.
  ///
  /// - Parameter isPanel: it is attached to the main window, and stays with that.
  mutating func makeWindow(of token: ActivityToken, isPanel: Bool = false) -> IWindow {
    windowsMade += 1
    return IWindow(activity: token, number: isPanel ? -windowsMade : windowsMade)
  }

  /// `Dialog.dismiss`
  mutating func removeWindow(_ window: IWindow) {
    if activities[belongingsOf: window.activity]?.value.softInput == window {
      activities[belongingsOf: window.activity]?.value.softInput = nil
    }
    request(.window(.remove(window)))
  }

  /// `closeAll`: an instance goes with the windows that it leaves open; `closeAllExceptView` if the
  /// next one is to have its main window.
  mutating func closeAllWindows(of token: ActivityToken, keepsMain: Bool) {
    guard let decor = activities[token]?.decor else { return }
    // The main one goes first, and so gets no focus from the others.
    if decor != .detached, !keepsMain { removeMainWindow(of: token) }
    guard activities[belongingsOf: token]?.value.windows.isEmpty == false else { return }
    for own in activities[belongingsOf: token]?.value.windows ?? [] where own.takesKeys {
      removeWindow(own.window)
    }
  }

  /// `ViewRootImpl.doDie`: with the window its first traversal goes, if that is still to come.
  private mutating func removeMainWindow(of token: ActivityToken) {
    if activities[token]?.decor == .added { looper.remove(.attachWindow(token)) }
    removeWindow(.main(of: token))
  }

  /// `ViewRootImpl.windowFocusChanged`: only notes it, for the message that follows.
  mutating func noteFocusChanged(of window: IWindow, to focus: WindowFocus) {
    if window.isMain { activities.change(window.activity) { $0.upcomingWindowFocus = focus } }
  }

  /// The keyboard on the screen goes with the focus of its window, unless that went to a popup or an
  /// alert, which leave it alone.
  private mutating func hideSoftInput(without window: IWindow) throws(AndroidException) {
    guard activities[belongingsOf: window.activity]?.value.softInput == window,
      isInputMethodTarget(topWindow(of: window.activity))
    else { return }
    try hideSoftInput(of: window.activity)
  }

  /// `ViewRootImpl.WindowInputEventReceiver.onFocusEvent`: whatever is posted by then is over when
  /// the frame comes.
  mutating func handleFocusEvent(_ window: IWindow) throws(AndroidException) {
    guard looper.holdsFocusEventsAlone else { return looper.post(.focusEvent(window)) }
    try handleWindowFocusChanged(window)
  }

  /// `ViewRootImpl.handleWindowFocusChanged`: the activity is told; for a dialog no code is
  /// modelled that hears of it.
  mutating func handleWindowFocusChanged(_ window: IWindow) throws(AndroidException) {
    let token = window.activity
    guard window.isMain, let id = activities[token]?.id, let decor = activities[token]?.decor,
      let focus = activities[token]?.upcomingWindowFocus,
      decor == .attached(hasWindowFocus: focus != .gained)
    else { return }
    let hasFocus = focus == .gained
    activities.change(token) { $0.decor = .attached(hasWindowFocus: hasFocus) }
    switch focus {
    case .gained: try restoreSoftInput(for: token)
    case .lost(toInputMethodTarget: true): try hideSoftInput(without: window)
    case .lost(toInputMethodTarget: false): break
    }
    try call(
      .activity(.onWindowFocusChanged), on: .activity(id), arguments: .flag(.hasFocus, hasFocus))
    try tellContentView(
      .onWindowFocusChanged, of: id, arguments: .flag(.hasWindowFocus, hasFocus))
  }
}

/// What the server says of a window's focus.
enum WindowFocus: Hashable, Sendable {
  case gained
  /// - Parameter toInputMethodTarget: what has it now may have the keyboard on the screen;
  ///   otherwise that stays where it is (`WindowManager.LayoutParams.mayUseInputMethod`).
  case lost(toInputMethodTarget: Bool)
}

/// The top of an activity's views.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/com/android/internal/policy/DecorView.java
enum DecorView: Hashable, Sendable {
  case detached
  /// In the activity's window, whose first traversal is still to come.
  case added
  /// In the activity's window.
  ///
  /// - Parameter hasWindowFocus: what `onWindowFocusChanged` said last.
  case attached(hasWindowFocus: Bool)
}
