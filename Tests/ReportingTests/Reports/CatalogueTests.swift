import Bridge
import Reporting
import Specification
import Testing

@Suite("The reports on what there is")
struct CatalogueTests {
  private let cases = Sample.conforming.cases

  @Test("A list shows status, versions and title under the chapter")
  func list() throws {
    try Snapshot.expect(CaseList(cases).text(TextOptions()), equals: "list.txt")
    try Snapshot.expect(CaseList(cases).markdown, equals: "list.md")
  }

  /// All but the registry of divergences, which grows.
  private let sections = ClaimsReport.Section.allCases.filter { $0 != .divergences }

  @Test("A divergence is listed with the cases that prove both sides")
  func divergences() throws {
    let id = try #require(Divergence.all.first).id
    var proof = Sample.result("Both sides are asserted", .passed)
    proof.divergences = [id]
    let text = ClaimsReport([proof], sections: [.divergences]).text(TextOptions())
    let entry = text.split(separator: "\n").drop { !$0.hasPrefix("  \(id): ") }.prefix(6)
    #expect(entry.contains { $0.hasSuffix(proof.address) })
    #expect(text.contains("proven by no case"))
  }

  @Test("Claims show every source once with the cases that cite it")
  func claims() throws {
    try Snapshot.expect(
      ClaimsReport(cases, sections: sections).text(TextOptions()), equals: "claims.txt")
    try Snapshot.expect(ClaimsReport(cases, sections: sections).markdown, equals: "claims.md")
  }

  @Test("What goes beyond its sources, or against one, is listed and counted")
  func doubts() {
    var source = Sample.source
    source.platforms = ["android"]
    source.versions = VersionRange(lower: 28, upper: 30, range: source.range)
    var result = Sample.result("Stop comes last", .passed)
    result.sources = [source]
    result.grounds = [Ground(platform: "android", sources: [source])]
    result.disputed = ["coordinating"]
    let text = ClaimsReport([result], sections: [.disputed, .extrapolated]).text(TextOptions())
    #expect(text.contains("disputes coordinating:"))
    #expect(text.contains("extrapolated on Android 21..27, 31..36"))
    #expect(text.contains("documented android 28..30:"))
    let suite = SuiteResult(cases: [result], findings: [], selection: .all)
    #expect(
      SuiteSummary(suite).evidenceLine
        == "evidence: 1 documented; 1 extrapolated, 1 disputed")
  }

  @Test("A section can be asked for alone")
  func section() {
    let text = ClaimsReport(cases, sections: [.outOfScope]).text(TextOptions())
    #expect(text.contains("depends on the time of day"))
    #expect(!text.contains("Sources"))
  }
}
