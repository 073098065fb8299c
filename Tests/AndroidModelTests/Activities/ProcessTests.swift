import AndroidModel
import Testing

/// The effects of a crash or a forced stop beyond the activity in front.
struct ProcessTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")

  @Test func `a crash while the caller is unsaved loses both`() throws {
    var scenario = Scenario(
      [a, b], scripts: [.on("B", .onCreate, .startActivity(Intent("Nowhere")))])
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.start("B")) == "A.onPause B.onCreate")
    #expect(scenario.lastReaction.crash?.name == "ActivityNotFoundException")
    #expect(scenario.tasks == "")
  }

  @Test func `an app that crashes whenever it is restored is not restarted forever`() throws {
    var scenario = Scenario(
      [a, b],
      scripts: [.on("A", .onRestoreInstanceState, .startActivity(Intent("Nowhere")))])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(try scenario.when(.throwException("X")) == "A#2.onCreate A#2.onStart")
    #expect(scenario.lastReaction.crash?.name == "X")
    #expect(scenario.tasks == "")
  }

  @Test func `a force stop affects an app that is still starting, and its saved state`() throws {
    var scenario = Scenario([a, b])
    #expect(try scenario.when(.launch(activity: "A"), .process(.forceStop)) == "")
    #expect(scenario.tasks == "")
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(try scenario.when(.process(.forceStop)) == "")
    #expect(scenario.tasks == "")
  }

  @Test func `a force stop keeps the task in the list, and clearing the data does not`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.process(.forceStop))
    #expect(
      try scenario.when(.pickRecentTask(InstanceID("A")))
        == "A#2.onCreate A#2.onStart A#2.onResume")
    #expect(try scenario.when(.process(.clearData)) == "")
    #expect(throws: ImpossibleStimulus.self) {
      try scenario.when(.pickRecentTask(InstanceID("A", 2)))
    }
  }
}
