import Testing

@testable import AndroidModel

/// Rules for code that takes long, whatever the callback.
struct PassingTimeTests {
  private let a = ActivityDeclaration.named("A")
  private let slow = CallbackScript(
    .allInstances(ofClass: "A"), .activity(.onPause), do: [.sleep(milliseconds: 600)])

  @Test func `a negative time is an exception`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.appCode(.sleep(milliseconds: -1), in: nil))
    #expect(scenario.lastReaction.crash?.name == "IllegalArgumentException")
  }

  @Test func `however long it takes, it comes to an end`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    for _ in 0..<2 { try scenario.when(.appCode(.sleep(milliseconds: .max), in: nil)) }
    #expect(try scenario.when(.home) == "A.onPause A.onStop")
  }

  /// No step of an app ends before its slow code does, so only the server alone can show this.
  @Test func `an activity that is not destroyed within ten seconds is removed anyway`() throws {
    var scenario = Scenario([a], scripts: [slow])
    try scenario.when(.launch(activity: "A"), .home)
    var server = scenario.device.server
    let token = try #require(scenario.device.token(of: InstanceID("A")))
    _ = server.makeFinishing(token)
    server.destroyImmediately(token, because: .system)
    #expect(server.timeouts.pending.map(\.report) == [.destroyed])
    #expect(server.timeouts.remaining == 10_000)
    server.timePasses(milliseconds: 10_000)
    server.timeOut()
    #expect(server.root.activities.find(token) == nil)
  }

  @Test func `a copy is a snapshot`() throws {
    var scenario = Scenario([a], scripts: [slow])
    try scenario.when(.launch(activity: "A"))
    var replay = scenario
    try scenario.when(.home)
    try replay.when(.home)
    #expect(replay.device == scenario.device)
    #expect(replay.lastReaction == scenario.lastReaction)
  }
}
