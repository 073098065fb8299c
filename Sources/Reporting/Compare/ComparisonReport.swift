package import Bridge

/// Two platforms side by side: Android on the left, iOS on the right, and in the middle the neutral
/// events that both report.
package struct ComparisonReport: Report {
  let sections: [Section]
  /// Whether callbacks are shown with their arguments.
  let showsArguments: Bool
  /// Whether steps on which both agree are only counted.
  let foldsAlike: Bool
  /// Whether each step also shows how visible each screen is to the user.
  let showsVisibility: Bool
  /// How to show more or fewer callbacks.
  let hint: DetailHint
  let registry: [Divergence]
  /// The title of the page.
  let title: String

  /// A comparison, with the sentence that introduces it.
  package struct Section: Sendable {
    package var sentence: String
    package var comparison: Comparison

    package init(_ sentence: String, _ comparison: Comparison) {
      self.sentence = sentence
      self.comparison = comparison
    }
  }

  /// - Parameters:
  ///   - title: the title of the page.
  ///   - registry: the divergences that ids refer to.
  package init(
    _ comparison: Comparison, title: String = Self.plainTitle, showsArguments: Bool = false,
    foldsAlike: Bool = false, showsVisibility: Bool = false,
    hint: DetailHint = .moreOrFewer, registry: [Divergence] = Divergence.all
  ) {
    self.init(
      [Section("", comparison)], title: title, showsArguments: showsArguments,
      foldsAlike: foldsAlike, showsVisibility: showsVisibility,
      hint: hint, registry: registry)
  }

  /// Several comparisons on one page.
  package init(
    _ sections: [Section], title: String = Self.plainTitle, showsArguments: Bool = false,
    foldsAlike: Bool = false, showsVisibility: Bool = false,
    hint: DetailHint = .moreOrFewer, registry: [Divergence] = Divergence.all
  ) {
    self.sections = sections
    self.title = title
    self.hint = hint
    self.registry = registry
    self.showsArguments = showsArguments
    self.foldsAlike = foldsAlike
    self.showsVisibility = showsVisibility
  }

  package static let plainTitle = "Android and iOS side by side"

  // MARK: For a terminal

  package func text(_ options: TextOptions) -> String {
    let rows = sections.map(\.comparison).flatMap { comparison in
      [header(comparison)]
        + comparison.steps.flatMap { $0.rows.map(row) + rowsBelow($0) }
    }
    let layout = GridLayout(rows, margin: 2, gap: 3, 1, 2, width: options.width)
    let parts = sections.map { section in
      introduction(section, options) + layout.text(header(section.comparison), options)
        + folded(section.comparison).map { self.text($0, layout, options) }.joined()
    }
    return parts.joined(separator: "\n") + divergences(options) + footer(options)
  }

  private func introduction(_ section: Section, _ options: TextOptions) -> String {
    section.sentence.isEmpty
      ? ""
      : options.paragraph(section.sentence, nil) + "\n"
  }

  private func text(
    _ part: Folding<ComparisonStep>, _ layout: GridLayout, _ options: TextOptions
  ) -> String {
    switch part {
    case .alike(let steps): return options.paragraph(alikeSteps(steps.map(\.text)), .quiet)
    case .shown(let step):
      var text = options.paragraph(step.text, .heading)
      var grounds = GroundWriter()
      for row in step.rows {
        text += layout.text(self.row(row), options)
        text += grounds.text(row.grounds, options)
      }
      if step.isSilent {
        text += options.paragraph(silence(of: step), .quiet, indent: 2)
      }
      for row in rowsBelow(step) { text += layout.text(row, options) }
      return text + remarks(on: step, options)
    }
  }

  /// The rows below the events of a step: the reports of frameworks, and the visibility of the
  /// screens.
  private func rowsBelow(_ step: ComparisonStep) -> [GridRow] {
    step.reports.map(\.row) + (saysVisibility(of: step) ? [step.visibility.row] : [])
  }

  private func header(_ comparison: Comparison) -> GridRow {
    GridRow([
      GridCell(title: title(.android, comparison.android)), GridCell(),
      GridCell(title: Self.bothTitle),
      GridCell(title: title(.ios, comparison.ios)),
    ])
  }

  /// A neutral event on one side only is joined by dots to the callback that reports it.
  private func row(_ row: ComparisonRow) -> GridRow {
    let side = row.side
    let tint = tint(of: row)
    var middle = row.neutral?.pieces ?? []
    if !row.isDeclared, let last = middle.popLast() { middle.append("\(last) \(Self.undeclared)") }
    let isQuiet = middle.isEmpty
    return GridRow(
      [
        callback(row.android, isQuiet ? .quiet : side == .android ? tint : nil),
        GridCell(side.map { [Self.mark(of: row, on: $0)] } ?? [], tint), GridCell(middle, tint),
        callback(row.ios, isQuiet ? .quiet : side == .ios ? tint : nil),
      ],
      leader: side.map { $0 == .android ? 0 : 2 })
  }

  private func callback(_ cell: ComparisonCell?, _ tint: Tint?) -> GridCell {
    GridCell(cell?.callback?.pieces(showsArguments: showsArguments) ?? [], tint)
  }

  private func remarks(on step: ComparisonStep, _ options: TextOptions) -> String {
    var rows = step.notes.map { [Cell($0.platform.title, .warning), Cell($0.text)] }
    rows += Self.commonRemarks(on: step).map { [Cell(Self.bothTitle, .quiet), Cell($0)] }
    rows += step.divergences.map { [Cell($0, .divergence), Cell(statement(of: $0))] }
    return Columns(rows, margin: 4).text(options)
  }

  private func divergences(_ options: TextOptions) -> String {
    guard !declared.isEmpty else { return "" }
    let rows = declared.flatMap { divergence in
      [
        [Cell(divergence.id, .divergence), Cell("Android", .quiet), Cell(divergence.android)],
        [Cell(""), Cell("iOS", .quiet), Cell(divergence.ios)],
      ]
    }
    return "\n" + options.paint(Self.differencesTitle, .heading) + "\n"
      + Columns(rows, margin: 2).text(options)
  }

  private func footer(_ options: TextOptions) -> String {
    [legend, leftOut].compactMap { $0 }.map { "\n" + options.paragraph($0, .quiet) }.joined()
  }

  // MARK: Common to all formats

  static let differencesTitle = "Where they differ"

  /// Highlights an event on one side only, and more strongly if no divergence explains it.
  func tint(of row: ComparisonRow) -> Tint? {
    guard row.side != nil, !row.isOfOtherInstance else { return nil }
    return row.isDeclared ? .divergence : .warning
  }

  /// The sign of a difference that is not declared.
  static let undeclared = "*"

  /// The sign for an event that both sides report, but of different instances.
  static let otherInstance = "~"

  /// The mark before an event that a row has on one side only.
  static func mark(of row: ComparisonRow, on platform: Platform) -> String {
    row.isOfOtherInstance ? otherInstance : mark(of: platform)
  }

  /// Points to the side that reports an event when the other does not.
  static func mark(of platform: Platform) -> String {
    switch platform {
    case .android: "<"
    case .ios: ">"
    }
  }
}
