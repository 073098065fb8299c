import AndroidModel
import Testing

/// Properties of the device as a value.
struct DeviceTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")

  @Test func `equal devices react equally and stay equal`() throws {
    let script: [AndroidStimulus] = [
      .launch(activity: "A"), .start("B"), .rotate, .home, .process(.death), .returnByRecents,
      .back,
      .screen(.off(secureKeyguard: true)), .screen(.onAndUnlock), .otherAppToFront,
      .otherAppFinished,
    ]
    for api in AndroidVersion.supported {
      var left = AndroidDevice(api: api, app: AndroidApp(activities: [a, b]))
      var right = AndroidDevice(api: api, app: AndroidApp(activities: [a, b]))
      for stimulus in script {
        #expect(try left.perform(stimulus) == right.perform(stimulus))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
      }
    }
  }

  @Test func `an unsupported API level counts as the nearest supported one`() {
    #expect(AndroidVersion(api: 5, targetSDK: 30) == AndroidVersion(api: 21, targetSDK: 30))
    let newest = AndroidVersion(api: AndroidVersion.newest, targetSDK: 30)
    #expect(AndroidVersion(api: 99, targetSDK: 30) == newest)
    #expect(newest != AndroidVersion(api: 21, targetSDK: 30))
  }

  @Test func `a copy is a snapshot`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    let snapshot = scenario
    try scenario.when(.start("B"))
    var replay = snapshot
    #expect(replay.tasks == "[A]")
    try replay.when(.start("B"))
    #expect(replay.device == scenario.device)
    #expect(replay.lastReaction == scenario.lastReaction)
  }

  @Test func `going forward and back changes nothing but the count of instances`() throws {
    var scenario = Scenario([a])
    try scenario.when(.launch(activity: "A"))
    // When the app is left for the first time it becomes the previous one, and its launch is no
    // longer recent.
    try scenario.when(.home)
    try scenario.when(.returnByRecents)
    let before = scenario.device
    try scenario.when(.home)
    try scenario.when(.returnByRecents)
    #expect(scenario.device == before)
  }

  private func expectImpossible(
    _ stimulus: AndroidStimulus, after script: [AndroidStimulus],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var device = AndroidDevice(api: 36, app: AndroidApp(activities: [a, b]))
    for stimulus in script { _ = try device.perform(stimulus) }
    let before = device
    #expect(throws: ImpossibleStimulus.self, sourceLocation: sourceLocation) {
      try device.perform(stimulus)
    }
    #expect(device == before, sourceLocation: sourceLocation)
  }

  @Test func `an impossible stimulus is refused and changes nothing`() throws {
    let locked: [AndroidStimulus] = [.launch(activity: "A"), .screen(.off(secureKeyguard: true))]
    for stimulus in [
      AndroidStimulus.back, .home, .swipeAway, .screen(.off(secureKeyguard: true)),
    ] {
      try expectImpossible(stimulus, after: locked)
    }
    let launched: [AndroidStimulus] = [.launch(activity: "A")]
    for stimulus in [
      AndroidStimulus.returnByLauncher, .returnByRecents, .screen(.onAndUnlock), .otherAppFinished,
      .answerPermission(granted: true), .launch(activity: "Nowhere"), .deepLink(Intent("Nowhere")),
      .code(.finish, in: "B"), .wait(milliseconds: -1),
    ] {
      try expectImpossible(stimulus, after: launched)
    }
    for stimulus in [
      AndroidStimulus.back, .returnByLauncher, .returnByRecents, .swipeAway, .process(.death),
      .code(.finish), .throwException("X"), .process(.trimMemory(.background)),
      .process(.lowMemory),
      .windowFocus(true),
    ] {
      try expectImpossible(stimulus, after: [])
    }
    let inList: [AndroidStimulus] = [
      .launch(activity: "A"), .code(.requestPermissions()), .openRecents,
    ]
    try expectImpossible(.answerPermission(granted: true), after: inList)
    let underShade: [AndroidStimulus] = [
      .launch(activity: "A"), .code(.requestPermissions()), .windowFocus(false),
    ]
    try expectImpossible(.answerPermission(granted: true), after: underShade)
    try expectImpossible(.windows(.touch(InstanceID("A"))), after: underShade)
  }

  @Test func `an app that never becomes idle is refused`() throws {
    var scenario = Scenario(
      [a, b],
      scripts: [
        .on("A", .onResume, .startActivity(Intent("B"))),
        .on("B", .onResume, .startActivity(Intent("A"))),
      ])
    let before = scenario.device
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.launch(activity: "A")) }
    #expect(scenario.device == before)
  }

  /// Delivering its callbacks takes more work than the app's own code is permitted.
  @Test func `an app without such code becomes idle, however much it has to do`() throws {
    let fragments = (0..<100).map { number in
      var fragment = FragmentDeclaration(name: "F\(number)")
      fragment.host = "A"
      return fragment
    }
    var device = AndroidDevice(
      api: AndroidVersion.newest, app: AndroidApp(activities: [a], fragments: fragments))
    _ = try device.perform(.launch(activity: "A"))
    for _ in 1..<100 { _ = try device.perform(.start("A")) }
    let reaction = try device.perform(.code(.finishAffinity))
    #expect(
      reaction.events.count { $0.callback == .fragment(.onDestroy) && $0.mark == .entered }
        == 10_000)
  }

  @Test func `each callback has marks for its beginning, the return of super, and its end`() throws
  {
    var scenario = Scenario([a], scripts: [.on("A", .onCreate, .finish)])
    try scenario.when(.launch(activity: "A"))
    let marks = scenario.lastReaction.events
      .filter { $0.callback == .activity(.onCreate) }
      .map { ($0.mark, $0.isFinishing) }
    #expect(marks.map(\.0) == [.entered, .superReturned, .returned])
    #expect(marks.map(\.1) == [false, false, true])
  }

  @Test func `states are those that an observer would see`() throws {
    var scenario = Scenario([a, b])
    #expect(scenario.state("A") == nil)
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(scenario.state("A") == .stopped)
    #expect(scenario.state("B") == .resumed)
    #expect(scenario.device.currentInstance(of: "B") == InstanceID("B"))
    try scenario.when(.process(.death))
    #expect(scenario.state("B") == .destroyed)
    #expect(scenario.device.currentInstance(of: "B") == nil)
    #expect(scenario.device.currentInstance(of: "A") == InstanceID("A", 2))
  }
}
