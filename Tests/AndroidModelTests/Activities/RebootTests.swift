import AndroidModel
import Testing

/// What a device remembers after a restart, and what it does not.
struct RebootTests {
  private let activities: [ActivityDeclaration] = [
    .named("A"), .named("Kept") { $0.persistableMode = .persistAcrossReboots },
    .named("Other") { $0.taskAffinity = "other" },
    .named("Hidden") {
      $0.taskAffinity = "hidden"
      $0.excludeFromRecents = true
    },
  ]

  private func rebooted(_ stimuli: AndroidStimulus..., api: Int = 30) throws -> Scenario {
    var scenario = Scenario(activities, api: api)
    for stimulus in stimuli { try scenario.when(stimulus) }
    try scenario.when(.reboot)
    return scenario
  }

  @Test func `no task and no process is there`() throws {
    let scenario = try rebooted(.launch(activity: "A"), .start("Other", .newTask))
    #expect(scenario.tasks == "")
    #expect(scenario.device.recentTasks == ["Other", "A"])
  }

  @Test func `what was started anew twice is as after once`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .start("Kept"), .home)
    try scenario.when(.reboot)
    #expect(try scenario.when(.returnByRecents).hasPrefix("Kept#2.onCreate"))
    #expect(scenario.tasks == "[Kept#2]")
  }

  @Test func `a task that had ended is in the list all the same`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .back)
    #expect(try scenario.when(.returnByRecents) == "A#2.onCreate A#2.onStart A#2.onResume")
  }

  @Test func `an entry and a new task are never taken for each other`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .start("Other", .newTask))
    try scenario.when(.launch(activity: "Other"))
    #expect(scenario.device.recentTasks == ["Other", "A"])
    try scenario.when(.pickRecentTask(InstanceID("A")))
    #expect(scenario.tasks == "[A#2] [Other#2]")
  }

  @Test func `what is excluded from the list is in none`() throws {
    let scenario = try rebooted(.launch(activity: "Hidden"), .home)
    #expect(scenario.device.recentTasks == [])
  }

  @Test func `the device is held as before`() throws {
    let turnedBefore = try rebooted(.launch(activity: "A"), .home, .rotate)
    var turnedAfter = try rebooted(.launch(activity: "A"), .home)
    #expect(turnedBefore.device != turnedAfter.device)
    try turnedAfter.when(.rotate)
    #expect(turnedBefore.device == turnedAfter.device)
  }

  @Test func `the device has been unlocked`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .screen(.off(secureKeyguard: true)))
    #expect(
      try scenario.when(.launch(activity: "A")) == "A#2.onCreate A#2.onStart A#2.onResume")
  }

  @Test func `a permission that was granted stays so`() throws {
    var scenario = try rebooted(
      .launch(activity: "A"), .code(.requestPermissions()), .answerPermission(granted: true),
      api: 36)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.requestPermissions()))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.answerPermission(granted: true)) }
  }
}
