// Follows androidx.activity 1.6, ComponentDialog.kt, and androidx.fragment 1.5,
// DialogFragment.java: onCreateDialog, requireDialog.

/// A dialog with an `OnBackPressedDispatcher` of its own.
enum ComponentDialog: Hashable, Sendable {
  /// One of the activity's own, by its window.
  case ofActivity(IWindow)
  /// The one that a fragment has; as it goes, its callbacks are forgotten.
  case ofFragment(FragmentID)
}

extension ActivityThread {
  /// The dialog that the code has at hand: the latest that its activity shows, or its fragment's.
  func componentDialog(
    of subject: CodeOwner, _ token: ActivityToken
  ) throws(AndroidException) -> ComponentDialog? {
    guard case .fragment(let id) = subject else {
      let windows = activities[belongingsOf: token]?.value.windows
      return windows?.last { $0.dialog == .componentDialog }.map {
        ComponentDialog.ofActivity($0.window)
      }
    }
    guard fragments[id].dialog.window != nil || fragments[id].dialog.isBeingMade else {
      throw AndroidException("IllegalStateException", "the DialogFragment does not have a Dialog")
    }
    guard image.app.fragmentLibrary.hasComponentDialogs else {
      throw AndroidException("ClassCastException", "the Dialog is no ComponentDialog")
    }
    return .ofFragment(id)
  }

  /// The window whose Back the callback may answer; nil: its dialog has none now.
  func window(of callback: OnBackPressedCallback, over token: ActivityToken) -> IWindow? {
    switch callback.dialog {
    case nil: IWindow.main(of: token)
    case .ofActivity(let window): window
    case .ofFragment(let id):
      fragments[id].dialog.window?.windowNumber.map { IWindow(activity: token, number: $0) }
    }
  }

  /// The fragment may have another dialog one day, with a dispatcher that knows nothing of this
  /// one's callbacks.
  mutating func forgetBackCallbacks(ofDialogOf id: FragmentID) throws(AndroidException) {
    guard hasBackCallbacks, let host = hostActivity(ofFragment: id) else { return }
    for callback in backCallbacks(of: host)?.dispatcher.callbacks ?? []
    where callback.dialog == .ofFragment(id) {
      try removeBackCallback(callback.number, of: host)
    }
  }
}
