// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentManager.java: completeShowHideFragment.

/// Views that an Animator hides: they stay visible until it ends.
extension ActivityThread {
  mutating func beginHiding(_ fragment: FragmentID) {
    fragments.runningAnimations.append(
      RunningAnimation(
        kind: .animator, waiter: .hiding(fragment), container: fragments[fragment].container))
  }

  mutating func finishHiding(of fragment: FragmentID) {
    guard fragments[fragment].view != nil,
      fragments[fragment].isHidden || !image.app.fragmentLibrary.hidesOnlyWhatIsHidden
    else { return }
    setVisibility(.gone, of: fragment)
  }
}
