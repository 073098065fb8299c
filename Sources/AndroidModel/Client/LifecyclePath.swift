/// One hop of a lifecycle path.
enum LifecycleHop: Hashable, Sendable {
  case enter(ActivityLifecycleState)
  /// `onRestart`, which leads to no state of its own.
  case restart
}

/// The way from one state to another: down or up in the order of the states, then perhaps around, by
/// a restart or by a new instance, and up again.
///
/// `TransactionExecutorHelper.getLifecyclePath` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/servertransaction/TransactionExecutorHelper.java
/// with the table of `TransactionExecutorTests`.
struct LifecyclePath: Sequence, IteratorProtocol {
  private var first: Range<Int>
  private var restarts = false
  private var second = 0..<0

  /// The hops after `start` up to and with `end`; nil if no path leads there.
  init?(
    from start: ActivityLifecycleState, to end: ActivityLifecycleState,
    on version: borrowing AndroidVersion
  ) {
    let (start, end) = (start.rank, end.rank)
    if start == end {
      first = 0..<0
    } else if end == Rank.preCreate {
      return nil
    } else if start == Rank.started, end == Rank.stopped, version.stopsStartedActivityDirectly {
      first = end..<(end + 1)
    } else if start == Rank.paused, end == Rank.resumed {
      first = end..<(end + 1)
    } else if start < end {
      first = (start + 1)..<(end + 1)
    } else if start < Rank.destroyed, end >= Rank.started {
      first = (start + 1)..<(Rank.stopped + 1)
      restarts = true
      second = Rank.started..<(end + 1)
    } else {
      // Only a new instance can get there.
      first = (start + 1)..<(Rank.destroyed + 1)
      second = Rank.created..<(end + 1)
    }
  }

  var count: Int { first.count + (restarts ? 1 : 0) + second.count }

  mutating func next() -> LifecycleHop? {
    if let rank = first.popFirst() { return .enter(Rank.state(at: rank)) }
    if restarts {
      restarts = false
      return .restart
    }
    return second.popFirst().map { .enter(Rank.state(at: $0)) }
  }

  /// Which of two states has the shorter path, the first if they are alike; one through destruction
  /// counts as very long.
  static func closest(
    of one: ActivityLifecycleState, or other: ActivityLifecycleState,
    from start: ActivityLifecycleState, on version: AndroidVersion
  ) -> ActivityLifecycleState? {
    let length = LifecyclePath(from: start, to: one, on: version)?.length
    let otherLength = LifecyclePath(from: start, to: other, on: version)?.length
    guard let length else { return otherLength == nil ? nil : other }
    return otherLength.map { $0 < length } == true ? other : one
  }

  private var length: Int {
    count + (first.contains(Rank.destroyed) ? Self.destructionPenalty : 0)
  }

  private static let destructionPenalty = 10
}

extension Range<Int> {
  fileprivate mutating func popFirst() -> Int? {
    guard let rank = first else { return nil }
    self = (rank + 1)..<upperBound
    return rank
  }
}

/// The states in the order in which an activity goes up and down again.
private enum Rank {
  static let preCreate = 0
  static let created = 1
  static let started = 2
  static let resumed = 3
  static let paused = 4
  static let stopped = 5
  static let destroyed = 6

  static func state(at rank: Int) -> ActivityLifecycleState {
    switch rank {
    case preCreate: .preCreate
    case created: .created
    case started: .started
    case resumed: .resumed
    case paused: .paused
    case stopped: .stopped
    default: .destroyed
    }
  }
}

extension ActivityLifecycleState {
  fileprivate var rank: Int {
    switch self {
    case .preCreate: Rank.preCreate
    case .created: Rank.created
    case .started: Rank.started
    case .resumed: Rank.resumed
    case .paused: Rank.paused
    case .stopped: Rank.stopped
    case .destroyed: Rank.destroyed
    }
  }
}
