import IOSModel
import Testing

@Suite("The life cycle of the app")
struct LifeCycleTests {
  @Test("is inactive under a prompt until the prompt is answered, which is possible only once")
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

  private func launched() throws -> Bench {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    return bench
  }

  @Test("is not prewarmed once its user has swiped it away, as nothing says what happens then")
  func prewarmed() throws {
    var bench = try launched()
    _ = try bench(.home)
    _ = try bench(.swipeAway)
    let refusal = #expect(throws: ImpossibleStimulus.self) { try bench.device.perform(.prewarm) }
    #expect(refusal?.obstacle == .undocumented)
  }

  @Test("begins only if the release supports what the app uses")
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

  @Test("ends a suspended process without a callback")
  func suspended() throws {
    var bench = try launched()
    _ = try bench(.home)
    #expect(try bench(.swipeAway) == "")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.home) }
  }

  @Test("starts without a cover, and locked again, after the process ended under a cover")
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

  @Test("reconnects a scene that the system has disconnected, with new controllers")
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

  @Test("does not change on a locked device")
  func locked() throws {
    var bench = try launched()
    _ = try bench(.lock)
    for stimulus in [IOSStimulus.launch, .home, .back, .open(.url), .lock, .openAppSwitcher] {
      #expect(throws: ImpossibleStimulus.self) { _ = try bench(stimulus) }
    }
  }
}
