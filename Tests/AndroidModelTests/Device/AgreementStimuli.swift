@testable import AndroidModel

/// Activities of every kind, and stimuli of every kind in a pseudo-random order: the same seed
/// always produces the same ones.
enum AgreementStimuli {
  /// A fixed sequence of pseudo-random numbers.
  struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  static let activities: [ActivityDeclaration] = [
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

  /// The same activities, set up for multi-window mode, picture-in-picture and split pairs.
  static let windowed = activities.map { declaration in
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

  static let scripts: [CallbackScript] = [
    .on("F", .onStart, .startActivity(Intent("B"), requestCode: 3), .finish),
    .on("X", .onNewIntent, .recreate),
  ]

  static func stimulus(
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
    case 40:
      let intents = [Intent(name), Intent("B")]
      return isEven ? .pendingIntent(intents) : .notification(intents)
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

  static func windowStimulus(
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
}
