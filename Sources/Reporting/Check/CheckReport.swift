package import Bridge
import Specification

/// What `lifecycle check` says.
package struct CheckReport: Report {
  let result: SuiteResult
  /// Whether every case is listed, not only those that fail.
  let listsCases: Bool

  package init(_ result: SuiteResult, listsCases: Bool = false) {
    self.result = result
    self.listsCases = listsCases || Self.hasNothingElse(result)
  }

  /// Whether no case ran and nothing is wrong, so that what they are is all there is to say.
  private static func hasNothingElse(_ result: SuiteResult) -> Bool {
    !result.cases.isEmpty && result.isConforming && SuiteSummary(result).ranCases == 0
  }

  /// For a terminal: failures like diffs, then the counts.
  package func text(_ options: TextOptions) -> String {
    let summary = SuiteSummary(result)
    let tint: Tint = summary.verdict == .conforming ? .success : .failure
    var blocks = result.cases.flatMap { result in
      result.failures.map { FailureReport(of: result, options: options).text($0) }
    }
    blocks += result.divergences.compactMap { standing in
      standing.gap.map { gap in
        "\(standing.divergence.id): \(options.paint("not proven:", .failure)) \(gap)\n"
          + Wrapping.paragraph(standing.divergence.statement, width: options.width, indent: 2)
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

  /// For a page: the counts, then a section for each case that does not hold.
  package var markdown: String {
    let summary = SuiteSummary(result)
    var text = "# Conformance: \(summary.verdict.rawValue)\n\n"
    for line in summary.lines { text += "- \(Markdown.escaped(line))\n" }
    for finding in result.findings {
      let place = finding.diagnostic.range
      text += "- \(Markdown.code("\(finding.path):\(place.line):\(place.column)")) "
      text += "\(finding.diagnostic.severity.rawValue): "
      text += Markdown.escaped(finding.diagnostic.message) + "\n"
    }
    for standing in result.divergences {
      guard let gap = standing.gap else { continue }
      text += "- \(standing.divergence.id) is not proven: \(Markdown.escaped(gap))\n"
    }
    for failing in result.cases where !failing.failures.isEmpty {
      text += "\n## \(Markdown.escaped(failing.title))\n\n"
      text += Markdown.code(failing.address) + "\n"
      for failure in failing.failures { text += "\n" + section(failure) }
    }
    if listsCases { text += "\n" + CaseList(result.cases).markdown }
    return text
  }

  private func section(_ failure: Failure) -> String {
    let place = "\(failure.path):\(failure.range.line):\(failure.range.column)"
    var text = "\(Markdown.code(place)) on \(failure.platform.title) \(failure.versions): "
    let diff = TraceDiff(failure)
    text += Markdown.escaped(failure.sentence(with: diff)) + "\n\n"
    let lines = diff?.lines.map { "\($0.mark.rawValue) \($0.text)\n" }.joined() ?? ""
    let line = failure.step == failure.expectation ? "" : "  \(failure.expectation)\n"
    text += Markdown.block("\(failure.step)\n\(line)\(lines)", language: "diff")
    for source in failure.sources {
      text += "\n- \(source.standing): "
      text += Markdown.link(source.destination, to: source.destination)
    }
    return text + (failure.sources.isEmpty ? "" : "\n")
  }
}
