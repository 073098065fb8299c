import AndroidModel
import Testing

/// What still runs of an activity that finishes itself, by the callback in which it does.
struct FinishingTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  @Test(
    arguments: [
      (ActivityCallback.onCreate, "A.onCreate A.onDestroy"),
      (.onStart, "A.onCreate A.onStart A.onPostCreate(null) A.onStop A.onDestroy"),
      (
        .onResume,
        "A.onCreate A.onStart A.onPostCreate(null) A.onResume A.onPause A.onStop A.onDestroy"
      ),
    ], [ActivityTheme.opaque, .noDisplay])
  func `finishing on the way up skips what would lead further up`(
    row: (callback: ActivityCallback, expected: String), theme: ActivityTheme
  ) throws {
    for api in AndroidVersion.supported {
      var scenario = Scenario(
        [.named("A") { $0.theme = theme }], scripts: [.on("A", row.callback, .finish)], api: api
      ).watching(.onPostCreate, .onSaveInstanceState)
      #expect(try scenario.when(.launch(activity: "A")) == row.expected)
      #expect(scenario.tasks == "")
    }
  }

  @Test func `finishing in onPause stops even under a translucent activity`() throws {
    var scenario = Scenario([a, translucent], scripts: [.on("A", .onPause, .finish)])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("T"))
        == "A.onPause T.onCreate T.onStart T.onResume A.onStop A.onDestroy")
  }

  @Test func `finishing in onStop does not repeat it`() throws {
    var scenario = Scenario([a, b], scripts: [.on("A", .onStop, .finish)])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"))
        == "A.onPause B.onCreate B.onStart B.onResume A.onStop A.onDestroy")
  }

  @Test func `a finishing activity saves nothing and says that it is finishing`() throws {
    var scenario = Scenario([a]).watching(.onSaveInstanceState)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.code(.finish)) == "A.onPause A.onStop A.onDestroy")
    #expect(
      scenario.lastReaction.events.filter { $0.subject != .application }
        .allSatisfy { $0.isFinishing != false })
  }

  @Test func `an activity finished below the top tells only itself`() throws {
    var scenario = Scenario([a, b, translucent])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(try scenario.when(.code(.finish, in: "A")) == "A.onDestroy")
    try scenario.when(.start("T"))
    #expect(try scenario.when(.code(.finish, in: "B")) == "B.onStop B.onDestroy")
    #expect(scenario.tasks == "[T]")
  }

  @Test func `a trampoline without a display leaves no trace between the two others`() throws {
    var scenario = Scenario(
      [a, b, .named("N") { $0.theme = .noDisplay }],
      scripts: [.on("N", .onCreate, .startActivity(Intent("B")), .finish)])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("N"))
        == "A.onPause N.onCreate B.onCreate B.onStart B.onResume N.onDestroy A.onStop")
  }

  @Test func `an activity without a display that stays crashes`() throws {
    var scenario = Scenario([.named("N") { $0.theme = .noDisplay }])
    try scenario.when(.launch(activity: "N"))
    #expect(scenario.lastReaction.crash?.name == "IllegalStateException")
    #expect(scenario.lastReaction.processDied)
  }

  @Test func `an activity that finishes in onCreate gives the screen back without a stop`() throws {
    var scenario = Scenario([a, b], scripts: [.on("B", .onCreate, .finish)])
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.start("B")) == "A.onPause B.onCreate A.onResume B.onDestroy")
  }

  @Test func `handing over and finishing destroys after the other is resumed`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"), .code(.finish, in: "A"))
        == "A.onPause B.onCreate B.onStart B.onResume A.onStop A.onDestroy")
  }

  @Test func `starting another activity in onCreate does not prevent the resume`() throws {
    var scenario = Scenario(
      [a, b, .named("C")], scripts: [.on("B", .onCreate, .startActivity(Intent("C")))])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"))
        == "A.onPause B.onCreate B.onStart B.onResume B.onPause C.onCreate C.onStart C.onResume "
        + "A.onStop B.onStop")
  }

  @Test func `removing the task by its root takes the others along`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(
      try scenario.when(.code(.finishAndRemoveTask, in: "A"))
        .split(separator: " ").sorted().map(String.init)
        == ["A.onDestroy", "B.onDestroy", "B.onPause", "B.onStop"])
    #expect(scenario.tasks == "")
  }

  @Test func `removing the task from above the root finishes only the caller`() throws {
    var scenario = Scenario([a, b, .named("C")])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    try scenario.when(.start("C"))
    #expect(try scenario.when(.code(.finishAndRemoveTask, in: "B")) == "B.onDestroy")
    #expect(scenario.tasks == "[A C]")
  }

  @Test func `finishAffinity goes down to the first other affinity`() throws {
    var scenario = Scenario([
      .named("X") { $0.taskAffinity = "x" }, a, b, .named("C"),
    ])
    try scenario.when(.launch(activity: "X"))
    for name in ["A", "B", "C"] { try scenario.when(.start(name)) }
    try scenario.when(.code(.finishAffinity, in: "B"))
    #expect(scenario.tasks == "[X C]")
  }

  @Test func `no history is left behind once the activity stops`() throws {
    var scenario = Scenario([.named("A") { $0.noHistory = true }, b, translucent])
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.start("T")) == "A.onPause T.onCreate T.onStart T.onResume")
    #expect(scenario.tasks == "[A T]")
    try scenario.when(.back)
    #expect(
      try scenario.when(.start("B"))
        == "A.onPause B.onCreate B.onStart B.onResume A.onStop A.onDestroy")
    #expect(scenario.tasks == "[B]")
  }

  @Test func `no history survives the screen going off`() throws {
    var scenario = Scenario([.named("A") { $0.noHistory = true }])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.screen(.off(secureKeyguard: true)))
    #expect(try scenario.when(.screen(.onAndUnlock)) == "A.onRestart A.onStart A.onResume")
  }
}
