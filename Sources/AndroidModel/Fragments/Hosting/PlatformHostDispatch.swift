// Follows platform/frameworks/base, core/java/android/app/Activity.java: performCreate to
// performDestroy, dispatchActivityResult, dispatchMultiWindowModeChanged and
// dispatchPictureInPictureModeChanged, as far as they speak of mFragments.

/// The places at which the platform's own `Activity` tells its fragments: around its callbacks.
enum PlatformHostMoment: Hashable, Sendable {
  case afterCreate
  case beforeRestart
  case beforeStart
  case afterStart
  case beforeResume
  case beforeResult
  case afterResume
  case beforePause
  case beforeStop
  case beforeDestroy
  case before(WindowModeChange)
}

extension ActivityThread {
  /// Does nothing for an app with AndroidX's fragments.
  @inline(__always)
  mutating func dispatchPlatformFragments(
    _ moment: PlatformHostMoment, of host: ActivityToken
  ) throws(AndroidException) {
    if image.hostsPlatformFragments { try dispatch(moment, of: host) }
  }

  private mutating func dispatch(
    _ moment: PlatformHostMoment, of host: ActivityToken
  ) throws(AndroidException) {
    let manager = hostManager(of: host)
    switch moment {
    case .afterCreate: try dispatchActivityCreated(manager)
    case .beforeStart:
      noteStateNotSaved(manager)
      try execPendingActions(in: manager, allowStateLoss: true)
    case .afterStart: try dispatchStart(manager)
    case .beforeResume:
      noteStateNotSaved(manager)
      try execPendingActions(in: manager, allowStateLoss: true)
    case .beforeRestart, .beforeResult: noteStateNotSaved(manager)
    case .afterResume:
      try dispatchResume(manager)
      try execPendingActions(in: manager, allowStateLoss: true)
    case .beforePause: try dispatchStateChange(.started, in: manager)
    case .beforeStop: try dispatchStop(manager)
    case .beforeDestroy: try destroyFragments(host)
    case .before(let change):
      var none = WaitingListeners.none
      try callAddedFragments(change, in: manager, besides: &none)
    }
  }
}
