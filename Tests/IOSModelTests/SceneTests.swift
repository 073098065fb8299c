import IOSModel
import Testing

@Suite("An app with several scenes")
struct SceneTests {
  private static func app(scripts: [CallbackScript] = []) -> IOSApp {
    var app = IOSApp.plain(ControllerDeclaration(name: "B"), scripts: scripts)
    app.supportsMultipleScenes = true
    return app
  }

  /// A pad with A in scene 1 and B in scene 2 beside it.
  private static func bench(scripts: [CallbackScript] = []) throws -> Bench {
    var bench = Bench(idiom: .pad, app: app(scripts: scripts))
    _ = try bench(.launch)
    _ = try bench(.openScene(showing: "B"))
    bench.watchesEverythingElse = true
    return bench
  }

  @Test("connects another scene with a root of its own, and leaves the first alone")
  func opens() throws {
    var bench = Bench(idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    #expect(
      try bench(.openScene(showing: "B"))
        == "configurationForConnecting willConnectTo#2 B.didLoad B.willAppear "
        + "sceneWillEnterForeground#2 B.didAppear sceneDidBecomeActive#2")
    #expect(bench.device.appearance(of: InstanceID("A")) == .appeared)
    #expect(bench.device.value(of: .windowScene, on: InstanceID("A")) == "1")
    #expect(bench.device.value(of: .windowScene, on: InstanceID("B")) == "2")
  }

  @Test("leaves a new scene inactive as long as something lies over the app")
  func opensUnderCover() throws {
    var bench = Bench(idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    #expect(try bench(.interruption(begins: true)) == "sceneWillResignActive")
    #expect(try !bench(.openScene(showing: "B")).contains("sceneDidBecomeActive"))
    #expect(
      try bench(.interruption(begins: false)) == "sceneDidBecomeActive sceneDidBecomeActive#2")
  }

