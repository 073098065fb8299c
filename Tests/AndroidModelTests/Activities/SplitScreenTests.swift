import Testing

@testable import AndroidModel

@Suite struct SplitScreenTests {
  private static let sizes: ConfigurationChanges = [
    .screenSize, .smallestScreenSize, .screenLayout, .orientation,
  ]

  private func split() throws -> Scenario {
    var scenario = Scenario(
      ["A", "B"].map { name in .named(name) { $0.configChanges = Self.sizes } })
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.windows(.enterSplitScreen(beside: "B")))
    return scenario
  }

  @Test func `an activity that handles the change is notified, and any other is relaunched`() throws
  {
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
        == "A.onMultiWindowModeChanged(false) A.onConfigurationChanged B#2.onPause B#2.onStop")
  }

  @Test(arguments: [28, 29]) func `a freeform window does not hide what is behind it`(api: Int)
    throws
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

  @Test func `a side that ends behind another app does not come to the front`() throws {
    var scenario = try split()
    try scenario.when(.otherAppToFront)
    try scenario.when(.code(.finish, in: "B"))
    #expect(scenario.state("B") == .destroyed)
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.device.server.isInFront(.otherApp))
  }

  @Test func `an activity that is not resizeable cannot be in split screen`() throws {
    var scenario = Scenario([
      .named("A") { $0.configChanges = Self.sizes }, .named("B") { $0.resizeableActivity = false },
    ])
    try scenario.when(.launch(activity: "A"))
    #expect(throws: ImpossibleStimulus.self) {
      try scenario.when(.windows(.enterSplitScreen(beside: "B")))
    }
  }
}
