/// One hop of a lifecycle path.
enum LifecycleHop: Hashable, Sendable {
  case enter(ActivityLifecycleState)
  /// `onRestart`, which leads to no state of its own.
  case restart
}

/// The way from one state to another: down or up in the order of the states, then perhaps around,
/// by a restart or by a new instance, and up again.
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
    if start == end {
      first = 0..<0
    } else if end == .preCreate {
      return nil
    } else if start == .started, end == .stopped, version.stopsStartedActivityDirectly {
      first = Self.hop(to: end)
    } else if start == .paused, end == .resumed {
      first = Self.hop(to: end)
    } else if start < end {
      first = Self.hops(after: start, through: end)
    } else if start < .destroyed, end >= .started {
      first = Self.hops(after: start, through: .stopped)
      restarts = true
      second = Self.hops(after: .created, through: end)
    } else {
      // Only a new instance can get there.
      first = Self.hops(after: start, through: .destroyed)
      second = Self.hops(after: .preCreate, through: end)
    }
  }

  @inline(__always)
  private static func hop(to state: ActivityLifecycleState) -> Range<Int> {
    state.rawValue..<(state.rawValue + 1)
  }

  /// - Parameter start: not beyond `end`.
  @inline(__always)
  private static func hops(
    after start: ActivityLifecycleState, through end: ActivityLifecycleState
  ) -> Range<Int> {
    (start.rawValue + 1)..<(end.rawValue + 1)
  }

  var count: Int { first.count + (restarts ? 1 : 0) + second.count }

  mutating func next() -> LifecycleHop? {
    if let state = first.popState() { return .enter(state) }
    if restarts {
      restarts = false
      return .restart
    }
    return second.popState().map { .enter($0) }
  }

  /// `getClosestPreExecutionState` of "resumed": started or paused, whichever has the shorter path,
  /// and started if both are as long. That the platform counts a path through destruction as very
  /// long makes no difference here, as a restart leads to both states, too.
  static func closestBeforeResume(
    from start: ActivityLifecycleState, on version: AndroidVersion
  ) -> ActivityLifecycleState? {
    guard let toStarted = LifecyclePath(from: start, to: .started, on: version)?.count,
      let toPaused = LifecyclePath(from: start, to: .paused, on: version)?.count
    else { return nil }
    return toPaused < toStarted ? .paused : .started
  }
}

extension Range<Int> {
  /// Takes the first of these states out.
  fileprivate mutating func popState() -> ActivityLifecycleState? {
    guard let number = first else { return nil }
    self = (number + 1)..<upperBound
    return ActivityLifecycleState(rawValue: number)
  }
}

extension ActivityLifecycleState: Comparable {
  /// In the order in which an activity goes up and down again.
  static func < (left: ActivityLifecycleState, right: ActivityLifecycleState) -> Bool {
    left.rawValue < right.rawValue
  }
}
