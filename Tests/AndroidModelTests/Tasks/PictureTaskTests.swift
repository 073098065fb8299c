import Testing

@testable import AndroidModel

@Suite struct PictureTaskTests {
  private func picture(api: Int = 36) throws -> Scenario {
    var scenario = Scenario(
      [.named("A"), .named("P") { $0.supportsPictureInPicture = true }], api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("P"))
    try scenario.when(.code(.enterPictureInPictureMode))
    return scenario
  }

  @Test func `a start of the launched activity does not go to one in picture-in-picture`() throws {
    var scenario = try picture()
    try scenario.when(.home)
    try scenario.when(.launch(activity: "A"))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.device.server.root.pinnedTask != nil)
  }

  @Test(arguments: [32, 33]) func `from API 33 on it ends with that task`(api: Int) throws {
    for end in [AndroidStimulus.swipeAway, .code(.finish, in: "A")] {
      var scenario = try picture(api: api)
      try scenario.when(end)
      #expect((scenario.device.server.root.pinnedTask == nil) == (api == 33))
    }
  }

  @Test func `one that is dismissed while entering gets no callback`() throws {
    var scenario = Scenario(
      [.named("P") { $0.supportsPictureInPicture = true }], api: 29
    ).watching(.onPictureInPictureModeChanged)
    try scenario.when(.launch(activity: "P"))
    #expect(
      try scenario.when(.code(.enterPictureInPictureMode), .windows(.dismissPictureInPicture))
        == "P.onPause P.onStop")
    #expect(scenario.device.server.root.pinnedTask == nil)
  }

  @Test func `one that is expanded while entering is only notified that the mode is off`() throws {
    var scenario = Scenario(
      [.named("P") { $0.supportsPictureInPicture = true }], api: 29
    ).watching(.onPictureInPictureModeChanged)
    try scenario.when(.launch(activity: "P"))
    #expect(
      try scenario.when(.code(.enterPictureInPictureMode), .windows(.expandPictureInPicture))
        == "P.onPause P.onPictureInPictureModeChanged(false) P.onResume")
    #expect(scenario.state("P") == .resumed)
  }

  @Test func `moved to the back, it is no longer in picture-in-picture`() throws {
    var scenario = try picture()
    try scenario.when(.code(.moveTaskToBack(), in: "P", 2))
    #expect(scenario.device.server.root.pinnedTask == nil)
    #expect(scenario.state("P", 2) == .stopped)
  }
}
