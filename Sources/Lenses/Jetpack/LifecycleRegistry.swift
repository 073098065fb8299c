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
