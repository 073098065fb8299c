// Follows androidx.fragment 1.4.1, FragmentAnim.java: loadAnimation; 1.1, FragmentManager.java: loadAnimation;
// and the platform's android/app/FragmentManager.java of API 30: loadAnimator.

extension ActivityThread {
  /// Before a view comes or goes its fragment may make the animation itself. An app's override leaves that to
  /// `super`, which makes none, so that it is asked for an Animator too.
  ///
  /// Nobody is asked when nobody would hear of it: there are as many of these as there are effects.
  @inline(__always)
  mutating func askForAnimation(
    of id: FragmentID, isEntering: Bool, _ next: FragmentAnimation?
  ) throws(AndroidException) {
    guard recording.contains(.animations) || image.hasAnimationCode else { return }
    try askInTurn(of: id, .animation(isEntering: isEntering, next))
  }

  // Apart, so that who has nobody to ask makes no room for it.
  @inline(never)
  private mutating func askInTurn(
    of id: FragmentID, _ arguments: CallbackArguments
  ) throws(AndroidException) {
    if !image.hostsPlatformFragments {
      try call(.fragment(.onCreateAnimation), on: .fragment(id), arguments: arguments)
    }
    try call(.fragment(.onCreateAnimator), on: .fragment(id), arguments: arguments)
  }
}
