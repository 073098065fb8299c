import AndroidModel
import Testing

/// The platform's reasons for an activity's callbacks, as the events give them.
struct ReasonTests {
  private static let activities: [ActivityDeclaration] = [
    .named("A"), .named("B"), .named("T") { $0.theme = .translucent },
    .named("H") { $0.configChanges = [.orientation, .screenSize] },
  ]

  /// The reasons of the core callbacks, each by the callback's name.
  private func reasons(
    _ steps: [[AndroidStimulus]], scripts: [CallbackScript] = []
  ) throws -> [String] {
    var scenario = Scenario(Self.activities, scripts: scripts)
    for step in steps {
      scenario.lastReaction = try scenario.device.perform(step)
    }
    return scenario.lastReaction.events.compactMap { event in
      guard event.mark == .entered, case .activity(let id) = event.subject,
        case .activity(let callback) = event.callback, ActivityCallback.core.contains(callback)
      else { return nil }
      return "\(id).\(callback.rawValue) \(event.reason.rawValue)"
    }
  }

  @Test func `a first start is a launch, and a second one brings the app back`() throws {
    #expect(
      try reasons([[.launch(activity: "A")]])
        == ["A.onCreate launch", "A.onStart launch", "A.onResume launch"])
    #expect(
      try reasons([[.launch(activity: "A")], [.home], [.launch(activity: "A")]])
        == ["A.onRestart appState", "A.onStart appState", "A.onResume appState"])
  }

  @Test func `what the first activity starts before it is visible belongs to the launch`() throws {
    let trampoline = CallbackScript.on("A", .onCreate, .startActivity(Intent("B")), .finish)
    let found = try reasons([[.launch(activity: "A")]], scripts: [trampoline])
    #expect(found.contains("B.onCreate launch"))
  }

  @Test func `going forward and back is navigation, up to the last callback`() throws {
    #expect(
      try reasons([[.launch(activity: "A")], [.start("B")]])
        == [
          "A.onPause navigation", "B.onCreate navigation", "B.onStart navigation",
          "B.onResume navigation", "A.onStop navigation",
        ])
    #expect(
      try reasons([[.launch(activity: "A")], [.start("B")], [.back]])
        == [
          "B.onPause navigation", "A.onRestart navigation", "A.onStart navigation",
          "A.onResume navigation", "B.onStop navigation", "B.onDestroy navigation",
        ])
  }

  @Test func `a translucent activity covers, and uncovers when it finishes`() throws {
    #expect(
      try reasons([[.launch(activity: "A")], [.start("T")]])
        == [
          "A.onPause cover", "T.onCreate navigation", "T.onStart navigation",
          "T.onResume navigation",
        ])
    let uncovered = try reasons([[.launch(activity: "A")], [.start("T")], [.back]])
    #expect(uncovered.contains("A.onResume cover"))
    #expect(uncovered.contains("T.onDestroy navigation"))
  }

  @Test func `a configuration change is the reason for a relaunch`() throws {
    let found = try reasons([[.launch(activity: "A")], [.rotate]])
    #expect(found.allSatisfy { $0.hasSuffix(" configuration") })
    #expect(found.contains("A#2.onResume configuration"))
    let recreated = try reasons([[.launch(activity: "A")], [.code(.recreate)]])
    #expect(recreated.allSatisfy { $0.hasSuffix(" configuration") })
    #expect(recreated.contains("A#2.onResume configuration"))
  }

  @Test func `leaving the app has the app's state as its reason`() throws {
    let launched: [[AndroidStimulus]] = [[.launch(activity: "A")]]
    let left = ["A.onPause appState", "A.onStop appState"]
    for stimulus in [
      AndroidStimulus.home, .otherAppToFront, .screen(.off(secureKeyguard: true)),
    ] {
      #expect(try reasons(launched + [[stimulus]]) == left)
    }
    #expect(try reasons(launched + [[.openRecents], [.otherAppToFront]]) == left)
  }

  @Test func `an activity hidden by another app returns for the same reason, even by Back`() throws
  {
    let found = try reasons([[.launch(activity: "A")], [.otherAppToFront], [.back]])
    #expect(
      found == ["A.onRestart appState", "A.onStart appState", "A.onResume appState"])
  }

  @Test func `what is restored after a process death has the system as its reason`() throws {
    let found = try reasons(
      [[.launch(activity: "A")], [.start("B")], [.throwException("X")]])
    #expect(
      found.filter { $0.hasPrefix("A#2") }
        == ["A#2.onCreate system", "A#2.onStart system", "A#2.onResume system"])
  }

  @Test func `stimuli in one step keep their reasons`() throws {
    let found = try reasons([[.launch(activity: "H")], [.rotate, .start("B")]])
    #expect(found.contains("H.onPause navigation"))
    #expect(found.contains("B.onResume navigation"))
  }
}
