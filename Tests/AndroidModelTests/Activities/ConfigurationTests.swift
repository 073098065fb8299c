import AndroidModel
import Testing

struct ConfigurationTests {
  private let a = ActivityDeclaration.named("A")
  private let handling = ActivityDeclaration.named("A") {
    $0.configChanges = [.orientation, .screenSize]
  }

  @Test func `an app for a release before Honeycomb saves its state before it pauses`() throws {
    var scenario = Scenario([a], api: 30, targetSDK: 10).watching(.onSaveInstanceState)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.home) == "A.onSaveInstanceState A.onPause A.onStop")
    try scenario.when(.returnByRecents)
    #expect(try scenario.when(.code(.finish)) == "A.onPause A.onStop A.onDestroy")
  }

  @Test func `the application is notified first, and of every change`() throws {
    var scenario = Scenario([handling]).watching(.onConfigurationChanged)
    scenario.watchesApplication = true
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.rotate) == "app.onConfigurationChanged A.onConfigurationChanged")
    try scenario.when(.home)
    #expect(try scenario.when(.changeConfiguration(.locale)) == "app.onConfigurationChanged")
  }

  @Test(
    arguments: zip(
      [26, 31, 34],
      [ConfigurationChanges.colorMode, .fontWeightAdjustment, .grammaticalGender]))
  func `a configuration that a release does not have cannot change`(
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

  @Test func `lists of languages are never mixed up, however many there are`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    for number in 0..<256 {
      try scenario.when(.code(.appCompat(.setApplicationLocales("language-\(number)"))))
    }
    let first = try scenario.when(.code(.appCompat(.setApplicationLocales("language-0"))))
    #expect(first.contains("A#258.onCreate"))
  }

  @Test func `a docked device cannot be docked`() throws {
    var scenario = Scenario([a])
    try scenario.when(.dock(true))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.dock(true)) }
    try scenario.when(.dock(false))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.dock(false)) }
  }
}
