import Testing

@testable import AndroidModel

/// Whatever happens, the server and the process agree once they are idle, and no activity gets a
/// callback out of turn.
struct AgreementTests {
  /// A fixed sequence of numbers without order.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static let activities: [ActivityDeclaration] = [
    .named("A"), .named("B"), .named("T") { $0.theme = .translucent },
    .named("S") { $0.launchMode = .singleTop }, .named("K") { $0.launchMode = .singleTask },
    .named("X") { $0.taskAffinity = "x" }, .named("I") { $0.launchMode = .singleInstance },
    .named("H") { $0.configChanges = [.orientation, .screenSize] },
    .named("N") { $0.noHistory = true }, .named("L") { $0.showWhenLocked = true },
    .named("F"), .named("P") { reparents(&$0, to: "x") }, .named("Q") { reparents(&$0, to: "q") },
    .named("C") { $0.clearTaskOnLaunch = true }, .named("G") { $0.finishOnTaskLaunch = true },
    .named("D") { $0.documentLaunchMode = .intoExisting },
    .named("E") {
      $0.documentLaunchMode = .always
      $0.parentActivityName = "A"
    },
    .named("R") {
      $0.taskAffinity = "r"
      $0.relinquishTaskIdentity = true
    },
  ]

  private static func reparents(_ declaration: inout ActivityDeclaration, to affinity: String) {
    declaration.taskAffinity = affinity
    declaration.allowTaskReparenting = true
  }

  /// The same, as far as they may stand beside others and shrink.
  private static let windowed = activities.map { declaration in
    var declaration = declaration
    declaration.supportsPictureInPicture = ["B", "X", "L", "T"].contains(declaration.name)
    declaration.resizeableActivity = declaration.name != "I"
    if declaration.name == "A" {
      declaration.embedding.splitPairs = ["B", "S", "T", "X"]
      declaration.embedding.finishPrimaryWithSecondary = .adjacent
    }
    if declaration.name == "H" {
      declaration.embedding.splitPairs = ["A", "F"]
      declaration.embedding.clearTop = true
      declaration.embedding.placeholder = "L"
    }
    if declaration.name == "K" { declaration.embedding.alwaysExpand = true }
    if declaration.name == "D" { declaration.screenOrientation = .landscape }
    if declaration.name == "E" { declaration.screenOrientation = .behind }
    if declaration.name == "I" { declaration.screenOrientation = .portrait }
    return declaration
  }

  private static let scripts: [CallbackScript] = [
    .on("F", .onStart, .startActivity(Intent("B"), requestCode: 3), .finish),
    .on("X", .onNewIntent, .recreate),
  ]

  private static func stimulus(
    _ numbers: inout Numbers, on device: AndroidDevice
  ) -> AndroidStimulus {
    let name = activities[numbers.next(below: activities.count)].name
    let instance = device.currentInstance(of: name)
    let flags: [IntentFlags] = [
      [], [], .newTask, .clearTop, [.newTask, .clearTask], .singleTop, .reorderToFront,
      [.newTask, .multipleTask], .forwardResult, [.newTask, .resetTaskIfNeeded],
      [.newTask, .resetTaskIfNeeded], .newDocument, [.newTask, .taskOnHome],
    ]
    let isEven = numbers.next(below: 2) == 0
    switch numbers.next(below: 49) {
    case 0, 1: return .launch(activity: name)
    case 2...8: return .start(name, flags[numbers.next(below: flags.count)])
    case 9: return .code(.startActivity(Intent(name), requestCode: 1))
    case 10...12: return .back
    case 13: return .home
    case 14: return .returnByLauncher
    case 15: return .returnByRecents
    case 16: return .otherAppToFront
    case 17: return .otherAppFinished
    case 18, 19: return .rotate
    case 20: return .screen(.off(secureKeyguard: isEven))
    case 21, 22: return .screen(.onAndUnlock)
    case 23: return .screen(.on)
    case 24: return .appCode(.finish, in: instance)
    case 25: return .appCode(.recreate, in: instance)
    case 26: return .code(.requestPermissions())
    case 27: return .answerPermission(granted: isEven)
    case 28: return .process(.death)
    case 29: return .deepLink(Intent(name))
    case 30: return .code(.startActivities([Intent(name), Intent("B")]))
    case 31: return .appCode(isEven ? .moveTaskToBack() : .finishAffinity, in: instance)
    case 32: return .appCode(.releaseInstance, in: instance)
    case 33: return .appCode(.finishAndRemoveTask, in: instance)
    case 34: return .appCode(isEven ? .showDialog() : .dismissDialog, in: instance)
    case 35: return .changeConfiguration(isEven ? .locale : .orientation)
    case 36: return isEven ? .swipeAway : .process(.forceStop)
    case 47: return .reboot
    case 37: return .throwException("X")
    case 38: return .appCode(.startActivity(Intent(name)), in: instance)
    case 39: return instance.map { .pickRecentTask($0) } ?? .home
    case 40: return .pendingIntent([Intent(name), Intent("B")])
    case 41: return .code(.startFromContext(.service, [Intent(name, flags: .newTask)]))
    case 42: return .code(.startTaskStack(Intent(name)))
    case 43: return .code(isEven ? .onNavigateUp : .navigateUpTo(Intent(name)))
    case 44: return .code(.moveTaskToBack(nonRoot: isEven))
    case 46: return screenStimulus(&numbers)
    case 45: return .appCode(.lockScreen(lockScreenCall(&numbers)), in: instance)
    default: return .wait(milliseconds: 40_000)
    }
  }

  private static func screenStimulus(_ numbers: inout Numbers) -> AndroidStimulus {
    switch numbers.next(below: 6) {
    case 0: .screen(.startDream)
    case 1: .screen(.stopDream)
    case 2: .openAssistant
    case 3: .code(.startLockTask)
    case 4: .code(.stopLockTask)
    default: .lockTask(.allow(numbers.next(below: 2) == 0))
    }
  }

  private static func lockScreenCall(_ numbers: inout Numbers) -> LockScreenCall {
    let isEven = numbers.next(below: 2) == 0
    switch numbers.next(below: 5) {
    case 0, 1: return .setShowWhenLocked(isEven)
    case 2: return .setTurnScreenOn(isEven)
    case 3: return .requestDismissKeyguard
    default:
      return isEven ? .addFlags([.showWhenLocked, .dismissKeyguard]) : .clearFlags(.showWhenLocked)
    }
  }

  private static func windowStimulus(
    _ numbers: inout Numbers, on device: AndroidDevice
  ) -> AndroidStimulus {
    let name = activities[numbers.next(below: activities.count)].name
    let instance = device.currentInstance(of: name)
    let display = numbers.next(below: 2)
    switch numbers.next(below: 27) {
    case 12, 13: return .onDisplay(display, .launch(activity: name))
    case 14: return .onDisplay(display, numbers.next(below: 2) == 0 ? .turnOff : .turnOn)
    case 15: return .onDisplay(display, .turnOn)
    case 16: return .onDisplay(display, numbers.next(below: 6) == 0 ? .remove : .home)
    case 17: return instance.map { .onDisplay(display, .receive($0)) } ?? .home
    case 18, 19: return .windows(.setLargeDisplay(numbers.next(below: 3) > 0))
    case 21:
      return .appCode(display == 0 ? .pinTopActivityStack : .unpinTopActivityStack, in: instance)
    case 20: return .appCode(.setRequestedOrientation(.portrait), in: instance)
    case 0, 1: return .windows(.enterSplitScreen(beside: numbers.next(below: 2) == 0 ? name : nil))
    case 2: return .windows(.leaveSplitScreen)
    case 3: return .windows(.resizeSplitScreen)
    case 4: return .windows(.touch(nil))
    case 5: return .windows(.touch(instance))
    case 6: return .windows(.openFreeform(activity: name))
    case 7: return .code(.enterPictureInPictureMode)
    case 8: return .windows(.expandPictureInPicture)
    case 9: return .windows(.dismissPictureInPicture)
    case 10: return .appCode(.setPictureInPictureParams(autoEnter: true), in: instance)
    case 22, 23: return taskStimulus(&numbers, name, instance)
    case 24: return numbers.next(below: 2) == 0 ? .changeOverlay : .tapRestartButton
    case 25: return .onDisplay(display, .pressKey)
    default: return .start(name, [.newTask, .launchAdjacent])
    }
  }

  private static func taskStimulus(
    _ numbers: inout Numbers, _ name: String, _ instance: InstanceID?
  ) -> AndroidStimulus {
    var intent = Intent(name)
    let choice = numbers.next(below: 6)
    if choice == 0 {
      intent.flags = .newDocument
      intent.options.launchesTaskBehind = true
    }
    intent.options.isTaskOverlay = choice == 1
    guard choice > 1, let instance else {
      return .code(.startActivity(intent))
    }
    let actions: [AppTaskAction] = [
      .startActivity(intent), .moveToFront, .finishAndRemoveTask, .setExcludeFromRecents(true),
    ]
    return .code(.appTask(instance, actions[choice - 2]))
  }

  @Test(arguments: AndroidVersion.supported)
  func `they agree with several windows too`(api: Int) throws {
    var performed = 0
    for seed in 0..<6 {
      var numbers = Numbers(state: UInt64(seed * 6007 + api))
      var app = AndroidApp(
        activities: Self.windowed, scripts: Self.scripts, targetSDK: seed == 0 ? 27 : api)
      app.displays.count = 1 + seed % 2
      app.displays.isLarge = seed % 3 == 0
      app.hasSizeResources = seed < 4
      app.displays.haveSystemDecorations = seed > 3
      app.displays.destroyContentOnRemoval = seed == 5
      var device = AndroidDevice(api: api, app: app)
      var story: [AndroidStimulus] = []
      var turns = CallbackTurns(api: api)
      for _ in 0..<160 {
        let stimulus =
          numbers.next(below: 3) == 0
          ? Self.windowStimulus(&numbers, on: device) : Self.stimulus(&numbers, on: device)
        guard let reaction = try? device.perform(stimulus) else { continue }
        story.append(stimulus)
        performed += 1
        turns.follow(reaction.events)
        #expect(reaction.defect == nil)
        let complaints = turns.complaints + device.disagreements + device.misplacedWindows
        guard complaints.isEmpty else {
          Issue.record("API \(api) seed \(seed): \(complaints) after \(story)")
          return
        }
      }
    }
    #expect(performed > 100)
  }

  @Test(arguments: AndroidVersion.supported, [true, false])
  func `server and process agree when they are idle`(api: Int, keepsActivities: Bool) throws {
    try checkAgreement(api: api, keepsActivities: keepsActivities, Self.activities)
  }

  @Test(arguments: AndroidVersion.supported)
  func `server and several processes agree when they are idle`(api: Int) throws {
    var activities = Self.activities
    for index in activities.indices {
      if index % 3 == 1 { activities[index].process = ":remote" }
      if index % 4 == 3 { activities[index].package = "other" }
    }
    try checkAgreement(api: api, keepsActivities: true, activities)
  }

  private func checkAgreement(
    api: Int, keepsActivities: Bool, _ activities: [ActivityDeclaration]
  ) throws {
    var performed = 0
    for seed in 0..<6 {
      var numbers = Numbers(state: UInt64(seed * 7919 + api))
      var app = AndroidApp(
        activities: activities, scripts: Self.scripts, targetSDK: api,
        keepsActivities: keepsActivities)
      app.keyguard = seed.isMultiple(of: 2) ? .secure : .swipe
      var device = AndroidDevice(api: api, app: app)
      var story: [AndroidStimulus] = []
      var turns = CallbackTurns(api: api)
      for _ in 0..<160 {
        var group: [AndroidStimulus] = []
        for _ in 0...(numbers.next(below: 4) / 3) {
          group.append(Self.stimulus(&numbers, on: device))
        }
        guard let reaction = try? device.perform(group) else { continue }
        story += group
        performed += 1
        turns.follow(reaction.events)
        #expect(reaction.defect == nil)
        let complaints = turns.complaints + device.disagreements
        guard complaints.isEmpty else {
          Issue.record("API \(api) seed \(seed): \(complaints) after \(story)")
          return
        }
      }
    }
    #expect(performed > 100)
  }
}

