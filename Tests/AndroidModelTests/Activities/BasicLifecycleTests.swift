import AndroidModel
import Testing

struct BasicLifecycleTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  @Test(arguments: AndroidVersion.supported)
  func `launching creates starts and resumes`(api: Int) throws {
    var scenario = Scenario([a], api: api)
    #expect(try scenario.when(.launch(activity: "A")) == "A.onCreate A.onStart A.onResume")
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.tasks == "[A]")
  }

  @Test(arguments: AndroidVersion.supported)
  func `opening pauses first and stops last, back the other way round`(api: Int) throws {
    var scenario = Scenario([a, b], api: api)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"))
        == "A.onPause B.onCreate B.onStart B.onResume A.onStop")
    #expect(
      try scenario.when(.back)
        == "B.onPause A.onRestart A.onStart A.onResume B.onStop B.onDestroy")
    #expect(scenario.state("B") == .destroyed)
  }

  @Test func `code in an observer of an activity runs as soon as it is told`() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "A"), .lifecycle(.onStart, ofView: false), do: [.finish])
    var scenario = Scenario([a], scripts: [script])
    #expect(
      try scenario.when(.launch(activity: "A")) == "A.onCreate A.onStart A.onStop A.onDestroy")
  }

  @Test(arguments: AndroidVersion.supported)
  func `home stops and the launcher brings back`(api: Int) throws {
    var scenario = Scenario([a], api: api)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.home) == "A.onPause A.onStop")
    #expect(try scenario.when(.returnByLauncher) == "A.onRestart A.onStart A.onResume")
    try scenario.when(.home)
    #expect(try scenario.when(.returnByRecents) == "A.onRestart A.onStart A.onResume")
  }

  @Test(arguments: AndroidVersion.supported)
  func `rotation replaces the visible activity and spares the stopped one until it shows`(
    api: Int
  ) throws {
    var scenario = Scenario([a, b], api: api)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(
      try scenario.when(.rotate)
        == "B.onPause B.onStop B.onDestroy B#2.onCreate B#2.onStart B#2.onResume")
    #expect(
      try scenario.when(.back)
        == "B#2.onPause A.onDestroy A#2.onCreate A#2.onStart A#2.onResume B#2.onStop B#2.onDestroy")
  }

  @Test(arguments: AndroidVersion.supported)
  func `a translucent activity only pauses the one below`(api: Int) throws {
    var scenario = Scenario([a, translucent], api: api)
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.start("T")) == "A.onPause T.onCreate T.onStart T.onResume")
    #expect(try scenario.when(.back) == "T.onPause A.onResume T.onStop T.onDestroy")
  }
}
