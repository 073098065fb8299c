import Bridge
import Foundation
import Reporting
import Specification
import Testing

@Suite("The outcome of a check for programs")
struct MachineFormatTests {
  @Test("As JSON, every case with its failures, the findings, and what the numbers are")
  func json() throws {
    let text = try CheckDocument(Sample.failing).json()
    try Snapshot.expect(text, equals: "check-failing.json")
  }

  @Test("As JUnit's XML, a suite a chapter, and one for the errors in files")
  func junit() throws {
    try Snapshot.expect(JUnitReport(Sample.failing).text, equals: "check-failing.xml")
  }

  @Test("What did not run is skipped with its reason, and what lacks its proof fails")
  func skipped() {
    var result = Sample.conforming
    result.divergences = Sample.registry.map { DivergenceStanding($0, in: []) }
    let text = JUnitReport(result).text
    #expect(text.contains("<skipped message=\"out of scope: depends on the time of day\"/>"))
    #expect(text.contains("<skipped message=\"pending\"/>"))
    #expect(text.contains("<testsuite name=\"divergences\" tests=\"2\" failures=\"2\""))
    #expect(text.contains("type=\"unproven\""))
  }

  @Test("Every field is described, and nothing is described that is no field")
  func described() throws {
    var result = Sample.failing
    result.cases += Sample.conforming.cases
    result.divergences = Sample.registry.map { DivergenceStanding($0, in: []) }
    let json = try CheckDocument(result).json()
    var fields = MachineDescription.fields(in: json)
    fields.subtract(CaseStatus.allCases.map(\.rawValue))
    let description = try MachineDescription(of: "check")
    #expect(fields.subtracting(description.words) == [])
    #expect(description.fields.subtracting(fields) == [])
  }

  @Test("The words of a status and of a kind of failure are all described")
  func words() throws {
    let words = CaseStatus.allCases.map(\.rawValue) + Failure.Kind.allCases.map(\.rawValue)
    #expect(Set(words).subtracting(try MachineDescription(of: "check").words) == [])
  }

  @Test("Characters that XML has no place for are written out")
  func control() {
    var result = Sample.conforming
    result.cases[0].title = "A \u{1B}[31m & <B>\u{FFFE}"
    #expect(
      JUnitReport(result).text.contains("name=\"A \\u{1B}[31m &amp; &lt;B&gt;\\u{FFFE}\""))
  }
}
