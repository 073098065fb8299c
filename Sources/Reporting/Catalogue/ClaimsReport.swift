package import Bridge
import Specification

/// What the specs rest on: every source with the cases that cite it, and the claims that are open,
/// refuted or beyond any model.
package struct ClaimsReport: Report {
  let cases: [CaseResult]
  let divergences: DivergencesReport
  let sections: [Section]

  /// A part of the report that can be requested alone.
  package enum Section: String, Hashable, Sendable, CaseIterable {
    case sources
    case claims
    case pending
    case refuted
    case disputed
    case extrapolated
    case informational
    case outOfScope = "out-of-scope"
    case divergences

    var title: String {
      switch self {
      case .sources: "Sources"
      case .claims: "Claims: texts that the cases test, with the result"
      case .pending: "Pending: without a script, or not modelled yet"
      case .refuted: "Refuted: the cited text is wrong, and the case shows it"
      case .disputed: "Disputed: a cited source contradicts the case"
      case .extrapolated: "Extrapolated: asserted beyond the versions that the sources cover"
      case .informational: "Informational: without proof"
      case .outOfScope: "Out of scope: no model can show it"
      case .divergences:
        "Divergences: where the platforms differ, and the cases that prove both sides"
      }
    }
  }

  /// - Parameters:
  ///   - sections: the parts to write, in this order.
  ///   - divergences: those to list; all declared ones by default, with what these cases prove.
  package init(
    _ result: SuiteResult, sections: [Section] = Section.allCases,
    divergences: [DivergenceStatus]? = nil
  ) {
    cases = result.cases
    self.divergences = DivergencesReport(statuses: divergences ?? result.divergenceStatuses())
    self.sections = sections
  }

  package func text(_ options: TextOptions) -> String {
    sections.map { section in
      let entries = entries(of: section)
      let count = section == .divergences ? divergences.count : entries.count
      let heading = options.paragraph("\(section.title) (\(grouped(count)))", .heading)
      return heading
        + (section == .divergences
          ? divergences.text(options) : entries.map { text($0, options) }.joined())
    }.joined(separator: "\n")
  }

  package var page: Page {
    Page(
      "The sources of the specs", isDocument: false,
      sections.map { section in
        let entries = entries(of: section)
        let count = section == .divergences ? divergences.count : entries.count
        return .section(
          ["\(section.title) (\(grouped(count)))"],
          section == .divergences ? divergences.blocks : [.list(entries.map(\.item))])
      })
  }

  // MARK: Entries

  /// One line of a section, with the lines that belong to it.
  private struct Entry {
    var head: String
    /// The link of the head; nil for a case.
    var destination: String?
    var details: [String]

    var item: Block.Item {
      .init(
        [destination.map { .link(head, to: $0) } ?? .code(head)],
        details.map { .init([.text($0)]) })
    }
  }

  private func text(_ entry: Entry, _ options: TextOptions) -> String {
    let head = Wrapping.lines(entry.head, width: options.width - 2, indent: 2)
    let details = entry.details.flatMap {
      Wrapping.lines($0, width: options.width - 6, indent: 2).map { "      " + $0 }
    }
    return (head.map { "  " + $0 } + details.map { options.paint($0, .quiet) })
      .map { $0 + "\n" }.joined()
  }

  private func entries(of section: Section) -> [Entry] {
    switch section {
    case .sources: sources
    case .claims: claims
    case .pending:
      cases.filter { $0.status == .pending }.map { result in
        let reasons = result.notModelledYet.joined(separator: "; ")
        return entry(result, detail: reasons.isEmpty ? nil : "not modelled yet, \(reasons)")
      }
    case .refuted:
      cases.flatMap { result in
        result.shownToBeWrong.map { objection("refutes", to: $0, by: result) }
      }
    case .disputed:
      cases.flatMap { result in
        result.disputed.map { objection("disputes", to: $0, by: result) }
      }
    case .extrapolated:
      cases.filter { !$0.extrapolated.isEmpty }.map { result in
        entry(result, detail: "extrapolated on \(enumeration(result.extrapolated.map(\.title)))")
      }
    case .informational:
      cases.filter { [.informationalPassed, .informationalFailed].contains($0.status) }
        .map { entry($0, detail: $0.status.name) }
    case .outOfScope:
      cases.filter { $0.status == .outOfScope }
        .map { entry($0, detail: $0.outOfScopeReason.map { "because \($0)" }) }
    case .divergences: []
    }
  }

  private func entry(_ result: CaseResult, detail: String?) -> Entry {
    let cited = result.sources.map { "\($0.evidenceTitle): \($0.destination)" }
    return Entry(
      head: result.address, details: [result.title] + (detail.map { [$0] } ?? []) + cited)
  }

  private func objection(_ verb: String, to label: String, by result: CaseResult) -> Entry {
    let source = result.sources.first { $0.isLabelled(label) }
    let what = source?.detail ?? ""
    return Entry(
      head: result.address,
      details: [result.title, "\(verb) \(label): \(source?.destination ?? "")"]
        + (what.isEmpty ? [] : [what]))
  }

  /// One entry for each claim, with every case that decides it, in the order of the claims' labels.
  private var claims: [Entry] {
    var deciding: [Claim: [String]] = [:]
    for result in cases {
      for source in result.sources where source.evidence == .claim {
        let isRefuted = result.shownToBeWrong.contains(where: source.isLabelled)
        let verdict = isRefuted ? "refuted" : result.status.name
        let claim = Claim(label: source.label, text: source.detail)
        deciding[claim, default: []].append("\(verdict): \(result.address)")
      }
    }
    return deciding.sorted { $0.key < $1.key }.map { claim, verdicts in
      Entry(head: claim.text.isEmpty ? claim.label : claim.text, details: verdicts)
    }
  }

  /// One entry for each destination, however many cases and files cite it, in the order of the
  /// destinations.
  private var sources: [Entry] {
    var evidence: [String: Set<Evidence>] = [:]
    var citing: [String: [String]] = [:]
    for result in cases {
      for source in result.sources {
        evidence[source.destination, default: []].insert(source.evidence)
        if citing[source.destination]?.last != result.address {
          citing[source.destination, default: []].append(result.address)
        }
      }
    }
    return citing.keys.sorted().map { destination in
      let classes = Evidence.allCases.filter { evidence[destination]?.contains($0) ?? false }
      return Entry(
        head: destination, destination: destination,
        details: [classes.map(\.rawValue).joined(separator: ", ")] + (citing[destination] ?? []))
    }
  }
}

extension CaseResult {
  /// The labels of the texts it refutes; a case that does not hold refutes nothing.
  fileprivate var shownToBeWrong: [String] {
    switch status {
    case .passed, .informationalPassed: refuted
    case .failed, .informationalFailed, .pending, .outOfScope, .invalid, .notSelected: []
    }
  }
}

extension VersionSet {
  /// `iOS 12..15`
  fileprivate var title: String { "\(platform.title) \(self)" }
}
