import IOSModel

/// Tells UIKit's callbacks in neutral words.
struct IOSNeutralMapper: Hashable, Sendable {
  private let objects: ObjectTable
  private(set) var visibility = VisibilityTracker()
  private var causes = CauseTracker()
  /// The connected scenes.
  private var knownScenes: Set<Int> = []
  /// The process has had more than one at a time.
  private var hasSeveralScenes = false
  private var foregroundScenes: Set<Int> = []
  private var activeScenes: Set<Int> = []
  /// Instances whose removal has been told.
  private var removed: Set<InstanceID> = []
  private var isTerminated = false
  /// For each subject whose environment is changing, the part of it that was told last.
  private var changes: [NeutralSubject: EnvironmentPart] = [:]

  init(objects: ObjectTable) {
    self.objects = objects
  }

  /// - Parameters:
  ///   - reasons: why the platform sends each of the events.
  ///   - ends: of the app's process.
  ///   - turnEnds: the turns of the run loop, each by the number of events up to its end.
  mutating func map(
    _ events: [IOSEvent], reasons: [NeutralCause], ends: [ProcessEnd], turnEnds: [Int]
  ) -> [MappedEvent] {
    let outlook = IOSOutlook(events: events, reasons: reasons, turnEnds: turnEnds)
    var mapped: [MappedEvent] = []
    var ends = ends[...]
    for (position, event) in events.enumerated() where event.mark == .entered {
      while ends.takeFirst(before: position) != nil { forgetProcess() }
      // The next process tells of the death of the one before.
      if event.callback == .appDelegate(.willFinishLaunchingWithOptions) { forgetProcess() }
      for fact in facts(of: event, at: position, outlook) {
        if fact.name == .environmentChange {
          guard begins(fact.subject, event) else { continue }
        } else {
          changes[fact.subject] = nil
        }
        let neutral = NeutralEvent(
          fact.subject, fact.name,
          cause: causes.cause(
            of: fact.name, on: fact.subject, isFinal: fact.isFinal, reason: reasons[position]),
          isFinal: fact.isFinal)
        visibility.observe(neutral)
        mapped.append(MappedEvent(event: neutral, source: position))
      }
    }
    if !ends.isEmpty { forgetProcess() }
    return mapped
  }

  /// Scenes beside each other are each in a state of their own.
  ///
  /// - Parameter scene: the number of the scene in which a screen stands, if it stands in one.
  mutating func placeScreens(scene: (NeutralSubject) -> Int?) {
    var windows: [NeutralSubject: AppState] = [:]
    if hasSeveralScenes {
      for screen in visibility.all.map(\.screen) {
        windows[screen] = scene(screen).map(state(ofScene:))
      }
    }
    visibility.place(windows)
  }

  private func state(ofScene scene: Int) -> AppState {
    if activeScenes.contains(scene) { return .active }
    return foregroundScenes.contains(scene) ? .inactive : .background
  }

  private mutating func forgetProcess() {
    knownScenes = []
    hasSeveralScenes = false
    foregroundScenes = []
    activeScenes = []
    removed = []
    changes = [:]
    isTerminated = false
    visibility.processDied()
    causes.processDied()
  }

  /// The parts of a change of the environment, in the order in which UIKit tells them.
  private enum EnvironmentPart: Hashable, Comparable {
    case traits
    case size
    case newTraits
  }

  /// Whether this is the first that is told of a change: traits, size and both are one.
  private mutating func begins(_ subject: NeutralSubject, _ event: IOSEvent) -> Bool {
    let part: EnvironmentPart =
      switch event.callback {
      case .controller(.willTransition): .traits
      case .controller(.viewWillTransition): .size
      default: .newTraits
      }
    let last = changes.updateValue(part, forKey: subject)
    return last.map { $0 >= part } ?? true
  }

  /// What one callback says in neutral words, before its cause is known.
  private struct Fact {
    var subject: NeutralSubject
    var name: NeutralEventName
    var isFinal = false
  }

