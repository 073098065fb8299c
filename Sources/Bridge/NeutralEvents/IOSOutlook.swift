import IOSModel

/// What comes after an event: a controller does not know that it goes with its container.
///
/// A look ends where the same matter ends, not where a step does.
struct IOSOutlook {
  let events: [IOSEvent]
  /// Why the platform sends each of them.
  let reasons: [NeutralCause]

  /// Whether the controller of the event here disappears, and is freed before it could come back.
  func isDeallocated(after position: Int) -> Bool {
    for later in position + 1..<events.count
    where events[later].subject == events[position].subject {
      switch events[later].callback {
      case .controller(.deinit): return reasons[later] == reasons[position]
      case .controller(.viewWillAppear): return false
      default: break
      }
    }
    return false
  }
}
