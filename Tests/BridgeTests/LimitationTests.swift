import Bridge
import Specification
import Testing

@Suite("Words that no machine implements yet")
struct LimitationTests {
  @Test func `A case with an unsupported word is pending, with the reason`() throws {
    let result = try #require(
      run(
        """
        activity A

        launch A
        android: start A flags=NEW_TASK|MATCH_EXTERNAL
          android  A.onPause ...
        """))
    #expect(result.status == .pending)
    #expect(result.notModelledYet == ["'MATCH_EXTERNAL': there are no instant apps"])
  }

  @Test func `A script on the command line with an unsupported word is refused at that word`() {
    let parsed = ScriptParser.mobile.parse(
      "activity A; launch A; android: start A flags=MATCH_EXTERNAL")
    #expect(
      parsed.diagnostics.map(\.message)
        == ["not modelled yet, 'MATCH_EXTERNAL': there are no instant apps"])
    #expect(parsed.diagnostics.first?.range.column == 46)
  }

  @Test func `Each intent of startActivities can have attributes`() throws {
    let suite = suite(
      """
      activity A
      activity B
      activity C

      launch A
      android: startActivities intent B id=4, intent C flags=SINGLE_TOP
        android  A.onPause C.onCreate C.onStart C.onResume A.onStop
      back
        android  C.onPause B.onCreate B.onStart B.onResume C.onStop C.onDestroy
        B.intent id=4
      """)
    #expect(suite.findings.map(\.diagnostic.message) == [])
    #expect(suite.run().cases.first?.failures == [])
  }
}
