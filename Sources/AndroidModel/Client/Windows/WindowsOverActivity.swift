// Follows platform/frameworks/base, core/java/android/widget/PopupWindow.java: PopupDecorView;
// core/java/android/inputmethodservice/InputMethodService.java: handleBack; and
// core/java/android/window/ImeOnBackInvokedDispatcher.java.

/// A window that code of an activity has opened over it.
struct OwnWindow: Hashable, Sendable {
  let window: IWindow
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case dialog(DialogClass)
    /// The code that has shown it has the object.
    case popup(isFocusable: Bool, shownBy: CodeOwner)
    case menu(Menu)
  }

  enum Menu: Hashable, Sendable {
    case options
    case context
  }

  /// The menu that it is; nil: it is none.
  var menu: Menu? {
    guard case .menu(let menu) = kind else { return nil }
    return menu
  }

  /// The dialog that it is; nil: it is none.
  var dialog: DialogClass? {
    guard case .dialog(let dialog) = kind else { return nil }
    return dialog
  }

  /// It has the focus, and with it the keys.
  var takesKeys: Bool {
    switch kind {
    case .popup(let isFocusable, _): isFocusable
    case .dialog, .menu: true
    }
  }

  /// This code has shown it as a popup.
  func isPopup(shownBy owner: CodeOwner) -> Bool {
    guard case .popup(_, owner) = kind else { return false }
    return true
  }
}

extension ActivityThread {
  mutating func perform(
    _ action: WindowAction, on token: ActivityToken, by subject: CodeOwner
  ) throws(AndroidException) {
    switch action {
    case .showPopup(let isFocusable):
      try showPopup(.popup(isFocusable: isFocusable, shownBy: subject), over: token)
    case .dismissPopup:
      if let popup = lastPopup(of: token, shownBy: subject) { try dismissPopup(popup) }
    case .showSoftInput: try showSoftInput(for: token)
    case .hideSoftInput: try hideSoftInput(of: token)
    }
  }

  /// How many of them are up and take the keys.
  var ownWindows: Int {
    activities.tokens.reduce(0) { count, token in
      count + (activities[belongingsOf: token]?.value.windows.count { $0.takesKeys } ?? 0)
    }
  }

  /// The keyboard on the screen is there, or an action mode: Back ends that before anything else.
  var hasModeThatBackEnds: Bool {
    activities.tokens.contains { token in
      guard let belongings = activities[belongingsOf: token]?.value else { return false }
      return belongings.softInput != nil || belongings.actionMode != nil
        || belongings.keptActionMode != nil
    }
  }

  // MARK: Popups

  /// It is anchored to a view of the activity, which has the token of its window only once it is
  /// attached.
  mutating func showPopup(
    _ kind: OwnWindow.Kind, over token: ActivityToken
  ) throws(AndroidException) {
    guard case .attached = activities[token]?.decor else { throw AndroidException.badToken }
    let window = makeWindow(of: token, isPanel: version.keepsPanelsBelowDialogs)
    let popup = OwnWindow(window: window, kind: kind)
    activities[belongingsOf: token]?.value.windows.append(popup)
    // One that is not focusable has nothing to do with what the server tells of windows.
    guard popup.takesKeys else { return }
    request(.window(.add(window)))
    register(.popupWindow, .default, with: window)
  }

  private func lastPopup(of token: ActivityToken, shownBy owner: CodeOwner) -> IWindow? {
    activities[belongingsOf: token]?.value.windows.last { $0.isPopup(shownBy: owner) }?.window
  }

  /// `PopupWindow.dismiss`
  mutating func dismissPopup(_ window: IWindow) throws(AndroidException) {
    let menu = activities[belongingsOf: window.activity]?.value.windows
      .first { $0.window == window }?.menu
    activities[belongingsOf: window.activity]?.value.windows.removeAll { $0.window == window }
    try unregister(.popupWindow, with: window)
    removeWindow(window)
    if let menu { try tellClosed(menu, of: window.activity) }
  }

  func isPopup(_ window: IWindow) -> Bool {
    activities[belongingsOf: window.activity]?.value.windows
      .contains { $0.window == window && $0.dialog == nil } ?? false
  }

  /// Whether the keyboard on the screen can be for this window of an activity: not if it is a popup,
  /// nor if it is a dialog in which there is nothing to type into.
  ///
  /// `AlertController.setupCustomContent` in
  /// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/com/android/internal/app/AlertController.java
  func isInputMethodTarget(_ window: IWindow) -> Bool {
    guard let own = activities[belongingsOf: window.activity]?.value.windows,
      let place = own.firstIndex(where: { $0.window == window })
    else { return true }
    switch own[place].dialog {
    case .dialog, .componentDialog: return true
    case .alertDialog, nil: return false
    }
  }

  // MARK: The keyboard on the screen

  /// For the window that has the focus; without one nothing could be typed. Back reaches it before
  /// anything that could be popped.
  private mutating func showSoftInput(for token: ActivityToken) throws(AndroidException) {
    guard activities[token]?.lifecycle == .resumed,
      activities[belongingsOf: token]?.value.softInput == nil
    else { return }
    let window = topWindow(of: token)
    activities[belongingsOf: token]?.value.softInput = window
    try updateBackInvokedCallback(of: token)
    register(.inputMethod, .default, with: window)
  }

  /// `ImeVisibilityStateComputer.shouldRestoreImeVisibility`: the new window has the focus, and in
  /// it the field that had it before, whose state was saved.
  mutating func restoreSoftInput(for token: ActivityToken) throws(AndroidException) {
    guard activities[belongingsOf: token]?.value.restoresSoftInput == true else { return }
    activities[belongingsOf: token]?.value.restoresSoftInput = false
    try showSoftInput(for: token)
  }

  mutating func hideSoftInput(of token: ActivityToken) throws(AndroidException) {
    guard let window = activities[belongingsOf: token]?.value.softInput else { return }
    activities[belongingsOf: token]?.value.softInput = nil
    try unregister(.inputMethod, with: window)
  }
}