extension AndroidDevice {
  /// What does not fit together although both parties are idle.
  fileprivate var disagreements: [String] {
    var found: [String] = []
    let root = server.root
    if let defect = server.defect { found.append(defect.description) }
    if root.pausingActivity != nil { found.append("a pause is still awaited") }
    if !server.stoppingActivities.isEmpty || !server.finishingActivities.isEmpty {
      found.append("something waits")
    }
    let threads = (hasProcess ? [process] : []) + waitingProcesses
    if threads.contains(where: { !$0.looper.isEmpty }) { found.append("a looper is not empty") }
    if threads.map(\.name) != server.processes.filter(\.hasThread).map(\.name) {
      found.append("they disagree on the processes")
    }
    if let top = root.topRunningActivity, let activity = root.activities.find(top) {
      let isResumed = root.activities[activity].state == .resumed
      if isResumed != root.canShow(activity) { found.append("the top is \(isResumed)") }
      if isResumed != root.isResumed(top) { found.append("another one is resumed") }
    }
    for token in root.activities.ids {
      guard let activity = root.activities.find(token) else { continue }
      found += root.disagreements(
        of: root.activities[activity], instance(of: token),
        dialogs: threads.reduce(0) {
          $0
            + ($1.activities[belongingsOf: token]?.value.windows
              .filter(\.takesKeys).count ?? 0)
        }, mayBeMadeAnewPaused: version.recreatesAsWhenAsked)
    }
    for token in threads.flatMap(\.activities.tokens) where root.activities.find(token) == nil {
      found.append("an instance without a record")
    }
    return found
  }
}

