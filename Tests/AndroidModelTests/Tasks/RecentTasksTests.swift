import AndroidModel
import Testing

/// The list of recent tasks, which outlives the tasks in it.
struct RecentTasksTests {
  private let activities: [ActivityDeclaration] = [
    .named("A"), .named("X") { $0.taskAffinity = "x" },
    .named("D") { $0.documentLaunchMode = .intoExisting },
    .named("Many") {
      $0.documentLaunchMode = .always
      $0.maxRecents = 2
    },
  ]

  private func opened(_ starts: AndroidStimulus...) throws -> Scenario {
    var scenario = Scenario(activities, api: 30)
    for start in starts { try scenario.when(start) }
    return scenario
  }

  @Test func `the task that was used last is the first`() throws {
    var scenario = try opened(.launch(activity: "A"), .start("X", .newTask))
    #expect(scenario.device.recentTasks == ["X", "A"])
    try scenario.when(.pickRecentTask(InstanceID("A")))
    #expect(scenario.device.recentTasks == ["A", "X"])
    #expect(scenario.tasks == "[A] [X]")
  }

  @Test(arguments: [
    (IntentFlags.newDocument, false), (IntentFlags([.newDocument, .retainInRecents]), true),
  ])
  func `a document is forgotten unless it is retained`(
    flags: IntentFlags, isRetained: Bool
  ) throws {
    var scenario = try opened(.launch(activity: "A"), .start("X", flags))
    try scenario.when(.code(.finish))
    #expect(scenario.device.recentTasks.contains("X") == isRetained)
  }

  @Test func `a document that the manifest makes one is retained`() throws {
    var scenario = try opened(.launch(activity: "A"), .start("D"))
    try scenario.when(.code(.finish))
    #expect(scenario.device.recentTasks == ["A", "D"])
  }

  @Test func `the number of listed documents of an activity is limited`() throws {
    let scenario = try opened(
      .launch(activity: "A"), .start("Many"), .start("Many"), .start("Many"))
    #expect(scenario.device.recentTasks == ["Many", "Many", "A"])
    #expect(scenario.tasks == "[Many#3] [Many#2] [Many] [A]")
  }

  @Test(arguments: [
    (29, "A46.onPause B.onCreate B.onStart B.onResume A0.onDestroy A46.onStop"),
    (30, "A46.onPause A0.onDestroy B.onCreate B.onStart B.onResume A46.onStop"),
    (31, "A46.onPause B.onCreate B.onStart B.onResume A0.onDestroy A46.onStop"),
  ])
  func `the least recently used task is removed when there are too many`(
    api: Int, events: String
  ) throws {
    let names = (0..<47).map { "A\($0)" } + ["B"]
    var scenario = Scenario(
      names.map { name in .named(name) { $0.taskAffinity = name } }, api: api)
    for name in names.dropLast() { try scenario.when(.launch(activity: name)) }
    #expect(scenario.state("A0") == .stopped)
    #expect(try scenario.when(.launch(activity: "B")) == events)
    #expect(scenario.device.recentTasks.count == 47)
    #expect(!scenario.device.recentTasks.contains("A0"))
  }
}
