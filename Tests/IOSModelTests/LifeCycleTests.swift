import IOSModel
import Testing

@Suite("The life cycle of the app")
struct LifeCycleTests {
  @Test("interleaves a cold launch with the root's appearance, with scenes and without")
  func coldLaunch() throws {
    var scenes = Bench(app: .plain())
    scenes.watchesEverythingElse = true
    #expect(
      try scenes(.launch)
        == "willFinishLaunchingWithOptions didFinishLaunchingWithOptions configurationForConnecting "
        + "willConnectTo A.didLoad A.willAppear sceneWillEnterForeground A.didAppear sceneDidBecomeActive"
    )
    var earlier = Bench(18, app: .plain())
    earlier.watchesEverythingElse = true
    #expect(
      try earlier(.launch).hasSuffix("sceneWillEnterForeground sceneDidBecomeActive A.didAppear"))
    var delegate = Bench(12, app: .plain())
    delegate.watchesEverythingElse = true
    #expect(
      try delegate(.launch)
        == "willFinishLaunchingWithOptions didFinishLaunchingWithOptions "
        + "A.didLoad A.willAppear A.didAppear applicationDidBecomeActive")
  }

  @Test("says nothing to controllers on the way to the background and back")
  func background() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    #expect(try bench(.home) == "sceneWillResignActive sceneDidEnterBackground")
    #expect(try bench(.returnToApp) == "sceneWillEnterForeground sceneDidBecomeActive")
    #expect(try bench(.lock) == "sceneWillResignActive sceneDidEnterBackground")
    #expect(try bench(.unlock) == "sceneWillEnterForeground sceneDidBecomeActive")
    #expect(try bench(.interruption(begins: true)) == "sceneWillResignActive")
    #expect(try bench(.interruption(begins: false)) == "sceneDidBecomeActive")
  }

  @Test("is inactive under a prompt until that one is answered, once and for all")
  func prompt() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    _ = try bench(.interruption(begins: true))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.answerPermission) }
    _ = try bench(.interruption(begins: false))
    #expect(try bench(.askPermission) == "sceneWillResignActive")
    #expect(try bench(.askPermission) == "")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.interruption(begins: false)) }
    #expect(try bench(.answerPermission) == "sceneDidBecomeActive")
    #expect(try bench(.askPermission) == "")
  }

  @Test("makes new instances after the end of the process")
  func relaunch() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(.home)
    #expect(try bench(.terminateBySystem) == "")
    #expect(
      try bench(.launch)
        == "N#2.didLoad N#2.willAppear A#2.didLoad A#2.willAppear N#2.didAppear A#2.didAppear")
    #expect(bench.device.currentInstance(of: "B") == nil)
  }
}

extension LifeCycleTests {
  private func launched(
    _ major: Int = 26, idiom: IOSVersion.Idiom = .phone, usesScenes: Bool = true
  ) throws -> Bench {
    var app = IOSApp.plain()
    app.usesScenes = usesScenes
    var bench = Bench(major, idiom: idiom, app: app)
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    return bench
  }

