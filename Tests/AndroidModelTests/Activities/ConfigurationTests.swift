import AndroidModel
import Testing

struct ConfigurationTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let handling = ActivityDeclaration.named("A") {
    $0.configChanges = [.orientation, .screenSize]
  }
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  @Test(arguments: [(27, 27), (28, 27), (28, 28), (36, 36)])
  func `the state is saved before or after the stop`(api: Int, target: Int) throws {
    var scenario = Scenario([a], api: api, targetSDK: target).watching(
      .onSaveInstanceState, .onRetainNonConfigurationInstance, .onRestoreInstanceState,
      .onPostCreate)
    try scenario.when(.launch(activity: "A"))
    let down =
      target >= 28
      ? "A.onPause A.onStop A.onSaveInstanceState" : "A.onPause A.onSaveInstanceState A.onStop"
    #expect(
      try scenario.when(.rotate)
        == down + " A.onRetainNonConfigurationInstance A.onDestroy A#2.onCreate A#2.onStart "
        + "A#2.onRestoreInstanceState(bundle) A#2.onPostCreate(bundle) A#2.onResume")
  }

  @Test func `an app from before Honeycomb saves before it pauses`() throws {
    var scenario = Scenario([a], api: 30, targetSDK: 10).watching(.onSaveInstanceState)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.home) == "A.onSaveInstanceState A.onPause A.onStop")
    try scenario.when(.returnByRecents)
    #expect(try scenario.when(.code(.finish)) == "A.onPause A.onStop A.onDestroy")
  }

  @Test func `a handled rotation only tells`() throws {
    var scenario = Scenario([handling]).watching(.onConfigurationChanged)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.rotate) == "A.onConfigurationChanged")
  }

  @Test func `handling the orientation alone restarts`() throws {
    var scenario = Scenario([.named("A") { $0.configChanges = .orientation }])
      .watching(.onConfigurationChanged)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.rotate)
        == "A.onPause A.onStop A.onDestroy A#2.onCreate A#2.onStart A#2.onResume")
  }

  @Test func `turned away and back, a stopped activity notices nothing`() throws {
    var scenario = Scenario([a, b]).watching(.onConfigurationChanged)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    try scenario.when(.rotate)
    try scenario.when(.rotate)
    #expect(
      try scenario.when(.back)
        == "B#3.onPause A.onRestart A.onStart A.onResume B#3.onStop B#3.onDestroy")
  }

  @Test func `a stopped activity hears of a handled change when it is shown`() throws {
    var scenario = Scenario([handling, b]).watching(.onConfigurationChanged)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    try scenario.when(.rotate)
    #expect(
      try scenario.when(.back)
        == "B#2.onPause A.onConfigurationChanged A.onRestart A.onStart A.onResume B#2.onStop "
        + "B#2.onDestroy")
  }

  @Test func `a paused activity is replaced by way of its resume`() throws {
    var scenario = Scenario([a, translucent])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("T"))
    #expect(
      try scenario.when(.rotate)
        == "T.onPause T.onStop T.onDestroy T#2.onCreate T#2.onStart T#2.onResume "
        + "A.onStop A.onDestroy A#2.onCreate A#2.onStart A#2.onResume A#2.onPause")
    #expect(scenario.state("A", 2) == .paused)
  }

  @Test func `a paused activity is told of a handled change at once`() throws {
    var scenario = Scenario([handling, translucent]).watching(.onConfigurationChanged)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("T"))
    #expect(
      try scenario.when(.rotate).split(separator: " ").filter { $0.hasPrefix("A.") }
        == ["A.onConfigurationChanged"])
  }

  @Test func `recreate returns to the state of the moment`() throws {
    var scenario = Scenario([a, b, translucent])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.code(.recreate))
        == "A.onPause A.onStop A.onDestroy A#2.onCreate A#2.onStart A#2.onResume")
    #expect(scenario.lastReaction.events.contains { $0.isChangingConfigurations == true })
    try scenario.when(.start("T"))
    #expect(
      try scenario.when(.code(.recreate, in: "A", 2))
        == "A#2.onStop A#2.onDestroy A#3.onCreate A#3.onStart A#3.onResume A#3.onPause")
    try scenario.when(.back)
    try scenario.when(.start("B"))
    #expect(
      try scenario.when(.code(.recreate, in: "A", 3))
        == "A#3.onDestroy A#4.onCreate A#4.onStart A#4.onResume A#4.onPause A#4.onStop")
  }

  @Test func `recreate in a callback waits for its turn`() throws {
    var script = CallbackScript.on("A", .onResume, .recreate)
    script.times = 1
    var scenario = Scenario([a], scripts: [script]).watching(.onPostResume)
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "A.onCreate A.onStart A.onResume A.onPostResume A.onPause A.onStop A.onDestroy "
        + "A#2.onCreate A#2.onStart A#2.onResume A#2.onPostResume")
  }

  @Test func `the application is told first, and of every change`() throws {
    var scenario = Scenario([handling]).watching(.onConfigurationChanged)
    scenario.watchesApplication = true
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.rotate) == "app.onConfigurationChanged A.onConfigurationChanged")
    try scenario.when(.home)
    #expect(try scenario.when(.changeConfiguration(.locale)) == "app.onConfigurationChanged")
  }

  @Test func `a change of the SIM restarts only apps for old releases`() throws {
    for (target, restarts) in [(25, true), (26, false)] {
      var scenario = Scenario([a], targetSDK: target)
      try scenario.when(.launch(activity: "A"))
      #expect(try scenario.when(.changeConfiguration(.mcc)).contains("A#2") == restarts)
    }
  }

  @Test(
    arguments: zip(
      [24, 26, 31, 34],
      [ConfigurationChanges.density, .colorMode, .fontWeightAdjustment, .grammaticalGender]))
  func `a release cannot change what it does not know`(
    first: Int, change: ConfigurationChanges
  ) throws {
    var scenario = Scenario([a], api: first - 1)
    try scenario.when(.launch(activity: "A"))
    let before = scenario.device
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.changeConfiguration(change)) }
    #expect(scenario.device == before)

    var next = Scenario([a], api: first)
    try next.when(.launch(activity: "A"))
    #expect(try next.when(.changeConfiguration(change)).contains("A#2"))
  }

  @Test func `a device that is in its dock is not put into it`() throws {
    var scenario = Scenario([a])
    try scenario.when(.dock(true))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.dock(true)) }
    try scenario.when(.dock(false))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.dock(false)) }
  }

  @Test func `a change while pausing waits for the pause`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    let events = try scenario.when(.start("B"), .rotate)
    #expect(events.hasPrefix("A.onPause"))
    #expect(scenario.state("B") == .resumed)
    #expect(try scenario.when(.back).contains("onResume"))
  }
}
