import AndroidModel

/// The events of a Jetpack `Lifecycle`, which Compose Multiplatform has on every platform.
///
/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.Event
enum JetpackEvent: String, LensWord {
  case onCreate = "ON_CREATE"
  case onStart = "ON_START"
  case onResume = "ON_RESUME"
  case onPause = "ON_PAUSE"
  case onStop = "ON_STOP"
  case onDestroy = "ON_DESTROY"

  var summary: String {
    switch self {
    case .onCreate: "The screen's Lifecycle has begun."
    case .onStart: "The screen is visible."
    case .onResume: "The screen is in front and the app active."
    case .onPause: "The screen is no longer in front, or the app no longer active."
    case .onStop: "The screen is no longer visible."
    case .onDestroy: "The screen's Lifecycle is over."
    }
  }
}

extension AndroidEvent {
  /// What the framework's own observer of the subject's `Lifecycle` is told here.
  var jetpackEvent: JetpackEvent? {
    lifecycleEvent.flatMap { JetpackEvent(rawValue: $0.rawValue) }
  }
}
