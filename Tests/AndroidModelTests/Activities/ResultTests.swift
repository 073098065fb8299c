import AndroidModel
import Testing

/// Results and new intents.
struct ResultTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let top = ActivityDeclaration.named("S") { $0.launchMode = .singleTop }
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  private func forResult(_ name: String, _ flags: IntentFlags = []) -> AndroidStimulus {
    .code(.startActivity(Intent(name, flags: flags), requestCode: 1))
  }

  @Test(arguments: [(31, 31), (36, 31), (36, 36)])
  func `a result waits for the restart of its receiver in newer apps`(
    api: Int, target: Int
  ) throws {
    var scenario = Scenario([a, b], api: api, targetSDK: target).watching(.onActivityResult)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(forResult("B"))
    try scenario.when(.code(.setResult(code: -1)))
    let expected =
      target >= 32
      ? "A.onRestart A.onStart A.onActivityResult(1,-1) A.onResume"
      : "A.onActivityResult(1,-1) A.onRestart A.onStart A.onResume"
    #expect(
      try scenario.when(.code(.finish)) == "B.onPause \(expected) B.onStop B.onDestroy")
  }

  @Test(arguments: [28, 36])
  func `a paused receiver gets its result right before it resumes`(api: Int) throws {
    var scenario = Scenario([a, translucent], api: api).watching(.onActivityResult)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(forResult("T"))
    #expect(
      try scenario.when(.back)
        == "T.onPause A.onActivityResult(1,0) A.onResume T.onStop T.onDestroy")
  }

  @Test func `a result survives the death of the receiver's process`() throws {
    var scenario = Scenario([a, b]).watching(.onActivityResult, .onRestoreInstanceState)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(forResult("B"))
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.returnByRecents)
    try scenario.when(.code(.setResult(code: 7)))
    #expect(
      try scenario.when(.code(.finish))
        == "B#2.onPause A#2.onCreate A#2.onStart A#2.onRestoreInstanceState(bundle) "
        + "A#2.onActivityResult(1,7) A#2.onResume B#2.onStop B#2.onDestroy")
  }

  @Test func `another task cannot give a result`() throws {
    var scenario = Scenario([a, b]).watching(.onActivityResult)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(forResult("B", .newTask)).contains("A.onActivityResult(1,0)"))
    #expect(try !scenario.when(.back).contains("onActivityResult"))
  }

  @Test func `a request below zero asks for nothing`() throws {
    var scenario = Scenario([a, b]).watching(.onActivityResult)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.startActivity(Intent("B"), requestCode: -1)))
    #expect(try !scenario.when(.back).contains("onActivityResult"))
  }

  @Test func `a forwarded result goes to the first caller`() throws {
    var scenario = Scenario([a, b, .named("C")]).watching(.onActivityResult)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(forResult("B"))
    try scenario.when(.start("C", .forwardResult), .code(.finish, in: "B"))
    try scenario.when(.code(.setResult(code: -1)))
    #expect(
      try scenario.when(.code(.finish)).hasPrefix(
        "C.onPause A.onRestart A.onStart A.onActivityResult(1,-1) A.onResume"))
  }

  @Test func `forwarding and asking at once is a crash`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(forResult("B", .forwardResult))
    #expect(scenario.lastReaction.crash?.name == "AndroidRuntimeException")
  }

  @Test(arguments: AndroidVersion.supported)
  func `a new intent for the top pauses it for a moment`(api: Int) throws {
    var scenario = Scenario([top], api: api).watching(.onNewIntent)
    try scenario.when(.launch(activity: "S"))
    #expect(try scenario.when(.start("S")) == "S.onPause S.onNewIntent(S) S.onResume")
    #expect(scenario.tasks == "[S]")
  }

  @Test(arguments: [27, 28, 29, 36])
  func `a new intent for a stopped activity comes after its restart from 29 on`(
    api: Int
  ) throws {
    var scenario = Scenario([top, b], api: api).watching(.onNewIntent)
    try scenario.when(.launch(activity: "S"))
    try scenario.when(.start("B"))
    let expected =
      api >= 29
      ? "S.onRestart S.onStart S.onNewIntent(S) S.onResume"
      : "S.onNewIntent(S) S.onRestart S.onStart S.onResume"
    #expect(
      try scenario.when(.start("S", .clearTop)) == "B.onPause \(expected) B.onStop B.onDestroy")
  }

  @Test func `a new intent for a paused activity does not restart it`() throws {
    var scenario = Scenario([top, translucent]).watching(.onNewIntent)
    try scenario.when(.launch(activity: "S"))
    try scenario.when(.start("T"))
    #expect(
      try scenario.when(.start("S", .clearTop)).split(separator: " ").filter {
        $0.hasPrefix("S.")
      } == ["S.onNewIntent(S)", "S.onResume"])
  }

  @Test func `a new intent does not change the intent, setIntent does, and a relaunch keeps it`()
    throws
  {
    var scenario = Scenario([top]).watching(.onNewIntent)
    try scenario.when(.launch(activity: "S"))
    let news = Intent("S", extras: [.init(key: "id", value: "42")])
    #expect(
      try scenario.when(.code(.startActivity(news)))
        == "S.onPause S.onNewIntent(id=42) S.onResume")
    #expect(scenario.device.intentExtra("id", of: InstanceID("S")) == nil)
    try scenario.when(.code(.setIntent(news)))
    try scenario.when(.rotate)
    #expect(scenario.device.intentExtra("id", of: InstanceID("S", 2)) == "42")
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.returnByRecents)
    #expect(scenario.device.intentExtra("id", of: InstanceID("S", 3)) == nil)
  }

  @Test(arguments: [30, 31])
  func `a singleTop activity that asks itself for a result is cancelled from 31 on`(
    api: Int
  ) throws {
    var scenario = Scenario([top], api: api).watching(.onActivityResult, .onNewIntent)
    try scenario.when(.launch(activity: "S"))
    let events = try scenario.when(forResult("S"))
    #expect(scenario.tasks == (api < 31 ? "[S S#2]" : "[S]"))
    #expect(events.contains("S.onActivityResult(1,0)") == (api >= 31))
  }

  @Test func `a chain of activities that answer before anybody is idle`() throws {
    var start = CallbackScript.on("B", .onCreate, .startActivity(Intent("T"), requestCode: 1))
    start.times = 1
    var scenario = Scenario(
      [a, b, translucent],
      scripts: [start, .on("T", .onResume, .setResult(code: -1), .finish)]
    ).watching(.onActivityResult)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"))
        == "A.onPause B.onCreate B.onStart B.onResume B.onPause T.onCreate T.onStart T.onResume "
        + "T.onPause B.onActivityResult(1,-1) B.onResume A.onStop T.onStop T.onDestroy")
  }

  @Test func `an undeclared activity is not found`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.start("Nowhere")) == "")
    #expect(scenario.lastReaction.crash?.name == "ActivityNotFoundException")
    #expect(scenario.state("A") == .destroyed)
  }

  @Test func `only the last of several started activities is made`() throws {
    var scenario = Scenario([a, b, .named("C")])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.code(.startActivities([Intent("B"), Intent("C")])))
        == "A.onPause C.onCreate C.onStart C.onResume A.onStop")
    #expect(scenario.state("B") == .notCreated)
    #expect(
      try scenario.when(.back) == "C.onPause B.onCreate B.onStart B.onResume C.onStop C.onDestroy")
  }
}
