import AndroidModel
import Testing

/// The effects of a notification with a full-screen intent besides starting its activity.
struct FullScreenIntentTests {
  private static func scenario(api: Int = 30) -> Scenario {
    var scenario = Scenario(
      [.named("A"), .named("W") { $0.showWhenLocked = true }, .named("V")], api: api)
    scenario.watchesApplication = true
    return scenario
  }

  @Test func `the app has a process before anything is shown, and even if nothing is shown`() throws
  {
    var scenario = Self.scenario()
    #expect(
      try scenario.when(.notification([Intent("A")])) == "app.attachBaseContext app.onCreate")
    #expect(try scenario.when(.notification([Intent("A")])) == "")
    #expect(scenario.tasks == "")
  }

  @Test func `an app that has died is started first, and then its activity`() throws {
    var scenario = Self.scenario()
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.home)
    try scenario.when(.screen(.off(secureKeyguard: true)))
    try scenario.when(.process(.death))
    let shown = try scenario.when(.notification([Intent("W")]))
    #expect(
      shown.hasPrefix("app.attachBaseContext app.onCreate W.onCreate W.onStart W.onResume"))
  }

  @Test
  func `a tapped notification, or one of a stopped app, starts nothing while the screen is off`()
    throws
  {
    for stimulus in [AndroidStimulus.pendingIntent([Intent("A")]), .process(.forceStop)] {
      var scenario = Self.scenario()
      try scenario.when(.launch(activity: "A"))
      try scenario.when(.home)
      try scenario.when(.notification([Intent("W")]))
      try scenario.when(stimulus)
      try scenario.when(.screen(.off(secureKeyguard: true)))
      #expect(scenario.state("W") == nil)
    }
  }

  @Test func `several heads-up notifications start in order when a dream begins`() throws {
    var scenario = Self.scenario()
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.notification([Intent("W")]))
    try scenario.when(.notification([Intent("V")]))
    try scenario.when(.screen(.startDream))
    #expect(scenario.tasks == "[A W V]")
  }

  @Test func `over an activity that is shown on the lock screen, nothing is started`() throws {
    var scenario = Self.scenario()
    try scenario.when(.launch(activity: "W"))
    try scenario.when(.screen(.off(secureKeyguard: true)))
    try scenario.when(.screen(.on))
    #expect(try scenario.when(.notification([Intent("A")])) == "")
    #expect(scenario.state("W") == .resumed)
  }

  @Test func `under the shade and in the recent tasks, the device is in use`() throws {
    for stimulus in [AndroidStimulus.windowFocus(false), .openRecents] {
      var scenario = Self.scenario(api: 36)
      try scenario.when(.launch(activity: "A"))
      try scenario.when(stimulus)
      #expect(try scenario.when(.notification([Intent("W")])) == "")
      #expect(scenario.tasks == "[A]")
    }
  }
}