extension AndroidDevice {
  /// What cannot be of windows beside each other.
  fileprivate var misplacedWindows: [String] {
    var found: [String] = []
    let root = server.root
    if root.splitRoot != nil, root.stages.count != 2 { found.append("half a split screen") }
    let resumed = root.activities.ids.filter(root.isResumed)
    if !version.resumesAllVisible, resumed.count > 1 { found.append("several are resumed") }
    for token in resumed where !root.isVisible(token) || !root.isFocusable(token) {
      found.append("\(token) is resumed and out of sight")
    }
    if let pinned = root.pinnedTask, root.windowingMode(of: pinned) != .pinned {
      found.append("a picture that is none")
    }
    return found
  }
}

extension RootWindowContainer {
  fileprivate func disagreements(
    of record: ActivityRecord, _ instance: ActivityInstance?, dialogs: Int,
    mayBeMadeAnewPaused: Bool
  ) -> [String] {
    var found: [String] = []
    let isInTree =
      taskFragments.find(record.parent).map {
        taskFragments[$0].activities.contains(record.token)
      } ?? false
    if !isInTree { found.append("a record outside the tree") }
    guard record.isOfApp else { return found }
    if record.isAttached != (instance != nil) {
      found.append("attached \(record.isAttached) but instance \(instance?.id as Any)")
    }
    if record.isFinishing { found.append("\(record.token) is still finishing") }
    let hasMainWindow = (instance?.decor ?? .detached) != .detached
    if record.windows.count != (hasMainWindow ? 1 : 0) + dialogs {
      found.append("they disagree on the windows of \(record.token)")
    }
    guard let instance else { return found }
    let top = record.windows.last.map { WindowID($0, of: record.token) }
    if instance.decor == .attached(hasWindowFocus: true), top != focusedWindow {
      found.append("\(instance.id) has a focus that is elsewhere")
    }
    let fits =
      switch (record.state, instance.lifecycle) {
      case (.resumed, .resumed), (.paused, .paused), (.started, .started), (.stopped, .stopped),
        (.stoppedWhileShown, .paused):
        true
      // The server hears nothing of it.
      case (.resumed, .paused), (.stopped, .paused), (.started, .paused), (.paused, .resumed):
        mayBeMadeAnewPaused
      default: false
      }
    if !fits { found.append("\(instance.id) is \(record.state) and \(instance.lifecycle)") }
    return found
  }
}

/// Follows each activity through its callbacks.
private struct CallbackTurns {
  /// A finishing activity is restarted, and destroyed then.
  private let mayEndRestarted: Bool
  private var stages: [InstanceID: ActivityCallback] = [:]
  var complaints: [String] = []

  init(api: Int) { mayEndRestarted = api >= 28 }

  mutating func follow(_ events: EventLog) {
    for event in events where event.mark == .entered {
      guard case .activity(let id) = event.subject, case .activity(let callback) = event.callback,
        ActivityCallback.core.contains(callback)
      else { continue }
      let before = stages[id]
      let fits =
        switch callback {
        case .onCreate: before == nil
        case .onStart: before == .onCreate || before == .onRestart
        case .onRestart: before == .onStop
        case .onResume: before == .onStart || before == .onPause
        case .onPause: before == .onResume
        case .onStop: before == .onPause || before == .onStart
        case .onDestroy:
          before == .onStop || before == .onCreate || mayEndRestarted && before == .onRestart
        default: true
        }
      if !fits { complaints.append("\(id).\(callback) after \(before as Any)") }
      stages[id] = callback
    }
  }
}
