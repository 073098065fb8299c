/// One hop of a lifecycle path.
enum LifecycleHop: Hashable, Sendable {
  case enter(ActivityLifecycleState)
  /// `onRestart`, which leads to no state of its own.
  case restart
}

/// The way from one state to another: `TransactionExecutorHelper.getLifecyclePath`.
enum LifecyclePath {
  /// The states in the order in which an activity goes up and down again.
  private static let order: [ActivityLifecycleState] = [
    .preCreate, .created, .started, .resumed, .paused, .stopped, .destroyed,
  ]

  /// The hops after `start` up to and with `end`; nil if no path leads there.
  static func hops(
    from start: ActivityLifecycleState, to end: ActivityLifecycleState, on version: AndroidVersion
  ) -> [LifecycleHop]? {
    if start == end { return [] }
    switch (start, end) {
    case (_, .preCreate):
      return nil
    case (.started, .stopped) where version.stopsStartedActivityDirectly:
      return [.enter(.stopped)]
    case (.paused, .resumed):
      return [.enter(.resumed)]
    default:
      break
    }
    if start.rank < end.rank { return enter(start.rank + 1...end.rank) }
    if start != .destroyed && end.rank >= ActivityLifecycleState.started.rank {
      // Down to stopped, and up again by a restart.
      let down =
        start == .stopped ? [] : enter(start.rank + 1...ActivityLifecycleState.stopped.rank)
      return down + [.restart] + enter(ActivityLifecycleState.started.rank...end.rank)
    }
    // Only a new instance can get there.
    let down =
      start == .destroyed ? [] : enter(start.rank + 1...ActivityLifecycleState.destroyed.rank)
    return down + enter(ActivityLifecycleState.created.rank...end.rank)
  }

  /// The state with the shortest path; a path through destruction counts as very long.
  static func closest(
    of candidates: [ActivityLifecycleState], from start: ActivityLifecycleState,
    on version: AndroidVersion
  ) -> ActivityLifecycleState? {
    var best: (state: ActivityLifecycleState, length: Int)?
    for candidate in candidates {
      guard let hops = hops(from: start, to: candidate, on: version) else { continue }
      let length = hops.count + (hops.contains(.enter(.destroyed)) ? destructionPenalty : 0)
      if best == nil || length < (best?.length ?? 0) { best = (candidate, length) }
    }
    return best?.state
  }

  private static let destructionPenalty = 10

  private static func enter(_ ranks: ClosedRange<Int>) -> [LifecycleHop] {
    ranks.map { .enter(order[$0]) }
  }
}

extension ActivityLifecycleState {
  fileprivate var rank: Int {
    switch self {
    case .preCreate: 0
    case .created: 1
    case .started: 2
    case .resumed: 3
    case .paused: 4
    case .stopped: 5
    case .destroyed: 6
    }
  }
}
