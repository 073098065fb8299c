import AndroidModel

/// Translates Android's callbacks to neutral events.
struct AndroidNeutralMapper: Hashable, Sendable {
  private let objects: ObjectTable
  private(set) var visibility = VisibilityTracker()
  private var causes = CauseTracker()
  /// The activities between onStart and onStop, and below, those between onResume and onPause.
  private var started: Set<InstanceID> = []
  private var resumed: Set<InstanceID> = []
  /// Those that were paused for something else than a cover, such as a prompt, until they are
  /// started or resumed again.
  private var leaving: Set<InstanceID> = []
  /// The activities between onCreate and onDestroy, each with its process.
  private var alive: [InstanceID: Process] = [:]
  /// Activities that are being destroyed to be recreated.
  private var relaunching: Set<InstanceID> = []
  /// The activities that replace them, until they are resumed.
  private var relaunched: Set<InstanceID> = []

  init(objects: ObjectTable) {
    self.objects = objects
  }

  /// - Parameters:
  ///   - reasons: why the platform sent each event.
  ///   - ends: the ends of the app's processes, in order.
  mutating func map(
    _ events: [AndroidEvent], reasons: [NeutralCause], ends: [ProcessEnd]
  ) -> [MappedEvent] {
    let lookahead = AndroidLookahead(events: events, reasons: reasons)
    var mapped: [MappedEvent] = []
    var ends = ends[...]
    // Indexed, since iterating would copy each event.
    for position in events.indices
    where events[position].mark == .entered && !events[position].isOfAnotherApp {
      while let end = ends.takeFirst(before: position) { forget(end) }
      for fact in facts(at: position, lookahead) {
        let neutral = NeutralEvent(
          fact.subject, fact.name,
          cause: causes.cause(
            of: fact.name, on: fact.subject, isFinal: fact.isFinal,
            reason: fact.subject != .app && isConfigurationChange(events[position])
              ? .configChange : reasons[position]),
          isFinal: fact.isFinal)
        visibility.observe(neutral)
        mapped.append(MappedEvent(event: neutral, source: position, isExplicit: fact.isExplicit))
      }
      if !relaunched.isEmpty, events[position].callback == .activity(.onResume),
        case .activity(let id) = events[position].subject
      {
        relaunched.remove(id)
      }
    }
    for end in ends { forget(end) }
    return mapped
  }

  /// As long as another process of the app has activities, the app continues.
  private mutating func forget(_ end: ProcessEnd) {
    let gone = alive.filter { $0.value.name == end.process }
    alive = alive.filter { $0.value.name != end.process }
    guard !alive.isEmpty else { return forgetProcess() }
    for id in gone.keys { visibility.forget(.screen(id.className, id.number)) }
    started = started.filter { alive[$0] != nil }
    resumed = resumed.filter { alive[$0] != nil }
    leaving = leaving.filter { alive[$0] != nil }
  }

  private mutating func forgetProcess() {
    started = []
    resumed = []
    leaving = []
    alive = [:]
    relaunching = []
    relaunched = []
    visibility.processDied()
    causes.processDied()
  }

  /// One process of the app, by its name.
  private struct Process: Hashable {
    /// Nil for the default process.
    var name: String?

    init(of event: AndroidEvent) { name = event.process }
  }

  /// The neutral event of a callback, before its cause is known.
  private struct Fact {
    var subject: NeutralSubject
    var name: NeutralEventName
    var isFinal = false
    /// Whether the callback itself means this; otherwise the bridge infers it from later events.
    var isExplicit = true
  }

  private mutating func facts(at position: Int, _ lookahead: AndroidLookahead) -> [Fact] {
    switch (lookahead.events[position].subject, lookahead.events[position].callback) {
    // A further process of a running app is not a launch, and the first process receives its
    // callbacks as well.
    case (.application, .application(let callback)):
      visibility.app == .notRunning
        || lookahead.events[position].process == nil && callback != .onCreate
        ? facts(of: callback, lookahead.events[position]) : []
    case (.activity(let id), .activity(let callback)):
      facts(of: callback, of: id, at: position, lookahead)
    case (.fragment(let id), .fragment(let callback)):
      facts(of: callback, of: id, at: position, lookahead)
    // A Lifecycle's observers receive what the owner's callbacks already tell.
    case (_, .lifecycle): []
    case (.application, _), (.activity, _), (.fragment, _): []
    }
  }

