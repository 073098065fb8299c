/// Turns of the run loop.
///
/// That a commit is followed directly by its own blocks, whatever has woken the loop, is seen in
/// the stacks of wangmchn/WMPageController#558 and in Expo Go's of iOS 18.
extension UIApplication {
  /// Lets what is animated come to its end, and with it all that is left to do, once the loop is
  /// idle.
  mutating func settle() throws(Interruption) {
    while runLoop.endAnimation() || endLeave() {
      try runUntilIdle()
    }
  }

  /// Runs turns until nothing wakes the loop, but ends no animation.
  mutating func runUntilIdle() throws(Interruption) {
    var turns = 0
    while true {
      // Fingers, timers and the system are slow: they find the loop with nothing else to do.
      if !runLoop.needsCommit, runLoop.afterCommit.isEmpty {
        guard try wakeUp() else { return }
      }
      turns += 1
      guard turns < Self.eventBudget else { throw names.app.image.endless }
      try commit()
      if !version.activatesAfterAppearance { try activateAfterFirstCommit() }
      try runAfterCommit()
      if version.activatesAfterAppearance { try activateAfterFirstCommit() }
      trace.endTurn()
    }
  }

  /// Takes up what has come first; false if nothing has come.
  private mutating func wakeUp() throws(Interruption) -> Bool {
    if let event = runLoop.nextEvent() {
      proceed(because: event.reason)
      try handle(event.item)
    } else if !runLoop.mainQueue.isEmpty {
      try emptyMainQueue()
    } else if let update = runLoop.nextSceneUpdate() {
      proceed(because: update.reason)
      try perform(update.item)
      if commitsLaunchLast { try emptyMainQueue() }
    } else if keyboard.awaited != nil {
      try bringUpAwaitedKeyboard()
    } else {
      return updateSceneAccessory()
    }
    return true
  }

  /// Whether a scene has just been launched whose first commit waits until the loop goes to sleep.
  /// After a source the loop empties the main queue before it does (`__CFRunLoopRun`, which asks the
  /// queue's port first unless a block has just run).
  @inline(__always)
  private var commitsLaunchLast: Bool {
    !runLoop.activations.isEmpty && !runLoop.mainQueue.isEmpty && version.runsBlocksBeforeAppearance
  }

  /// What is dispatched meanwhile waits for the next turn.
  private mutating func emptyMainQueue() throws(Interruption) {
    for _ in 0..<runLoop.mainQueue.count {
      guard let block = runLoop.nextBlock() else { return }
      proceed(because: block.reason)
      try run(block.item)
    }
  }

  private mutating func run(_ block: MainQueueBlock) throws(Interruption) {
    switch block {
    case .appCode(let action, let id): try runAppCode(action, in: id)
    case .async(let script, let id, let scene):
      try runDispatchedScript(script, by: id, in: scene)
    case .memoryWarning: try receiveMemoryWarning()
    case .significantTimeChange: try tellOfTimeChange()
    case .remoteRegistration(let fails):
      try callAppDelegate(
        fails
          ? .didFailToRegisterForRemoteNotifications : .didRegisterForRemoteNotifications)
    case .backgroundEvent(let event): try perform(event)
    case .launchWithoutScene: try launchWithoutScene()
    case .foregroundNotification: try presentNotification()
    case .rootViewTask(let id): try runRootViewTask(of: id)
    case .animationDidStop(let transition):
      try withCoordinator(of: transition) { app throws(Interruption) in
        try app.finish(transition)
      }
    }
  }

  /// What is posted meanwhile waits for the next commit.
  private mutating func runAfterCommit() throws(Interruption) {
    for _ in 0..<runLoop.afterCommit.count {
      guard let block = runLoop.nextAfterCommit() else { return }
      proceed(because: block.reason)
      switch block.item {
      case .endAppearance(let id):
        try endAppearanceIfBegun(id)
        try letGo(id)
      case .beginPresentation(let id): try beginPresentation(of: id)
      case .beginDismissal(let dismissal): try beginDismissal(dismissal)
      case .finish(let transition): try finish(transition)
      case .runAlongsideAnimations(let site): try runAlongsideAnimations(site)
      case .reportColumns(let id): try reportColumns(of: id)
      case .beginPageTurn(let id): try beginWaitingTurn(of: id)
      case .selectRow(let id): try call(id, .didSelectRow)
      case .drain(let id): try letGo(id)
      }
    }
  }

  /// A launched scene becomes active once its first frame has been laid out, and before what UIKit
  /// itself has put off until then: the logs of hdk2200/UIViewControllerLifeCycle and
  /// Lemonbrush/My-iOS-Dev-Learning-Tracker. In that of Vercantez/openuikit @a7e1f877,
  /// scenelaunchprobe, on iOS 26.1, it becomes active after that.
  private mutating func activateAfterFirstCommit() throws(Interruption) {
    while let scene = runLoop.nextActivation() {
      proceed(because: scene.reason)
      try becomeActive(scene.item)
    }
  }

  /// A view has moved outside any transition: the did-callback comes after the commit, and its
  /// block keeps the controller alive until then.
  mutating func endAppearanceAfterCommit(_ id: ControllerID) {
    guard isAlive(id) else { return }
    hold(id)
    postAfterCommit(.endAppearance(id))
  }

  /// Code of this cycle has it still, in what a call has returned.
  mutating func drainAfterCommit(_ id: ControllerID) {
    guard isAlive(id) else { return }
    hold(id)
    postAfterCommit(.drain(id))
  }

  mutating func postAfterCommit(_ block: consuming AfterCommitBlock) {
    runLoop.runAfterCommit(block, because: reason)
  }

  /// Ends a transition with its animation, or, without one, after the next layout and commit.
  ///
  /// - Parameter byAnimator: an animator without duration still has an animation, and tells of its
  ///   end as one does that runs: ww-tech/lasso @752a613, ModalTestingTests+SystemBehavior.swift,
  ///   test_NotAnimated_Presentation.
  mutating func schedule(
    _ transition: consuming Transition, animated: Bool, byAnimator: Bool = false
  ) {
    if animated || byAnimator {
      runLoop.animate(transition, because: reason)
    } else {
      postAfterCommit(.finish(transition))
    }
  }

  private mutating func finish(_ transition: Transition) throws(Interruption) {
    switch transition {
    case .children(let children): try finish(children)
    case .presentation(let presented): try finishPresentation(of: presented)
    case .dismissal(let dismissal):
      try dismissal.cause == .tap ? finishDismissalByUser(dismissal) : finishDismissal(dismissal)
    case .columns(let split): try finishColumns(of: split)
    case .size: try closeCoordinator(.size)
    case .keyboard(let isShown): try keyboardDidMove(isShown: isShown)
    }
  }
}
