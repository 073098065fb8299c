package import Bridge
import Specification

/// The report of `lifecycle check`.
package struct CheckReport: Report {
  let result: SuiteResult
  /// Whether every case is listed, not only those that fail.
  let listsCases: Bool

  package init(_ result: SuiteResult, listsCases: Bool = false) {
    self.result = result
    self.listsCases = listsCases || Self.hasNothingElse(result)
  }

  /// Whether no case ran and nothing is wrong, so that the list of cases is the whole report.
  private static func hasNothingElse(_ result: SuiteResult) -> Bool {
    !result.cases.isEmpty && result.isConforming && SuiteSummary(result).ranCases == 0
  }

  /// For a terminal: failures like diffs, followed by the counts.
  package func text(_ options: TextOptions) -> String {
    let summary = SuiteSummary(result)
    let tint: Tint = summary.verdict == .conforming ? .success : .failure
    var blocks = result.cases.flatMap { result in
      result.failures.map { FailureReport(of: result, options: options).text($0) }
    }
    blocks += result.divergences.compactMap { status in
      status.gap.map { gap in
        "\(status.divergence.id): \(options.paint("not proven:", .failure)) \(gap)\n"
          + Wrapping.paragraph(status.divergence.statement, width: options.width, indent: 2)
          + "\n"
      }
    }
    if listsCases { blocks.insert(CaseList(result.cases).text(options), at: 0) }
    let lines = summary.lines.map {
      Wrapping.lines($0, width: options.width, indent: 2).joined(separator: "\n") + "\n"
    }
    blocks.append(options.paint(summary.verdict.rawValue, tint) + "\n" + lines.joined())
    return blocks.joined(separator: "\n")
  }

  /// For other formats: the counts, followed by a section for each case that does not hold.
  package var page: Page {
    let summary = SuiteSummary(result)
    let failing = result.cases.filter { !$0.failures.isEmpty }
    return Page(
      "Conformance: \(summary.verdict.rawValue)",
      [.list(summary.lines.map { .init([.text($0)]) } + findings + gaps)]
        + failing.map(section) + (listsCases ? [list] : []))
  }

  /// Without its own title the list would seem to belong to the last failing case.
  private var list: Block {
    let list = CaseList(result.cases).page
    return .section([.text(list.title)], list.blocks)
  }

  private var findings: [Block.Item] {
    result.findings.map { finding in
      let severity = finding.diagnostic.severity.rawValue
      return .init([
        .code(finding.diagnostic.range.place(in: finding.path)),
        " \(severity): \(finding.diagnostic.message)",
      ])
    }
  }

  private var gaps: [Block.Item] {
    result.divergences.compactMap { status in
      status.gap.map { .init(["\(status.divergence.id) is not proven: \($0)"]) }
    }
  }

  private func section(of failing: CaseResult) -> Block {
    .section(
      [.text(failing.title)], style: .foldable,
      [.paragraph([.code(failing.address)])] + failing.failures.flatMap(blocks))
  }

  private func blocks(of failure: Failure) -> [Block] {
    let diff = TraceDiff(failure)
    let asserted =
      failure.step == failure.expectation
      ? [Cell(failure.step)] : [Cell(failure.step), Cell("  \(failure.expectation)")]
    return [
      .paragraph([
        .code(failure.range.place(in: failure.path)),
        " on \(failure.platform.title) \(failure.versions): ",
        .text(failure.sentence(with: diff)),
      ]),
      .lines(asserted + (diff?.marked ?? []), language: "diff"),
      .list(
        failure.sources.map {
          .init(["\($0.evidenceTitle): ", .link($0.destination, to: $0.destination)])
        }),
    ]
  }
}
