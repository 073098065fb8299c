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

/// A `Lifecycle` that moves from state to state through those between.
///
/// https://developer.android.com/reference/androidx/lifecycle/LifecycleRegistry
struct LifecycleRegistry: Hashable, Sendable {
  /// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.State
  enum State: Int, Hashable, Sendable {
    case destroyed
    case initialized
    case created
    case started
    case resumed
  }

  private(set) var state = State.initialized

  /// The events on the way; a destroyed `Lifecycle` stays destroyed.
  mutating func move(to target: State) -> [JetpackEvent] {
    var events: [JetpackEvent] = []
    while state != target, let step = step(towards: target) {
      events.append(step.event)
      state = step.state
    }
    return events
  }

  private func step(towards target: State) -> (event: JetpackEvent, state: State)? {
    let isUp = target.rawValue > state.rawValue
    return switch state {
    case .destroyed: nil
    case .initialized: isUp ? (.onCreate, .created) : nil
    case .created: isUp ? (.onStart, .started) : (.onDestroy, .destroyed)
    case .started: isUp ? (.onResume, .resumed) : (.onStop, .created)
    case .resumed: (.onPause, .started)
    }
  }
}
