import Bridge
import Specification
import Testing

@Suite("Rules")
struct RuleTests {
  /// A suite of a rule and one case whose activity is launched and closed.
  private func result(_ law: String, kind: String = "android activity A") -> CaseResult? {
    suite(law, kind: kind).run(newest).cases.first
  }

  private func suite(_ law: String, kind: String = "android activity A") -> Suite {
    let text = """
      # Rules

      ## The law

      It is so [source], [other].

      ```lifecycle
      rule \(kind)
        \(law)
      ```

      ## The trace

      It is so [source], [other].

      ```lifecycle
      screen A

      launch A
      home
      return
      close
      android: launch A
        android A#2.onCreate ...
      ios: rotate
        ios -
      ```

      [source]: https://developer.android.com/page "documented: a section"
      [other]: https://developer.apple.com/page "documented: a section"
      """
    return Suite.parse(text, address: "rules", path: "rules.md")
  }

  @Test(arguments: [
    "A.onCreate precedes A.onStart",
    "never A.onCreate after A.onStart",
    "never A.onCreate between A.onStart and A.onStop",
    "never A.onResume again before A.onPause or A.onDestroy",
    "always A.onCreate",
    "never A.onNewIntent",
    "A.onResume leads to A.onPause before A.onStop",
    "A.onResume alternates with A.onPause",
  ])
  func `A rule that the trace obeys holds`(law: String) {
    let result = result(law)
    #expect(result?.failures.map(\.explanation) == [])
    #expect(result?.status == .passed)
    // There are two instances on one version.
    #expect(result?.checks == 2)
  }

  @Test(
    arguments: [
      ("A.onStart precedes A.onCreate", "A.onCreate"),
      ("never A.onStop after A.onStart", "A.onStop"),
      ("never A.onResume between A.onStart and A.onStop", "A.onResume"),
      ("never A.onResume again before A.onCreate or A.onDestroy", "A.onResume"),
      ("always A.onNewIntent", nil),
      ("never A.onCreate", "A.onCreate"),
      ("A.onStart leads to A.onDestroy before A.onPause", "A.onPause"),
      ("A.onPause alternates with A.onResume", "A.onResume"),
    ] as [(String, String?)])
  func `A rule that the trace breaks fails in its own case`(law: String, found: String?) {
    let result = result(law)
    #expect(result?.status == .failed)
    let failure = result?.failures.first
    #expect(failure?.kind == .rule)
    #expect(failure?.range.line == 9)
    #expect(failure?.explanation.contains("rules#the-trace") == true)
    #expect(failure?.disagreement?.found?.prefix { $0 != "(" } == found.map { $0[...] })
  }

  @Test func `A range that has not ended forbids nothing yet`() {
    #expect(result("never A.onResume between A.onStart and A.onNewIntent")?.status == .passed)
  }

  @Test func `Each instance is checked separately`() {
    let failures = result("A.onDestroy precedes A.onCreate")?.failures ?? []
    #expect(
      failures.map { $0.explanation.prefix { $0 != " " } } == ["A", "A#2"])
  }

  @Test func `A rule for both platforms checks the neutral events on each`() {
    let result = result("S.willShow precedes S.didShow", kind: "both screen S")
    #expect(result?.status == .passed)
    #expect(result?.runs.map(\.platform) == [.android, .ios])
  }

  @Test func `A filter excludes cases, but no trace that a selected rule is checked on`() {
    let suite = suite("always A.onCreate")
    let rule = suite.run(newest, filter: "#the-law").cases
    #expect(rule.map(\.address) == ["rules#the-law"])
    #expect(rule.first?.checks == 2)
    #expect(suite.run(newest, filter: "#The-Law").cases == rule)
    #expect(suite.run(newest, filter: "#the-trace").cases.map(\.status) == [.passed])
    #expect(suite.run(newest, only: ["rules#the-law"]).cases == rule)
  }

  @Test func `A rule that applies to no object does not count as holding`() {
    let result = result("F.onAttach precedes F.onDetach", kind: "android fragment F")
    #expect(result?.status == .notSelected)
  }
}
