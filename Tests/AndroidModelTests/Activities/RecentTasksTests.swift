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
    .named("Auto") {
      $0.taskAffinity = "auto"
      $0.autoRemoveFromRecents = true
    },
    .named("Hidden") {
      $0.taskAffinity = "hidden"
      $0.excludeFromRecents = true
    },
  ]

  private func opened(_ starts: AndroidStimulus..., api: Int = 30) throws -> Scenario {
    var scenario = Scenario(activities, api: api)
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

  @Test func `a task that has ended begins anew`() throws {
    var scenario = try opened(.launch(activity: "A"), .back)
    #expect(scenario.device.recentTasks == ["A"])
    #expect(try scenario.when(.returnByRecents) == "A#2.onCreate A#2.onStart A#2.onResume")
    #expect(scenario.device.recentTasks == ["A"])
  }

  @Test func `a new task takes the place of one that has ended`() throws {
    let scenario = try opened(.launch(activity: "A"), .back, .launch(activity: "A"))
    #expect(scenario.device.recentTasks == ["A"])
  }

  @Test func `removing a task removes its entry`() throws {
    var scenario = try opened(.launch(activity: "A"), .code(.finishAndRemoveTask))
    #expect(scenario.device.recentTasks == [])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.swipeAway)
    #expect(scenario.device.recentTasks == [])
  }

  @Test func `an app that is stopped in the settings keeps its entries`() throws {
    var scenario = try opened(.launch(activity: "A"), .back, .launch(activity: "X"))
    try scenario.when(.process(.forceStop))
    #expect(scenario.device.recentTasks == ["X", "A"])
    #expect(try scenario.when(.returnByRecents) == "X#2.onCreate X#2.onStart X#2.onResume")
  }

  @Test func `an entry can go with the last activity`() throws {
    var scenario = try opened(.launch(activity: "A"), .start("Auto", .newTask))
    #expect(scenario.device.recentTasks == ["Auto", "A"])
    try scenario.when(.code(.finish))
    #expect(scenario.device.recentTasks == ["A"])
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

  @Test func `an excluded task shows while it is in front`() throws {
    var scenario = try opened(.launch(activity: "A"), .start("Hidden", .newTask))
    #expect(scenario.device.recentTasks == ["Hidden", "A"])
    try scenario.when(.home)
    #expect(scenario.device.recentTasks == ["A"])
  }

  @Test func `only so many documents of an activity are listed`() throws {
    let scenario = try opened(
      .launch(activity: "A"), .start("Many"), .start("Many"), .start("Many"))
    #expect(scenario.device.recentTasks == ["Many", "Many", "A"])
    #expect(scenario.tasks == "[Many#3] [Many#2] [Many] [A]")
  }
}
