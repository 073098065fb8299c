package import Bridge

/// Variants of one platform beside each other: a column for all that do the same, and dots where a
/// callback does not come.
package struct VariantReport: Report {
  let sections: [VariantSection]
  /// What to do about the callbacks that are left out.
  let hint: DetailHint

  /// Several tables on one page.
  package init(
    _ tables: [VariantTable], showsArguments: Bool = false, foldsAlike: Bool = false,
    hint: DetailHint = .moreOrFewer
  ) {
    self.hint = hint
    sections = tables.map {
      VariantSection(table: $0, showsArguments: showsArguments, foldsAlike: foldsAlike)
    }
  }

  package func text(_ options: TextOptions) -> String {
    sections.map { $0.text(options) }.joined(separator: "\n")
      + remarks.map { "\n" + options.paragraph($0, .quiet) }.joined()
  }

  package var markdown: String {
    (sections.map(\.markdown) + remarks.map { Markdown.escaped($0) + "\n" })
      .joined(separator: "\n")
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

  // MARK: For a page

  var markdown: String {
    var blocks = heading.map { ["**\(Markdown.escaped($0))**\n"] } ?? []
    blocks += folded.map(markdown)
    if !table.borders.isEmpty {
      let borders = table.borders.map {
        BorderReport(border: $0, axis: table.axis).markdown(
          showsChanges: false, showsArguments: false)
      }
      blocks.append("**\(Self.bordersTitle)**\n\n" + borders.joined())
    }
    if let agreement { blocks.append(Markdown.escaped(agreement) + "\n") }
    return blocks.joined(separator: "\n")
  }

  private func markdown(_ part: Folding<VariantStep>) -> String {
    switch part {
    case .alike(let steps): return Markdown.escaped(alikeSteps(steps.map(\.name))) + "\n"
    case .shown(let step):
      var blocks = ["**\(Markdown.code(step.name))**\n"]
      if step.isSilent { blocks.append(Self.silence + "\n") }
      if !step.rows.isEmpty {
        let rows = step.rows.map { row in
          row.cells.map { $0?.markdown(showsArguments: showsArguments) ?? Markdown.nothing }
        }
        blocks.append(Markdown.table(header: titles.map(Markdown.escaped), rows: rows))
      }
      let notes = remarks(on: step)
      if !notes.isEmpty {
        blocks.append(
          notes.map { "- \(Markdown.escaped($0.title)): \(Markdown.escaped($0.text))\n" }.joined())
      }
      return blocks.joined(separator: "\n")
    }
  }
}
