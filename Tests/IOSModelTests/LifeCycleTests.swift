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
        + "willConnectTo A.didLoad A.willAppear sceneWillEnterForeground sceneDidBecomeActive A.didAppear"
    )
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

  @Test("makes new instances after the end of the process")
  func relaunch() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(.home)
    #expect(try bench(.terminateBySystem) == "")
    #expect(
      try bench(.launch)
        == "N#2.didLoad A#2.didLoad N#2.willAppear A#2.willAppear N#2.didAppear A#2.didAppear")
    #expect(bench.device.currentInstance(of: "B") == nil)
  }
}
