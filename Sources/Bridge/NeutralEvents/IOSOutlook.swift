import IOSModel

/// What comes after an event: a controller does not know that it goes with its container.
///
/// A look ends where the same matter ends, not where a step does.
struct IOSOutlook {
  let events: [IOSEvent]
  /// Why the platform sends each of them.
  let reasons: [NeutralCause]
  /// The turns of the run loop, each by the number of events up to its end.
  let turnEnds: [Int]

  /// Whether the controller of the event here disappears and is freed in one go.
  ///
  /// What goes with a transition is let go of in the turn of the run loop that ends it. One that stays behind when it
  /// has disappeared, and goes later, is told of its parent then, or sees another transition begin once something has
  /// appeared in its place.
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
