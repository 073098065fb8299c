/// What the main thread has yet to do, in the phases of the run loop's turn.
///
/// A turn begins with the input that wakes the loop: a touch, a block on the main queue, or what the
/// system sends a scene. Then it commits, which lays out what is dirty; then it runs what UIKit has
/// put off to after the commit. Ends of animations come in turns of their own. Published call stacks
/// show each phase: https://www.objc.io/issues/19-debugging/debugging-case-study/ (after the commit),
/// getsentry/sentry's crash fixtures (ends of animations), and
/// rickytan/RTRootNavigationController#275 (commit).
struct RunLoop: Hashable, Sendable {
  /// What the system has sent the scenes.
  var sceneUpdates: [Posted<SceneUpdate>] = []
  /// Navigation controllers that take up a changed stack in the next commit.
  var stackChanges: [Posted<ControllerID>] = []
  /// Controllers whose views wait for layout in the next commit, parents first.
  var layout: [Posted<ControllerID>] = []
  var afterCommit: [Posted<Work>] = []
  /// Running animations, oldest first.
  var animations: [Posted<Transition>] = []

  /// Something put off, with the reason of whoever asked for it.
  struct Posted<Item: Hashable & Sendable>: Hashable, Sendable {
    var item: Item
    var reason: IOSReason
  }

  enum Work: Hashable, Sendable {
    /// Ends the appearance transition of a view that moved outside any animation.
    case endAppearance(ControllerID)
    case beginPresentation(of: ControllerID)
    case finish(Transition)
  }

  var isTurnDone: Bool {
    layout.isEmpty && afterCommit.isEmpty && stackChanges.isEmpty && sceneUpdates.isEmpty
  }
}

/// A transition that has begun and not yet ended.
enum Transition: Hashable, Sendable {
  case children(ChildTransition)
  case presentation(of: ControllerID)
  case dismissal(Dismissal)
}

extension UIApplication {
  /// Runs until nothing is left to do.
  mutating func settle() throws(Interruption) {
    try runTurn()
    while !runLoop.animations.isEmpty {
      let ended = runLoop.animations.removeFirst()
      reason = ended.reason
      try finish(ended.item)
      try runTurn()
    }
  }

  /// Runs every phase of the turn until nothing is dirty, but ends no animation.
  mutating func runTurn() throws(Interruption) {
    let outer = reason
    var rounds = 0
    while !runLoop.isTurnDone {
      rounds += 1
      guard rounds < Self.eventBudget else { throw endless }
      try updateScenes()
      try commit()
      try runAfterCommit()
    }
    reason = outer
  }

  mutating func postAfterCommit(_ work: RunLoop.Work) {
    runLoop.afterCommit.append(.init(item: work, reason: reason))
  }

  /// Ends a transition with its animation, or, without one, after the next layout and commit.
  mutating func schedule(_ transition: Transition, animated: Bool) {
    if animated {
      runLoop.animations.append(.init(item: transition, reason: reason))
    } else {
      postAfterCommit(.finish(transition))
    }
  }

  private mutating func updateScenes() throws(Interruption) {
    while !runLoop.sceneUpdates.isEmpty {
      let update = runLoop.sceneUpdates.removeFirst()
      reason = update.reason
      try perform(update.item)
    }
  }

  /// What is posted meanwhile waits for the next commit.
  private mutating func runAfterCommit() throws(Interruption) {
    let count = runLoop.afterCommit.count
    for position in 0..<count {
      let work = runLoop.afterCommit[position]
      reason = work.reason
      switch work.item {
      case .endAppearance(let id): try endAppearanceIfBegun(id)
      case .beginPresentation(let id): try beginPresentation(of: id)
      case .finish(let transition): try finish(transition)
      }
    }
    runLoop.afterCommit.removeSubrange(0..<count)
  }

  private mutating func finish(_ transition: Transition) throws(Interruption) {
    switch transition {
    case .children(let children): try finish(children)
    case .presentation(let presented): try finishPresentation(of: presented)
    case .dismissal(let dismissal): try finishDismissal(dismissal)
    }
  }
}
