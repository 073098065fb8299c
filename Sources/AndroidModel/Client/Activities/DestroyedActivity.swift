// Follows platform/frameworks/base, core/java/android/app/Activity.java: mToken, mResultCode,
// mActivityTransitionState; core/java/android/app/Dialog.java: mShowing; and androidx.activity,
// ComponentActivity.kt: activityResultRegistry.

/// What is left of an instance whose `onDestroy` is over. Code that has been posted, a listener or
/// another object may still refer to it, and so it is there as long as its process.
struct DestroyedActivity: Hashable, Sendable {
  let id: ActivityID
  /// If it was finishing, its record has gone with it. Any other has another instance, or will get
  /// one.
  let ending: ActivityEnding
  /// It came with a scene transition, which would have to run the other way first.
  let hasExitTransition: Bool
  var resultCode: Int
  /// Those that it has never dismissed; their windows went with its own.
  var dialogs: [DialogClass]
  /// Nil: no launcher was ever registered.
  var resultRegistry: Boxed<ActivityResultRegistry>?
  /// Nil: it was never asked for.
  var fragmentManager: FragmentManagerID?
}

extension DestroyedActivity {
  /// - Parameter belongings: what the instance has as it goes.
  init(_ instance: ActivityInstance, _ belongings: Boxed<ActivityBelongings>?) {
    let hasExitTransition =
      switch belongings?.value.exitTransition {
      case .awaited, .begun: true
      case .none?, nil: false
      }
    self.init(
      id: instance.id,
      ending: ActivityEnding(
        isFinishing: instance.isFinishing,
        isChangingConfigurations: instance.isChangingConfigurations),
      hasExitTransition: hasExitTransition, resultCode: instance.resultCode,
      dialogs: belongings?.value.windows.compactMap(\.dialog) ?? [],
      resultRegistry: belongings?.value.resultRegistry,
      fragmentManager: instance.fragmentManager)
  }
}
