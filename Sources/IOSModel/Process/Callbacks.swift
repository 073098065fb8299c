extension UIKitApplication {
  /// Nested app code beyond this overflows the stack, as endless recursion does on a device.
  static let maximumScriptDepth = 100

  /// Calls an override: the event, UIKit's own work in `super` having been done, then the app's code.
  mutating func call(
    _ id: InstanceID, _ callback: ControllerCallback, _ arguments: [IOSEvent.Argument] = []
  ) throws(Interruption) {
    guard isAlive(id) else { return }
    try record(id, callback, arguments)
    try runScripts(of: id, callback)
  }

  /// The beginning of an override whose `super` call does work of its own.
  mutating func record(
    _ id: InstanceID, _ callback: ControllerCallback, _ arguments: [IOSEvent.Argument] = []
  ) throws(Interruption) {
    let relations = callback.carriesRelations ? self[id].relations : nil
    try emit(
      IOSEvent(
        .controller(id), .controller(callback), arguments: arguments, relations: relations))
  }

  mutating func runScripts(of id: InstanceID, _ callback: ControllerCallback) throws(Interruption) {
    try runScripts(on: .controller(callback), by: id) {
      switch $0 {
      case .allInstances(let name): name == id.className
      case .instance(let instance): instance == id
      case .appDelegate, .sceneDelegate: false
      }
    }
  }

  mutating func callAppDelegate(_ callback: AppDelegateCallback) throws(Interruption) {
    try recordAppDelegate(callback)
    try runAppDelegateScripts(callback)
  }

  mutating func recordAppDelegate(_ callback: AppDelegateCallback) throws(Interruption) {
    try emit(IOSEvent(.appDelegate, .appDelegate(callback)))
  }

  mutating func runAppDelegateScripts(_ callback: AppDelegateCallback) throws(Interruption) {
    try runScripts(on: .appDelegate(callback), by: nil) { $0 == .appDelegate }
  }

  mutating func callSceneDelegate(_ callback: SceneDelegateCallback) throws(Interruption) {
    try recordSceneDelegate(callback)
    try runSceneDelegateScripts(callback)
  }

  mutating func recordSceneDelegate(_ callback: SceneDelegateCallback) throws(Interruption) {
    try emit(IOSEvent(.sceneDelegate(scene: 1), .sceneDelegate(callback)))
  }

  mutating func runSceneDelegateScripts(
    _ callback: SceneDelegateCallback
  ) throws(Interruption) {
    try runScripts(on: .sceneDelegate(callback), by: nil) { $0 == .sceneDelegate }
  }

  /// Calls the delegate that a container or a presented controller has.
  mutating func callDelegate(
    of id: InstanceID, _ callback: ControllerDelegateCallback,
    _ arguments: [IOSEvent.Argument] = []
  ) throws(Interruption) {
    try emit(IOSEvent(.delegate(of: id), .delegate(callback), arguments: arguments))
    try runScripts(on: .delegate(callback), by: id) {
      switch $0 {
      case .allInstances(let name): name == id.className
      case .instance(let instance): instance == id
      case .appDelegate, .sceneDelegate: false
      }
    }
  }

  mutating func warn(_ text: String) throws(Interruption) {
    try emit(IOSEvent(.console, .console, arguments: [IOSEvent.Argument("text", text)]))
  }

  private mutating func emit(_ event: IOSEvent) throws(Interruption) {
    guard trace.count < Self.eventBudget else { throw .neverIdle }
    trace.append(event)
  }

  private mutating func runScripts(
    on callback: IOSCallback, by id: InstanceID?,
    where matches: (CallbackScript.Target) -> Bool
  ) throws(Interruption) {
    for (index, script) in app.scripts.enumerated()
    where script.callback == callback && matches(script.target) {
      let runs = ledger.scriptRuns[index, default: 0]
      if let times = script.times, runs >= times { continue }
      ledger.scriptRuns[index] = runs + 1
      scriptDepth += 1
      guard scriptDepth < Self.maximumScriptDepth else {
        throw .exception(
          IOSException("EXC_BAD_ACCESS", "endless recursion has overflowed the stack"))
      }
      for action in script.actions {
        try perform(action, by: id)
      }
      scriptDepth -= 1
    }
  }
}

extension ControllerCallback {
  /// Whether an override would ask why it is called: the four of appearance.
  fileprivate var carriesRelations: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }
}

extension IOSEvent.Argument {
  static func animated(_ value: Bool) -> IOSEvent.Argument {
    IOSEvent.Argument("animated", value ? "true" : "false")
  }

  static func toParent(_ parent: InstanceID?) -> IOSEvent.Argument {
    IOSEvent.Argument("toParent", parent?.description ?? "nil")
  }
}
