import AndroidModel
import Testing

/// Calls of apps on their tasks from outside, and activities over or behind them.
struct AppTaskTests {
  private static func scenario(_ change: (inout AndroidApp) -> Void = { _ in }) throws -> Scenario {
    var app = AndroidApp(
      activities: [
        .named("A"), .named("X") { $0.taskAffinity = "x" }, .named("O"), .named("R"),
        .named("S") { $0.launchMode = .singleTask },
      ], targetSDK: 34)
    change(&app)
    var scenario = Scenario(app, api: 34)
    try scenario.when(.launch(activity: "A"))
    return scenario
  }

  private static func start(
    _ name: String, _ change: (inout Intent) -> Void
  ) -> AndroidStimulus {
    var intent = Intent(name)
    change(&intent)
    return .code(.startActivity(intent))
  }

  private static func onTask(of name: String, _ action: AppTaskAction) -> AndroidStimulus {
    .code(.appTask(InstanceID(name), action))
  }

  @Test func `a locked task stays locked when it is started again, and ends when it is finished`()
    throws
  {
    var scenario = try Self.scenario { $0.mayLockTask = true }
    try scenario.when(.start("X", .newTask))
    try scenario.when(.code(.startLockTask))
    try scenario.when(Self.onTask(of: "X", .moveToFront))
    #expect(scenario.tasks == "[X] [A]")
    try scenario.when(Self.onTask(of: "X", .finishAndRemoveTask))
    #expect(scenario.tasks == "[A]")
    #expect(scenario.device.recentTasks == ["A"])
  }

  @Test func `with CLEAR_TASK a named task is restarted`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.start("X", .newTask))
    let intent = Intent("R", flags: [.newTask, .clearTask])
    try scenario.when(Self.onTask(of: "A", .startActivity(intent)))
    #expect(scenario.tasks == "[R] [X]")
  }

  @Test func `a task launched behind does not affect what is shown when another ends`() throws {
    var scenario = try Self.scenario()
    try scenario.when(
      Self.start("X") {
        $0.flags = .newDocument
        $0.options.launchesTaskBehind = true
      })
    #expect(scenario.tasks == "[A] [X]")
    try scenario.when(.code(.finish))
    #expect(scenario.state("X") == .stopped)
    #expect(scenario.device.recentTasks == ["X", "A"])
  }

  @Test func `an overlay stays above what is reordered and cleared below it`() throws {
    var scenario = try Self.scenario()
    try scenario.when(Self.start("O") { $0.options.isTaskOverlay = true })
    try scenario.when(.code(.startActivity(Intent("R")), in: "A"))
    try scenario.when(.code(.startActivity(Intent("A", flags: .reorderToFront)), in: "A"))
    #expect(scenario.tasks == "[R A O]")
    #expect(scenario.state("O") == .resumed)
  }

  @Test func `an overlay is restored over its task after the process has died`() throws {
    var scenario = try Self.scenario()
    try scenario.when(Self.start("O") { $0.options.isTaskOverlay = true })
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.returnByRecents)
    #expect(scenario.tasks == "[A O#2]")
    #expect(scenario.state("O", 2) == .resumed)
    try scenario.when(.code(.finish, in: "O", 2))
    #expect(scenario.state("A", 2) == .resumed)
  }

  @Test func `a removed display leaves its home screen not resumed`() throws {
    var scenario = try Self.scenario {
      $0.displays.count = 2
      $0.displays.haveSystemDecorations = true
    }
    var intent = Intent("X", flags: .newTask)
    intent.options.launchDisplay = 1
    try scenario.when(.code(.startActivity(intent)))
    try scenario.when(.code(.finish, in: "X"), .onDisplay(1, .remove))
    #expect(scenario.state("X") == .destroyed)
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.tasks == "[A]")
  }
}
