package import Bridge

/// Variants of one platform side by side: one column for all that behave alike, and dots where a
/// callback is absent.
package struct VariantReport: Report {
  let sections: [VariantSection]
  /// How to show more or fewer callbacks.
  let hint: DetailHint
  /// The title of the page.
  let title: String

  /// Several tables on one page.
  package init(
    _ tables: [VariantTable], title: String = "Side by side", showsArguments: Bool = false,
    foldsAlike: Bool = false,
    hint: DetailHint = .moreOrFewer
  ) {
    self.hint = hint
    self.title = title
    sections = tables.map {
      VariantSection(table: $0, showsArguments: showsArguments, foldsAlike: foldsAlike)
    }
  }

  package func text(_ options: TextOptions) -> String {
    sections.map { $0.text(options) }.joined(separator: "\n")
      + remarks("\(GridLayout.dot)").map { "\n" + options.paragraph($0, .quiet) }.joined()
  }

  package var page: Page {
    Page(
      title, summary: summary, isDocument: false,
      sections.flatMap(\.blocks) + remarks(Page.nothing).map { .paragraph([.text($0)]) })
  }
}

/// One table of the page.
struct VariantSection: Sendable {
  let table: VariantTable
  let showsArguments: Bool
  let foldsAlike: Bool

  // MARK: For a terminal

  func text(_ options: TextOptions) -> String {
    let beside = VariantRows(titles: titles, style: .beside, showsArguments: showsArguments)
    let layout = beside.layout(of: table, width: options.width)
    let rows =
      layout.isCramped
      ? VariantRows(
        titles: summaries, style: .crossed(under: common ?? ""), showsArguments: showsArguments)
      : beside
    return ((layout.isCramped ? nil : heading).map { options.paragraph($0, .heading) } ?? "")
      + text(rows, options) + borders(options)
      + (agreement.map { "\n" + options.paragraph($0, nil) } ?? "")
  }

  private func text(_ rows: VariantRows, _ options: TextOptions) -> String {
    let layout = rows.layout(of: table, width: options.width)
    return layout.text(rows.header, options)
      + folded.map { text($0, rows, layout, options) }.joined()
  }

  private func text(
    _ part: Folding<VariantStep>, _ rows: VariantRows, _ layout: GridLayout,
    _ options: TextOptions
  ) -> String {
    switch part {
    case .alike(let steps): return options.paragraph(alikeSteps(steps.map(\.name)), .quiet)
    case .shown(let step):
      var text = options.paragraph(step.name, .heading)
      var grounds = GroundWriter()
      for row in step.rows {
        text += layout.text(rows.row(row), options)
        text += grounds.text(row.grounds, options)
      }
      if step.isSilent { text += options.paragraph(Self.silence, .quiet, indent: 2) }
      let notes = remarks(on: step).map { [Cell($0.title, .warning), Cell($0.text)] }
      return text + Columns(notes, margin: 4).text(options)
    }
  }

  private func borders(_ options: TextOptions) -> String {
    let rows = table.borders.flatMap {
      BorderReport(border: $0, axis: table.axis).rows(showsChanges: false, showsArguments: false)
    }
    guard !rows.isEmpty else { return "" }
    return "\n" + options.paint(Self.bordersTitle, .heading) + "\n"
      + Columns(rows, margin: 2).text(options)
  }

  // MARK: For other formats

  var blocks: [Block] {
    var blocks = folded.map(block)
    if !table.borders.isEmpty {
      let borders = table.borders.map {
        BorderReport(border: $0, axis: table.axis)
          .item(showsChanges: false, showsArguments: false)
      }
      blocks.append(.section([.text(Self.bordersTitle)], style: .label, [.list(borders)]))
    }
    if let agreement { blocks.append(.paragraph([.text(agreement)])) }
    return heading.map { [.section([.text($0)], style: .label, blocks)] } ?? blocks
  }

  private func block(of part: Folding<VariantStep>) -> Block {
    switch part {
    case .alike(let steps): return .paragraph([.text(alikeSteps(steps.map(\.name)))])
    case .shown(let step):
      var blocks: [Block] = step.isSilent ? [.paragraph([.text(Self.silence)])] : []
      if !step.rows.isEmpty { blocks.append(.table(titles, step.rows.map(row))) }
      let notes = remarks(on: step)
      blocks.append(.list(notes.map { .init(["\($0.title): \($0.text)"]) }))
      return .section([.code(step.name)], style: .label, blocks)
    }
  }

  private func row(_ row: VariantRow) -> Block.Row {
    .init(
      row.cells.map { $0?.spans(showsArguments: showsArguments) ?? [.text(Page.nothing)] },
      row.isAlike ? nil : .divergence)
  }
}
