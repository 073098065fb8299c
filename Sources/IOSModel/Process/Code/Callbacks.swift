/// What UIKit tells the app: the event, then the app's code in the override.
///
/// That an override runs inside UIKit's own call, and can call back into UIKit, is seen in the
/// stacks of https://www.objc.io/issues/19-debugging/debugging-case-study/.
extension UIApplication {
  /// Events one stimulus may cause before the app counts as never becoming idle.
  static let eventBudget = 20_000
  /// Events after which even an app that must become idle has not done so.
  private static let endlessness = 10_000_000

  mutating func beginTrace() {
    trace.begin()
    watch.listen()
  }

  /// Hands the events over and rests.
  mutating func endTrace() -> EventLog {
    var events = Trace()
    Swift.swap(&events, &trace)
    if watch.hasDefect { controllers.resetPlaceholder() }
    watch.rest()
    reason = .system
    scriptDepth = 0
    return EventLog(events, names)
  }

  /// Stops the machine once a defect has been noted.
  @inline(__always)
  func checkForDefect() throws(Interruption) {
    if watch.hasDefect { throw watch.defect(names) }
  }

  /// Calls an override: the event, UIKit's own work in `super` having been done, then the app's
  /// code.
  mutating func call(
    _ id: ControllerID, _ callback: ControllerCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    try record(id, callback, argument)
    try returnFromSuper(id, callback, argument)
  }

  /// The beginning of an override whose `super` call does work of its own.
  @inline(__always)
  mutating func record(
    _ id: ControllerID, _ callback: ControllerCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    try emit(
      .controller(id), .controller(callback), argument,
      callback.carriesRelations ? controllers.relations(of: id) : nil)
    if names.app.image.asks { noteAnswers(of: id) }
  }

  /// The rest of an override: `super` has returned, the app's code runs, and then it returns
  /// itself.
  @inline(__always)
  mutating func returnFromSuper(
    _ id: ControllerID, _ callback: ControllerCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    if hasScriptsOrMarks { try finishOverride(id, callback, argument) }
  }

  private mutating func finishOverride(
    _ id: ControllerID, _ callback: ControllerCallback, _ argument: EventArgument
  ) throws(Interruption) {
    try mark(.behindSuper, in: callback, of: id, argument)
    try runScripts(of: id, .controller(callback), argument)
    try mark(.atEnd, in: callback, of: id, argument)
  }

  /// Records how far an override has come, if that is recorded at all.
  @inline(__always)
  mutating func mark(
    _ place: EventRecord.Place, in callback: ControllerCallback, of id: ControllerID,
    _ argument: EventArgument = .none
  ) throws(Interruption) {
    if recording.contains(.marks) { try recordMark(place, in: callback, of: id, argument) }
  }

  @inline(never)
  private mutating func recordMark(
    _ place: EventRecord.Place, in callback: ControllerCallback, of id: ControllerID,
    _ argument: EventArgument
  ) throws(Interruption) {
    guard isAlive(id), callback.callsSuper, place != .behindSuper || !leavesOutSuper(id, callback)
    else { return }
    try emit(
      .controller(id), .controller(callback), argument,
      callback.carriesRelations ? controllers.relations(of: id) : nil, at: place)
    if names.app.image.asks { noteAnswers(of: id) }
  }

  mutating func callAppDelegate(_ callback: AppDelegateCallback) throws(Interruption) {
    try recordAppDelegate(callback)
    try runAppDelegateScripts(callback)
  }

  mutating func recordAppDelegate(_ callback: AppDelegateCallback) throws(Interruption) {
    try emit(.appDelegate, .appDelegate(callback), in: state)
  }

  mutating func runAppDelegateScripts(_ callback: AppDelegateCallback) throws(Interruption) {
    try runScripts(ofDelegate: .appDelegate(callback))
  }

  mutating func callSceneDelegate(
    _ scene: SceneID, _ callback: SceneDelegateCallback
  ) throws(Interruption) {
    try recordSceneDelegate(scene, callback)
    try runSceneDelegateScripts(scene, callback)
  }

  mutating func recordSceneDelegate(
    _ scene: SceneID, _ callback: SceneDelegateCallback
  ) throws(Interruption) {
    try emit(.sceneDelegate(scene: scene.number), .sceneDelegate(callback), in: state)
  }

