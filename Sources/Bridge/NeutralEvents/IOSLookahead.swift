import IOSModel

/// Looks ahead of an event, because a controller does not know that it goes with its container.
///
/// The search ends where the same matter ends, not at the end of a step.
struct IOSLookahead {
  let events: [IOSEvent]
  /// Why the platform sends each event.
  let reasons: [NeutralCause]
  /// The turns of the run loop, each given as the number of events up to its end.
  let turnEnds: [Int]

  /// Whether the controller of this event disappears and is freed together.
  ///
  /// A controller that goes with a transition is released in the turn of the run loop that ends it.
  /// One that is retained after it has disappeared and goes later is then told of its parent, or
  /// another transition begins after something has appeared in its place.
  func isDeallocated(after position: Int) -> Bool {
    var hasDisappeared = events[position].callback == .controller(.viewDidDisappear)
    var isReplaced = false
    var ends = turnEnds.drop { $0 <= position }
    for later in position + 1..<events.count {
      if ends.first == later {
        if hasDisappeared { return false }
        ends.removeFirst()
      }
      guard events[later].mark == .entered else { continue }
      let isOwn = events[later].subject == events[position].subject
      switch events[later].callback {
      case .controller(.deinit):
        if isOwn { return reasons[later] == reasons[position] }
      case .controller(.viewDidDisappear):
        if isOwn { hasDisappeared = true }
      case .controller(.didMove):
        if isOwn, hasDisappeared { return false }
      case .controller(.viewDidAppear): isReplaced = true
      case .controller(.viewWillAppear), .controller(.viewWillDisappear):
        if isOwn || (hasDisappeared && isReplaced) { return false }
      default: break
      }
    }
    return false
  }
}
