@testable import Bridge
import TestSupport
import Testing

@Suite("Judging a log")
struct LogJudgementTests {
  private func judgement(
    _ text: String, of script: String, on platform: Platform = .android, versions: [Int]? = nil,
    alsoLogging logged: [String] = []
  ) -> LogJudgement {
    let script = parsed(script)
    let log = DeviceLog(
      text.split(separator: "\n").map(String.init), of: script, on: platform)
    return LogJudgement(
      of: log, against: Lineup(script, on: versions ?? script.versions(on: platform), of: platform),
      alsoLogging: logged)
  }

  private func log(_ name: String) throws -> String {
    try Repository.text(of: "Tests/BridgeTests/Judging/Logs/\(name).log")
  }

  private static let opening = """
    A onPause
    B onCreate
    B onStart
    B onResume
    A onSaveInstanceState
    A onStop
    """

  @Test("The versions that agree come first, separate from those that differ")
  func versions() {
    let judgement = judgement(
      "A onCreate\nA onStart\nA onResume\n" + Self.opening, of: "launch A; open B")
    #expect(judgement.agrees)
    #expect(judgement.verdicts.map(\.summary) == ["21…27", "28…37"])
    #expect(judgement.verdicts.map(\.differences) == [0, 2])
  }

  @Test("A callback on one side alone has its place in the step")
  func rows() throws {
    let judgement = judgement(
      "A onCreate\nA onStart\nA onResume\n" + Self.opening, of: "launch A; open B", versions: [30])
    let step = try #require(judgement.verdicts.first?.steps.last)
    #expect(
      step.rows.map { "\($0.side) \($0.event) \($0.line ?? 0)" }.suffix(4) == [
        "both B.onResume 7", "model A.onStop 0", "both A.onSaveInstanceState 8", "log A.onStop 9",
      ])
  }

  @Test("A callback between two steps that only the log has stands in the step that lacks it")
  func borders() {
    let text = "A onCreate\nA onResume\nA onStart\nB onStart\nA onPause\nB onCreate\nB onResume"
    let judgement = judgement(text, of: "launch A; open B", versions: [30])
    let rows = judgement.verdicts.first?.steps.map { step in
      step.rows.filter(\.isDifference).map { "\($0.side) \($0.event)" }
    }
    #expect(
      rows == [["model A.onStart", "log A.onStart"], ["log B.onStart", "model B.onStart"]])
  }

  @Test("An app that logs what ActivityLifecycleCallbacks are told has registered them")
  func registered() {
    let log = { (text: String, script: String) in
      DeviceLog(text.split(separator: "\n").map(String.init), of: parsed(script), on: .android)
    }
    let script = parsed("launch A")
    let implied = script.codeImplied(
      by: log("onActivityCreated(A)\nonActivityStarted(A)", "launch A"))
    #expect(implied == ["on Application.onCreate: registerActivityLifecycleCallbacks"])
    let whole = script.adding(code: implied)
    let told = log("onActivityCreated(A)\nonActivityStarted(A)", "launch A")
    #expect(
      LogJudgement(of: told, against: Lineup(whole, on: [21, 37], of: .android)).verdicts
        .map(\.agrees) == [true])
    #expect(whole.codeImplied(by: told) == [])
    let ofFragment = "activity A; fragment F in A; launch A"
    #expect(parsed(ofFragment).codeImplied(by: log("F onActivityCreated", ofFragment)) == [])
  }

  @Test("Callbacks that the log never contains are not compared, unless the app logs them")
  func logged() {
    let text = "A onCreate\nA onStart\nA onResume\nA onPause"
    let script = "launch A; home"
    #expect(judgement(text, of: script).agrees)
    let strict = judgement(text, of: script, alsoLogging: ["onStop"])
    #expect(!strict.agrees)
    #expect(strict.callbacks.contains("onStop"))
  }

  @Test("Objects that the log never contains are not compared")
  func objects() {
    #expect(judgement("A onCreate", of: "launch A; open B").agrees)
  }

  @Test("An app may log after the super call, during which a fragment receives its callback first")
  func afterSuper() {
    let script = "activity A; fragment F in A; launch A"
    let beginning = judgement("A onStart\nF onStart", of: script)
    let afterSuper = judgement("F onStart\nA onStart", of: script)
    #expect(beginning.verdicts.map(\.placement) == [.beginning])
    #expect(afterSuper.verdicts.map(\.placement) == [.afterSuper])
    #expect(afterSuper.agrees)
  }

  @Test("Instance numbers are compared if the log has them")
  func numbers() {
    let script = "launch A; open A"
    #expect(judgement("A onCreate\nA onCreate", of: script).agrees)
    #expect(judgement("A onCreate\nA#2 onCreate", of: script).agrees)
    #expect(!judgement("A onCreate\nA#3 onCreate", of: script).agrees)
  }

  @Test("Callbacks that the log has and the model sends nowhere are known")
  func unsent() {
    let text = "A onCreate\nA ON_CREATE\nA onStart\nA onCreateOptionsMenu\nA onStart"
    #expect(judgement(text, of: "launch A").unsent == ["onCreateOptionsMenu"])
    #expect(judgement(text, of: "activity A optionsMenu; launch A").unsent == [])
  }

  @Test("A script that cannot be carried out agrees with no log, and says why")
  func impossible() throws {
    let judgement = judgement("A onCreate", of: "launch A; dismiss alert")
    #expect(!judgement.agrees)
    let step = try #require(judgement.verdicts.first?.steps.last)
    #expect(step.notes.map(\.kind) == [.impossibleStep])
  }

  @Test("UIKit's objects are judged in the same way")
  func uikit() {
    let judgement = judgement(
      "B viewDidLoad\nA viewWillDisappear\nB viewWillAppear\nA viewDidDisappear\nB viewDidAppear",
      of: "launch A; open B", on: .ios)
    #expect(judgement.agrees)
    #expect(judgement.verdicts[0].beginning?.text == "open B")
  }

  @Test("A log may begin with any step, and the nearest beginning is taken")
  func excerpts() {
    let judgement = judgement(Self.opening, of: "launch A; open B; back; open B", versions: [27])
    #expect(judgement.agrees)
    #expect(judgement.verdicts[0].steps.map(\.isBeforeLog) == [true, true, true, false])
    #expect(judgement.verdicts[0].steps.map(\.rows.count) == [0, 0, 0, 6])
  }

  @Test("A log may begin within a step, of which it then lacks the first callbacks")
  func withinStep() {
    let text = """
      B onResume
      A onStop
      B onPause
      A onRestart
      A onStart
      A onResume
      B onStop
      B onDestroy

      """
    let judgement = judgement(
      text + Self.opening, of: "launch A; open B; back; open B", versions: [27])
    #expect(judgement.verdicts[0].beginning?.text == "open B")
    #expect(judgement.verdicts[0].steps.map(\.isBeforeLog) == [true, false, false, false])
    #expect(judgement.verdicts[0].steps.map(\.differences) == [0, 4, 0, 0])
  }

  @Test("A log that is cut off in a step lacks the first callbacks of that step")
  func cutOff() {
    let judgement = judgement(
      "A onResume\nA onPause\nA onStop\nA onDestroy\nA onCreate\nA onStart\nA onResume",
      of: "launch A; rotate", versions: [30])
    #expect(judgement.verdicts[0].beginning == nil)
    #expect(judgement.verdicts[0].steps.map(\.differences) == [2, 0])
  }

  @Test("Callbacks that only activities log are not compared for fragments")
  func sorts() {
    let script = "activity A; fragment F in A; launch A; home"
    let text = "F onPause\nA onPause\nF onStop\nA onStop\nA onSaveInstanceState"
    #expect(judgement(text, of: script, versions: [30]).agrees)
    #expect(
      !judgement(text, of: script, versions: [30], alsoLogging: ["onSaveInstanceState"]).agrees)
  }

  @Test("Where nothing agrees otherwise, an object may log less than others of its kind")
  func scope() {
    let judgement = judgement(
      "A onCreate\nA onStart\nA onResume\nB onCreate", of: "launch A; open B")
    #expect(judgement.agrees)
    #expect(judgement.verdicts.map(\.scope) == [.object])
  }

  @Test("An app may write two lines in each override, between which others come")
  func twoLines() throws {
    let script =
      "activity MainActivity; fragment HomeFragment in MainActivity; launch MainActivity; home"
    let around = judgement(try log("two-lines"), of: script)
    #expect(around.agrees)
    #expect(around.verdicts.map(\.placement) == [.aroundSuper])
    let ends = judgement(
      "A onStart\nF onStart\nF onStart\nA onStart\nA onStart",
      of: "activity A; fragment F in A; launch A")
    #expect(!ends.agrees)
  }

  @Test("An activity may write two lines where a fragment in it writes one")
  func linesOfOne() {
    let judgement = judgement(
      "A onStart\nF onStart\nA onStart\nA onResume\nA onResume\nF onResume",
      of: "activity A; fragment F in A; launch A")
    #expect(judgement.agrees)
    #expect(judgement.verdicts.map(\.placement) == [.aroundSuper])
    #expect(judgement.verdicts.map(\.once) == [["F"]])
    let excerpt = self.judgement(
      "A onStart\nF onStart\nA onStart\nA onResume\nA onResume\nF onResume",
      of: "activity A; fragment F in A; launch A; home; return")
    #expect(excerpt.agrees)
    #expect(excerpt.verdicts.map(\.once) == [["F"]])
    #expect(excerpt.verdicts.first?.beginning?.text == "return")
  }

  @Test(
    "A name may have blanks in the log, and more layout passes than in the model are no difference")
  func layouts() throws {
    let script = "launch FirstScreen; open SecondScreen"
    let judgement = judgement(try log("spaced-names"), of: script, on: .ios)
    #expect(judgement.agrees)
    #expect(judgement.objects == ["FirstScreen", "SecondScreen"])
    #expect(judgement.verdicts.map(\.furtherLayouts) == [4])
  }

  @Test("A log may begin with any step even if its further layout passes fit an earlier one")
  func layoutsOfExcerpt() {
    let pass = "A viewWillLayoutSubviews\nA viewDidLayoutSubviews\n"
    let excerpt = judgement(
      "A willTransition\n" + pass + pass + pass, of: "controller A root; launch A; rotate",
      on: .ios)
    #expect(excerpt.agrees)
    #expect(excerpt.verdicts.first?.beginning?.text == "rotate")
  }

  @Test("A layout pass that only the model has is a difference, unless another one is in its place")
  func missingLayouts() {
    let pass = "A viewWillLayoutSubviews\nA viewDidLayoutSubviews\n"
    let launch = "A viewDidLoad\nA viewWillAppear\n"
    #expect(judgement(launch + pass + "A viewDidAppear", of: "launch A", on: .ios).agrees)
    let late = judgement(launch + "A viewDidAppear\n" + pass, of: "launch A", on: .ios)
    #expect(late.verdicts.map(\.differences) == [2])
  }

  @Test(
    "The window focus may come before or after callbacks of the life cycle",
    arguments: [
      "A onPause\nA onWindowFocusChanged\nA onStop", "A onWindowFocusChanged\nA onPause\nA onStop",
      "A onPause\nA onStop\nA onWindowFocusChanged",
    ])
  func focus(_ text: String) {
    let launch = "A onCreate\nA onStart\nA onResume\nA onWindowFocusChanged\n"
    #expect(judgement(launch + text, of: "launch A; home").agrees)
    let missing = judgement(launch + "A onPause\nA onStop", of: "launch A; home")
    #expect(missing.verdicts.map(\.differences) == [1])
    let swapped = judgement(
      launch + "A onWindowFocusChanged\nA onStop\nA onPause", of: "launch A; home")
    #expect(swapped.verdicts.map(\.differences) == [2])
  }
}
