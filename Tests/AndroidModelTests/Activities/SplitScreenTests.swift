import Testing

@testable import AndroidModel

@Suite struct SplitScreenTests {
  private static let sizes: ConfigurationChanges = [
    .screenSize, .smallestScreenSize, .screenLayout, .orientation,
  ]

  private func split(
    api: Int = 36, targetSDK: Int? = nil, beside other: String? = "B", handling: Bool = true
  ) throws -> Scenario {
    var scenario = Scenario(
      ["A", "B", "C"].map { name in
        .named(name) { if handling { $0.configChanges = Self.sizes } }
      }, api: api, targetSDK: targetSDK
    ).watching(
      .onTopResumedActivityChanged, .onMultiWindowModeChanged, .onConfigurationChanged,
      .onUserLeaveHint)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.windows(.enterSplitScreen(beside: other)))
    return scenario
  }

  @Test func `before 29 the side without the focus is paused`() throws {
    var scenario = try split(api: 28)
    #expect(scenario.state("A") == .paused)
    #expect(scenario.state("B") == .resumed)
    #expect(try scenario.when(.windows(.touch(InstanceID("A")))) == "B.onPause A.onResume")
    #expect(try scenario.when(.windows(.touch(nil))) == "A.onPause B.onResume")
  }

  @Test func `since 29 both sides are resumed, and a touch moves the top position`() throws {
    var scenario = try split()
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .resumed)
    #expect(
      try scenario.when(.windows(.touch(InstanceID("A"))))
        == "B.onTopResumedActivityChanged(false) A.onTopResumedActivityChanged(true)")
    #expect(try scenario.when(.windows(.touch(InstanceID("A")))) == "")
  }

  @Test func `an app from before 29 has one resumed activity`() throws {
    var scenario = try split(api: 36, targetSDK: 28)
    #expect(scenario.state("A") == .paused)
    #expect(scenario.state("B") == .resumed)
    try scenario.when(.windows(.touch(nil)))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .paused)
    var beside = try split(api: 36, targetSDK: 28, beside: nil)
    #expect(beside.state("A") == .resumed)
    try beside.when(.windows(.touch(nil)))
    #expect(beside.state("A") == .resumed)
  }

  @Test func `who handles the change is told, and who does not is replaced`() throws {
    var scenario = Scenario([.named("A") { $0.configChanges = Self.sizes }, .named("B")])
      .watching(.onMultiWindowModeChanged, .onConfigurationChanged, .onUserLeaveHint)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.windows(.enterSplitScreen(beside: "B")))
        == "A.onMultiWindowModeChanged(true) A.onConfigurationChanged B.onCreate B.onStart B.onResume"
    )
    #expect(scenario.tasks == "[B] [A]")
    #expect(
      try scenario.when(.windows(.resizeSplitScreen))
        == "B.onPause B.onStop B.onDestroy B#2.onCreate B#2.onStart B#2.onResume A.onConfigurationChanged"
    )
    try scenario.when(.windows(.touch(InstanceID("A"))))
    #expect(
      try scenario.when(.windows(.leaveSplitScreen))
        == "B#2.onPause A.onMultiWindowModeChanged(false) A.onConfigurationChanged B#2.onStop")
  }

  @Test func `the end of one side gives the display to the other`() throws {
    var scenario = try split()
    #expect(
      try scenario.when(.code(.finish, in: "B"))
        == "B.onTopResumedActivityChanged(false) B.onPause A.onTopResumedActivityChanged(true) B.onStop B.onDestroy A.onMultiWindowModeChanged(false) A.onConfigurationChanged"
    )
    #expect(scenario.tasks == "[A]")
    #expect(scenario.device.server.root.splitRoot == nil)
    scenario = try split()
    try scenario.when(.code(.moveTaskToBack()))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .stopped)
    #expect(scenario.device.value(of: .isInMultiWindowMode, on: InstanceID("A")) == false)
  }

  @Test(arguments: [28, 29]) func `a free window leaves what is behind it in sight`(api: Int) throws
  {
    var scenario = Scenario([.named("A"), .named("B"), .named("C")], api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.windows(.openFreeform(activity: "B")))
    #expect(scenario.state("A") == (api == 28 ? .paused : .resumed))
    #expect(scenario.state("B") == .resumed)
    #expect(scenario.device.value(of: .isInMultiWindowMode, on: InstanceID("B")) == true)
    try scenario.when(.windows(.openFreeform(activity: "C")))
    #expect(scenario.state("A") == (api == 28 ? .paused : .resumed))
    try scenario.when(.windows(.touch(InstanceID("A"))))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .stopped)
  }

  @Test func `the side without the focus goes on by itself`() throws {
    var scenario = try split()
    try scenario.when(.code(.startActivity(Intent("C")), in: "A"))
    #expect(scenario.tasks == "[A C] [B]")
    try scenario.when(.windows(.touch(InstanceID("B"))))
    #expect(try scenario.when(.code(.finish, in: "C")).hasPrefix("C.onPause A.onRestart A.onStart"))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .resumed)
    #expect(scenario.state("C") == .destroyed)
  }

  @Test func `home covers both sides, and both come back`() throws {
    var scenario = try split()
    try scenario.when(.home)
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .stopped)
    try scenario.when(.returnByRecents)
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .resumed)
    try scenario.when(.screen(.off(secureKeyguard: true)))
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .stopped)
    try scenario.when(.screen(.onAndUnlock))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .resumed)
  }

  @Test func `a side that ends behind another app does not come forward`() throws {
    var scenario = try split()
    try scenario.when(.otherAppToFront)
    try scenario.when(.code(.finish, in: "B"))
    #expect(scenario.state("B") == .destroyed)
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.device.server.isInFront(.otherApp))
  }

  @Test func `what is launched adjacent comes to the other side`() throws {
    var scenario = try split()
    try scenario.when(.code(.startActivity(Intent("C", flags: [.newTask, .launchAdjacent]))))
    #expect(scenario.tasks == "[C] [A] [B]")
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .resumed)
    #expect(scenario.state("C") == .resumed)
    try scenario.when(.rotate)
    #expect(scenario.state("C") == .resumed)
  }

  @Test func `what is not resizeable takes the whole display`() throws {
    var scenario = Scenario([
      .named("A") { $0.configChanges = Self.sizes }, .named("B") { $0.resizeableActivity = false },
    ])
    try scenario.when(.launch(activity: "A"))
    #expect(throws: ImpossibleStimulus.self) {
      try scenario.when(.windows(.enterSplitScreen(beside: "B")))
    }
    try scenario.when(.windows(.enterSplitScreen(beside: nil)))
    try scenario.when(.windows(.touch(nil)))
    try scenario.when(.start("B", [.newTask, .multipleTask]))
    #expect(scenario.device.server.root.splitRoot == nil)
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .resumed)
    #expect(scenario.device.value(of: .isInMultiWindowMode, on: InstanceID("B")) == false)
  }
}
