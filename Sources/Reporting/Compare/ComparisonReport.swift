package import Bridge

/// Two platforms side by side: Android on the left, iOS on the right, and in the middle the neutral
/// event that both tell.
package struct ComparisonReport: Sendable {
  let comparison: Comparison
  /// Whether callbacks are written with their arguments.
  let showsArguments: Bool
  let registry: [Divergence]

  /// - Parameter registry: what the ids of divergences stand for.
  package init(
    _ comparison: Comparison, showsArguments: Bool = false, registry: [Divergence] = Divergence.all
  ) {
    self.comparison = comparison
    self.registry = registry
    self.showsArguments = showsArguments
  }

  /// For a terminal.
  package func text(_ options: TextOptions) -> String {
    let rows = [header] + comparison.steps.flatMap { $0.rows.map(row) }
    var lines = Columns(rows, gap: 3, margin: 2).lines(options)[...]
    var text = lines.popFirst() ?? ""
    for step in comparison.steps {
      text += Wrapping.lines(step.text, width: options.width, indent: 2)
        .map { options.paint($0, .heading) + "\n" }.joined()
      text += lines.prefix(step.rows.count).joined()
      lines = lines.dropFirst(step.rows.count)
      if isSilent(step) {
        text += Wrapping.paragraph(silence(of: step), width: options.width, indent: 2)
          .split(separator: "\n").map { options.paint(String($0), .quiet) + "\n" }.joined()
      }
      text += remarks(on: step, options)
    }
    return text + divergences(options) + leftOut(options)
  }

  /// For a page: one table for each step.
  package var markdown: String {
    let divergences = declared.map { divergence in
      """
      - **\(divergence.id)** \(Markdown.escaped(divergence.statement))
        - Android: \(Markdown.escaped(divergence.android))
        - iOS: \(Markdown.escaped(divergence.ios))

      """
    }
    var text = comparison.steps.map(markdown).joined(separator: "\n")
    if !divergences.isEmpty { text += "\nDifferences declared:\n\n" + divergences.joined() }
    if let leftOut { text += "\n\(Markdown.escaped(leftOut))\n" }
    return text
  }

  // MARK: Rows

  /// Whether nothing happened and there is nothing to say of why.
  private func isSilent(_ step: ComparisonStep) -> Bool { step.rows.isEmpty && step.notes.isEmpty }

  private func silence(of step: ComparisonStep) -> String {
    step.leftOut.isNothing
      ? "nothing on either side" : "nothing but \(counts(step.leftOut)), left out here"
  }

  private var android: String { title("Android API", .android, comparison.android) }
  private var ios: String { title("iOS", .ios, comparison.ios) }

  private func title(
    _ name: String, _ platform: Platform, _ compared: ComparedPlatform?
  ) -> String {
    guard let compared else { return "not on \(platform.title)" }
    return (["\(name) \(compared.version)"] + compared.device).joined(separator: ", ")
  }

  private var header: [Cell] {
    [Cell(android, .heading), Cell("both", .heading), Cell(ios, .heading)]
  }

  private func row(_ row: ComparisonRow) -> [Cell] {
    [
      Cell(callback(row.android)),
      Cell(middle(row), row.isAligned ? nil : row.isDeclared ? .divergence : .warning),
      Cell(callback(row.ios)),
    ]
  }

  private func callback(_ cell: ComparisonCell?) -> String {
    guard let callback = cell?.callback else { return "" }
    return showsArguments ? callback.description : callback.short
  }

  /// The neutral event, with an arrow to the side that tells it where the other does not.
  private func middle(_ row: ComparisonRow) -> String {
    switch (row.android?.neutral, row.ios?.neutral) {
    case (let android?, let ios?):
      android.subject == ios.subject ? android.description : "\(android) / \(ios)"
    case (let neutral?, nil): "<\(Wrapping.glue)\(neutral)" + mark(row)
    case (nil, let neutral?): ">\(Wrapping.glue)\(neutral)" + mark(row)
    case (nil, nil): ""
    }
  }

  private func mark(_ row: ComparisonRow) -> String {
    row.isDeclared ? "" : "\(Wrapping.glue)\(Self.mark)"
  }

  /// Stands at a difference that is not declared.
  private static let mark = "*"
  private static let notDeclared = "not declared: no divergence of the registry explains this"

  // MARK: Remarks

  private func remarks(on step: ComparisonStep, _ options: TextOptions) -> String {
    var rows = step.notes.map { [Cell($0.platform.title, .warning), Cell($0.text)] }
    rows += step.divergences.map { id in
      let statement = registry.first { $0.id == id }?.statement ?? ""
      return [Cell(id, .divergence), Cell(statement)]
    }
    if step.rows.contains(where: { !$0.isDeclared }) {
      rows.append([Cell(Self.mark, .warning), Cell(Self.notDeclared)])
    }
    return Columns(rows, margin: 4).text(options)
  }

  // MARK: What is not shown

  private func leftOut(_ options: TextOptions) -> String {
    guard let leftOut else { return "" }
    return "\n"
      + Wrapping.lines(leftOut, width: options.width).map { options.paint($0, .quiet) + "\n" }
      .joined()
  }

  private var leftOut: String? {
    let all = comparison.steps.reduce(into: LeftOut()) { sum, step in
      sum.android += step.leftOut.android
      sum.ios += step.leftOut.ios
    }
    return all.isNothing
      ? nil : "Left out: \(counts(all)). '--all' shows them, '--only core' leaves out more."
  }

  /// `3 callbacks on Android and 1 on iOS`
  private func counts(_ leftOut: LeftOut) -> String {
    let sides = [(Platform.android, leftOut.android), (.ios, leftOut.ios)].filter { $0.1 > 0 }
    return enumeration(
      sides.enumerated().map { index, side in
        let count = index == 0 ? counted(side.1, "callback") : grouped(side.1)
        return "\(count) on \(side.0.title)"
      })
  }

  private var declared: [Divergence] {
    let ids = comparison.divergences
    return registry.filter { ids.contains($0.id) }
  }

  private func divergences(_ options: TextOptions) -> String {
    guard !declared.isEmpty else { return "" }
    let rows = declared.flatMap { divergence in
      [
        [Cell(divergence.id, .divergence), Cell("Android", .quiet), Cell(divergence.android)],
        [Cell(""), Cell("iOS", .quiet), Cell(divergence.ios)],
      ]
    }
    return "\n" + options.paint("Where they differ", .heading) + "\n"
      + Columns(rows, margin: 2).text(options)
  }

  private func markdown(_ step: ComparisonStep) -> String {
    var text = "**\(Markdown.code(step.text))**\n\n"
    if step.rows.isEmpty {
      return text + (isSilent(step) ? silence(of: step) + "\n" : markdownRemarks(on: step))
    }
    text += Markdown.table(
      header: [android, "both", ios],
      rows: step.rows.map { row in
        [
          Markdown.cellCode(callback(row.android)), Markdown.escaped(middle(row)),
          Markdown.cellCode(callback(row.ios)),
        ]
      })
    let remarks = markdownRemarks(on: step)
    return text + (remarks.isEmpty ? "" : "\n" + remarks)
  }

  private func markdownRemarks(on step: ComparisonStep) -> String {
    var lines = step.notes.map { "- \($0.platform.title): \(Markdown.escaped($0.text))\n" }
    lines += step.divergences.map { id in
      let statement = registry.first { $0.id == id }?.statement ?? ""
      return "- \(id): \(Markdown.escaped(statement))\n"
    }
    if step.rows.contains(where: { !$0.isDeclared }) {
      lines.append("- \(Markdown.escaped(Self.mark)) \(Self.notDeclared)\n")
    }
    return lines.joined()
  }
}
