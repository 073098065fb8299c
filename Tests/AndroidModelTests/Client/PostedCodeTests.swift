import AndroidModel
import Testing

/// Code that a callback posts to the main thread.
struct PostedCodeTests {
  private func scenario(
    _ callback: ActivityCallback, times: Int? = nil, posting action: AppAction
  ) -> Scenario {
    var code = CallbackScript(
      .allInstances(ofClass: "A"), .activity(callback), times: times, do: [action])
    code.isPosted = true
    return Scenario([.named("A"), .named("B")], scripts: [code])
  }

  @Test func `it runs when the message that posted it is done`() throws {
    var scenario = scenario(.onCreate, posting: .finish)
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "A.onCreate A.onStart A.onResume A.onPause A.onStop A.onDestroy")
  }

  @Test func `its runs are counted where it is posted`() throws {
    var scenario = scenario(.onCreate, times: 1, posting: .recreate)
    try scenario.when(.launch(activity: "A"))
    #expect(scenario.tasks == "[A#2]")
  }

  @Test func `code that posts itself without end is answered`() {
    var scenario = scenario(.onCreate, posting: .recreate)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.launch(activity: "A")) }
  }

  @Test func `what is gone runs no code`() throws {
    var scenario = scenario(.onDestroy, posting: .startActivity(Intent("B")))
    try scenario.when(.launch(activity: "A"))
    let before = scenario.device
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.code(.finish)) }
    #expect(scenario.device == before)
  }
}
