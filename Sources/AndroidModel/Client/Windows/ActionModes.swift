// Follows platform/frameworks/base, core/java/com/android/internal/policy/DecorView.java:
// startActionMode, dispatchKeyEvent; core/java/android/app/Activity.java: onActionModeStarted; and
// androidx.appcompat, AppCompatDelegateImpl.java: startSupportActionMode, AppCompatWindowCallback,
// ActionModeCallbackWrapperV9, updateBackInvokedCallbackState.

/// An action mode over the action bar of an activity. In an `AppCompatActivity` AppCompat shows
/// both sorts.
///
/// https://developer.android.com/develop/ui/views/components/menus#CAB
enum ActionMode: Hashable, Sendable {
  /// Of the window, which AppCompat has been asked for: `onWindowStartingActionMode`.
  case ofWindow
  /// AppCompat's own, unknown to the window.
  case ofSupport
}

extension ActivityThread {
  /// A new primary mode ends the one that is there.
  mutating func startActionMode(
    _ mode: ActionMode, _ token: ActivityToken
  ) throws(AndroidException) {
    try finishActionMode(token)
    guard let id = activities[token]?.id else { return }
    activities[belongingsOf: token]?.value.actionMode = mode
    if !image.hostsPlatformFragments {
      try call(.activity(.onSupportActionModeStarted), on: .activity(id))
    }
    if mode == .ofWindow {
      try finishKeptActionMode(token)
      try call(.activity(.onActionModeStarted), on: .activity(id))
    }
    try updateBackCallbackOfActionMode(token)
  }

  /// The window is told by the callback that AppCompat has wrapped, before AppCompat itself tells.
  mutating func finishActionMode(_ token: ActivityToken) throws(AndroidException) {
    guard let mode = actionMode(of: token), let id = activities[token]?.id else { return }
    activities[belongingsOf: token]?.value.actionMode = nil
    if mode == .ofWindow { try call(.activity(.onActionModeFinished), on: .activity(id)) }
    if !image.hostsPlatformFragments {
      try call(.activity(.onSupportActionModeFinished), on: .activity(id))
    }
    try updateBackCallbackOfActionMode(token)
  }

  /// `clearContentView` leaves the decor view its mode. The window tells the instance that it is of
  /// now, and AppCompat the one that has begun the mode.
  ///
  /// - Returns: false if the decor view has none from an earlier instance.
  @discardableResult
  mutating func finishKeptActionMode(_ token: ActivityToken) throws(AndroidException) -> Bool {
    guard let starter = activities[belongingsOf: token]?.value.keptActionMode,
      let id = activities[token]?.id
    else { return false }
    activities[belongingsOf: token]?.value.keptActionMode = nil
    try call(.activity(.onActionModeFinished), on: .activity(id))
    if !image.hostsPlatformFragments {
      try call(.activity(.onSupportActionModeFinished), on: .activity(starter))
    }
    return true
  }

  /// AppCompat notices the change once the app has been told, and the app's code may have begun or
  /// ended a mode itself by then. What AppCompat has registered for that mode stays below what has
  /// come since.
  private mutating func updateBackCallbackOfActionMode(
    _ token: ActivityToken
  ) throws(AndroidException) {
    guard !image.hostsPlatformFragments else { return }
    let window = IWindow.main(of: token)
    if actionMode(of: token) == nil {
      try unregister(.actionMode, with: window)
    } else if registration(of: .actionMode, with: window) == nil {
      register(.actionMode, .overlay, with: window)
    }
  }

  func actionMode(of token: ActivityToken) -> ActionMode? {
    activities[belongingsOf: token]?.value.actionMode
  }

  /// `mPrimaryActionMode`: the decor view has one, of this instance or of an earlier one.
  func hasPrimaryActionMode(_ token: ActivityToken) -> Bool {
    actionMode(of: token) == .ofWindow
      || activities[belongingsOf: token]?.value.keptActionMode != nil
  }
}