  private mutating func facts(
    of event: IOSEvent, at position: Int, _ outlook: IOSOutlook
  ) -> [Fact] {
    switch (event.subject, event.callback) {
    case (.appDelegate, .appDelegate(let callback)): return facts(of: callback)
    case (.sceneDelegate(let scene), .sceneDelegate(let callback)):
      return facts(of: callback, scene: scene)
    case (.controller(let id), .controller(let callback)):
      let subject: NeutralSubject
      switch objects[id.className]?.kind.scope {
      case .screen: subject = .screen(id.className, id.number)
      case .part: subject = .part(id.className, id.number)
      case .app, nil: return []
      }
      return facts(
        of: callback, of: id, subject, event, isGoing: outlook.isDeallocated(after: position))
    // What is posted says nothing that the delegates are not told.
    case (.appDelegate, _), (.sceneDelegate, _), (.application, _), (.scene, _), (.responder, _),
      (.window, _), (.controller, _), (.delegate, _), (.console, _):
      return []
    }
  }

  private mutating func facts(of callback: AppDelegateCallback) -> [Fact] {
    switch callback {
    case .didFinishLaunchingWithOptions:
      isTerminated = false
      return [Fact(subject: .app, name: .launch)]
    case .applicationWillEnterForeground: return enterForeground(scene: 0)
    // An app without scenes is not told of the foreground at a cold launch; the bridge supplies it.
    case .applicationDidBecomeActive: return enterForeground(scene: 0) + activate(scene: 0)
    case .applicationWillResignActive: return deactivate(scene: 0)
    case .applicationDidEnterBackground: return enterBackground(scene: 0)
    case .applicationWillTerminate: return terminate()
    case .applicationDidReceiveMemoryWarning: return [Fact(subject: .app, name: .memoryPressure)]
    case .willFinishLaunchingWithOptions, .configurationForConnecting, .didDiscardSceneSessions,
      .openURL, .willContinueUserActivityWithType, .continueUserActivity,
      .didFailToContinueUserActivityWithType, .performActionForShortcutItem,
      .didReceiveRemoteNotification, .userNotificationCenterWillPresent,
      .userNotificationCenterDidReceive, .performFetchWithCompletionHandler,
      .handleEventsForBackgroundURLSession, .userDidAcceptCloudKitShare,
      .applicationSignificantTimeChange, .didRegisterForRemoteNotifications,
      .didFailToRegisterForRemoteNotifications, .willChangeStatusBarOrientation,
      .didChangeStatusBarOrientation, .willChangeStatusBarFrame, .didChangeStatusBarFrame,
      .supportedInterfaceOrientationsForWindow,
      .applicationProtectedDataWillBecomeUnavailable, .applicationProtectedDataDidBecomeAvailable,
      .shouldSaveApplicationState,
      .willEncodeRestorableState,
      .shouldRestoreApplicationState, .viewControllerWithRestorationIdentifierPath,
      .didDecodeRestorableState:
      return []
    }
  }

  private mutating func facts(of callback: SceneDelegateCallback, scene: Int) -> [Fact] {
    switch callback {
    case .sceneWillEnterForeground: return enterForeground(scene: scene)
    case .sceneDidBecomeActive: return activate(scene: scene)
    case .sceneWillResignActive: return deactivate(scene: scene)
    case .sceneDidEnterBackground: return enterBackground(scene: scene)
    case .willConnectTo:
      isTerminated = false
      knownScenes.insert(scene)
      if knownScenes.count > 1 { hasSeveralScenes = true }
      return []
    case .sceneDidDisconnect:
      knownScenes.remove(scene)
      // Who is disconnected in front is not told of the background, into which the app goes with it.
      let facts = deactivate(scene: scene) + enterBackground(scene: scene)
      return knownScenes.isEmpty ? terminate() : facts
    case .openURLContexts, .willContinueUserActivityWithType,
      .continueUserActivity, .didFailToContinueUserActivityWithType,
      .performActionForShortcutItem, .userDidAcceptCloudKitShare, .stateRestorationActivity,
      .didUpdateCoordinateSpace, .didUpdateEffectiveGeometry,
      .didUpdateUserActivity, .restoreInteractionState:
      return []
    }
  }

  private mutating func enterForeground(scene: Int) -> [Fact] {
    foregroundScenes.insert(scene).inserted && foregroundScenes.count == 1
      ? [Fact(subject: .app, name: .enterForeground)] : []
  }

  private mutating func activate(scene: Int) -> [Fact] {
    activeScenes.insert(scene).inserted && activeScenes.count == 1
      ? [Fact(subject: .app, name: .activate)] : []
  }

  private mutating func deactivate(scene: Int) -> [Fact] {
    activeScenes.remove(scene) != nil && activeScenes.isEmpty
      ? [Fact(subject: .app, name: .deactivate)] : []
  }

  private mutating func enterBackground(scene: Int) -> [Fact] {
    foregroundScenes.remove(scene) != nil && foregroundScenes.isEmpty
      ? [Fact(subject: .app, name: .enterBackground)] : []
  }