  mutating func runSceneDelegateScripts(
    _ scene: SceneID, _ callback: SceneDelegateCallback
  ) throws(Interruption) {
    try runScripts(ofDelegate: .sceneDelegate(callback), in: scene)
  }

  /// Posts to the app's observers.
  mutating func notify(
    _ subject: EventRecord.Subject, _ notification: IOSCallback, _ argument: EventArgument = .none,
    in scene: SceneID? = nil
  ) throws(Interruption) {
    try emit(subject, notification, argument, in: state)
    try runScripts(ofDelegate: notification, in: scene)
  }

  /// Calls the delegate that a container or a presented controller has. A controller that has been
  /// deallocated calls no delegate.
  mutating func callDelegate(
    of id: ControllerID, _ callback: ControllerDelegateCallback,
    _ argument: EventArgument = .none
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    try emit(.delegate(of: id), .delegate(callback), argument)
    if names.app.image.asks { noteAnswers(of: id) }
    try runScripts(of: id, .delegate(callback), argument)
  }

  /// An override of the app's runs, around UIKit's own work.
  mutating func reportOverride(
    of id: ControllerID, _ callback: OverrideCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    try tell(id, .override(callback), argument)
  }

  /// Runs a closure of the root view that a hosting controller has.
  mutating func callRootView(
    of id: ControllerID, _ callback: RootViewCallback
  ) throws(Interruption) {
    try tell(id, .rootView(callback))
  }

  /// Calls one of the objects, or runs one of the blocks, that a controller has given to a
  /// transition.
  mutating func callTransition(
    _ id: ControllerID, _ callback: TransitionCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    try tell(id, .transition(callback), argument)
  }

  /// Tells of a controller what is no callback of its own, and runs the app's code in it.
  private mutating func tell(
    _ id: ControllerID, _ callback: IOSCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    try emit(.controller(id), callback, argument)
    if names.app.image.asks { noteAnswers(of: id) }
    try runScripts(of: id, callback, argument)
  }

  @inline(never)
  private mutating func noteAnswers(of id: ControllerID) { trace.note(answers(of: id)) }

  mutating func warn(_ text: String) throws(Interruption) {
    try emit(.console, .console)
    trace.note([.init("text", text)])
  }

  /// Events, or layouts that cause none, can be too many.
  @inline(__always)
  func checkBudget(_ count: Int) throws(Interruption) {
    if count >= Self.eventBudget, count >= Self.endlessness || !names.app.image.isFinite {
      throw names.app.image.endless
    }
  }

  /// Controllers and views nested deeper than this overflow the stack of the walk through them.
  private static let maximumNesting = 500

  func checkNesting(_ depth: Int) throws(Interruption) {
    guard depth > Self.maximumNesting else { return }
    throw names.app.image.isFinite
      ? .exception("EXC_BAD_ACCESS", "controllers nested too deep have overflowed the stack")
      : .neverIdle
  }

  @inline(__always)
  private mutating func emit(
    _ subject: EventRecord.Subject, _ callback: IOSCallback, _ argument: EventArgument = .none,
    _ relations: IOSEvent.Relations? = nil, in state: ApplicationState? = nil,
    at place: EventRecord.Place = []
  ) throws(Interruption) {
    try checkForDefect()
    try checkBudget(trace.events.count)
    trace.record(
      EventRecord(
        subject: subject, callback: callback, place: place, argument: argument,
        relations: relations, applicationState: state, reason: reason))
  }
}

extension AppImage {
  /// Why nothing more can be expected of an app that goes on and on.
  var endless: Interruption {
    @inline(never) get {
      isFinite
        ? .defect(
          ModelDefect("an app without code never becomes idle", file: #fileID, line: #line))
        : .neverIdle
    }
  }
}

extension DefectWatch {
  @inline(never)
  fileprivate func defect(_ names: ClassNames) -> Interruption {
    guard let first else {
      return .defect(ModelDefect("nothing is wrong", file: #fileID, line: #line))
    }
    return .defect(
      ModelDefect(
        "\(names[first.id]) is used, but does not live", file: first.file, line: first.line))
  }
}

extension ControllerCallback {
  /// Whether an override would ask why it is called: those of appearance.
  fileprivate var carriesRelations: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }
}
