import AndroidModel
import Testing

/// The task and instance that a start leads to: the rows of the platform's recorded intent tests
/// and of its documentation. `A` to `D` and `R` are standard, `T` singleTop, `K` singleTask, `I`
/// and `J` singleInstance, `N` singleInstancePerTask; `X` and `Y` (standard) and `L` and `M`
/// (singleTask) have the affinity x, `Z` none.
struct LaunchRuleTests {
  private static let activities: [ActivityDeclaration] = [
    .named("A"), .named("B"), .named("C"), .named("D"), .named("R"),
    .named("T") { $0.launchMode = .singleTop }, .named("K") { $0.launchMode = .singleTask },
    .named("I") { $0.launchMode = .singleInstance },
    .named("J") { $0.launchMode = .singleInstance },
    .named("N") { $0.launchMode = .singleInstancePerTask },
    .named("X") { $0.taskAffinity = "x" }, .named("Y") { $0.taskAffinity = "x" },
    .named("L") {
      $0.isLauncher = false
      $0.taskAffinity = "x"
      $0.launchMode = .singleTask
    },
    .named("M") {
      $0.taskAffinity = "x"
      $0.launchMode = .singleTask
    },
    .named("Z") { $0.taskAffinity = "" },
  ]

  struct Start: Sendable, CustomTestStringConvertible {
    var name: String
    var flags: IntentFlags = []
    var isForResult = false

    init(_ name: String, _ flags: IntentFlags = [], forResult: Bool = false) {
      self.name = name
      self.flags = flags
      isForResult = forResult
    }

    var testDescription: String { name }
  }

  private static let rows: [(starts: [Start], tasks: String)] = [
    ([.init("R"), .init("X")], "[R X]"),
    ([.init("A"), .init("Z")], "[A Z]"),
    ([.init("A"), .init("T"), .init("C"), .init("T")], "[A T C T#2]"),
    ([.init("A"), .init("B"), .init("A", .singleTop)], "[A B A#2]"),
    ([.init("R"), .init("R", .newTask)], "[R]"),
    ([.init("A"), .init("B"), .init("A", .newTask)], "[A B]"),
    ([.init("A"), .init("B"), .init("C", .newTask)], "[A B C]"),
    ([.init("A"), .init("Z", .newTask)], "[Z] [A]"),
    ([.init("A"), .init("B"), .init("X", .newTask), .init("C", .newTask)], "[A B C] [X]"),
    ([.init("R"), .init("R", [.newTask, .multipleTask])], "[R#2] [R]"),
    ([.init("R"), .init("R", [.newTask, .multipleTask], forResult: true)], "[R#2] [R]"),
    ([.init("A"), .init("B", .newTask, forResult: true)], "[A B]"),
    ([.init("A"), .init("L")], "[L] [A]"),
    ([.init("A"), .init("K"), .init("L"), .init("M")], "[L M] [A K]"),
    ([.init("A"), .init("L"), .init("B"), .init("A", .newTask), .init("L")], "[L] [A]"),
    ([.init("K"), .init("R")], "[K R]"),
    ([.init("A"), .init("K"), .init("K", .clearTask)], "[K#2]"),
    ([.init("A"), .init("L", forResult: true)], "[A L]"),
    ([.init("A"), .init("L", .newTask, forResult: true)], "[L] [A]"),
    ([.init("R"), .init("I"), .init("R")], "[R] [I]"),
    ([.init("A"), .init("I"), .init("J")], "[J] [I] [A]"),
    ([.init("A"), .init("I"), .init("I", .clearTask)], "[I#2] [A]"),
    ([.init("A"), .init("I", forResult: true)], "[A I]"),
    ([.init("K"), .init("I"), .init("K"), .init("I", forResult: true)], "[K I#2]"),
    ([.init("A"), .init("N")], "[N] [A]"),
    ([.init("A"), .init("N", forResult: true)], "[N] [A]"),
    ([.init("N"), .init("R", .newTask)], "[N R]"),
    ([.init("A"), .init("N"), .init("B"), .init("N")], "[N] [A]"),
    ([.init("A"), .init("N"), .init("N", .multipleTask)], "[N#2] [N] [A]"),
    ([.init("R"), .init("R", .clearTop)], "[R#2]"),
    ([.init("R"), .init("R"), .init("R", .clearTop)], "[R R#3]"),
    ([.init("R"), .init("R"), .init("R", [.clearTop, .newTask])], "[R R#3]"),
    ([.init("R"), .init("R"), .init("R", [.clearTop, .previousIsTop])], "[R R#3]"),
    (
      [.init("A"), .init("B"), .init("X", .newTask), .init("A", [.clearTop, .newTask])], "[A#2] [X]"
    ),
    (
      [
        .init("A"), .init("B"), .init("X", .newTask),
        .init("A", [.clearTop, .singleTop, .newTask]),
      ], "[A] [X]"
    ),
    ([.init("A"), .init("B"), .init("C", .clearTop)], "[A B C]"),
    (
      [.init("A"), .init("B"), .init("C"), .init("B", [.clearTop, .reorderToFront])], "[A B#2]"
    ),
    ([.init("R"), .init("R", [.newTask, .clearTask])], "[R#2]"),
    ([.init("A"), .init("X"), .init("X", [.newTask, .clearTask])], "[X#2] [A X]"),
    (
      [.init("A"), .init("B"), .init("X", .newTask), .init("C", [.newTask, .clearTask])],
      "[C] [X]"
    ),
    ([.init("A"), .init("T"), .init("T", .clearTask)], "[A T]"),
    ([.init("A"), .init("B"), .init("B", .clearTask)], "[A B B#2]"),
    ([.init("A"), .init("B"), .init("C", .reorderToFront)], "[A B C]"),
    ([.init("A"), .init("B"), .init("B", .reorderToFront)], "[A B]"),
    ([.init("R"), .init("A", forResult: true), .init("R", .reorderToFront)], "[A R]"),
    ([.init("T"), .init("B"), .init("T", .previousIsTop)], "[T B]"),
    ([.init("R"), .init("A", .newDocument)], "[A] [R]"),
    ([.init("R"), .init("R", [.newDocument, .multipleTask])], "[R#2] [R]"),
    ([.init("A"), .init("B", .newDocument, forResult: true)], "[A B]"),
    ([.init("R"), .init("A", .resetTaskIfNeeded)], "[R A]"),
  ]

