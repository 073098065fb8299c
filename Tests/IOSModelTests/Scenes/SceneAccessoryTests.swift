import IOSModel
import Testing

@Suite("A controller's accessory for a connected display")
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

  @Test("is refused if the release does not have it", arguments: [(26, 26), (27, 26), (26, 27)])
  func isNotThere(major: Int, linkedSDK: Int) throws {
    var bench = try Self.bench(major, linkedSDK: linkedSDK)
    #expect(throws: ImpossibleStimulus.self) {
      try bench.code(.sceneAccessory(.register(content: "B")), in: a)
    }
  }

  @Test("can be registered only once, and cannot be changed before that")
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

  @Test("ends with the process, and so does the session of its scene")
  func endsWithTheProcess() throws {
    var bench = try Self.registered()
    _ = try bench(.home)
    _ = try bench(.terminateBySystem)
    bench.watchesEverythingElse = true
    let launch = try bench(.launch)
    #expect(launch.contains("willConnectTo") && !launch.contains("willConnectTo#2"))
    #expect(try bench(.disconnectDisplay) == "")
  }

  @Test("leaves the display once, whichever of its reasons ends first")
  func leavesOnce() throws {
    var bench = try Self.registered()
    bench.watchesEverythingElse = true
    let left = try bench.code(.sceneAccessory(.setEnabled(false)), in: a)
    #expect(left.hasPrefix("sceneDidDisconnect#2 didDiscardSceneSessions"))
    #expect(try bench.code(.sceneAccessory(.unregister), in: a) == "")
    #expect(try bench(.disconnectDisplay) == "")
  }
}
