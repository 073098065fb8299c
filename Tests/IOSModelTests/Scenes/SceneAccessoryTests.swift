import IOSModel
import Testing

@Suite("What a controller has for a connected display")
struct SceneAccessoryTests {
  private let a = InstanceID("A")

  private static func bench(_ major: Int = 27, linkedSDK: Int = 27) throws -> Bench {
    var bench = Bench(
      major, linkedSDK: linkedSDK, app: .plain(ControllerDeclaration(name: "B")))
    _ = try bench(.launch)
    return bench
  }

  private static func registered() throws -> Bench {
    var bench = try bench()
    _ = try bench.code(.sceneAccessory(.register(content: "B")), in: InstanceID("A"))
    _ = try bench(.connectDisplay(showing: nil))
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
    return bench
  }

  @Test("is refused where there is no such thing", arguments: [(26, 26), (27, 26), (26, 27)])
  func isNotThere(major: Int, linkedSDK: Int) throws {
    var bench = try Self.bench(major, linkedSDK: linkedSDK)
    #expect(throws: ImpossibleStimulus.self) {
      try bench.code(.sceneAccessory(.register(content: "B")), in: a)
    }
  }

  @Test("is refused a second time, and before the first where it is about one")
  func isThereOnce() throws {
    var bench = try Self.bench()
    for action in [SceneAccessoryAction.unregister, .setEnabled(true)] {
      #expect(throws: ImpossibleStimulus.self) {
        try bench.code(.sceneAccessory(action), in: a)
      }
    }
    _ = try bench.code(.sceneAccessory(.register(content: "B")), in: a)
    #expect(throws: ImpossibleStimulus.self) {
      try bench.code(.sceneAccessory(.register(content: "B")), in: a)
    }
  }

  @Test("is gone with the process, and the session of its scene too")
  func endsWithTheProcess() throws {
    var bench = try Self.registered()
    _ = try bench(.home)
    _ = try bench(.terminateBySystem)
    bench.watchesEverythingElse = true
    let launch = try bench(.launch)
    #expect(launch.contains("willConnectTo") && !launch.contains("willConnectTo#2"))
    #expect(try bench(.disconnectDisplay) == "")
  }

  @Test("leaves the display once, whichever of its grounds goes first")
  func leavesOnce() throws {
    var bench = try Self.registered()
    bench.watchesEverythingElse = true
    let left = try bench.code(.sceneAccessory(.setEnabled(false)), in: a)
    #expect(left.hasPrefix("sceneDidDisconnect#2 didDiscardSceneSessions"))
    #expect(try bench.code(.sceneAccessory(.unregister), in: a) == "")
    #expect(try bench(.disconnectDisplay) == "")
  }
}