  @Test("reaches the app delegate where there are no scenes")
  func appDelegate() throws {
    for var bench in [try launched(12), try launched(26, usesScenes: false)] {
      #expect(
        try bench(.home) == "applicationWillResignActive applicationDidEnterBackground")
      #expect(
        try bench(.launch) == "applicationWillEnterForeground applicationDidBecomeActive")
      #expect(try bench(.openAppSwitcher) == "applicationWillResignActive")
      #expect(try bench(.closeAppSwitcher) == "applicationDidBecomeActive")
    }
  }

  @Test("is active, inactive or in the background in each call of the delegate")
  func applicationState() throws {
    var app = IOSApp.plain()
    app.usesScenes = false
    var device = IOSDevice(version: IOSVersion(major: 26), app: app)
    func states(_ stimulus: IOSStimulus) throws -> [String] {
      try device.perform(stimulus).events.compactMap { event in
        event.applicationState.map { "\(event.callback.name) \($0)" }
      }
    }
    #expect(
      try states(.launch) == [
        "willFinishLaunchingWithOptions inactive", "didFinishLaunchingWithOptions inactive",
        "applicationDidBecomeActive active",
      ])
    for leave in [IOSStimulus.home, .lock] {
      #expect(
        try states(leave) == [
          "applicationWillResignActive active", "applicationDidEnterBackground background",
        ])
      #expect(
        try states(leave == .home ? .launch : .unlock) == [
          "applicationWillEnterForeground background", "applicationDidBecomeActive active",
        ])
    }
    _ = try device.perform(.terminateBySystem)
    #expect(
      try states(.launchInBackground()) == [
        "willFinishLaunchingWithOptions background", "didFinishLaunchingWithOptions background",
      ])
  }

  @Test("opens links on the way to the front")
  func links() throws {
    var scenes = try launched()
    #expect(try scenes(.open(.url)) == "openURLContexts")
    _ = try scenes(.home)
    #expect(
      try scenes(.open(.url)) == "openURLContexts sceneWillEnterForeground sceneDidBecomeActive")
    var delegate = Bench(12, app: .plain())
    delegate.watchesEverythingElse = true
    #expect(
      try delegate(.open(.url)).hasSuffix("A.didAppear openURL applicationDidBecomeActive"))
  }

  @Test("hands over what the user comes with, in an app without scenes even at a launch")
  func connectionOptions() throws {
    let warm: [(ConnectionOption, String, String)] = [
      (
        .userActivity, "willContinueUserActivityWithType continueUserActivity",
        "willContinueUserActivityWithType continueUserActivity"
      ),
      (.shortcutItem, "performActionForShortcutItem", "performActionForShortcutItem"),
    ]
    for (option, ofScene, ofApp) in warm {
      var scenes = try launched()
      _ = try scenes(.home)
      #expect(
        try scenes(.open(option)) == "sceneWillEnterForeground \(ofScene) sceneDidBecomeActive")
      var cold = Bench(app: .plain())
      cold.watchesEverythingElse = true
      #expect(try !cold(.open(option)).contains(ofScene), "it is among the connection's options")
      var delegate = Bench(12, app: .plain())
      delegate.watchesEverythingElse = true
      #expect(
        try delegate(.open(option)).hasSuffix("A.didAppear \(ofApp) applicationDidBecomeActive"))
    }
  }

  @Test("hands a notification to the app delegate of an app without scenes alone")
  func notifications() throws {
    var scenes = try launched()
    _ = try scenes(.home)
    #expect(
      try scenes(.open(.notificationResponse)) == "sceneWillEnterForeground sceneDidBecomeActive")
    var delegate = Bench(12, app: .plain())
    delegate.watchesEverythingElse = true
    #expect(
      try delegate(.open(.notificationResponse)).hasSuffix(
        "A.didAppear didReceiveRemoteNotification applicationDidBecomeActive"))
  }

  @Test("configures a scene only if its session is new")
  func sessions() throws {
    var bench = try launched()
    _ = try bench(.home)
    _ = try bench(.terminateBySystem)
    #expect(try !bench(.launch).contains("configurationForConnecting"))
    #expect(
      try bench(.swipeAway)
        == "sceneWillResignActive sceneDidDisconnect didDiscardSceneSessions "
        + "A#2.willDisappear A#2.didDisappear applicationWillTerminate")
    #expect(try bench(.launch).contains("configurationForConnecting"))
    var pad = try launched(idiom: .pad)
    #expect(
      try pad(.swipeAway)
        == "sceneWillResignActive sceneDidDisconnect didDiscardSceneSessions "
        + "A.willDisappear A.didDisappear applicationWillTerminate"
    )
  }

  @Test("begins only where the release has what the app is made of")
  func recentAPI() throws {
    var host = ControllerDeclaration(name: "A")
    host.hostsRootView = true
    let app = IOSApp(controllers: [host], root: "A")
    var newer = Bench(13, app: app)
    #expect(try newer(.launch).contains("A.didAppear"))
    let older = IOSDevice(version: IOSVersion(major: 12), app: app)
    var launched = older
    let refusal = #expect(throws: ImpossibleStimulus.self) { try launched.perform(.launch) }
    #expect(refusal?.obstacle == .wrongKind)
    #expect(launched == older)
  }

  @Test("ends a suspended process without a word")
  func suspended() throws {
    var bench = try launched()
    _ = try bench(.home)
    #expect(try bench(.swipeAway) == "")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.home) }
  }

  @Test("comes back with nothing over it, and locked again, after an end under a cover")
  func endsUnderCover() throws {
    var bench = try launched()
    _ = try bench(.interruption(begins: true))
    _ = try bench(.terminateBySystem)
    _ = try bench(.launch)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.interruption(begins: false)) }
    #expect(try bench(.openAppSwitcher) == "sceneWillResignActive")
    #expect(try bench(.closeAppSwitcher) == "sceneDidBecomeActive")
    var app = IOSApp.plain()
    app.isLockedByUser = true
    var locked = Bench(app: app)
    _ = try locked(.launch)
    _ = try locked(.unlockApp)
    _ = try locked(.terminateBySystem)
    locked.watchesEverythingElse = true
    #expect(try !locked(.launch).contains("sceneDidBecomeActive"))
    #expect(try locked(.unlockApp) == "sceneDidBecomeActive")
  }

  @Test("reconnects a scene that the system has taken away, with new controllers")
  func disconnected() throws {
    var bench = try launched()
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.disconnectScene()) }
    _ = try bench(.home)
    #expect(try bench(.disconnectScene()) == "sceneDidDisconnect A.willDisappear A.didDisappear")
    #expect(
      try bench(.returnToApp)
        == "willConnectTo A#2.didLoad A#2.willAppear sceneWillEnterForeground A#2.didAppear "
        + "sceneDidBecomeActive")
  }

  @Test("builds the hierarchy of an app launched in the background")
  func inBackground() throws {
    var bench = Bench(app: .plain())
    #expect(try bench(.launchInBackground()) == "A.didLoad A.willAppear A.didAppear")
    bench.watchesEverythingElse = true
    #expect(try bench(.launch) == "sceneWillEnterForeground sceneDidBecomeActive")
  }

  @Test("does nothing on a locked device")
  func locked() throws {
    var bench = try launched()
    _ = try bench(.lock)
    for stimulus in [IOSStimulus.launch, .home, .back, .open(.url), .lock, .openAppSwitcher] {
      #expect(throws: ImpossibleStimulus.self) { _ = try bench(stimulus) }
    }
  }

  @Test("preserves and restores the state of an app that takes part")
  func restoration() throws {
    var app = IOSApp.plain()
    app.restoresState = true
    app.usesMainStoryboard = true
    var old = Bench(12, app: app)
    _ = try old(.launch)
    old.watchesEverythingElse = true
    old.alsoWatching = [
      .encodeRestorableState, .decodeRestorableState, .applicationFinishedRestoringState,
    ]
    #expect(
      try old(.home)
        == "applicationWillResignActive applicationDidEnterBackground shouldSaveApplicationState "
        + "willEncodeRestorableState A.encodeRestorableState")
    _ = try old(.terminateBySystem)
    #expect(
      try old(.launch)
        == "willFinishLaunchingWithOptions shouldRestoreApplicationState "
        + "viewControllerWithRestorationIdentifierPath A#2.didLoad A#2.decodeRestorableState "
        + "didDecodeRestorableState A#2.applicationFinishedRestoringState "
        + "didFinishLaunchingWithOptions A#2.willAppear A#2.didAppear applicationDidBecomeActive")
    var new = Bench(13, app: app)
    _ = try new(.launch)
    new.watchesEverythingElse = true
    #expect(
      try new(.home).hasSuffix(
        "sceneDidEnterBackground stateRestorationActivity didUpdateUserActivity"))
  }

  @Test("cancels a gesture that the system interrupts")
  func interruptedGesture() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(.swipeBack(.begin))
    #expect(
      try bench(.home) == "A.willDisappear A.didDisappear B.willAppear B.didAppear")
  }
}
