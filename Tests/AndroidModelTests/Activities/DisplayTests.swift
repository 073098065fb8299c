import AndroidModel
import Testing

@Suite struct DisplayTests {
  private static func scenario(
    api: Int = 36, targetSDK: Int? = nil, displays: Int = 2,
    _ change: (inout DisplaySettings) -> Void = { _ in }
  ) throws -> Scenario {
    var app = AndroidApp(
      activities: [
        .named("A"), .named("B") { $0.taskAffinity = "b" },
        .named("C") { $0.taskAffinity = "c" },
      ], targetSDK: targetSDK ?? api)
    app.displays.count = displays
    change(&app.displays)
    var scenario = Scenario(app, api: api)
    try scenario.when(.launch(activity: "A"))
    return scenario
  }

  private static func start(_ name: String, on display: Int) -> AndroidStimulus {
    var intent = Intent(name, flags: .newTask)
    intent.options.launchDisplay = display
    return .code(.startActivity(intent))
  }

  @Test func `a display that is off or removed is not affected`() throws {
    var scenario = try Self.scenario()
    try scenario.when(Self.start("B", on: 1))
    try scenario.when(.onDisplay(1, .turnOff))
    #expect(scenario.state("B") == .stopped)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.onDisplay(1, .turnOff)) }
    try scenario.when(.onDisplay(1, .turnOn))
    #expect(scenario.state("B") == .resumed)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.onDisplay(1, .turnOn)) }
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.onDisplay(1, .home)) }
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.onDisplay(0, .remove)) }
    try scenario.when(.onDisplay(1, .remove))
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.onDisplay(1, .turnOff)) }
  }

  @Test func `a task can be moved to a display and back`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.onDisplay(1, .receive(InstanceID("A"))))
    #expect(scenario.state("A", 2) == .resumed)
    #expect(throws: ImpossibleStimulus.self) {
      try scenario.when(.onDisplay(1, .receive(InstanceID("A", 2))))
    }
    try scenario.when(.onDisplay(0, .receive(InstanceID("A", 2))))
    #expect(scenario.state("A", 3) == .resumed)
  }

  @Test func `sleep stops the activities on every display`() throws {
    var scenario = try Self.scenario()
    try scenario.when(Self.start("B", on: 1))
    try scenario.when(.screen(.off(secureKeyguard: true)))
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .stopped)
    try scenario.when(.screen(.onAndUnlock))
    #expect(scenario.state("A") == .resumed)
    #expect(scenario.state("B") == .resumed)
  }

  @Test func `the focus is on one display, and home leaves the other one alone`() throws {
    var scenario = try Self.scenario().watching(.onWindowFocusChanged)
    let started = try scenario.when(Self.start("B", on: 1))
    #expect(started.contains("A.onWindowFocusChanged(false)"))
    #expect(started.contains("B.onWindowFocusChanged(true)"))
    try scenario.when(.home)
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .resumed)
  }

  @Test func `there are no further displays before API 26`() throws {
    var scenario = try Self.scenario(api: 25)
    try scenario.when(Self.start("B", on: 1))
    #expect(scenario.lastReaction.crash?.name == "NoSuchMethodError")
  }

  @Test func `a process that dies leaves its displays as they are`() throws {
    var scenario = try Self.scenario()
    try scenario.when(Self.start("B", on: 1))
    try scenario.when(.onDisplay(1, .turnOff))
    try scenario.when(.process(.death))
    #expect(scenario.state("B") == .notCreated)
    try scenario.when(.onDisplay(1, .turnOn))
    #expect(scenario.state("B", 2) == .resumed)
  }

  @Test func `a display is removed with its home screen, without any callback`() throws {
    var scenario = try Self.scenario { $0.haveSystemDecorations = true }
    #expect(try scenario.when(.onDisplay(1, .home)) == "")
    #expect(try scenario.when(.onDisplay(1, .remove)) == "")
    #expect(scenario.state("A") == .resumed)
  }
}
