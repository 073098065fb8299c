import AndroidModel
import Testing

/// Leaving an activity and coming back to it.
struct LeavingTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  @Test func `Back on a root that is not a launcher entry destroys it`() throws {
    var scenario = Scenario([.named("A") { $0.isLauncher = false }])
    try scenario.when(.deepLink(Intent("A")))
    #expect(try scenario.when(.back) == "A.onPause A.onStop A.onDestroy")
  }

  @Test func `going back, the top position is lost before the pause and gained after the resume`()
    throws
  {
    var scenario = Scenario([a, b]).watching(.onTopResumedActivityChanged)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(
      try scenario.when(.back)
        == "B.onTopResumedActivityChanged(false) B.onPause A.onRestart A.onStart A.onResume "
        + "A.onTopResumedActivityChanged(true) B.onStop B.onDestroy")
  }

  @Test(arguments: AndroidVersion.supported)
  func `an activity that reappears under a translucent one is not resumed`(api: Int) throws {
    var scenario = Scenario([a, translucent], api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("T"))
    #expect(
      Set(try scenario.when(.home).split(separator: " "))
        == ["T.onPause", "T.onStop", "A.onStop"])
    let back = try scenario.when(.returnByRecents).split(separator: " ").filter {
      $0.hasPrefix("A.")
    }
    #expect(back == ["A.onRestart", "A.onStart"])
    #expect(try scenario.when(.back) == "T.onPause A.onResume T.onStop T.onDestroy")
  }

  @Test func `Back during the start of an activity goes to that activity`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"), .back)
        == "A.onPause B.onCreate B.onStart B.onResume B.onPause A.onResume B.onStop B.onDestroy")
  }
}
