import AndroidModel
import Testing

/// The effects of a launcher-style start on the activities of its task and of others. `R` and `C`
/// are standard; `P` and `Q` may move to their affinity p.
struct TaskResetTests {
  private static let activities: [ActivityDeclaration] = [
    .named("R"), .named("C"), .named("P", reparents), .named("Q", reparents),
  ]

  private static func reparents(_ declaration: inout ActivityDeclaration) {
    declaration.taskAffinity = "p"
    declaration.allowTaskReparenting = true
  }

  private static let reset: IntentFlags = [.newTask, .resetTaskIfNeeded]

  private func opened(_ starts: AndroidStimulus...) throws -> Scenario {
    var scenario = Scenario(Self.activities)
    for start in starts { try scenario.when(start) }
    return scenario
  }

  @Test
  func `an activity with the affinity of a new task moves to it, so that no instance is created`()
    throws
  {
    var scenario = try opened(.pendingIntent([Intent("R")]), .start("P"))
    #expect(try scenario.when(.start("Q", Self.reset)) == "")
    #expect(scenario.tasks == "[Q P] [R]")
    #expect(scenario.state("Q") == .notCreated)
    #expect(
      try scenario.when(.back)
        == "P.onPause Q.onCreate Q.onStart Q.onResume P.onStop P.onDestroy")
  }

  @Test func `a document in the task is removed with everything above it`() throws {
    var scenario = try opened(
      .launch(activity: "R"),
      .code(.startActivity(Intent("C", flags: .newDocument), requestCode: 1)), .start("R"), .home)
    try scenario.when(.launch(activity: "R"))
    #expect(scenario.tasks == "[R]")
  }
}
