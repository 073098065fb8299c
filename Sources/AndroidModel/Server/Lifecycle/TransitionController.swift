/// What comes and goes together is collected until all that comes has been drawn. Most of what
/// happens meanwhile joins it; a task that is sent to the back may have to wait for its end.
///
/// `TransitionController.startCollectOrQueue`, `Task.moveTaskToBack` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TransitionController.java
struct TransitionController: Hashable, Sendable {
  /// `mCollectingTransition`, by what began it; nil: none is being collected.
  fileprivate var collecting: Kind?
  /// `mQueuedTransitions`
  fileprivate var queue: [MoveToBack] = []

  fileprivate enum Kind: Hashable, Sendable {
    /// `TRANSIT_OPEN`: a start.
    case open
    case other
  }

  fileprivate struct MoveToBack: Hashable, Sendable {
    let task: TaskID
    let reason: AndroidReason
  }
}

extension ActivityTaskManagerService {
  /// `startActivityUnchecked`: the transition is there before the start does anything, and goes
  /// again if that leads nowhere.
  mutating func startActivityUnchecked(_ start: inout StartRequest) -> ActivityToken? {
    let isFirst = transitions.collecting == nil
    collectStart()
    let started = startActivityInner(&start)
    if started == nil, isFirst { transitions.collecting = nil }
    return started
  }

  /// A start begins one, unless it joins another.
  @inline(__always)
  mutating func collectStart() {
    if transitions.collecting == nil { transitions.collecting = .open }
  }

  /// `requestCloseTransitionIfNeeded`: one that ends in sight.
  @inline(__always)
  mutating func collectClosing(of token: ActivityToken) {
    if transitions.collecting == nil, root.isVisible(token) { transitions.collecting = .other }
  }

  /// Something else that moves a task.
  @inline(__always)
  mutating func collectMove() {
    if transitions.collecting == nil { transitions.collecting = .other }
  }

  /// A move to the back gets a transition of its own, and waits for what is being collected.
  ///
  /// - Returns: whether it waits.
  mutating func queueMoveToBack(of task: TaskID) -> Bool {
    guard let collecting = transitions.collecting, version.queuesMovesToBack,
      collecting != .open || !version.movesToBackWithStart
    else { return false }
    transitions.queue.append(.init(task: task, reason: reason))
    return true
  }

  /// All that comes has been drawn.
  ///
  /// - Returns: whether something has waited for that.
  mutating func endCollecting() -> Bool {
    guard transitions.collecting != nil, root.pausingActivity == nil,
      !timeouts.isAnyUndrawn(where: { _ in true })
    else { return false }
    transitions.collecting = nil
    guard let next = transitions.queue.first else { return false }
    transitions.queue.removeFirst()
    reason = next.reason
    // It is asked once more, as much may have happened meanwhile.
    if root.tasks.find(next.task) != nil, lockTask.canMoveToBack(next.task) {
      moveTaskToBack(next.task)
    }
    return true
  }
}
