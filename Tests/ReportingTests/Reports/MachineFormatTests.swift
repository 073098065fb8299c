import Bridge
import Foundation
import Reporting
import Specification
import Testing

@Suite("The result of a check for programs")
struct MachineFormatTests {
  @Test("As JSON, every case with its failures, the findings, and the meaning of the numbers")
  func json() throws {
    let text = try CheckDocument(Sample.failing).json()
    try Snapshot.expect(text, equals: "check-failing.json")
  }

  @Test("As JUnit's XML, one suite for each chapter, and one for the errors in files")
  func junit() throws {
    try Snapshot.expect(JUnitReport(Sample.failing).text, equals: "check-failing.xml")
  }

  @Test("A case that did not run is skipped with its reason, and a missing proof fails")
  func skipped() {
    var result = Sample.conforming
    result.divergences = Sample.registry.map { DivergenceStatus($0, in: []) }
    let text = JUnitReport(result).text
    #expect(text.contains("<skipped message=\"out of scope: depends on the time of day\"/>"))
    #expect(text.contains("<skipped message=\"pending\"/>"))
    #expect(text.contains("<testsuite name=\"divergences\" tests=\"2\" failures=\"2\""))
    #expect(text.contains("type=\"unproven\""))
  }

  @Test("Every field is documented, and every documented field exists")
  func described() throws {
    var result = Sample.failing
    result.cases += Sample.conforming.cases
    result.divergences = Sample.registry.map { DivergenceStatus($0, in: []) }
    let json = try CheckDocument(result).json()
    var fields = MachineDescription.fields(in: json)
    fields.subtract(CaseStatus.allCases.map(\.rawValue))
    let description = try MachineDescription(of: "check")
    #expect(fields.subtracting(description.words) == [])
    #expect(description.fields.subtracting(fields) == [])
  }

  @Test("The words for statuses and kinds of failures are all documented")
  func words() throws {
    let words = CaseStatus.allCases.map(\.rawValue) + Failure.Kind.allCases.map(\.rawValue)
    #expect(Set(words).subtracting(try MachineDescription(of: "check").words) == [])
  }

  @Test("Characters that XML cannot represent are spelt out")
  func control() {
    var result = Sample.conforming
    result.cases[0].title = "A \u{1B}[31m & <B>\u{FFFE}"
    #expect(
      JUnitReport(result).text.contains("name=\"A \\u{1B}[31m &amp; &lt;B&gt;\\u{FFFE}\""))
  }
}
