import IOSModel
import Testing

@Suite("An app with several scenes")
struct SceneTests {
  private static func app() -> IOSApp {
    var app = IOSApp.plain(ControllerDeclaration(name: "B"))
    app.supportsMultipleScenes = true
    return app
  }

  /// A pad with A in scene 1 and B in scene 2 beside it.
  private static func bench() throws -> Bench {
    var bench = Bench(idiom: .pad, app: app())
    _ = try bench(.launch)
    _ = try bench(.openScene(showing: "B"))
    bench.watchesEverythingElse = true
    return bench
  }

  @Test("leaves a new scene inactive as long as something covers the app")
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

  @Test("does not cancel a gesture in another scene than the one that ends")
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

  @Test("comes back through a chosen window in the same way as through its icon")
  func chosenFromOutside() throws {
    var bench = Bench(18, linkedSDK: 18, idiom: .pad, app: Self.app())
    _ = try bench(.launch)
    _ = try bench(.connectDisplay(showing: "B"))
    _ = try bench(.home)
    _ = try bench(.significantTimeChange)
    bench.watchesEverythingElse = true
    let back =
      "applicationSignificantTimeChange sceneWillEnterForeground sceneWillEnterForeground#2 "
      + "sceneDidBecomeActive"
    var other = bench
    #expect(try bench(.activateScene(1)) == back)
    #expect(try other(.returnToApp) == back)
  }

  @Test("has no window on a connected display that could be chosen, closed or discarded")
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

  @Test("shows nothing after it was disconnected, nor does the next one in its place")
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

  @Test("discards the scene that the user closes, and ends with the last")
  func closes() throws {
    var bench = try Self.bench()
    // Nothing asks for a confirmation that the user could deny.
    #expect(throws: ImpossibleStimulus.self) { try bench(.closeScene(2, isCancelled: true)) }
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

  @Test("reconnects a remembered scene for the request that opened it")
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

  @Test("requests and removes scenes by code")
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
