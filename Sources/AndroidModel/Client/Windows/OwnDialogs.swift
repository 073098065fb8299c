// Follows platform/frameworks/base, core/java/android/app/Dialog.java: show, onBackPressed,
// onTouchEvent, cancel, dismissDialog; and androidx.activity 1.6, ComponentDialog.kt.

/// The dialogs that an activity's code shows itself. They are not told of changes of the activity's
/// state.
extension ActivityThread {
  mutating func showDialog(_ dialog: DialogClass, of token: ActivityToken) throws(AndroidException)
  {
    guard let id = activities[token]?.id else { return }
    try startDialog(dialog, of: id)
    addWindow(for: dialog, over: token)
  }

  /// `Dialog.show`, up to its window.
  mutating func startDialog(_ dialog: DialogClass, of id: ActivityID) throws(AndroidException) {
    try tellDialog(.onCreate, dialog, [.onCreate], of: id)
    // A dialog that starts is resumed as well.
    try tellDialog(.onStart, dialog, [.onStart, .onResume], of: id)
  }

  /// `dismissDialog`, whatever has become of its window.
  mutating func stopDialog(_ dialog: DialogClass, of id: ActivityID) throws(AndroidException) {
    try tellDialog(.onStop, dialog, [.onPause, .onStop, .onDestroy], of: id)
  }

  /// The end of `Dialog.show`: its listener hears of the window in a message of its own.
  ///
  /// - Returns: nil if the activity is gone.
  @discardableResult
  mutating func addWindow(for dialog: DialogClass, over token: ActivityToken) -> IWindow? {
    guard activities[token] != nil else { return nil }
    let window = addWindow(of: token)
    activities[belongingsOf: token]?.value.windows.append(
      OwnWindow(window: window, kind: .dialog(dialog)))
    tellLater(.onShow, of: token)
    return window
  }

  /// Whether any of them is up.
  var showsDialog: Bool {
    activities.tokens.contains { token in
      activities[belongingsOf: token]?.value.windows.contains { $0.dialog != nil } == true
    }
  }

  /// The latest.
  mutating func dismissDialog(of token: ActivityToken) throws(AndroidException) {
    let dialog = activities[belongingsOf: token]?.value.windows.last { $0.dialog != nil }
    if let dialog { try dismiss(dialog) }
  }

  /// Back has come to a window over the activity.
  mutating func answerBack(in window: IWindow) throws(AndroidException) {
    guard ownWindow(window)?.dialog != nil, let id = activities[window.activity]?.id else {
      return try dispatchOnBackPressed(window)
    }
    try call(.dialog(.onBackPressed), on: .activity(id)) { process throws(AndroidException) in
      try process.dispatchOnBackPressed(window)
    }
  }

  /// A finger has touched the screen beside the topmost window.
  mutating func touchOutside(_ token: ActivityToken) throws(AndroidException) {
    let window = topWindow(of: token)
    guard window.isMain else { return try cancel(window) }
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onUserInteraction), on: .activity(id))
    guard activities[belongingsOf: token]?.value.finishesOnTouchOutside == true else { return }
    finish(token) { .finish(resultCode: $0) }
  }

  /// There is something beside the topmost window of the activity that it lets through.
  @inline(__always)
  func hasRoomBesideTopWindow(_ token: ActivityToken) -> Bool {
    activities[belongingsOf: token]?.value.activity.declaration.theme == .dialog
      || !topWindow(of: token).isMain
  }

  /// `Dialog.cancel`, or what a popup or the dialog of a fragment does instead.
  mutating func cancel(_ window: IWindow) throws(AndroidException) {
    if isPopup(window) { return try dismissPopup(window) }
    if let dialog = showingDialog(of: window.activity),
      fragments[dialog].dialog.window?.windowNumber == window.number
    {
      if fragments[dialog].dialog.isCancelable { try cancelDialog(dialog) }
      return
    }
    guard let dialog = ownWindow(window) else { return }
    tellLater(.onCancel, of: window.activity)
    try dismiss(dialog)
  }

  mutating func dismiss(_ own: OwnWindow) throws(AndroidException) {
    let token = own.window.activity
    try clearBackCallbacks(of: own.window)
    activities[belongingsOf: token]?.value.windows.removeAll { $0.window == own.window }
    removeWindow(own.window)
    if let dialog = own.dialog, let id = activities[token]?.id { try stopDialog(dialog, of: id) }
    tellLater(.onDismiss, of: token)
  }

  private mutating func tellLater(_ callback: DialogCallback, of token: ActivityToken) {
    if let id = activities[token]?.id { looper.post(.dialogListener(callback, of: id)) }
  }

  /// `ListenersHandler.handleMessage`: the activity may be gone by now, and another instance in its
  /// place.
  mutating func tellDialogListener(
    _ callback: DialogCallback, of id: ActivityID
  ) throws(AndroidException) {
    try call(.dialog(callback), on: .activity(id))
  }

  /// One of its own methods, and what its Lifecycle goes through in the `super` call.
  private mutating func tellDialog(
    _ callback: DialogCallback, _ dialog: DialogClass, _ events: [LifecycleEvent],
    of id: ActivityID
  ) throws(AndroidException) {
    try call(.dialog(callback), on: .activity(id)) { process throws(AndroidException) in
      for event in events where dialog == .componentDialog {
        try process.tell(.dialogLifecycle(event), to: .activity(id))
      }
    }
  }

  @inline(__always)
  private func ownWindow(_ window: IWindow) -> OwnWindow? {
    activities[belongingsOf: window.activity]?.value.windows.first { $0.window == window }
  }
}
