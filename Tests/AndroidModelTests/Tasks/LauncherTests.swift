import AndroidModel
import Testing

/// Where the launcher leads if a link has begun the task.
struct LauncherTests {
  @Test func `the launcher shows a task that a link has started`() throws {
    var scenario = Scenario([.named("A"), .named("B")])
    try scenario.when(.deepLink(Intent("B")))
    try scenario.when(.home)
    #expect(try scenario.when(.launch(activity: "A")) == "B.onRestart B.onStart B.onResume")
    #expect(scenario.tasks == "[B]")
  }

  @Test func `the launcher's icon leads to the task of its affinity`() throws {
    var scenario = Scenario([.named("A"), .named("D") { $0.isLauncher = false }])
    try scenario.when(.deepLink(Intent("D")))
    try scenario.when(.home)
    #expect(try scenario.when(.returnByLauncher) == "D.onRestart D.onStart D.onResume")
  }
}