  @Test(arguments: rows)
  func `a start ends in the task of the platform's recordings`(
    row: (starts: [Start], tasks: String)
  ) throws {
    var scenario = Scenario(Self.activities)
    for (index, start) in row.starts.enumerated() {
      if index == 0 {
        // The recordings begin in this way: with an explicit intent, and from no activity.
        try scenario.when(.pendingIntent([Intent(start.name)]))
      } else {
        try scenario.when(
          .code(
            .startActivity(
              Intent(start.name, flags: start.flags), requestCode: start.isForResult ? 1 : nil)))
      }
    }
    #expect(scenario.tasks == row.tasks)
  }

  @Test(arguments: [AndroidStimulus.deepLink(Intent("A")), .start("A", .newTask)])
  func `an intent unlike the launcher's makes another instance`(start: AndroidStimulus) throws {
    var scenario = Scenario(Self.activities)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(start)
    #expect(scenario.tasks == "[A A#2]")
  }

  @Test(arguments: AndroidVersion.supported)
  func `Back ends a task that the app started, and shows the previous one`(api: Int) throws {
    var scenario = Scenario(Self.activities, api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("L"))
    #expect(
      try scenario.when(.back)
        == "L.onPause A.onRestart A.onStart A.onResume L.onStop L.onDestroy")
  }

  @Test func `Home is below a task that requests it`() throws {
    var scenario = Scenario(Self.activities)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("X", [.newTask, .taskOnHome]))
    #expect(try scenario.when(.code(.finish)) == "X.onPause X.onStop X.onDestroy")
    #expect(scenario.state("A") == .stopped)
  }

  @Test func `before API 31 singleInstancePerTask is unknown`() throws {
    var scenario = Scenario(Self.activities, api: 30)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("N"))
    #expect(scenario.tasks == "[A N]")
  }
}
