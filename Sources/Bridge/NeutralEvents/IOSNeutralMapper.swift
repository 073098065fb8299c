import IOSModel

/// Translates UIKit's callbacks to neutral events.
struct IOSNeutralMapper: Hashable, Sendable {
  private let objects: ObjectTable
  private(set) var visibility = VisibilityTracker()
  private var causes = CauseTracker()
  /// The connected scenes.
  private var knownScenes: Set<Int> = []
  /// Whether the process has had more than one scene at a time.
  private var hasSeveralScenes = false
  private var foregroundScenes: Set<Int> = []
  private var activeScenes: Set<Int> = []
  /// Instances whose removal has been reported.
  private var removed: Set<InstanceID> = []
  private var isTerminated = false
  /// For each subject whose environment is changing, the last part of the change that was reported.
  private var changes: [NeutralSubject: EnvironmentPart] = [:]

  init(objects: ObjectTable) {
    self.objects = objects
  }

  /// - Parameters:
  ///   - reasons: why the platform sent each event.
  ///   - ends: the ends of the app's process.
  ///   - turnEnds: the turns of the run loop, each given as the number of events up to its end.
  mutating func map(
    _ events: [IOSEvent], reasons: [NeutralCause], ends: [ProcessEnd], turnEnds: [Int]
  ) -> [MappedEvent] {
    let lookahead = IOSLookahead(events: events, reasons: reasons, turnEnds: turnEnds)
    var mapped: [MappedEvent] = []
    var ends = ends[...]
    for (position, event) in events.enumerated() where event.mark == .entered {
      while ends.takeFirst(before: position) != nil { forgetProcess() }
      // The launch of the next process shows that the previous one has died.
      if event.callback == .appDelegate(.willFinishLaunchingWithOptions) { forgetProcess() }
      for fact in facts(of: event, at: position, lookahead) {
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

  /// If there are several scenes, each has its own state.
  ///
  /// - Parameter scene: the number of the scene that contains a screen, if any.
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

  /// The parts of a change of the environment, in the order in which UIKit reports them.
  private enum EnvironmentPart: Hashable, Comparable {
    case traits
    case size
    case newTraits
  }

  /// Whether this event begins a change; a change of the traits and one of the size that come
  /// together count as one.
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

  /// The neutral event of a callback, before its cause is known.
  private struct Fact {
    var subject: NeutralSubject
    var name: NeutralEventName
    var isFinal = false
  }

  private mutating func facts(
    of event: IOSEvent, at position: Int, _ lookahead: IOSLookahead
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
        of: callback, of: id, subject, event, isGoing: lookahead.isDeallocated(after: position))
    // Notifications add nothing to the delegates' callbacks.
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
    // An app without scenes gets no foreground callback at a cold launch; the bridge supplies it.
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
      // A scene that is disconnected while in front gets no background callback, although the app
      // goes into the background with it.
      let facts = deactivate(scene: scene) + enterBackground(scene: scene)
      return knownScenes.isEmpty ? terminate() : facts
    case .openURLContexts, .willContinueUserActivityWithType,
      .continueUserActivity, .didFailToContinueUserActivityWithType,
      .performActionForShortcutItem, .userDidAcceptCloudKitShare, .stateRestorationActivity,
      .didUpdateCoordinateSpace, .didUpdateEffectiveGeometry,
      .didUpdateUserActivity, .restoreInteractionState,
      .supportedInterfaceOrientationsForWindowScene:
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

  /// A part has fewer neutral events than a screen, and some of them have another name.
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
      // A screen's first traits are not a change, and those set for a snapshot are restored
      // afterwards.
      return event.reason == .configuration ? ofScreen(.environmentChange) : []
    case .viewWillLayoutSubviews:
      // By then the whole change has been reported, so what follows is another one.
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

  /// The subject has left its place for good, which is reported once.
  private mutating func leave(_ id: InstanceID, _ subject: NeutralSubject) -> [Fact] {
    guard removed.insert(id).inserted else { return [] }
    let name: NeutralEventName = subject.scope == .screen ? .removed : .detach
    return [Fact(subject: subject, name: name, isFinal: true)]
  }
}

extension IOSEvent {
  /// The controller itself is being popped, removed or dismissed.
  var isLeaving: Bool { relations?.isLeaving == true && !isOfSize }

  /// What one size removes from its container another puts back, on the screen or for a snapshot.
  fileprivate var isOfSize: Bool { reason == .configuration || reason == .appState }

  /// Whether the controller's container is being popped, removed or dismissed.
  var leavesWithContainer: Bool { relations?.leavesWithContainer == true }

  /// For `willMove` and `didMove`: whether the parent is not nil.
  var movesToParent: Bool { arguments.first.map { $0.value != "nil" } ?? false }
}
