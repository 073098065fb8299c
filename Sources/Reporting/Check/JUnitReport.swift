package import Bridge
import Specification

/// The result of `lifecycle check` in the XML that build servers read as test results.
///
/// https://github.com/testmoapp/junitxml describes the elements that they agree on.
package struct JUnitReport: Sendable {
  private let result: SuiteResult

  package init(_ result: SuiteResult) {
    self.result = result
  }

  package var text: String {
    let suites = chapters + [files, divergences].filter { !$0.cases.isEmpty }
    return XMLElement(
      name: "testsuites",
      attributes: [("name", "lifecycle check")] + TestSuite.counts(suites.flatMap(\.cases)),
      children: suites.map(\.element)
    ).document
  }

  private var chapters: [TestSuite] {
    var suites: [TestSuite] = []
    for one in result.cases {
      let name = one.chapterAddress
      if suites.last?.name != name { suites.append(TestSuite(name: name, cases: [])) }
      suites[suites.count - 1].cases.append(TestCase(one, in: name))
    }
    return suites
  }

  /// A file that cannot be read as a spec has no cases that could fail, so it becomes a suite of
  /// its own.
  private var files: TestSuite {
    TestSuite(
      name: "files",
      cases: result.findings.filter(\.isError).map { finding in
        let range = finding.diagnostic.range
        return TestCase(
          suite: "files", name: range.place(in: finding.path),
          path: finding.path, line: range.line,
          outcome: .error(
            finding.diagnostic.message, FindingReport(finding).text(TextOptions())))
      })
  }

  private var divergences: TestSuite {
    TestSuite(
      name: "divergences",
      cases: result.divergences.map { status in
        let name = "\(status.divergence.id): \(status.divergence.statement)"
        let reason = status.state.reason ?? ""
        let outcome: TestCase.Outcome =
          switch status.state {
          case .proven: .passed
          case .unasserted, .pending: .skipped(reason)
          case .unproven: .failure("unproven", reason, reason)
          }
        return TestCase(suite: "divergences", name: name, outcome: outcome)
      })
  }
}

private struct TestSuite {
  let name: String
  var cases: [TestCase]

  var element: XMLElement {
    XMLElement(
      name: "testsuite", attributes: [("name", name)] + Self.counts(cases),
      children: cases.map(\.element))
  }

  static func counts(_ cases: [TestCase]) -> [(name: String, value: String)] {
    let elements = cases.map(\.outcome.element?.name)
    return [("tests", cases.count)]
      .map { ($0.0, "\($0.1)") }
      + [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]
      .map { count in (count.0, "\(elements.count { $0 == count.1 })") }
  }
}

private struct TestCase {
  let suite: String
  let name: String
  var path: String?
  var line: Int?
  let outcome: Outcome

  enum Outcome {
    case passed
    case failure(_ kind: String, _ message: String, _ text: String)
    /// The case could not be run.
    case error(_ message: String, _ text: String)
    /// The case did not run, or does not count.
    case skipped(String)

    var element: XMLElement? {
      switch self {
      case .passed: nil
      case .failure(let kind, let message, let text):
        XMLElement(
          name: "failure", attributes: [("message", message), ("type", kind)], text: text)
      case .error(let message, let text):
        XMLElement(name: "error", attributes: [("message", message)], text: text)
      case .skipped(let message):
        XMLElement(name: "skipped", attributes: [("message", message)])
      }
    }
  }

  var element: XMLElement {
    let place = [("file", path), ("line", line.map(String.init))]
    return XMLElement(
      name: "testcase",
      attributes: [("classname", suite), ("name", name)]
        + place.compactMap { name, value in value.map { (name, $0) } },
      children: [outcome.element].compactMap(\.self))
  }
}

extension TestCase {
  init(_ result: CaseResult, in suite: String) {
    self.init(
      suite: suite, name: result.title, path: result.path, line: result.range.line,
      outcome: Outcome(result))
  }
}

extension TestCase.Outcome {
  init(_ result: CaseResult) {
    switch result.status {
    case .passed, .informationalPassed: self = .passed
    case .failed:
      let report = FailureReport(of: result, options: TextOptions(width: 100))
      let first = result.failures.first
      // A build server shows only the message until the details are opened.
      self = .failure(
        first?.kind.rawValue ?? "", first?.sentence(with: first.flatMap { TraceDiff($0) }) ?? "",
        result.failures.map(report.text).joined(separator: "\n"))
    case .invalid: self = .error("it has an error and does not run", "")
    case .informationalFailed, .pending, .outOfScope, .notSelected:
      let reason = result.reasonNotToRun.map { ": \($0)" } ?? ""
      self = .skipped(result.status.name + reason)
    }
  }
}