  private func facts(of callback: ApplicationCallback, _ event: AndroidEvent) -> [Fact] {
    switch callback {
    case .onCreate: [Fact(subject: .app, name: .launch)]
    case .onTrimMemory:
      // `TRIM_MEMORY_UI_HIDDEN` does not mean a shortage of memory.
      event.trimLevel == .uiHidden ? [] : [Fact(subject: .app, name: .memoryPressure)]
    case .onLowMemory: [Fact(subject: .app, name: .memoryPressure)]
    case .attachBaseContext, .onCreateProvider, .createInitializer, .onConfigurationChanged: []
    }
  }

  private mutating func facts(
    of callback: ActivityCallback, of id: InstanceID, at position: Int,
    _ lookahead: AndroidLookahead
  ) -> [Fact] {
    let screen = NeutralSubject.screen(id.className, id.number)
    let isRelaunch = lookahead.events[position].isChangingConfigurations == true
    let isFinal = lookahead.events[position].isFinishing == true && !isRelaunch
    var facts: [Fact] = []
    if isRelaunch, relaunching.insert(id).inserted {
      facts.append(Fact(subject: screen, name: .environmentChange, isExplicit: false))
    }
    switch callback {
    case .onCreate:
      alive[id] = Process(of: lookahead.events[position])
      if let old = relaunching.filter({ $0.className == id.className }).min() {
        relaunching.remove(old)
        relaunched.insert(id)
      }
      facts.append(Fact(subject: screen, name: .load))
    case .onStart:
      started.insert(id)
      leaving.remove(id)
      if visibility.app < .inactive { facts.append(Fact(subject: .app, name: .enterForeground)) }
      facts.append(Fact(subject: screen, name: .willShow))
    case .onResume:
      resumed.insert(id)
      leaving.remove(id)
      if visibility.app < .active { facts.append(Fact(subject: .app, name: .activate)) }
      facts.append(Fact(subject: screen, name: .didShow))
    case .onPause:
      resumed.remove(id)
      // One that is created anew under a cover is resumed for a moment.
      if ![.cover, .configChange].contains(lookahead.reasons[position]) { leaving.insert(id) }
      facts.append(Fact(subject: screen, name: .willHide, isFinal: isFinal))
      if resumed.isEmpty, visibility.app == .active, !lookahead.isHandOver(at: position) {
        facts.append(Fact(subject: .app, name: .deactivate))
      }
    case .onStop:
      started.remove(id)
      facts.append(Fact(subject: screen, name: .didHide, isFinal: isFinal))
      if takesAppAlong(id, isFinal: isFinal, at: position, lookahead) {
        facts.append(Fact(subject: .app, name: .enterBackground))
      }
    case .onDestroy:
      alive[id] = nil
      leaving.remove(id)
      if isFinal { facts.append(Fact(subject: screen, name: .removed, isFinal: true)) }
      facts.append(Fact(subject: screen, name: .destroy, isFinal: isFinal))
      if isFinal, alive.isEmpty {
        facts.append(Fact(subject: .app, name: .terminate))
      }
    case .onSaveInstanceState: facts.append(Fact(subject: screen, name: .saveState))
    case .onRestoreInstanceState: facts.append(Fact(subject: screen, name: .restoreState))
    case .onConfigurationChanged: facts.append(Fact(subject: screen, name: .environmentChange))
    case .attachBaseContext, .onContentChanged, .onRestart, .onPostCreate, .onTitleChanged,
      .onStateNotSaved, .onCreateDescription, .onNewIntent, .onActivityReenter, .onActivityResult,
      .onRequestPermissionsResult, .onPostResume, .onTopResumedActivityChanged, .onAttachedToWindow,
      .onDetachedFromWindow, .onWindowFocusChanged, .onMultiWindowModeChanged,
      .onPictureInPictureModeChanged, .onPictureInPictureRequested,
      .onPictureInPictureUiStateChanged, .onApplyThemeResource, .onEnterAnimationComplete,
      .onCreateOptionsMenu, .onPrepareOptionsMenu, .onActionModeStarted, .onActionModeFinished,
      .onCreateDialog, .onPrepareDialog, .onMenuOpened, .onMenuItemSelected, .onOptionsItemSelected,
      .onPanelClosed, .onCreateContextMenu, .onContextItemSelected, .onContextMenuClosed,
      .onProvideAssistData, .onProvideAssistContent, .onProvideReferrer,
      .onHandoffActivityDataRequested, .onCreateNavigateUpTaskStack, .onPrepareNavigateUpTaskStack,
      .onUserInteraction, .onUserLeaveHint, .onKeyDown, .onKeyUp, .onBackPressed,
      .onRetainNonConfigurationInstance, .onRetainCustomNonConfigurationInstance, .onTrimMemory,
      .onLowMemory, .onAttachFragment, .onResumeFragments, .onNightModeChanged, .onLocalesChanged,
      .onSupportActionModeStarted, .onSupportActionModeFinished, .onBackStackChanged,
      .onBackStackChangeStarted, .onBackStackChangeProgressed, .onBackStackChangeCommitted,
      .onBackStackChangeCancelled, .runOnCommit, .instantiateFragment:
      break
    }
    return facts
  }

