import Bridge
import Specification
import Testing

@Suite("Verdicts")
struct VerdictTests {
  /// The example of the language guide.
  private let example = """
    screen A
    screen B

    launch A
    open B
      android  A.onPause B.onCreate B.onStart B.onResume A.onStop
      ios      B.loadView B.viewDidLoad A.viewWillDisappear B.viewWillAppear A.viewDidDisappear B.viewDidAppear
      both     A.willHide ... B.willShow
      differs  D2  android  B.didShow ... A.didHide
                   ios      A.didHide ... B.didShow
    back
      android  B.onPause A.onRestart A.onStart A.onResume B.onStop B.onDestroy
    """

  @Test func `The guide's example holds on every version of both platforms`() {
    let result = run(example)
    #expect(result?.failures.map(\.explanation) == [])
    #expect(result?.status == .passed)
    #expect(result?.runs.map(\.versions.count) == [17, 9])
    #expect(result?.divergences == ["D2"])
    // Versions with the same queries and the same answers share a run: four checks each on Android,
    // three on iOS.
    let runs = result?.runs.map(\.distinct) ?? []
    #expect(runs.count == 2 && runs[0] < 13 && runs[1] < 6)
    #expect(result?.checks == zip(runs, [4, 3]).reduce(0) { $0 + $1.0 * $1.1 })
  }

  @Test func `A wrong order on one side of a divergence fails only that side`() {
    let result = run(
      """
      screen A
      screen B

      launch A
      open B
        differs  D2  android  B.didShow ... A.didHide
                     ios      B.didShow ... A.didHide
      """, on: newest)
    #expect(result?.failures.map(\.platform) == [.ios])
    #expect(result?.failures.first?.kind == .neutralEvents)
  }

  @Test func `Versions that fail in the same way are one failure with a range`() {
    let result = run(
      """
      activity A

      launch A
      home
        android A.onPause A.onSaveInstanceState A.onStop
      """)
    #expect(result?.failures.count == 1)
    #expect(result?.failures.first?.versions.description == "28..37")
    #expect(result?.failures.first?.range.line == 12)
  }

  @Test func `A line with versions is checked only on those`() {
    let result = run(
      """
      activity A

      launch A
      home
        android ..27 A.onPause A.onSaveInstanceState A.onStop
        android 28.. A.onPause A.onStop A.onSaveInstanceState
      """)
    #expect(result?.status == .passed)
    // Each run checks one of the two lines.
    #expect(result?.checks == result?.runs.reduce(0) { $0 + $1.distinct })
  }

  @Test func `A step that cannot be carried out fails at its line`() {
    let result = run(
      """
      screen A

      launch A
      lock
      back
        both -
      """, on: newest)
    #expect(result?.failures.map(\.kind) == [.impossibleStep, .impossibleStep])
    #expect(result?.failures.map(\.platform) == [.android, .ios])
    #expect(result?.failures.map(\.range.line) == [12, 12])
  }

  @Test func `Back on a root screen is not an input on iOS, and not an error`() {
    let result = run(
      """
      screen A

      launch A
      back
        android A.onPause A.onStop
        ios -
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `A crash that no line expects is a failure`() {
    let result = run(
      """
      activity A

      launch A
      crash
        android -
      """, on: newest)
    #expect(result?.failures.map(\.kind) == [.unexpectedCrash])
    let expected = run(
      """
      activity A

      launch A
      crash
        crash
      """, on: newest)
    #expect(expected?.failures.map(\.explanation) == [])
  }

  @Test func `A crash line applies to both platforms, with an exception for each`() {
    let result = run(
      """
      screen A

      launch A
      crash
        android crash RuntimeException
        ios crash NSGenericException
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `Tasks, states and extras are read from the device`() {
    let result = run(
      """
      activity A
      activity B

      launch A
      android: start B id=42
        tasks [A B]
        state A stopped
        B.intent id=42
        B.intent no name
        B.intent no id
        state B paused
      """, on: newest)
    #expect(result?.failures.map(\.kind) == [.property, .state])
    #expect(result?.failures.map { $0.actual.map(\.description) } == [["id=42"], ["resumed"]])
  }

  @Test func `A case based on memory is reported and does not count as conformance`() {
    let script = """
      activity A

      launch A
        android A.onStart
      """
    let suite = suite(script, evidence: "memory").run(newest)
    #expect(suite.cases.map(\.status) == [.informationalFailed])
    #expect(suite.isConforming)
  }

  @Test func `A case for one platform does not run on the other`() {
    let result = run(
      """
      screen A
      only ios

      launch A
        ios A.viewDidLoad ...
      """)
    #expect(result?.runs.map(\.platform) == [.ios])
  }

  @Test func `A case does not run if none of its versions is selected`() {
    let result = run(
      """
      activity A
      versions android ..25

      launch A
        tasks [A]
      """, on: newest)
    #expect(result?.status == .notSelected)
  }

  @Test func `Two runs give the same result`() {
    let suite = suite(example)
    #expect(suite.run() == suite.run())
  }

  @Test func `An error in the text makes the case invalid and the suite fail`() {
    let result = suite(
      """
      screen A

      lunch A
      """
    ).run()
    #expect(result.cases.map(\.status) == [.invalid])
    #expect(!result.isConforming)
    #expect(result.findings.contains { $0.isError })
  }

  @Test func `A path that does not exist is a finding in that file`() {
    let suite = Suite.load(["/nowhere/at/all"])
    #expect(suite.findings.map(\.path) == ["/nowhere/at/all"])
    #expect(!suite.run().isConforming)
  }

  /// The result of a case whose prose cites a log and whose script has this beginning.
  private func logged(_ versions: String, _ beginning: String = "") -> CaseResult? {
    let text = """
      # A chapter

      ## A case

      It was seen [log], and somebody says otherwise [rumour].

      ```lifecycle
      activity A
      disputes @rumour
      \(beginning)
      launch A
        android  A.onCreate ...
      ```

      [log]: https://example.com/log "observed android \(versions): a log"
      [rumour]: https://example.com/rumour "secondary: otherwise"
      """
    return Suite.parse(text, address: "chapter", path: "chapter.md").run().cases.first
  }

  @Test func `A case is extrapolated on versions that its sources do not cover`() {
    #expect(
      logged("28..30")?.extrapolated == [VersionSet(.android, Array(21...27) + Array(31...37))])
    #expect(logged("28..30", "versions android 28..30")?.extrapolated == [])
    #expect(logged("..40")?.extrapolated == [])
  }

  @Test func `A case lists its disputed sources and has the evidence class of the others`() {
    let result = logged("30")
    #expect(result?.disputed == ["rumour"])
    #expect(result?.evidence == .observed)
    #expect(result?.status == .passed)
  }

  @Test func `A case based on secondary sources is informational`() {
    let suite = suite("activity A\n\nlaunch A\n  android A.onCreate ...", evidence: "secondary")
    #expect(suite.run(newest).cases.map(\.status) == [.informationalPassed])
  }
}
