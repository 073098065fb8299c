// Follows androidx.fragment 1.4.1, Fragment.java: performGetLayoutInflater; DialogFragment.java:
// onGetLayoutInflater; and the platform's classes of these names.

extension ActivityThread {
  /// The fragment is asked for the inflater of its view, each time that one is made. A
  /// `DialogFragment` makes its dialog in the `super` call.
  ///
  /// The callback is skipped if nothing could observe it.
  @inline(__always)
  mutating func getLayoutInflater(_ id: FragmentID) throws(AndroidException) {
    guard recording.contains(.inflaters) || image.hasInflaterCode else {
      return try prepareDialog(id)
    }
    try askForInflater(id)
  }

  // A function of its own, so that the common case, which skips the callback, needs no stack for
  // it.
  @inline(never)
  private mutating func askForInflater(_ id: FragmentID) throws(AndroidException) {
    // What the platform's own fragments had before had another name, which apps could not override.
    guard !image.hostsPlatformFragments || version.hasReorderedTransactions else {
      return try prepareDialog(id)
    }
    try callFragment(
      .onGetLayoutInflater, id, withSavedState: true,
      superCall: { process throws(AndroidException) in try process.prepareDialog(id) })
  }
}