  /// Whether the app leaves the foreground with the activity that stops here. A covered one that
  /// only gives way leaves the app in front, unless it is the last there is.
  private func takesAppAlong(
    _ id: InstanceID, isFinal: Bool, at position: Int, _ lookahead: AndroidLookahead
  ) -> Bool {
    guard started.isEmpty, visibility.app > .background, !lookahead.isRelaunch(at: position) else {
      return false
    }
    let isLast = isFinal && alive.count == 1
    return isLast || leaving.contains(id) || !lookahead.isStoppedForNext(at: position)
  }

  private func facts(
    of callback: FragmentCallback, of id: InstanceID, at position: Int,
    _ lookahead: AndroidLookahead
  ) -> [Fact] {
    let part = NeutralSubject.part(id.className, id.number)
    // A host that ends takes its remaining fragments along; one that is being replaced does not.
    func isFinal() -> Bool {
      lookahead.events[position].isRemoving == true
        || !lookahead.isConfigurationChange(at: position) && lookahead.isDetached(after: position)
    }
    switch callback {
    case .onAttach: return [Fact(subject: part, name: .attach)]
    case .onCreateView: return [Fact(subject: part, name: .loadView)]
    case .onStart: return [Fact(subject: part, name: .willShow)]
    case .onResume: return [Fact(subject: part, name: .didShow)]
    case .onPause: return [Fact(subject: part, name: .willHide, isFinal: isFinal())]
    case .onStop: return [Fact(subject: part, name: .didHide, isFinal: isFinal())]
    case .onDestroyView:
      return [Fact(subject: part, name: .destroyView, isFinal: isFinal())]
    case .onDetach:
      let isReplaced =
        lookahead.events[position].isRemoving != true
        && lookahead.isConfigurationChange(at: position)
      return [Fact(subject: part, name: .detach, isFinal: !isReplaced)]
    case .onInflate, .onCreate, .onGetLayoutInflater, .onCreateDialog, .onViewCreated,
      .onActivityCreated, .onViewStateRestored, .onSaveInstanceState, .onDestroy, .onHiddenChanged,
      .onCreateAnimation, .onCreateAnimator, .setUserVisibleHint,
      .onPrimaryNavigationFragmentChanged, .onAttachFragment, .onActivityResult,
      .onRequestPermissionsResult, .onBackStackChanged, .onBackStackChangeStarted,
      .onBackStackChangeProgressed, .onBackStackChangeCommitted,
      .onBackStackChangeCancelled, .runOnCommit,
      .onCancel, .onDismiss, .onConfigurationChanged, .onMultiWindowModeChanged,
      .onPictureInPictureModeChanged, .onLowMemory, .onTrimMemory, .onCreateOptionsMenu,
      .onPrepareOptionsMenu, .onDestroyOptionsMenu, .onOptionsItemSelected, .onOptionsMenuClosed,
      .onCreateContextMenu, .onContextItemSelected:
      return []
    }
  }

  private func isConfigurationChange(_ event: AndroidEvent) -> Bool {
    if event.isChangingConfigurations == true { return true }
    guard case .activity(let id) = event.subject else { return false }
    return relaunched.contains(id)
  }
}

extension AndroidEvent {
  /// The level of `onTrimMemory`.
  var trimLevel: TrimLevel? {
    arguments.lazy.compactMap { TrimLevel(rawValue: $0.value) }.first
  }
}
