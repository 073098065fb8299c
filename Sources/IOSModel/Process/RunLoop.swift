/// What the main thread has yet to do, in the phases of the run loop's turn. Published call stacks
/// show each of them:
///
/// - **event**: the touch is handled from the event source through `sendEvent`
///   (wangmchn/WMPageController#558).
/// - **main queue**: the system's notes to the process and the ends of animations are blocks there
///   (https://kkbox.github.io/kkbox-ios-dev/crash_reports/crash_on_bad_access.html; getsentry/sentry's
///   fixtures of crashes), and so is what app code dispatches.
/// - **scene update**: launch, foreground and background, size, orientation
///   (transistorsoft/flutter_background_fetch#414, flutter/flutter#148119,
///   apptekstudios/ASCollectionView#200).
/// - **commit**: layout, containers first (rickytan/RTRootNavigationController#275).
/// - **after the commit**: the blocks that UIKit runs then
///   (https://www.objc.io/issues/19-debugging/debugging-case-study/).
///
/// The first three wake the loop. A turn takes up one of them, of the main queue all that is there
/// (`__CFRunLoopRun` in swiftlang/swift-corelibs-foundation, `_dispatch_main_queue_drain` in
/// swift-corelibs-libdispatch); then it commits and runs what waits for the commit, until nothing
/// is left of either. A source does not end that turn: before its commit the loop may empty the main
/// queue, as some releases do at the launch of a scene. What is put off keeps the reason of whoever
/// asked.
struct RunLoop: Hashable, Sendable {
  /// Touches that have reached the app.
  private(set) var events = PostQueue<UIEvent>()
  private(set) var mainQueue = PostQueue<MainQueueBlock>()
  /// What the system has sent the scenes.
  private(set) var sceneUpdates = ShortList<Posted<SceneUpdate>>()
  /// Controllers whose views the next commit comes by.
  private(set) var layout = Fifo<ControllerID>()
  /// Scenes that become active with the next commit.
  private(set) var activations = ShortList<Posted<SceneID>>()
  private(set) var afterCommit = PostQueue<AfterCommitBlock>()
  /// Running animations, oldest first.
  private(set) var animations = PostQueue<Transition>()
  /// The system animates the app away, and sends its scenes to the background at the end of that.
  private(set) var isAppLeaving = false

  var needsCommit: Bool { !layout.isEmpty || !activations.isEmpty }

  mutating func send(_ event: consuming UIEvent, because reason: IOSReason) {
    events.append(event, because: reason)
  }

  mutating func dispatch(_ block: consuming MainQueueBlock, because reason: IOSReason) {
    mainQueue.append(block, because: reason)
  }

  mutating func send(_ update: SceneUpdate, because reason: IOSReason) {
    sceneUpdates.append(Posted(item: update, reason: reason))
  }

  mutating func layOut(_ view: ControllerID) { layout.append(view) }

  mutating func activateWithCommit(_ scene: SceneID, because reason: IOSReason) {
    activations.append(Posted(item: scene, reason: reason))
  }

  mutating func runAfterCommit(_ block: consuming AfterCommitBlock, because reason: IOSReason) {
    afterCommit.append(block, because: reason)
  }

  mutating func animate(_ transition: consuming Transition, because reason: IOSReason) {
    animations.append(transition, because: reason)
  }

  mutating func beginLeave() { isAppLeaving = true }

  mutating func endLeave() { isAppLeaving = false }

  /// Whether a view's move has posted its did-callback.
  func awaitsEnd(of id: ControllerID) -> Bool {
    afterCommit.items.contains(.endAppearance(id))
  }

  /// The did-callback that a view's move has posted is not sent; false if none was posted.
  mutating func cancelEnd(of id: ControllerID) -> Bool {
    afterCommit.removeFirst(.endAppearance(id))
  }

  /// Something else takes the transition over, and its end is not waited for.
  mutating func takeOver(_ transition: Transition) {
    animations.removeAll(transition)
    mainQueue.removeAll(.animationDidStop(transition))
    afterCommit.removeAll(.finish(transition))
  }

  /// The transition of this container whose animation is running.
  func runningTransition(in container: ControllerID) -> ChildTransition? {
    for case .children(let transition) in animations.items where transition.container == container {
      return transition
    }
    return nil
  }

  /// The end of the oldest animation is dispatched on the main queue; false if none is running.
  mutating func endAnimation() -> Bool {
    guard let ended = animations.popFirst() else { return false }
    mainQueue.append(.animationDidStop(ended.item), because: ended.reason)
    return true
  }

  @inline(__always)
  mutating func nextEvent() -> Posted<UIEvent>? { events.popFirst() }
  @inline(__always)
  mutating func nextBlock() -> Posted<MainQueueBlock>? { mainQueue.popFirst() }
  @inline(__always)
  mutating func nextSceneUpdate() -> Posted<SceneUpdate>? { sceneUpdates.popFirst() }
  @inline(__always)
  mutating func nextForLayout() -> ControllerID? { layout.popFirst() }
  @inline(__always)
  mutating func nextActivation() -> Posted<SceneID>? { activations.popFirst() }
  @inline(__always)
  mutating func nextAfterCommit() -> Posted<AfterCommitBlock>? { afterCommit.popFirst() }
}

/// A block on the main queue.
enum MainQueueBlock: Hashable, Sendable {
  /// App code outside any callback, in this controller or in the one in front.
  case appCode(AppAction, in: InstanceID?)
  /// App code that a callback has dispatched: this script, as code of this controller or of a
  /// delegate.
  case async(script: Int, by: ControllerID?, in: SceneID?)
  case memoryWarning
  case significantTimeChange
  /// The push service has answered.
  case remoteRegistration(fails: Bool)
  case backgroundEvent(BackgroundEvent)
  /// The process has been started, and its scenes are not there yet.
  case launchWithoutScene
  /// A notification arrives in an app in front.
  case foregroundNotification
  case rootViewTask(ControllerID)
  case animationDidStop(Transition)
}

/// A block that UIKit runs right after a commit.
enum AfterCommitBlock: Hashable, Sendable {
  /// Ends the appearance transition of a view that moved outside any animation.
  case endAppearance(ControllerID)
  case beginPresentation(of: ControllerID)
  case beginDismissal(Dismissal)
  case finish(Transition)
  case runAlongsideAnimations(TransitionSite)
  case reportColumns(of: ControllerID)
  case beginPageTurn(of: ControllerID)
  case selectRow(of: ControllerID)
  /// Lets go of what was autoreleased.
  case drain(ControllerID)
}

/// A transition that has begun and not yet ended.
enum Transition: Hashable, Sendable {
  case children(ChildTransition)
  case presentation(of: ControllerID)
  case dismissal(Dismissal)
  /// The columns' of a split controller onto the screen or off it.
  case columns(of: ControllerID)
  /// The window's to another size.
  case size
  /// The keyboard's onto the screen or off it.
  case keyboard(isShown: Bool)
}
