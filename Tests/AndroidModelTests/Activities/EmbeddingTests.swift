import AndroidModel
import Testing

@Suite struct EmbeddingTests {
  private static let sizes: ConfigurationChanges = [
    .screenSize, .smallestScreenSize, .screenLayout, .orientation,
  ]

  private static func scenario(
    api: Int = 36, isLarge: Bool = true, _ change: (inout EmbeddingRules) -> Void = { _ in }
  ) throws -> Scenario {
    var app = AndroidApp(
      activities: [
        .named("A") { $0.configChanges = sizes },
        .named("P") {
          $0.configChanges = sizes
          $0.embedding.splitPairs = ["S", "T"]
          change(&$0.embedding)
        },
        .named("S") { $0.configChanges = sizes },
        .named("T") {
          $0.supportsPictureInPicture = true; $0.configChanges = sizes
        },
        .named("H") { $0.configChanges = sizes },
      ], targetSDK: api)
    app.displays.isLarge = isLarge
    var scenario = Scenario(app, api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("P"))
    return scenario
  }

  @Test func `the two activities are side by side only if there is room`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.start("S"))
    #expect(scenario.state("P") == .resumed)
    try scenario.when(.windows(.setLargeDisplay(false)))
    #expect(scenario.state("P") == .stopped)
    #expect(scenario.state("S") == .resumed)
    #expect(throws: ImpossibleStimulus.self) {
      try scenario.when(.windows(.setLargeDisplay(false)))
    }
    try scenario.when(.windows(.setLargeDisplay(true)))
    #expect(scenario.state("P") == .resumed)
    #expect(scenario.state("A") == .stopped)
  }

  @Test func `Home stops both, and the return restarts both`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.start("S"))
    try scenario.when(.home)
    #expect(scenario.state("P") == .stopped)
    #expect(scenario.state("S") == .stopped)
    try scenario.when(.windows(.setLargeDisplay(false)))
    try scenario.when(.returnByRecents)
    #expect(scenario.state("P") == .stopped)
    #expect(scenario.state("S") == .resumed)
  }

  @Test func `a process that dies takes its embedded activity with it`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.start("S"))
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.returnByRecents)
    #expect(scenario.tasks == "[A#2]")
    #expect(scenario.state("A", 2) == .resumed)
  }

  @Test func `a start in another task leaves no empty container`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.start("S", [.newTask, .multipleTask]))
    #expect(scenario.tasks == "[S] [A P]")
    #expect(scenario.device.value(of: .isInMultiWindowMode, on: InstanceID("S")) == false)
    try scenario.when(.back)
    #expect(scenario.state("P") == .resumed)
    #expect(scenario.device.value(of: .isInMultiWindowMode, on: InstanceID("P")) == false)
  }

  @Test func `after picture-in-picture it is beside the other activity again, or over it`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.start("T"))
    try scenario.when(.code(.enterPictureInPictureMode))
    #expect(scenario.state("P") == .resumed)
    #expect(scenario.state("T") == .paused)
    try scenario.when(.windows(.expandPictureInPicture))
    #expect(scenario.tasks == "[A P T]")
    #expect(scenario.state("T") == .resumed)
  }

  @Test func `a sticky placeholder covers the first activity if there is no room`() throws {
    var scenario = try Self.scenario {
      $0.placeholder = "H"
      $0.isPlaceholderSticky = true
    }
    #expect(scenario.state("H") == .resumed)
    try scenario.when(.windows(.setLargeDisplay(false)))
    #expect(scenario.state("H") == .resumed)
    #expect(scenario.state("P") == .stopped)
  }

  @Test func `several splits can be stacked`() throws {
    var scenario = try Self.scenario()
    for name in ["S", "P", "T"] { try scenario.when(.start(name)) }
    #expect(scenario.state("T") == .resumed)
    #expect(scenario.state("S") == .stopped)
  }
}
