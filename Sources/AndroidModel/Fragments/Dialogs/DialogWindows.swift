/// The window of a fragment's dialog, and what it does to the focus of its activity's.
extension ActivityThread {
  /// `Dialog.show`: the window takes the focus; no other callback of the activity is concerned.
  ///
  /// https://developer.android.com/reference/android/app/Activity#onWindowFocusChanged(boolean)
  mutating func openDialogWindow(_ id: FragmentID) {
    guard fragments[id].dialog.dialog?.isShowing == false else { return }
    fragments[id].dialog.dialog?.isShowing = true
    if let host = hostActivity(ofFragment: id) { moveFocus(toHost: false, of: host) }
  }

  mutating func closeDialogWindow(_ id: FragmentID) {
    guard fragments[id].dialog.dialog?.isShowing == true else { return }
    fragments[id].dialog.dialog?.isShowing = false
    if let host = hostActivity(ofFragment: id), isHostResumed(host) {
      moveFocus(toHost: true, of: host)
    }
  }
}
