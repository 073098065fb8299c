// Follows androidx.fragment 1.4.1, FragmentAnim.java: loadAnimation; 1.1, FragmentManagerImpl.java:
// loadAnimation; and the platform's android/app/FragmentManager.java of API 30: loadAnimator.

extension ActivityThread {
  /// The animation with which a view comes or goes: what the fragment makes itself, or else what
  /// the transaction has set for it, or else what its transition has.
  ///
  /// The callbacks are skipped if nothing could observe them: there are as many of these calls as
  /// there are effects.
  ///
  /// - Parameter next: what the transaction has set.
  @inline(__always)
  mutating func loadAnimation(
    of id: FragmentID, isEntering: Bool, _ next: FragmentAnimation?
  ) throws(AndroidException) -> FragmentAnimation? {
    guard
      recording.contains(.animations) || image.hasAnimationCode
        || fragments[id].nextTransition != nil || image.hostsPlatformFragments
    else { return next }
    return try loadInTurn(of: id, isEntering: isEntering, next)
  }

  // A function of its own, so that the common case, which skips the callbacks, needs no stack for
  // it.
  @inline(never)
  private mutating func loadInTurn(
    of id: FragmentID, isEntering: Bool, _ next: FragmentAnimation?
  ) throws(AndroidException) -> FragmentAnimation? {
    let transition = fragments[id].nextTransition
    let arguments = CallbackArguments.animation(transition, isEntering: isEntering, next)
    let overrides = image.fragment(fragments[id].object.classID)?.declaration.animations
    let way = isEntering ? FragmentAnimationOverrides.Way.enter : .exit
    if !image.hostsPlatformFragments {
      try call(.fragment(.onCreateAnimation), on: .fragment(id), arguments: arguments)
      if overrides?.has(.animation, for: way) == true { return .animation }
    }
    try call(.fragment(.onCreateAnimator), on: .fragment(id), arguments: arguments)
    if overrides?.has(.animator, for: way) == true { return .animator }
    // `AnimatorInflater` finds in a view animation no element that it knows.
    if image.hostsPlatformFragments, next == .animation {
      throw FragmentFault.unknownAnimatorName.exception
    }
    return next ?? transition.map(standardAnimation)
  }

  private func standardAnimation(of transition: FragmentTransit) -> FragmentAnimation {
    let hasAnimators =
      image.hostsPlatformFragments || image.app.fragmentLibrary.animatesTransitionsWithAnimators
    return hasAnimators && !transition.matchesActivity ? .animator : .animation
  }
}
