import AndroidModel
import Testing

/// Activities that finish themselves while they are being started.
struct FinishingTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")

  @Test func `code in an observer of an activity runs as soon as it is notified`() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "A"), .lifecycle(.onStart, ofView: false), do: [.finish])
    var scenario = Scenario([a], scripts: [script])
    #expect(
      try scenario.when(.launch(activity: "A")) == "A.onCreate A.onStart A.onStop A.onDestroy")
  }

  @Test func `a trampoline with theme NoDisplay has no callbacks between those of the two others`()
    throws
  {
    var scenario = Scenario(
      [a, b, .named("N") { $0.theme = .noDisplay }],
      scripts: [.on("N", .onCreate, .startActivity(Intent("B")), .finish)])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("N"))
        == "A.onPause N.onCreate B.onCreate B.onStart B.onResume N.onDestroy A.onStop")
  }
}
