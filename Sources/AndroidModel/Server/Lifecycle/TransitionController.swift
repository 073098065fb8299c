/// What comes and goes together is collected until all that comes has been drawn. Most of what
/// happens meanwhile joins it; what an app asks for may get a transition of its own, which has to
/// wait for its end.
///
/// `TransitionController.startCollectOrQueue`, `Task.moveTaskToBack`,
/// `ActivityTaskManagerService.enterPictureInPictureMode`,
/// `ActivityClientController.requestMultiwindowFullscreen` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TransitionController.java
struct TransitionController: Hashable, Sendable {
  /// `mCollectingTransition`, by what began it; nil: none is being collected.
  fileprivate var collecting: Kind?
  /// `mQueuedTransitions`
  fileprivate var queue: [Queued] = []

  var isCollecting: Bool { collecting != nil }

  enum Kind: Hashable, Sendable {
    /// `TRANSIT_OPEN`: a start.
    case open
    case other
  }

  fileprivate struct Queued: Hashable, Sendable {
    let request: Request
    let reason: AndroidReason
  }

  enum Request: Hashable, Sendable {
    case moveToBack(TaskID)
    case enterPicture(ActivityToken)
    case fullscreenMode(FullscreenModeRequest, ActivityToken)
  }
}

extension ActivityTaskManagerService {
  /// `startActivityUnchecked`: the transition is there before the start does anything, and goes
  /// again if that leads nowhere.
  mutating func startActivityUnchecked(_ start: inout StartRequest) -> ActivityToken? {
    let isFirst = transitions.collecting == nil
    collect(.open)
    let started = startActivityInner(&start)
    if started == nil, isFirst { transitions.collecting = nil }
    return started
  }

  /// What happens now begins one, unless it joins another.
  @inline(__always)
  mutating func collect(_ kind: TransitionController.Kind) {
    if transitions.collecting == nil { transitions.collecting = kind }
  }

  /// What gets a transition of its own waits for what is being collected; a start that is under way
  /// may take a move to the back along.
  ///
  /// - Returns: whether it waits.
  mutating func queue(_ request: TransitionController.Request) -> Bool {
    guard let collecting = transitions.collecting, version.queuesTransitions else { return false }
    if case .moveToBack = request, collecting == .open, version.movesToBackWithStart {
      return false
    }
    transitions.queue.append(.init(request: request, reason: reason))
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
    guard !transitions.queue.isEmpty else { return false }
    let next = transitions.queue.removeFirst()
    reason = next.reason
    // Much may have happened meanwhile.
    switch next.request {
    case .moveToBack(let task):
      if root.tasks.find(task) != nil, lockTask.canMoveToBack(task) { moveTaskToBack(task) }
    case .enterPicture(let token):
      if !root.isFinishing(token) { moveToPinned(token) }
    case .fullscreenMode(let asked, let token): executeFullscreenRequest(asked, of: token)
    }
    return true
  }
}
