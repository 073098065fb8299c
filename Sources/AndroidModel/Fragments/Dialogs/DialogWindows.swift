// Follows platform/frameworks/base, core/java/android/app/Dialog.java: show, dismissDialog.

/// The window of a fragment's dialog: one of its activity's, and above the main one.
extension ActivityThread {
  mutating func openDialogWindow(_ id: FragmentID) throws(AndroidException) {
    defer { requestLayout(ofDialogOf: id) }
    guard fragments[id].dialog.window?.isShowing == false,
      let host = hostActivity(ofFragment: id)
    else { return }
    let window = addWindow(of: host)
    fragments[id].dialog.window?.windowNumber = window.number
    // What its code has registered meanwhile comes to the window now.
    if hasBackCallbacks { try updateBackInvokedCallback(of: host) }
  }

  /// The first traversal of the window.
  mutating func attachDialogWindow(_ id: FragmentID) throws(AndroidException) {
    fragments[id].dialog.window?.isAttached = true
    runActions(inWindowOf: .fragment(id))
    if image.hasTabHosts { try attachTabHosts(inViewOf: id) }
  }

  mutating func closeDialogWindow(_ id: FragmentID) throws(AndroidException) {
    let dialog = fragments[id].dialog.window
    guard let number = dialog?.windowNumber,
      let host = hostActivity(ofFragment: id)
    else { return }
    let window = IWindow(activity: host, number: number)
    try clearBackCallbacks(of: window)
    fragments[id].dialog.window?.windowNumber = nil
    fragments[id].dialog.window?.isAttached = false
    choreographer.unschedule(.dialog(id))
    removeWindow(window)
  }
}
