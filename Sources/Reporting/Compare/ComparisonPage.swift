import Bridge

extension ComparisonReport {
  /// For other formats than the terminal's: one table for each step.
  package var page: Page {
    Page(
      title, summary: summary, isDocument: false,
      sections.flatMap(blocks) + differences + remarks)
  }

  private func blocks(of section: Section) -> [Block] {
    let introduction: [Block] =
      section.sentence.isEmpty ? [] : [.paragraph([.text(section.sentence)])]
    return introduction
      + folded(section.comparison).map { part in
        switch part {
        case .alike(let steps): .paragraph([.text(alikeSteps(steps.map(\.text)))])
        case .shown(let step): self.block(of: step, in: section.comparison)
        }
      }
  }

  private func block(of step: ComparisonStep, in comparison: Comparison) -> Block {
    var blocks: [Block] = []
    func header(_ middle: String) -> [String] {
      [title(.android, comparison.android), middle, title(.ios, comparison.ios)]
    }
    if !step.rows.isEmpty { blocks.append(.table(header(Self.bothTitle), step.rows.map(row))) }
    if !step.reports.isEmpty {
      blocks.append(.table(header("reported by"), step.reports.map { .init($0.cells) }))
    }
    if saysVisibility(of: step) {
      blocks.append(.table(header(VisibilityRow.title), [step.visibility.pageRow]))
    }
    if step.isSilent { blocks.append(.paragraph([.text(silence(of: step))])) }
    var remarks = step.notes.map { ($0.platform.title, $0.text) }
    remarks += Self.commonRemarks(on: step).map { (Self.bothTitle, $0) }
    remarks += step.divergences.map { ($0, statement(of: $0)) }
    blocks.append(.list(remarks.map { .init(["\($0): \($1)"]) }))
    return .section([.code(step.text)], style: .label, blocks)
  }

  private var differences: [Block] {
    guard !declared.isEmpty else { return [] }
    let items = declared.map { divergence in
      Block.Item(
        [.strong(divergence.id), " \(divergence.statement)"],
        [.init(["Android: \(divergence.android)"]), .init(["iOS: \(divergence.ios)"])])
    }
    return [.section([.text(Self.differencesTitle)], style: .label, [.list(items)])]
  }

  private var remarks: [Block] {
    [legend, leftOut].compactMap { $0 }.map { .paragraph([.text($0)]) }
  }

  /// An event on one side only is set in italics, and the other side's cell is marked as empty.
  private func row(_ row: ComparisonRow) -> Block.Row {
    var middle: [Span] = row.neutral.map { ["\($0)"] } ?? []
    if let side = row.side {
      let name = row.neutral?.description ?? ""
      middle = ["\(Self.mark(of: row, on: side)) ", .emphasis(name)]
      if !row.isDeclared { middle.append(" \(Self.undeclared)") }
    }
    return .init(
      [
        cell(row.android, isMissing: row.side == .ios), middle,
        cell(row.ios, isMissing: row.side == .android),
      ], tint(of: row))
  }

  private func cell(_ cell: ComparisonCell?, isMissing: Bool) -> [Span] {
    cell?.spans(showsArguments: showsArguments) ?? (isMissing ? [.text(Page.nothing)] : [])
  }
}

extension ComparisonCell {
  /// The callback, with the reason for it below.
  func spans(showsArguments: Bool) -> [Span] {
    [.code(callback?.text(showsArguments: showsArguments) ?? "")]
      + (ground.map { [.small($0.spans)] } ?? [])
  }
}
