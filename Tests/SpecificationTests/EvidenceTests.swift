import Specification
import Testing

/// What a case rests on, line by line.
@Suite struct EvidenceTests {
  private static func parsed(_ script: String, sources: String) -> SpecificationCase? {
    let text = """
      # Title

      ## Case [docs]

      ```lifecycle
      \(script)
      ```

      [docs]: https://example.org/docs "documented: a section"
      \(sources)
      """
    let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
      .parse(text, address: "x", path: "x.md")
    #expect(parsed.diagnostics.map(\.message) == [])
    return parsed.chapter.cases.first
  }

  @Test func `A case has the class of its weakest asserted line`() throws {
    let one = try #require(
      Self.parsed(
        """
        screen A

        launch A
          android  A.onCreate ...
          ios      A.viewDidLoad ... @log
        """, sources: "[log]: https://example.com/log \"observed ios 13..15: a log\""))
    #expect(one.lineEvidence.map(\.platform) == ["android", "ios"])
    #expect(one.lineEvidence.map(\.evidence) == [.documented, .observed])
    #expect(one.lineEvidence.weakestEvidence == .observed)
  }

  @Test func `A line is extrapolated before and after all versions that its sources cover`() throws
  {
    let one = try #require(
      Self.parsed(
        """
        screen A
        only ios

        launch A
          ios 13..  A.viewDidLoad ... @old
          ios       A.viewDidLoad ... @docs
        """, sources: "[old]: https://example.com/log \"observed ios ..14: a log\""))
    #expect(
      [12, 14, 15, 26].map { one.lineEvidence[0].isExtrapolated(on: $0) } == [
        false, false, true, true,
      ])
    #expect(!one.lineEvidence[1].isExtrapolated(on: 26))
  }

  @Test func `Versions between two covered by logs are not extrapolated`() {
    func log(_ version: Int) -> Source {
      let range = SourceRange(line: 1, column: 1)
      return Source(
        label: "log\(version)", destination: "https://example.com/log", evidence: .observed,
        detail: "", platforms: ["ios"],
        versions: VersionRange(lower: version, upper: version, range: range), range: range)
    }
    let ground = LineEvidence(platform: "ios", sources: [log(16), log(13)])
    #expect([12, 13, 15, 16, 17].map(ground.isExtrapolated) == [true, false, false, false, true])
  }

  @Test func `A disputed source and a claim are not evidence`() throws {
    let one = try #require(
      Self.parsed(
        """
        activity A
        disputes @rumour
        refutes @claim

        launch A
          android  A.onCreate ...
        """,
        sources: """
          [rumour]: https://example.com/rumour "secondary android: otherwise"
          [claim]: https://example.com/claim "claim: never"
          """))
    #expect(one.lineEvidence.map { $0.sources.map(\.label) } == [["docs"]])
    #expect(one.citations.map(\.value.label) == ["docs", "claim", "rumour"])
  }

  @Test func `Only evidence of what the platform does is proof`() {
    #expect(
      Evidence.allCases.filter(\.isProof)
        == [.documented, .upstreamTest, .upstreamSource, .observed])
  }
}
