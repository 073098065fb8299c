import AndroidModel
import Testing

/// Code that a callback posts to the main thread.
struct PostedCodeTests {
  private func scenario(
    _ callback: ActivityCallback, times: Int? = nil, posting action: AppAction
  ) -> Scenario {
    var code = CallbackScript(
      .allInstances(ofClass: "A"), .activity(callback), times: times, do: [action])
    code.posting = .handler
    return Scenario([.named("A"), .named("B")], scripts: [code])
  }

  @Test func `posted code runs after the message that posted it`() throws {
    var scenario = scenario(.onCreate, posting: .finish)
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "A.onCreate A.onStart A.onResume A.onPause A.onStop A.onDestroy")
  }

  @Test func `the runs of posted code are counted when it is posted`() throws {
    var scenario = scenario(.onCreate, times: 1, posting: .recreate)
    try scenario.when(.launch(activity: "A"))
    #expect(scenario.tasks == "[A#2]")
  }

  @Test func `code that posts itself endlessly is reported`() {
    var scenario = scenario(.onCreate, posting: .recreate)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.launch(activity: "A")) }
  }

  @Test func `a destroyed object can run code, but has no window for a dialog`() throws {
    var scenario = scenario(.onDestroy, posting: .showDialog())
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.code(.finish))
    #expect(scenario.lastReaction.crash?.name == "BadTokenException")
  }

  @Test func `a destroyed object accepts only some calls`() throws {
    var scenario = scenario(.onDestroy, posting: .invalidateOptionsMenu)
    try scenario.when(.launch(activity: "A"))
    let before = scenario.device
    let refusal = #expect(throws: ImpossibleStimulus.self) { try scenario.when(.code(.finish)) }
    #expect(refusal?.obstacle == .gone)
    #expect(scenario.device == before)
  }

  @Test func `posted code is gone with its process`() throws {
    var scenario = Scenario([.named("A"), .named("B")])
    for stimulus in [
      AndroidStimulus.launch(activity: "A"), .start("B"), .back, .process(.death),
      .launch(activity: "A"),
    ] { try scenario.when(stimulus) }
    let refusal = #expect(throws: ImpossibleStimulus.self) {
      try scenario.when(.code(.finish, in: "B"))
    }
    #expect(refusal?.obstacle == .gone)
  }

  // MARK: View.post

  /// An activity with a fragment in its layout, which has another one inside it.
  private func nested(posting scripts: [(String, FragmentCallback, AppAction)], api: Int)
    -> Scenario
  {
    var parent = FragmentDeclaration(name: "P")
    parent.host = "A"
    var child = FragmentDeclaration(name: "C")
    child.host = "P"
    var app = AndroidApp(
      activities: ["A", "X", "Y"].map { .named($0) },
      scripts: scripts.map { name, callback, action in
        var code = CallbackScript(.allInstances(ofClass: name), .fragment(callback), do: [action])
        code.posting = .view
        return code
      })
    app.fragments = [parent, child]
    return Scenario(app, api: api)
  }

  @Test(arguments: [(23, "[A X Y]"), (24, "[A Y X]")])
  func `a view passes on its queued code before the views in it do`(api: Int, tasks: String) throws
  {
    var scenario = nested(
      posting: [
        ("C", .onViewCreated, .startActivity(Intent("X"))),
        ("P", .onStart, .startActivity(Intent("Y"))),
      ], api: api)
    try scenario.when(.launch(activity: "A"))
    #expect(scenario.tasks == tasks)
  }

  @Test func `a fragment without a view has nothing to post to`() throws {
    var scenario = nested(posting: [("P", .onAttach, .finish)], api: 37)
    try scenario.when(.launch(activity: "A"))
    #expect(scenario.lastReaction.crash?.name == "IllegalStateException")
  }
}
