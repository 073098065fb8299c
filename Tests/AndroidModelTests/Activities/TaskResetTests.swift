import AndroidModel
import Testing

/// What a start of the launcher's kind makes of the activities of its task and of others: the rows of the
/// platform's recorded intent tests. `R` is standard; `P` and `Q` may move to their affinity p, `S` too,
/// which is singleTop, and `O` to o.
struct TaskResetTests {
  private static let activities: [ActivityDeclaration] = [
    .named("R"), .named("P") { reparents(&$0, to: "p") }, .named("Q") { reparents(&$0, to: "p") },
    .named("O") { reparents(&$0, to: "o") },
    .named("S") {
      reparents(&$0, to: "p")
      $0.launchMode = .singleTop
    },
    .named("C") { $0.clearTaskOnLaunch = true }, .named("F") { $0.finishOnTaskLaunch = true },
  ]

  private static func reparents(_ declaration: inout ActivityDeclaration, to affinity: String) {
    declaration.taskAffinity = affinity
    declaration.allowTaskReparenting = true
  }

  private static let reset: IntentFlags = [.newTask, .resetTaskIfNeeded]

  private func opened(_ starts: AndroidStimulus...) throws -> Scenario {
    var scenario = Scenario(Self.activities)
    for start in starts { try scenario.when(start) }
    return scenario
  }

  @Test func `what may move leaves for a task of its own`() throws {
    var scenario = try opened(.pendingIntent([Intent("R")]), .start("P"))
    #expect(
      try scenario.when(.start("R", Self.reset))
        == "P.onPause R.onRestart R.onStart R.onResume P.onStop")
    #expect(scenario.tasks == "[R] [P]")
  }

  @Test func `what replies to the root stays`() throws {
    var scenario = try opened(
      .pendingIntent([Intent("R")]), .code(.startActivity(Intent("P"), requestCode: 1)))
    #expect(try scenario.when(.start("R", Self.reset)) == "")
    #expect(scenario.tasks == "[R P]")
  }

  @Test func `those that leave for one affinity stay together`() throws {
    var scenario = try opened(.pendingIntent([Intent("R")]), .start("P"), .start("Q"))
    try scenario.when(.start("R", Self.reset))
    #expect(scenario.tasks == "[R] [P Q]")
  }

  @Test func `a task that is not at the very back takes nobody in`() throws {
    var scenario = try opened(
      .pendingIntent([Intent("R")]), .start("P"), .start("P", .newTask))
    try scenario.when(.start("R", Self.reset))
    #expect(scenario.tasks == "[R] [P#2] [P]")
  }

  @Test func `what belongs to a new task comes to it and keeps it from being made`() throws {
    var scenario = try opened(.pendingIntent([Intent("R")]), .start("P"))
    #expect(try scenario.when(.start("Q", Self.reset)) == "")
    #expect(scenario.tasks == "[Q P] [R]")
    #expect(scenario.state("Q") == .notCreated)
    #expect(
      try scenario.when(.back)
        == "P.onPause Q.onCreate Q.onStart Q.onResume P.onStop P.onDestroy")
  }

  @Test func `some come and others leave`() throws {
    var scenario = try opened(
      .pendingIntent([Intent("P")]), .start("O"), .start("R", .newTask), .start("Q"))
    try scenario.when(.start("P", Self.reset))
    #expect(scenario.tasks == "[P Q] [R] [O]")
    #expect(scenario.state("Q") == .resumed)
  }

  @Test func `a singleTop activity takes the place of a new one`() throws {
    var scenario = try opened(.pendingIntent([Intent("R")]), .start("S"), .start("R"))
    #expect(
      try scenario.when(.start("S", Self.reset))
        == "R#2.onPause S.onRestart S.onStart S.onResume R#2.onStop")
    #expect(scenario.tasks == "[S] [R R#2]")
  }

  @Test func `a reset clears a task that wants it so`() throws {
    var scenario = try opened(.launch(activity: "C"), .start("R"), .start("R"), .home)
    let events = try scenario.when(.launch(activity: "C")).split(separator: " ")
    #expect(
      Set(events) == ["R#2.onDestroy", "R.onDestroy", "C.onRestart", "C.onStart", "C.onResume"])
    #expect(events.filter { $0.hasPrefix("C.") } == ["C.onRestart", "C.onStart", "C.onResume"])
    #expect(scenario.tasks == "[C]")
  }

  @Test func `a reset finishes what wants it so`() throws {
    var scenario = try opened(.launch(activity: "R"), .start("F"), .start("R"), .home)
    try scenario.when(.launch(activity: "R"))
    #expect(scenario.tasks == "[R R#2]")
    #expect(scenario.state("F") == .destroyed)
  }

  @Test func `a document in the task goes with all above it`() throws {
    var scenario = try opened(
      .launch(activity: "R"),
      .code(.startActivity(Intent("C", flags: .newDocument), requestCode: 1)), .start("R"), .home)
    try scenario.when(.launch(activity: "R"))
    #expect(scenario.tasks == "[R]")
  }

  @Test func `the list of recent tasks resets nothing`() throws {
    var scenario = try opened(.launch(activity: "C"), .start("R"), .home)
    #expect(
      try scenario.when(.pickRecentTask(InstanceID("C"))) == "R.onRestart R.onStart R.onResume")
    #expect(scenario.tasks == "[C R]")
  }
}
