import Reporting
import Testing

@Suite("The report of a comparison")
struct ComparisonReportTests {
  @Test("Columns stay aligned at every width", arguments: [60, 80, 120])
  func widths(_ width: Int) throws {
    let text = ComparisonReport(Sample.comparison, registry: Sample.registry).text(
      TextOptions(width: width))
    #expect(text.split(separator: "\n").allSatisfy { $0.columns <= width })
    try Snapshot.expect(text, equals: "compare-\(width).txt")
  }

  @Test("In Markdown each step is a table")
  func markdown() throws {
    try Snapshot.expect(
      ComparisonReport(Sample.comparison, registry: Sample.registry).page.markdown,
      equals: "compare.md")
  }
}
