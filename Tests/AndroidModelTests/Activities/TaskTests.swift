import AndroidModel
import Testing

struct TaskTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let c = ActivityDeclaration.named("C")
  private let d = ActivityDeclaration.named("D")
  private let x = ActivityDeclaration.named("X") { $0.taskAffinity = "x" }
  private let single = ActivityDeclaration.named("K") { $0.launchMode = .singleTask }
  private let alone = ActivityDeclaration.named("I") { $0.launchMode = .singleInstance }

  private func opened(_ names: String...) throws -> Scenario {
    var scenario = Scenario([a, b, c, d, x, single, alone]).watching(.onNewIntent)
    try scenario.when(.launch(activity: names[0]))
    for name in names.dropFirst() { try scenario.when(.start(name)) }
    return scenario
  }

  @Test func `a standard activity stacks on itself`() throws {
    var scenario = try opened("A")
    #expect(
      try scenario.when(.start("A"))
        == "A.onPause A#2.onCreate A#2.onStart A#2.onResume A.onStop")
    #expect(scenario.tasks == "[A A#2]")
  }

  @Test func `a new task needs another affinity`() throws {
    var scenario = Scenario([a, b, x])
    try scenario.when(.pendingIntent([Intent("A")]))
    try scenario.when(.start("B", .newTask))
    #expect(scenario.tasks == "[A B]")
    try scenario.when(.start("X", .newTask))
    #expect(scenario.tasks == "[X] [A B]")
    #expect(
      try scenario.when(.start("A", .newTask))
        == "X.onPause B.onRestart B.onStart B.onResume X.onStop")
    #expect(scenario.tasks == "[A B] [X]")
  }

  @Test func `clearing the top makes a standard activity anew`() throws {
    var scenario = try opened("A", "B", "C", "D")
    let events = try scenario.when(.start("B", .clearTop)).split(separator: " ")
    #expect(
      events.filter { $0.hasPrefix("D.") || $0.hasPrefix("B#2.") }
        == [
          "D.onPause", "B#2.onCreate", "B#2.onStart", "B#2.onResume", "D.onStop", "D.onDestroy",
        ])
    #expect(Set(events).isSuperset(of: ["C.onDestroy", "B.onDestroy"]))
    #expect(scenario.tasks == "[A B#2]")
  }

  @Test func `clearing the top keeps an activity that takes new intents`() throws {
    var scenario = try opened("A", "B", "C", "D")
    let events = try scenario.when(.start("B", [.clearTop, .singleTop]))
    #expect(events.contains("B.onRestart B.onStart B.onNewIntent(B) B.onResume"))
    #expect(scenario.tasks == "[A B]")
  }

  @Test func `clearing the task leaves only the new activity`() throws {
    var scenario = try opened("A", "B")
    let events = try scenario.when(.start("C", [.newTask, .clearTask]))
    #expect(events.contains("C.onCreate C.onStart C.onResume"))
    #expect(scenario.tasks == "[C]")
    #expect(scenario.state("A") == .destroyed)
  }

  @Test func `reordering brings the instance up with a new intent`() throws {
    var scenario = try opened("A", "B", "C", "D")
    #expect(
      try scenario.when(.start("B", .reorderToFront))
        == "D.onPause B.onRestart B.onStart B.onNewIntent(B) B.onResume D.onStop")
    #expect(scenario.tasks == "[A C D B]")
  }

  @Test func `a single task of the same affinity stays in it and clears what is above`() throws {
    var scenario = try opened("A", "K", "B", "C")
    #expect(scenario.tasks == "[A K B C]")
    #expect(
      try scenario.when(.start("K"))
        == "C.onPause B.onDestroy K.onRestart K.onStart K.onNewIntent(K) K.onResume C.onStop "
        + "C.onDestroy")
    #expect(scenario.tasks == "[A K]")
  }

  @Test func `a single instance is alone in its task`() throws {
    var scenario = try opened("A", "I")
    #expect(scenario.tasks == "[I] [A]")
    try scenario.when(.start("B"))
    #expect(scenario.tasks == "[A B] [I]")
    #expect(
      try scenario.when(.start("I"))
        == "B.onPause I.onRestart I.onStart I.onNewIntent(I) I.onResume B.onStop")
    #expect(
      try scenario.when(.back)
        .hasPrefix("I.onPause B.onRestart B.onStart B.onResume I.onStop"))
  }

  @Test func `the launcher brings the task back as it was`() throws {
    var scenario = try opened("A", "B", "C")
    try scenario.when(.home)
    #expect(try scenario.when(.launch(activity: "A")) == "C.onRestart C.onStart C.onResume")
    #expect(scenario.tasks == "[A B C]")
  }

  @Test func `the launcher shows a task that a link has begun`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.deepLink(Intent("B")))
    try scenario.when(.home)
    #expect(try scenario.when(.launch(activity: "A")) == "B.onRestart B.onStart B.onResume")
    #expect(scenario.tasks == "[B]")
  }

  @Test func `the launcher's icon leads to the task of its affinity`() throws {
    var scenario = Scenario([a, .named("D") { $0.isLauncher = false }])
    try scenario.when(.deepLink(Intent("D")))
    try scenario.when(.home)
    #expect(try scenario.when(.returnByLauncher) == "D.onRestart D.onStart D.onResume")
  }

  @Test func `moving the task back shows what was behind it`() throws {
    var scenario = try opened("A")
    try scenario.when(.start("X", .newTask))
    #expect(
      try scenario.when(.code(.moveTaskToBack()))
        == "X.onPause A.onRestart A.onStart A.onResume X.onStop")
    #expect(scenario.tasks == "[A] [X]")
  }

  @Test func `the end of a task shows the task below`() throws {
    var scenario = try opened("A")
    try scenario.when(.start("X", .newTask))
    #expect(
      try scenario.when(.code(.finish))
        == "X.onPause A.onRestart A.onStart A.onResume X.onStop X.onDestroy")
    #expect(scenario.tasks == "[A]")
  }
}
