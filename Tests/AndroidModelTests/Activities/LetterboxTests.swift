import AndroidModel
import Testing

/// Activities on a display that does not match their requirements.
struct LetterboxTests {
  private static let sizes: ConfigurationChanges = [
    .screenSize, .smallestScreenSize, .screenLayout,
  ]

  private static func scenario(
    api: Int = 34, isLarge: Bool = true, hasSizeResources: Bool = true
  ) -> Scenario {
    var app = AndroidApp(
      activities: [
        .named("A"),
        .named("H") { $0.configChanges = sizes.union(.orientation) },
        .named("L") {
          $0.screenOrientation = .landscape
          $0.configChanges = sizes
        },
        .named("U") {
          $0.screenOrientation = .portrait
          $0.resizeableActivity = false
        },
        .named("M") {
          $0.screenOrientation = .portrait
          $0.resizeableActivity = false
          $0.supportsSizeChanges = true
        },
      ], targetSDK: api)
    app.displays.isLarge = isLarge
    app.hasSizeResources = hasSizeResources
    return Scenario(app, api: api).watching(.onConfigurationChanged)
  }

  @Test func `a letterboxed activity is notified once of another part of the display`() throws {
    var scenario = Self.scenario()
    try scenario.when(.launch(activity: "L"))
    #expect(try scenario.when(.rotate) == "L.onConfigurationChanged")
    #expect(try scenario.when(.rotate) == "L.onConfigurationChanged")
  }

  @Test
  func `an activity that handles all changes is notified once of its part and once of the whole`()
    throws
  {
    var scenario = Self.scenario()
    try scenario.when(.launch(activity: "H"))
    try scenario.when(.code(.setRequestedOrientation(.portrait)))
    #expect(try scenario.when(.rotate) == "H.onConfigurationChanged")
    #expect(try scenario.when(.rotate) == "H.onConfigurationChanged")
  }

  @Test
  func `there is no letterboxing before Android 12L, and none for apps that target Android 16`()
    throws
  {
    var before = Self.scenario(api: 31)
    try before.when(.launch(activity: "L"))
    #expect(try before.when(.rotate) == "")
    var newest = Self.scenario(api: 36)
    try newest.when(.launch(activity: "L"))
    #expect(
      try newest.when(.rotate)
        == "L.onPause L.onStop L.onDestroy L#2.onCreate L#2.onStart L#2.onResume")
  }

  @Test(arguments: [
    (29, ""), (30, "M.onPause M.onStop M.onDestroy M#2.onCreate M#2.onStart M#2.onResume"),
  ])
  func `an activity that supports size changes is not letterboxed since Android 11`(
    api: Int, expected: String
  ) throws {
    var scenario = Self.scenario(api: api, isLarge: false)
    try scenario.when(.launch(activity: "M"))
    #expect(try scenario.when(.windows(.setLargeDisplay(true))) == expected)
  }

  @Test func `only an activity with another size than the display has the restart button`() throws {
    var scenario = Self.scenario()
    try scenario.when(.launch(activity: "U"))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.tapRestartButton) }
    try scenario.when(.rotate)
    try scenario.when(.tapRestartButton)
    #expect(scenario.lastReaction.processDied)
    #expect(scenario.state("U", 2) == .resumed)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.tapRestartButton) }
  }

  @Test func `an activity that keeps its size is notified of all other changes`() throws {
    var scenario = Self.scenario(isLarge: false)
    try scenario.when(.launch(activity: "U"))
    try scenario.when(.windows(.setLargeDisplay(true)))
    #expect(scenario.state("U") == .resumed)
    try scenario.when(.changeConfiguration(.locale))
    #expect(scenario.state("U", 2) == .resumed)
  }

  @Test func `an activity on another display is not notified when the first one rotates`() throws {
    var app = AndroidApp(
      activities: [.named("A"), .named("H") { $0.configChanges = Self.sizes.union(.orientation) }],
      targetSDK: 34)
    app.displays.count = 2
    var scenario = Scenario(app, api: 34).watching(.onConfigurationChanged)
    try scenario.when(.launch(activity: "A"))
    var intent = Intent("H", flags: [.newTask, .multipleTask])
    intent.options.launchDisplay = 1
    try scenario.when(.code(.startActivity(intent)))
    #expect(scenario.state("H") == .resumed)
    #expect(try scenario.when(.rotate).contains("H.") == false)
  }

  @Test func `without resources for sizes, only an activity that handles sizes is notified`() throws
  {
    var scenario = Self.scenario(isLarge: false, hasSizeResources: false)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.windows(.setLargeDisplay(true))) == "")
    try scenario.when(.start("H"))
    #expect(try scenario.when(.windows(.setLargeDisplay(false))) == "H.onConfigurationChanged")
    #expect(try scenario.when(.back).contains("A.onDestroy") == false)
  }
}
