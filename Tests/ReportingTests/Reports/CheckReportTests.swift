import Bridge
import LifecycleCommand
import Reporting
import Specification
import Testing

@Suite("The report of a check")
struct CheckReportTests {
  @Test("A failure reads like a diff, at every width", arguments: [60, 80, 120])
  func failing(_ width: Int) throws {
    let text = CheckReport(Sample.failing).text(TextOptions(width: width))
    // The line with the place is for editors, and an address stays whole.
    let wide = text.split(separator: "\n").filter { $0.columns > width }
    #expect(wide.filter { !$0.contains("://") && !$0.hasPrefix("Specs/") } == [])
    try Snapshot.expect(text, equals: "check-failing-\(width).txt")
  }

  @Test("A failure in Markdown is a section with a diff")
  func markdown() throws {
    try Snapshot.expect(CheckReport(Sample.failing).page.markdown, equals: "check-failing.md")
  }

  @Test("On a page the list of all cases is not part of the last failure")
  func list() {
    let page = CheckReport(Sample.failing, listsCases: true).page
    #expect(page.markdown.contains("\n## Cases\n\n| case | status |"))
    #expect(page.html.contains("</details>\n<section>\n<h2>Cases</h2>\n<div class=\"table\">"))
  }

  @Test("The summary counts what passed, what is pending and what ran")
  func summary() throws {
    let text = CheckReport(Sample.conforming, listsCases: true).text(TextOptions())
    try Snapshot.expect(text, equals: "check-conforming.txt")
  }

  @Test("A finding has the format of compilers")
  func finding() {
    let text = FindingReport(Sample.failing.findings[0]).text(TextOptions())
    #expect(
      text == """
        Specs/x.md:14:12: error: unknown callback 'onResum' on activity A; did you mean 'onResume'?
            android  A.onResum
                     ^~~~~~~~~

        """)
  }

  @Test("A caret is under its word after wide characters too")
  func wideCharacters() {
    let finding = Finding(
      path: "script",
      diagnostic: Diagnostic(
        .error, "unknown verb 'opne'", at: SourceRange(line: 1, column: 12, length: 4),
        sourceLine: "launch 世界; opne C"))
    let lines = FindingReport(finding).text(TextOptions()).split(separator: "\n")
    #expect(lines.last.map(String.init) == String(repeating: " ", count: 15) + "^~~~")
  }

  @Test("A defect of the model is reported as such, with its place, and exits with 1")
  func defect() throws {
    let text = CheckReport(Sample.defective).text(TextOptions())
    let first = try #require(text.split(separator: "\n").first)
    #expect(first.hasPrefix("Specs/navigation/opening.md:13:1: failed: the model has failed"))
    #expect(first.contains("AndroidModel/Stopping.swift:58"))
    #expect(text.contains("open B"))
    let verdict = SuiteSummary(Sample.defective).verdict
    #expect(ExitCode(verdict) == .notConforming)
    #expect(ExitCode.notConforming.rawValue == 1)
  }

  @Test("Where a later instance came than the one named, the report says what a name means")
  func laterInstance() throws {
    let hint = "; a name without a number means the first instance"
    let found = TraceEntry(
      subject: "A#2", name: "onCreate",
      arguments: [.init(label: "savedInstanceState", value: "null")])
    #expect(try message(expecting: "A.onCreate(savedInstanceState: null)", found).hasSuffix(hint))
    #expect(try !message(expecting: "A.onStart", found).contains(hint))
    #expect(try !message(expecting: "A#3.onCreate", found).contains(hint))
  }

  /// The first line of the report of a failure at the first event.
  private func message(expecting expected: String, _ found: TraceEntry) throws -> Substring {
    var failure = Sample.failure
    failure.actual = [found]
    failure.disagreement = Disagreement(
      matched: 0, expected: [expected], found: found.description)
    var result = Sample.failing
    result.cases = [Sample.result("A fact", .failed, failures: [failure])]
    return try #require(CheckReport(result).text(TextOptions()).split(separator: "\n").first)
  }

  @Test("A run of nothing is not a success, unless nothing could run")
  func nothing() {
    var result = Sample.conforming
    result.cases.removeAll { !$0.runs.isEmpty }
    #expect(SuiteSummary(result).verdict == .conforming)
    result.cases.append(Sample.result("It is about other versions", .notSelected))
    #expect(SuiteSummary(result).verdict == .nothingRan)
    result.cases = []
    #expect(SuiteSummary(result).verdict == .nothingRan)
    #expect(SuiteSummary(Sample.conforming).verdict == .conforming)
    #expect(SuiteSummary(Sample.failing).verdict == .notConforming)
  }

  @Test("A divergence without its proof is listed with what is missing, and counted")
  func unproven() {
    var result = Sample.conforming
    result.divergences = Sample.registry.map { DivergenceStatus($0, in: []) }
    #expect(!result.isConforming)
    let report = CheckReport(result)
    #expect(report.text(TextOptions()).contains("D2: not proven: no case that holds"))
    #expect(report.text(TextOptions()).contains("divergences: 2 not proven"))
    #expect(report.page.markdown.contains("D2 is not proven: no case that holds"))
  }
}
