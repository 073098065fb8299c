@testable import Bridge
import Specification
import Testing

@Suite("Differences over a suite")
struct SuiteDifferencesTests {
  private func differences(_ script: String, filter: String? = nil) -> SuiteDifferences {
    let text = """
      # Chapter

      ## A fact

      It is so [android] [ios].

      ```lifecycle
      \(script)
      ```

      [android]: https://developer.android.com/guide "documented: a section"
      [ios]: https://developer.apple.com/documentation/uikit "documented: a section"
      """
    return Suite.parse(text, address: "chapter", path: "chapter.md").differences(filter: filter)
  }

  @Test func `Each step that both platforms run has its differences with their divergences`() {
    let all = differences("screen A\nscreen B\n\nlaunch A\nopen B\n  both  B.load ...")
    #expect(all.steps.map(\.text) == ["launch A", "open B"])
    #expect(all.steps.map(\.range.line) == [11, 12])
    #expect(all.steps.allSatisfy { $0.address == "chapter#a-fact" && $0.path == "chapter.md" })
    let paused = all.steps[1].differences.first { $0.event.description == "A.willHide" }
    #expect(paused?.platform == .android)
    #expect(paused?.divergences == ["D5"])
    #expect(all.unexplained.isEmpty && all.divided.isEmpty)
    let tally = all.tallies().first { $0.divergence.id == "D5" }
    #expect(tally?.steps == 1 && tally?.cases == 1)
  }

  @Test func `A step for one platform is not compared`() {
    let all = differences(
      "screen A\nscreen B\n\nlaunch A\n  both  A.load ...\nandroid: start B")
    #expect(all.steps.map(\.text) == ["launch A"])
  }

  @Test func `After steps for one platform, unexplained differences are attributed to the script`()
  {
    let all = differences(
      "screen A\n\nlaunch A\n  both  A.load ...\nandroid: other app to front & ios: rotate")
    #expect(all.unexplained.isEmpty)
    #expect(all.divided.map(\.text) == ["android: other app to front & ios: rotate"])
    #expect(all.steps.map(\.isScriptedAlike) == [true, false])
  }

  @Test func `Code in a callback of one platform separates the platforms from the start`() {
    let all = differences(
      "screen A\nscreen B\non A.onCreate: start B\n\nlaunch A\n  both  A.load ...")
    #expect(all.unexplained.isEmpty)
    #expect(all.divided.map(\.text) == ["launch A"])
  }

  @Test func `A comparison separates the platforms at the same step`() {
    let script = parsed("launch A; android: other app to front & ios: rotate; wait 1s")
    #expect(Comparison(of: script).steps.map(\.isScriptedAlike) == [true, false, false])
    let neutral = parsed("launch A; open B; back")
    #expect(Comparison(of: neutral).steps.map(\.isScriptedAlike) == [true, true, true])
  }

  @Test(arguments: [
    ("pager V in A pages=P,Q", false), ("pages W in A viewControllers=P,Q", false),
    ("pager V in A pages=P,Q; pages W in A viewControllers=P,Q", true),
    ("pager V in A pages=P,Q; pages W in A viewControllers=P", false),
    ("tabs T in A viewControllers=P,Q", true),
    ("pages W in A viewControllers=X; controller X", true),
  ])
  func `Pages on one platform only separate the platforms from the start`(
    declarations: String, isNeutral: Bool
  ) {
    let script = parsed("screen A; part P in A; part Q in A; \(declarations); launch A")
    #expect(script.isNeutral == isNeutral)
  }

  @Test(arguments: [
    ("split S primary=A secondary=B", false), ("navigation N viewControllers=A,B", false),
    ("navigation N viewControllers=A; split S primary=N secondary=B", false),
    ("navigation N in A viewControllers=B", false), ("navigation N viewControllers=A", true),
    ("tabs T viewControllers=A,B", true),
    ("part P in A; part Q in A; split S in A primary=P secondary=Q", false),
    (
      """
      part P in A; part Q in A; navigation N viewControllers=P; split S in A primary=N secondary=Q
      """, false
    ),
    ("split S in A primary=X secondary=Y; controller X; controller Y", true),
  ])
  func `What appears together on one platform only separates the platforms from the start`(
    declarations: String, isNeutral: Bool
  ) {
    let script = parsed("screen A; screen B; \(declarations); launch A; open B")
    #expect(script.isNeutral == isNeutral)
  }

  @Test(arguments: [
    ("interrupt; shade; close shade; end interruption", true),
    ("shade; end interruption", false), ("interrupt; close shade", false),
    ("switch app; biometric prompt; end interruption", false),
    ("shade; home; return; interrupt; end interruption", true),
  ])
  func `An interruption that another step ends separates the platforms`(
    steps: String, isNeutral: Bool
  ) {
    let script = parsed("launch A; \(steps)")
    #expect(script.isNeutral == isNeutral)
    #expect(Comparison(of: script).steps.last?.isScriptedAlike == isNeutral)
  }

  @Test func `An action in place of the back button is code for one platform`() {
    let script = parsed("versions ios 16..; screen A; screen B backAction; launch A; open B; back")
    #expect(!script.isNeutral)
  }

  @Test func `Cases are chosen by their address`() {
    let script = "screen A\n\nlaunch A\n  both  A.load ..."
    #expect(differences(script, filter: "A-Fact").steps.count == 1)
    #expect(differences(script, filter: "elsewhere").steps.isEmpty)
  }
}

@Suite("Differences that signs explain wrongly")
struct SignTrialTests {
  /// Each of these has two sides with the same event. Silencing one of them amounts to an error of
  /// a machine, which no divergence covers.
  @Test(arguments: [
    "launch A; open B; back", "launch A; home; return", "launch A; lock; unlock",
    "launch A; interrupt; end interruption", "launch A; rotate",
    "screen A; part P in A; part Q in A notAdded; launch A; replace part P with Q",
  ])
  func `A removed event is rarely explained`(script: String) {
    var trial = SignTrial()
    trial.run(parsed(script))
    #expect(trial.removed > 0)
    #expect(trial.explained * 10 <= trial.removed, "\(trial.byEvent)")
  }
}
