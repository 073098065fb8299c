import Bridge

extension ComparisonReport {
  /// For a page: one table for each step.
  package var markdown: String {
    let parts = sections.map { section in
      let introduction =
        section.sentence.isEmpty ? "" : Markdown.escaped(section.sentence) + "\n\n"
      return introduction
        + folded(section.comparison).map { markdown($0, section.comparison) }
        .joined(separator: "\n")
    }
    var text = parts.joined(separator: "\n")
    if !declared.isEmpty {
      text += "\n**Where they differ**\n\n" + declared.map(markdown).joined()
    }
    for line in [legend, leftOut].compactMap({ $0 }) { text += "\n\(Markdown.escaped(line))\n" }
    return text
  }

  private func markdown(_ divergence: Divergence) -> String {
    """
    - **\(divergence.id)** \(Markdown.escaped(divergence.statement))
      - Android: \(Markdown.escaped(divergence.android))
      - iOS: \(Markdown.escaped(divergence.ios))

    """
  }

  private func markdown(_ part: Folding<ComparisonStep>, _ comparison: Comparison) -> String {
    switch part {
    case .alike(let steps): return Markdown.escaped(alikeSteps(steps.map(\.text))) + "\n"
    case .shown(let step):
      var blocks = ["**\(Markdown.code(step.text))**\n"]
      if !step.rows.isEmpty {
        blocks.append(
          Markdown.table(
            header: [
              title(.android, comparison.android), "both", title(.ios, comparison.ios),
            ].map(Markdown.escaped),
            rows: step.rows.map(row)))
      }
      if !step.reports.isEmpty {
        blocks.append(
          Markdown.table(
            header: ["", "reported by", ""], rows: step.reports.map(\.markdown)))
      }
      if step.isSilent { blocks.append(Markdown.escaped(silence(of: step)) + "\n") }
      let remarks =
        step.notes.map { ($0.platform.title, $0.text) }
        + step.divergences.map { ($0, statement(of: $0)) }
      if !remarks.isEmpty {
        blocks.append(remarks.map { "- \($0): \(Markdown.escaped($1))\n" }.joined())
      }
      return blocks.joined(separator: "\n")
    }
  }

  /// What one side alone tells is set in italics, and the other side's cell says that it is empty.
  private func row(_ row: ComparisonRow) -> [String] {
    var middle = row.neutral.map { Markdown.escaped("\($0)") } ?? ""
    if let side = row.side {
      middle = "\(Markdown.escaped(Self.mark(of: row, on: side))) *\(middle)*"
      if !row.isDeclared { middle += " \(Markdown.escaped(Self.undeclared))" }
    }
    return [
      cell(row.android, isMissing: row.side == .ios), middle,
      cell(row.ios, isMissing: row.side == .android),
    ]
  }

  private func cell(_ cell: ComparisonCell?, isMissing: Bool) -> String {
    guard let cell else { return isMissing ? Markdown.nothing : "" }
    return cell.markdown(showsArguments: showsArguments)
  }
}

extension Markdown {
  /// Stands where a table shows that there is nothing.
  static let nothing = "—"
}

extension ComparisonCell {
  /// The callback, and under it why it comes.
  func markdown(showsArguments: Bool) -> String {
    let event = Markdown.cellCode(callback?.text(showsArguments: showsArguments) ?? "")
    return event + (ground.map { "<br><sub>\($0.markdown)</sub>" } ?? "")
  }
}
