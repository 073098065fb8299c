@testable import AndroidModel

/// Checks the order of each activity's callbacks.
struct CallbackTurns {
  /// Whether a finishing activity may be restarted before it is destroyed.
  private let mayEndRestarted: Bool
  private var stages: [InstanceID: ActivityCallback] = [:]
  private(set) var complaints: [String] = []

  init(api: Int) { mayEndRestarted = api >= 28 }

  mutating func follow(_ events: EventLog) {
    for event in events where event.mark == .entered {
      guard case .activity(let id) = event.subject, case .activity(let callback) = event.callback,
        ActivityCallback.core.contains(callback)
      else { continue }
      let before = stages[id]
      let fits =
        switch callback {
        case .onCreate: before == nil
        case .onStart: before == .onCreate || before == .onRestart
        case .onRestart: before == .onStop
        case .onResume: before == .onStart || before == .onPause
        case .onPause: before == .onResume
        case .onStop: before == .onPause || before == .onStart
        case .onDestroy:
          before == .onStop || before == .onCreate || mayEndRestarted && before == .onRestart
        default: true
        }
      if !fits { complaints.append("\(id).\(callback) after \(before as Any)") }
      stages[id] = callback
    }
  }
}
