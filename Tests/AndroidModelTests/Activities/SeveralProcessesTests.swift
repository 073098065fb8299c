import Testing

@testable import AndroidModel

@Suite struct SeveralProcessesTests {
  private static let remote = ActivityDeclaration.named("R") { $0.process = ":remote" }
  private static let foreign = ActivityDeclaration.named("O") { $0.package = "other" }

  private func scenario(_ app: AndroidApp? = nil, api: Int = 36) -> Scenario {
    Scenario(app ?? AndroidApp(activities: [.named("A"), Self.remote, Self.foreign]), api: api)
  }

  @Test func `each process has an application of its own`() throws {
    var scenario = scenario()
    scenario.watchesApplication = true
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "app.attachBaseContext app.onCreate A.onCreate A.onStart A.onResume")
    try scenario.when(.start("R"))
    let processes = scenario.lastReaction.events.filter {
      $0.callback == .application(.onCreate) && $0.mark == .entered
    }.map(\.process)
    #expect(processes == [":remote"])
  }

  @Test func `one process dies and the other survives`() throws {
    var scenario = scenario()
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("R"))
    #expect(try scenario.when(.process(.deathOf(activity: "A"))) == "")
    #expect(scenario.state("R") == .resumed)
    #expect(scenario.tasks == "[A R]")
    #expect(
      try scenario.when(.back)
        == "R.onPause A#2.onCreate A#2.onStart A#2.onResume R.onStop R.onDestroy")
  }

  @Test func `code of a process makes calls on its own objects`() throws {
    var scenario = scenario()
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("R"))
    try scenario.when(.code(.setResult(code: 5), in: "A"))
    try scenario.when(.code(.finish, in: "A"))
    #expect(scenario.tasks == "[R]")
    #expect(scenario.device.state(of: InstanceID("R")) == .resumed)
  }

  @Test func `the order in which processes ran is not part of the device`() throws {
    var first = scenario()
    try first.when(.launch(activity: "A"))
    try first.when(.start("R"))
    var second = first
    try first.when(.code(.setResult(code: 5), in: "A"))
    try first.when(.code(.setResult(code: 5), in: "R"))
    try second.when(.code(.setResult(code: 5), in: "R"))
    try second.when(.code(.setResult(code: 5), in: "A"))
    #expect(first.device == second.device)
  }

  @Test func `a refused stimulus does not change the processes`() throws {
    var scenario = scenario()
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("R"))
    let before = scenario.device
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.otherAppFinished) }
    #expect(scenario.device == before)
  }

  @Test func `the importance of a process follows what the user sees of it`() throws {
    var scenario = scenario()
    let (app, remote): (ProcessName, ProcessName) = (.app, .ofApp(1))
    func adjustments() -> [OomAdjustment] {
      [app, remote].map { scenario.device.server.oomAdjustment(of: $0) }
    }
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("R"))
    #expect(adjustments() == [.previous, .foreground])
    try scenario.when(.start("O"))
    #expect(adjustments() == [.cached, .previous])
    try scenario.when(.home)
    #expect(adjustments() == [.cached, .cached])
    #expect(scenario.device.server.leastImportantProcess == app)
  }

  @Test func `an activity that is seen behind another is visible`() throws {
    var scenario = Scenario(
      [.named("A"), .named("T") { ($0.theme, $0.process) = (.translucent, ":remote") }])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("T"))
    #expect(scenario.device.server.oomAdjustment(of: .app) == .visible)
    #expect(scenario.device.server.leastImportantProcess == .app)
  }

  @Test func `instances are numbered across all processes`() throws {
    var scenario = Scenario(
      AndroidApp(
        activities: [.named("A"), Self.remote],
        fragments: [FragmentDeclaration(name: "F")],
        scripts: ["A", "R"].map { .on($0, .onCreate, .fragments(.committing([.adding("F")]))) }),
      api: 36)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("R"))
    #expect(scenario.device.currentInstance(of: "F") == InstanceID("F", 2))
    #expect(scenario.device.state(ofFragment: InstanceID("F", 1)) == .created)
    #expect(scenario.device.state(ofFragment: InstanceID("F", 2)) == .resumed)
  }
}
