import AndroidModel
import Testing

@Suite struct PictureInPictureTests {
  private static let sizes: ConfigurationChanges = [
    .screenSize, .smallestScreenSize, .screenLayout, .orientation,
  ]

  private func scenario(api: Int = 36, _ scripts: [CallbackScript] = []) -> Scenario {
    Scenario(
      ["P", "Q"].map { name in
        .named(name) {
          $0.configChanges = Self.sizes
          $0.supportsPictureInPicture = true
          $0.taskAffinity = name
        }
      } + [.named("A")], scripts: scripts, api: api
    ).watching(
      .onPictureInPictureModeChanged, .onMultiWindowModeChanged, .onConfigurationChanged,
      .onUserLeaveHint, .onPictureInPictureRequested)
  }

  @Test func `an activity in picture-in-picture is paused, and the one behind it is resumed`()
    throws
  {
    var scenario = scenario()
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.launch(activity: "P"))
    #expect(
      try scenario.when(.code(.enterPictureInPictureMode))
        == "P.onPause P.onPictureInPictureModeChanged(true) P.onMultiWindowModeChanged(true) P.onConfigurationChanged A.onRestart A.onStart A.onResume"
    )
    #expect(scenario.state("P") == .paused)
    #expect(try scenario.when(.rotate).contains("P.") == false)
    #expect(try scenario.when(.home).contains("P.") == false)
    #expect(scenario.state("P") == .paused)
  }

  @Test func `dismissing first stops the activity, and expanding resumes it last`() throws {
    var scenario = scenario()
    try scenario.when(.launch(activity: "P"))
    try scenario.when(.code(.enterPictureInPictureMode))
    #expect(
      try scenario.when(.windows(.expandPictureInPicture))
        == "P.onPictureInPictureModeChanged(false) P.onMultiWindowModeChanged(false) P.onConfigurationChanged P.onResume"
    )
    try scenario.when(.code(.enterPictureInPictureMode))
    #expect(
      try scenario.when(.windows(.dismissPictureInPicture))
        == "P.onStop P.onPictureInPictureModeChanged(false) P.onMultiWindowModeChanged(false) P.onConfigurationChanged"
    )
    #expect(scenario.tasks == "[P]")
    #expect(
      try scenario.when(.returnByLauncher) == "P.onRestart P.onStart P.onResume")
  }

  @Test func `before API 31 no activity can enter automatically`() throws {
    let asks = CallbackScript.on("P", .onCreate, .setPictureInPictureParams(autoEnter: true))
    var early = scenario(api: 30, [asks])
    #expect(throws: ImpossibleStimulus.self) { try early.when(.launch(activity: "P")) }
  }

  @Test func `a second picture-in-picture activity replaces the first`() throws {
    var scenario = scenario()
    try scenario.when(.launch(activity: "P"))
    try scenario.when(.code(.enterPictureInPictureMode))
    try scenario.when(.launch(activity: "Q"))
    try scenario.when(.code(.enterPictureInPictureMode))
    #expect(scenario.state("P") == .stopped)
    #expect(scenario.state("Q") == .paused)
    #expect(scenario.device.value(of: .isInPictureInPictureMode, on: InstanceID("P")) == false)
    #expect(scenario.device.value(of: .isInPictureInPictureMode, on: InstanceID("Q")) == true)
  }

  @Test func `one of several activities leaves its task, and returns to it`() throws {
    var scenario = Scenario(
      [.named("A"), .named("P") { $0.supportsPictureInPicture = true }])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("P"))
    try scenario.when(.code(.enterPictureInPictureMode))
    #expect(scenario.tasks == "[P#2] [A]")
    #expect(scenario.state("A") == .resumed)
    try scenario.when(.windows(.expandPictureInPicture))
    #expect(scenario.tasks == "[A P#3]")
    #expect(scenario.state("P", 3) == .resumed)
  }

  @Test func `the keyguard stops the activity, and then it is paused again`() throws {
    var scenario = scenario()
    try scenario.when(.launch(activity: "P"))
    try scenario.when(.code(.enterPictureInPictureMode))
    #expect(try scenario.when(.screen(.off(secureKeyguard: true))) == "P.onStop")
    #expect(
      try scenario.when(.screen(.onAndUnlock)) == "P.onRestart P.onStart P.onResume P.onPause")
  }
}
