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

  @Test func `after a reboot there is no task and no process`() throws {
    let scenario = try rebooted(.launch(activity: "A"), .start("Other", .newTask))
    #expect(scenario.tasks == "")
    #expect(scenario.device.recentTasks == ["Other", "A"])
  }

  @Test func `a second reboot changes nothing`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .start("Kept"), .home)
    try scenario.when(.reboot)
    #expect(try scenario.when(.returnByRecents).hasPrefix("Kept#2.onCreate"))
    #expect(scenario.tasks == "[Kept#2]")
  }

  @Test func `a task that had ended is still in the list of recent tasks`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .back)
    #expect(try scenario.when(.returnByRecents) == "A#2.onCreate A#2.onStart A#2.onResume")
  }

  @Test func `an entry in the list and a new task are never mixed up`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .start("Other", .newTask))
    try scenario.when(.launch(activity: "Other"))
    #expect(scenario.device.recentTasks == ["Other", "A"])
    try scenario.when(.pickRecentTask(InstanceID("A")))
    #expect(scenario.tasks == "[A#2] [Other#2]")
  }

  @Test func `a task excluded from the recent tasks is not in the list`() throws {
    let scenario = try rebooted(.launch(activity: "Hidden"), .home)
    #expect(scenario.device.recentTasks == [])
  }

  @Test func `the orientation of the device is as before`() throws {
    let turnedBefore = try rebooted(.launch(activity: "A"), .home, .rotate)
    var turnedAfter = try rebooted(.launch(activity: "A"), .home)
    #expect(turnedBefore.device != turnedAfter.device)
    try turnedAfter.when(.rotate)
    #expect(turnedBefore.device == turnedAfter.device)
  }

  @Test func `the device is unlocked after the reboot`() throws {
    var scenario = try rebooted(.launch(activity: "A"), .screen(.off(secureKeyguard: true)))
    #expect(
      try scenario.when(.launch(activity: "A")) == "A#2.onCreate A#2.onStart A#2.onResume")
  }

  @Test func `a granted permission stays granted`() throws {
    var scenario = try rebooted(
      .launch(activity: "A"), .code(.requestPermissions()), .answerPermission(granted: true),
      api: 36)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.requestPermissions()))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.answerPermission(granted: true)) }
  }
}
