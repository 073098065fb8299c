import AndroidModel
import Testing

/// The effects of switching to another user on the activities of the first one.
struct UserTests {
  private static func scenario() throws -> Scenario {
    var scenario = Scenario(
      AndroidApp(activities: [
        .named("A"),
        .named("C") {
          $0.taskAffinity = "c"
          $0.showForAllUsers = true
        },
      ]), api: 28
    ).watching(.onUserLeaveHint)
    try scenario.when(.launch(activity: "A"))
    return scenario
  }

  @Test func `switching users is not a user leave, and the front activity returns`() throws {
    var scenario = try Self.scenario()
    #expect(try scenario.when(.switchUser(to: .other)) == "A.onPause A.onStop")
    #expect(try scenario.when(.switchUser(to: .first)) == "A.onRestart A.onStart A.onResume")
  }

  @Test func `a rotation by the other user does not relaunch the first user's activities`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.switchUser(to: .other))
    let stimuli = [
      AndroidStimulus.home, .back, .launch(activity: "A"), .otherAppFinished,
      .notification([Intent("A")]),
    ]
    for stimulus in stimuli {
      #expect(throws: ImpossibleStimulus.self) { try scenario.when(stimulus) }
    }
  }

  @Test func `a start in the meantime waits, unless the activity is shown for all users`() throws {
    var scenario = try Self.scenario()
    try scenario.when(.switchUser(to: .other))
    let start = AppAction.startFromContext(
      .service, [Intent("A", flags: [.newTask, .multipleTask])])
    #expect(try scenario.when(.code(start)) == "")
    let call = AppAction.startFromContext(.service, [Intent("C", flags: .newTask)])
    #expect(try scenario.when(.code(call)) == "C.onCreate C.onStart C.onResume")
    try scenario.when(.switchUser(to: .first))
    #expect(scenario.device.state(of: InstanceID("A")) == .resumed)
  }
}
