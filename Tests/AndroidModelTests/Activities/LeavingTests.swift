import AndroidModel
import Testing

/// Leaving an activity and coming back to it.
struct LeavingTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  @Test(arguments: AndroidVersion.supported)
  func `back on the launcher's root keeps it from API 31 on`(api: Int) throws {
    var scenario = Scenario([a], api: api)
    try scenario.when(.launch(activity: "A"))
    if api >= 31 {
      #expect(try scenario.when(.back) == "A.onPause A.onStop")
      #expect(try scenario.when(.returnByLauncher) == "A.onRestart A.onStart A.onResume")
    } else {
      #expect(try scenario.when(.back) == "A.onPause A.onStop A.onDestroy")
      #expect(try scenario.when(.launch(activity: "A")) == "A#2.onCreate A#2.onStart A#2.onResume")
    }
  }

  @Test func `back on a root that is no launcher entry destroys it`() throws {
    var scenario = Scenario([.named("A") { $0.isLauncher = false }])
    try scenario.when(.deepLink(Intent("A")))
    #expect(try scenario.when(.back) == "A.onPause A.onStop A.onDestroy")
  }

  @Test func `the user's leave is hinted, the system's is not`() throws {
    var scenario = Scenario([a, b]).watching(.onUserInteraction, .onUserLeaveHint)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.home) == "A.onUserInteraction A.onUserLeaveHint A.onPause A.onStop")
    try scenario.when(.returnByLauncher)
    #expect(try scenario.when(.otherAppToFront) == "A.onPause A.onStop")
    #expect(try scenario.when(.otherAppFinished) == "A.onRestart A.onStart A.onResume")
    #expect(try scenario.when(.screen(.off(secureKeyguard: true))) == "A.onPause A.onStop")
    try scenario.when(.screen(.onAndUnlock))
    #expect(
      try scenario.when(.start("B", .noUserAction))
        == "A.onPause B.onCreate B.onStart B.onResume A.onStop")
    #expect(try scenario.when(.back).hasPrefix("B.onPause"))
  }

  @Test(arguments: [28, 30, 36])
  func `the topmost resumed activity is told so between resume and pause`(api: Int) throws {
    var scenario = Scenario([a, b], api: api).watching(.onTopResumedActivityChanged)
    let launched = try scenario.when(.launch(activity: "A"))
    let opened = try scenario.when(.start("B"))
    if api < 29 {
      #expect(launched == "A.onCreate A.onStart A.onResume")
    } else {
      #expect(launched == "A.onCreate A.onStart A.onResume A.onTopResumedActivityChanged(true)")
      #expect(
        opened
          == "A.onTopResumedActivityChanged(false) A.onPause B.onCreate B.onStart B.onResume "
          + "B.onTopResumedActivityChanged(true) A.onStop")
      #expect(
        try scenario.when(.back)
          == "B.onTopResumedActivityChanged(false) B.onPause A.onRestart A.onStart A.onResume "
          + "A.onTopResumedActivityChanged(true) B.onStop B.onDestroy")
      #expect(
        try scenario.when(.rotate)
          == "A.onTopResumedActivityChanged(false) A.onPause A.onStop A.onDestroy A#2.onCreate "
          + "A#2.onStart A#2.onResume A#2.onTopResumedActivityChanged(true)")
    }
  }

  @Test func `an activity launched behind the keyguard is resumed once and stopped`() throws {
    var scenario = Scenario([a]).watching(.onTopResumedActivityChanged)
    try scenario.when(.screen(.off(secureKeyguard: true)))
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "A.onCreate A.onStart A.onResume A.onTopResumedActivityChanged(true) "
        + "A.onTopResumedActivityChanged(false) A.onPause A.onStop")
    #expect(scenario.state("A") == .stopped)
    #expect(
      try scenario.when(.screen(.onAndUnlock))
        == "A.onRestart A.onStart A.onResume A.onTopResumedActivityChanged(true)")
  }

  @Test func `an activity that turns the screen on is not stopped`() throws {
    var scenario = Scenario([.named("A") { $0.turnScreenOn = true }])
    try scenario.when(.screen(.off(secureKeyguard: false)))
    #expect(try scenario.when(.launch(activity: "A")) == "A.onCreate A.onStart A.onResume")
    var locked = Scenario([.named("A") { $0.turnScreenOn = true }])
    try locked.when(.screen(.off(secureKeyguard: true)))
    #expect(
      try locked.when(.launch(activity: "A"))
        == "A.onCreate A.onStart A.onResume A.onPause A.onStop")
  }

  @Test func `an activity over the keyguard is resumed when the screen is on`() throws {
    var scenario = Scenario([.named("A") { $0.showWhenLocked = true }])
    try scenario.when(.screen(.off(secureKeyguard: true)))
    try scenario.when(.screen(.on))
    #expect(try scenario.when(.launch(activity: "A")) == "A.onCreate A.onStart A.onResume")
    #expect(try scenario.when(.screen(.off(secureKeyguard: true))) == "A.onPause A.onStop")
    #expect(try scenario.when(.screen(.on)) == "A.onRestart A.onStart A.onResume")
    #expect(try scenario.when(.screen(.onAndUnlock)) == "")
  }

  @Test(arguments: AndroidVersion.supported)
  func `an activity shown again under a translucent one is not resumed`(api: Int) throws {
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

  @Test func `the keyguard and another task are no reason to forget anything`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    try scenario.when(.code(.moveTaskToBack()))
    #expect(scenario.state("B") == .stopped)
    #expect(try scenario.when(.returnByRecents) == "B.onRestart B.onStart B.onResume")
  }

  @Test(arguments: [35, 36])
  func `dialogs and permission questions take the focus, only the latter pause`(api: Int) throws {
    var scenario = Scenario([a], api: api)
      .watching(.onWindowFocusChanged, .onRequestPermissionsResult)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.code(.showDialog())) == "A.onWindowFocusChanged(false)")
    #expect(try scenario.when(.code(.dismissDialog)) == "A.onWindowFocusChanged(true)")
    #expect(
      try scenario.when(.code(.requestPermissions())) == "A.onPause A.onWindowFocusChanged(false)")
    #expect(
      try scenario.when(.answerPermission(granted: true))
        == "A.onRequestPermissionsResult(granted) A.onResume A.onWindowFocusChanged(true)")
    let again = try scenario.when(.code(.requestPermissions()))
    let pause = api < 36 ? "A.onPause A.onWindowFocusChanged(false) " : ""
    #expect(again.hasPrefix(pause + "A.onRequestPermissionsResult(granted)"))
    #expect(scenario.state("A") == .resumed)
  }

  @Test func `the window comes after the resume`() throws {
    var scenario = Scenario([a]).watching(
      .onPostCreate, .onPostResume, .onAttachedToWindow, .onWindowFocusChanged)
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "A.onCreate A.onStart A.onPostCreate(null) A.onResume A.onPostResume "
        + "A.onAttachedToWindow A.onWindowFocusChanged(true)")
  }

  @Test func `back during the start of an activity goes to that activity`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"), .back)
        == "A.onPause B.onCreate B.onStart B.onResume B.onPause A.onResume B.onStop B.onDestroy")
  }

  @Test func `home and back at once never stops`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.home, .returnByLauncher) == "A.onPause A.onResume")
  }
}