  @Test("leaves the app switcher for a new scene, beside which the first is active again")
  func opensFromSwitcher() throws {
    var bench = Bench(idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    #expect(try bench(.openAppSwitcher) == "sceneWillResignActive")
    #expect(
      try bench(.openScene(showing: "B")).hasSuffix("sceneDidBecomeActive sceneDidBecomeActive#2"))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.closeAppSwitcher) }
  }

  @Test("leaves the finger alone that is in another scene than the one that goes")
  func fingerElsewhere() throws {
    var app = IOSApp.stack()
    app.supportsMultipleScenes = true
    var bench = Bench(idiom: .pad, app: app)
    _ = try bench(.launch)
    _ = try bench.code(.push("C"))
    _ = try bench(.openScene(showing: "B"))
    _ = try bench(.touchScene(1))
    #expect(try bench(.swipeBack(.begin)) == "C.willDisappear A.willAppear")
    #expect(
      try bench.code(.requestSceneSession(.destruction(session: 2)))
        == "B.willDisappear B.didDisappear")
    #expect(try bench(.swipeBack(.complete)) == "C.didDisappear A.didAppear")
  }

  @Test("takes all scenes that were on screen to the background and back")
  func goesAndComes() throws {
    var bench = try Self.bench()
    let away =
      "sceneWillResignActive sceneDidEnterBackground "
      + "sceneWillResignActive#2 sceneDidEnterBackground#2"
    let back =
      "sceneWillEnterForeground sceneDidBecomeActive "
      + "sceneWillEnterForeground#2 sceneDidBecomeActive#2"
    #expect(try bench(.home) == away)
    #expect(try bench(.returnToApp) == back)
    #expect(try bench(.lock) == away)
    #expect(try bench(.unlock) == back)
    #expect(try bench(.openAppSwitcher) == "sceneWillResignActive sceneWillResignActive#2")
    #expect(try bench(.closeAppSwitcher) == "sceneDidBecomeActive sceneDidBecomeActive#2")
  }

  @Test("sends the others to the background for a scene that fills the screen")
  func fillsScreen() throws {
    var bench = try Self.bench()
    #expect(
      try bench(.activateScene(2, alone: true)) == "sceneWillResignActive sceneDidEnterBackground")
    #expect(
      try bench(.activateScene(1, alone: true))
        == "sceneWillEnterForeground sceneDidBecomeActive "
        + "sceneWillResignActive#2 sceneDidEnterBackground#2")
    #expect(
      try bench(.activateScene(2)) == "sceneWillEnterForeground#2 sceneDidBecomeActive#2")
  }

  @Test("comes back by a window that is chosen as it does by its icon")
  func chosenFromOutside() throws {
    var bench = Bench(18, linkedSDK: 18, idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    _ = try bench(.connectDisplay(showing: "B"))
    _ = try bench(.home)
    _ = try bench(.significantTimeChange)
    bench.watchesEverythingElse = true
    let back =
      "applicationSignificantTimeChange sceneWillEnterForeground sceneDidBecomeActive "
      + "sceneWillEnterForeground#2"
    var other = bench
    #expect(try bench(.activateScene(1)) == back)
    #expect(try other(.returnToApp) == back)
  }

  @Test("has no window on a connected display that could be chosen, closed or given up")
  func onDisplay() throws {
    var bench = Bench(26, idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    _ = try bench(.connectDisplay(showing: "B"))
    let choices: [IOSStimulus] = [
      .activateScene(2), .closeScene(2), .open(.url, scene: 2),
      .appCode(.requestSceneSession(.activation(.session(2), alone: true)), in: nil),
      .appCode(.requestSceneSession(.destruction(session: 2)), in: nil),
    ]
    for choice in choices {
      #expect(throws: ImpossibleStimulus.self) { _ = try bench(choice) }
    }
  }

  @Test("is active as long as one of its scenes is")
  func state() throws {
    var bench = try Self.bench()
    let reaction = try bench.device.perform(.activateScene(2, alone: true))
    let states = reaction.events.map(\.applicationState).compactMap { $0 }
    #expect(states == [.active, .active])
    let home = try bench.device.perform(.home)
    #expect(home.events.map(\.applicationState).compactMap { $0 }.last == .background)
  }

  @Test("turns and resizes each scene by itself")
  func surroundings() throws {
    var bench = try Self.bench()
    bench.watchesEverythingElse = false
    bench.alsoWatching = [.viewWillTransition, .willTransition]
    #expect(try bench(.rotate) == "A.viewWillTransition B.viewWillTransition")
    #expect(
      try bench(.resize(horizontal: .compact, scene: 1))
        == "A.willTransition A.viewWillTransition")
    _ = try bench(.activateScene(2, alone: true))
    #expect(try bench(.rotate) == "B.viewWillTransition")
    #expect(try bench(.activateScene(1)) == "A.viewWillTransition")
  }

  @Test("divides the screen of a pad between two scenes")
  func dividesScreen() throws {
    var bench = Bench(18, idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    bench.alsoWatching = [.viewWillTransition]
    #expect(
      try bench(.openScene(showing: "B"))
        == "A.viewWillTransition B.didLoad B.willAppear B.didAppear")
    // The other is turned twice for its pictures.
    #expect(
      try bench(.activateScene(2, alone: true))
        == "B.viewWillTransition A.viewWillTransition A.viewWillTransition")
    #expect(try bench(.activateScene(1)) == "B.viewWillTransition")
    #expect(
      try bench(.closeScene(1)) == "A.willDisappear A.didDisappear B.viewWillTransition")
    var windowed = Bench(26, idiom: .pad, app: Self.app())
    _ = try windowed(.launch)
    windowed.alsoWatching = [.viewWillTransition]
    #expect(try windowed(.openScene(showing: "B")) == "B.didLoad B.willAppear B.didAppear")
  }

  @Test("runs the code of one scene's delegate for that scene")
  func codeOfOne() throws {
    var bench = try Self.bench(scripts: [
      CallbackScript(
        .sceneDelegate(scene: 2), .sceneDelegate(.sceneWillResignActive),
        do: [.present(.new(className: "C"), style: nil, animated: false)])
    ])
    _ = try bench(.openAppSwitcher)
    #expect(bench.device.value(of: .windowScene, on: InstanceID("C")) == "2")
    #expect(bench.device.currentInstance(of: "C") == InstanceID("C"))
  }

  @Test("hands over what another device was doing once it has been connected")
  func handsOff() throws {
    var bench = Bench(app: Self.app())
    bench.watchesEverythingElse = true
    let calls = "willContinueUserActivityWithType continueUserActivity"
    #expect(try bench(.open(.handoff)).hasSuffix(calls))
    _ = try bench(.home)
    #expect(
      try bench(.open(.handoff)) == "sceneWillEnterForeground \(calls) sceneDidBecomeActive")
    var pad = try Self.bench()
    #expect(
      try pad.code(
        .requestSceneSession(.activation(.session(1), alone: false, carriesActivity: true)))
        == "continueUserActivity")
    #expect(try pad(.open(.url, scene: 1)) == "openURLContexts")
  }

  @Test("gives the input to the scene that was touched last")
  func touches() throws {
    var bench = try Self.bench()
    #expect(try bench(.touchScene(1)) == "")
    _ = try bench.code(.present("C"))
    #expect(
      bench.device.value(of: .presentedViewController, on: InstanceID("A")) == "C")
    #expect(bench.device.value(of: .windowScene, on: InstanceID("C")) == "1")
    _ = try bench(.touchScene(2))
    #expect(throws: ImpossibleStimulus.self) { try bench(.back) }
  }

  @Test("that was disconnected shows nothing any more, nor does the next one in its stead")
  func leftBehind() throws {
    var presented = ControllerDeclaration(name: "C")
    presented.isRetainedByApp = true
    var bench = Bench(app: .plain(presented))
    _ = try bench(.launch)
    _ = try bench.code(.present("C", .overFullScreen))
    _ = try bench(.home)
    _ = try bench(.disconnectScene())
    #expect(try bench(.launch).hasPrefix("A#2.didLoad"))
    #expect(bench.device.value(of: .window, on: InstanceID("C")) == "nil")
  }

  @Test("discards the scene that the user closes, and goes with the last")
  func closes() throws {
    var bench = try Self.bench()
    #expect(
      try bench(.closeScene(2))
        == "sceneWillResignActive#2 sceneDidDisconnect#2 didDiscardSceneSessions "
        + "B.willDisappear B.didDisappear")
    #expect(bench.device.appearance(of: InstanceID("B")) == nil)
    #expect(throws: ImpossibleStimulus.self) { try bench(.activateScene(2)) }
    #expect(
      try bench(.closeScene(1))
        == "sceneWillResignActive sceneDidEnterBackground applicationWillTerminate")
    #expect(try !bench(.launch).contains("didDiscardSceneSessions"))
  }

  @Test("hears at its next launch of what was discarded meanwhile")
  func closesWhileNotRunning() throws {
    var bench = try Self.bench()
    _ = try bench(.home)
    _ = try bench(.terminateBySystem)
    #expect(try bench(.closeScene(2)) == "")
    #expect(
      try bench(.launch).hasPrefix(
        "willFinishLaunchingWithOptions didFinishLaunchingWithOptions didDiscardSceneSessions "
          + "willConnectTo"))
    #expect(try !bench(.home).contains("#2"))
  }

  @Test("reconnects a remembered scene for what it was opened for")
  func reconnects() throws {
    var bench = try Self.bench()
    _ = try bench(.activateScene(1, alone: true))
    #expect(
      try bench(.disconnectScene(2)) == "sceneDidDisconnect#2 B.willDisappear B.didDisappear")
    #expect(throws: ImpossibleStimulus.self) { try bench(.disconnectScene(1)) }
    #expect(
      try bench(.activateScene(2))
        == "willConnectTo#2 B#2.didLoad B#2.willAppear sceneWillEnterForeground#2 "
        + "B#2.didAppear sceneDidBecomeActive#2")
    _ = try bench(.home)
    _ = try bench(.terminateBySystem)
    let relaunch = try bench(.launch)
    #expect(relaunch.contains("willConnectTo A#2.didLoad"))
    #expect(relaunch.contains("willConnectTo#2 B#3.didLoad"))
  }

  @Test("asks for scenes and takes them away by code")
  func code() throws {
    var bench = Bench(idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    let another = AppAction.requestSceneSession(.activation(.newSession("B"), alone: false))
    #expect(try bench.code(another).hasPrefix("configurationForConnecting willConnectTo#2"))
    #expect(
      try bench.code(.requestSceneSession(.destruction(session: nil)), in: InstanceID("B"))
        == "sceneWillResignActive#2 sceneDidDisconnect#2 didDiscardSceneSessions "
        + "B.willDisappear B.didDisappear")
    var phone = Bench(app: Self.app())
    _ = try phone(.launch)
    phone.watchesEverythingElse = true
    #expect(try phone.code(another) == "")
    #expect(throws: ImpossibleStimulus.self) { try phone(.openScene(showing: "B")) }
  }
}
