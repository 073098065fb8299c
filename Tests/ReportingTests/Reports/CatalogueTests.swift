import Bridge
import Reporting
import Specification
import Testing

@Suite("The reports on the contents of the specs")
struct CatalogueTests {
  private let cases = Sample.conforming.cases

  private func claims(
    _ cases: [CaseResult], _ sections: [ClaimsReport.Section]
  ) -> ClaimsReport {
    ClaimsReport(SuiteResult(cases: cases, findings: [], selection: .all), sections: sections)
  }

  @Test("A list shows status, versions and title under the chapter")
  func list() throws {
    try Snapshot.expect(CaseList(cases).text(TextOptions()), equals: "list.txt")
    try Snapshot.expect(CaseList(cases).page.markdown, equals: "list.md")
  }

  /// All sections except the registry of divergences, which grows.
  private let sections = ClaimsReport.Section.allCases.filter { $0 != .divergences }

  @Test("A divergence is listed with the cases that prove both sides")
  func divergences() throws {
    let divergence = try #require(Divergence.all.first)
    var proof = Sample.result("Both sides are asserted", .passed)
    proof.proofs = [DivergenceProof(id: divergence.id, versions: [])]
    let report = claims([proof], [.divergences])
    for text in [report.text(TextOptions()), report.page.markdown] {
      #expect(text.contains(divergence.id))
      #expect(text.contains(proof.address))
      #expect(text.contains("not proven: no case that holds asserts both sides"))
      #expect(text.contains("unasserted: neither platform promises a callback"))
      for kind in ["Asserted", "Profile", "Synthesised", "Unasserted"] {
        #expect(text.contains("\(kind): "))
      }
    }
  }

  @Test("Claims show every source once with the cases that cite it")
  func claims() throws {
    try Snapshot.expect(
      claims(cases, sections).text(TextOptions()), equals: "claims.txt")
    try Snapshot.expect(claims(cases, sections).page.markdown, equals: "claims.md")
  }

  @Test("Assertions beyond their sources, or against one, are listed and counted")
  func doubts() {
    var source = Sample.source
    source.platforms = ["android"]
    source.versions = VersionRange(lower: 28, upper: 30, range: source.range)
    var result = Sample.result("Stop comes last", .passed)
    result.sources = [source]
    result.lineEvidence = [LineEvidence(platform: "android", sources: [source])]
    result.disputed = ["coordinating"]
    let text = claims([result], [.disputed, .extrapolated]).text(TextOptions())
    #expect(text.contains("disputes coordinating:"))
    #expect(text.contains("extrapolated on Android 21..27, 31..36"))
    #expect(text.contains("documented android 28..30:"))
    let suite = SuiteResult(cases: [result], findings: [], selection: .all)
    #expect(
      SuiteSummary(suite).evidenceLine
        == "evidence: 1 documented; 1 extrapolated, 1 disputed")
  }

  @Test("A section can be requested alone")
  func section() {
    let text = claims(cases, [.outOfScope]).text(TextOptions())
    #expect(text.contains("depends on the time of day"))
    #expect(!text.contains("Sources"))
  }
}