  private mutating func terminate() -> [Fact] {
    defer { isTerminated = true }
    return isTerminated ? [] : [Fact(subject: .app, name: .terminate, isFinal: true)]
  }

  /// A part is told less in neutral words than a screen, and some of it has another name.
  private mutating func facts(
    of callback: ControllerCallback, of id: InstanceID, _ subject: NeutralSubject,
    _ event: IOSEvent, isGoing: @autoclosure () -> Bool
  ) -> [Fact] {
    let isScreen = subject.scope == .screen
    func isFinal() -> Bool { event.isLeaving || event.leavesWithContainer || isGoing() }
    func ofScreen(_ name: NeutralEventName, isFinal: Bool = false) -> [Fact] {
      isScreen ? [Fact(subject: subject, name: name, isFinal: isFinal)] : []
    }
    switch callback {
    case .viewDidLoad: return [Fact(subject: subject, name: isScreen ? .load : .loadView)]
    case .viewWillAppear: return [Fact(subject: subject, name: .willShow)]
    case .viewDidAppear: return [Fact(subject: subject, name: .didShow)]
    case .viewWillDisappear: return [Fact(subject: subject, name: .willHide, isFinal: isFinal())]
    case .viewDidDisappear:
      return [Fact(subject: subject, name: .didHide, isFinal: isFinal())]
        + (isScreen && event.isLeaving ? leave(id, subject) : [])
    case .willMove:
      guard event.movesToParent else { return [] }
      removed.remove(id)
      return isScreen ? [] : [Fact(subject: subject, name: .attach)]
    case .didMove:
      return event.movesToParent || isScreen && event.isOfSize ? [] : leave(id, subject)
    case .deinit: return ofScreen(.destroy, isFinal: true)
    case .encodeRestorableState: return ofScreen(.saveState)
    case .decodeRestorableState: return ofScreen(.restoreState)
    case .willTransition, .viewWillTransition, .traitCollectionDidChange:
      // A screen's first traits are no change, and what a snapshot is taken with is put back.
      return event.reason == .configuration ? ofScreen(.environmentChange) : []
    case .viewWillLayoutSubviews:
      // All of a change has been told by then, and what follows is another one.
      if !changes.isEmpty { changes[subject] = nil }
      return []
    case .initNibName, .initCoder, .awakeFromNib, .loadView, .viewInitCoder,
      .viewAwakeFromNib, .viewIsAppearing, .viewDidLayoutSubviews, .updateViewConstraints,
      .updateProperties,
      .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .shouldPerformSegue, .prepare,
      .perform,
      .unwindAction, .canPerformUnwindSegueAction, .allowedChildrenForUnwinding, .unwind,
      .segueAction, .creator, .traitChangeHandler, .backAction,
      .preferredInterfaceOrientationForPresentation, .didReceiveMemoryWarning, .presentCompletion,
      .dismissCompletion, .applicationFinishedRestoringState, .updateUserActivityState,
      .viewWillMoveToSuperview, .viewDidMoveToSuperview, .viewWillMoveToWindow,
      .viewDidMoveToWindow, .viewLayoutSubviews, .restoreUserActivityState, .didSelectRow,
      .actionHandler, .errorHandler, .systemLayoutFittingSizeDidChange,
      .viewControllerWithRestorationIdentifierPath, .preferredContentSizeDidChange,
      .sizeForChildContentContainer,
      .supportedInterfaceOrientations:
      return []
    }
  }

  /// It has left its place for good, which is told once.
  private mutating func leave(_ id: InstanceID, _ subject: NeutralSubject) -> [Fact] {
    guard removed.insert(id).inserted else { return [] }
    let name: NeutralEventName = subject.scope == .screen ? .removed : .detach
    return [Fact(subject: subject, name: name, isFinal: true)]
  }
}

extension IOSEvent {
  /// The controller itself is being popped, removed or dismissed.
  var isLeaving: Bool { relations?.isLeaving == true && !isOfSize }

  /// What one size takes out of its container another puts back, on the screen or for a snapshot.
  fileprivate var isOfSize: Bool { reason == .configuration || reason == .appState }

  /// What the controller is in is.
  var leavesWithContainer: Bool { relations?.leavesWithContainer == true }

  /// For `willMove` and `didMove`: the parent is not nil.
  var movesToParent: Bool { arguments.first.map { $0.value != "nil" } ?? false }
}
