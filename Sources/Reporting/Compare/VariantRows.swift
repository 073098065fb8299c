import Bridge

/// How the callbacks of several columns are laid out.
struct VariantRows {
  var titles: [String]
  var style: Style
  var showsArguments: Bool

  enum Style {
    /// Every column names its callbacks.
    case beside
    /// The callbacks are named once, and crosses mark the columns that have them. Used when the
    /// columns are too many for names side by side.
    case crossed(under: String)
  }

  func layout(of table: VariantTable, width: Int) -> GridLayout {
    GridLayout(
      [header] + table.steps.flatMap(\.rows).map(row), margin: 2, gap: 3, width: width)
  }

  var header: GridRow {
    let titles = titles.map { GridCell(title: $0) }
    switch style {
    case .beside: return GridRow(titles)
    case .crossed(let title): return GridRow([GridCell(title: title)] + titles)
    }
  }

  func row(_ row: VariantRow) -> GridRow {
    let callback = row.cells.compactMap { $0?.callback }.first
    let tint: Tint? = row.isAlike ? nil : .divergence
    switch style {
    case .beside:
      let ghost = String(repeating: GridLayout.dot, count: callback?.name.columns ?? 1)
      return GridRow(
        row.cells.map { cell in
          cell?.callback.map { GridCell($0.pieces(showsArguments: showsArguments), tint) }
            ?? GridCell([ghost], .quiet)
        })
    case .crossed:
      let name = GridCell(callback?.pieces(showsArguments: showsArguments) ?? [], tint)
      return GridRow(
        [name]
          + row.cells.map {
            $0 == nil ? GridCell(["\(GridLayout.dot)"], .quiet) : GridCell(["x"], tint)
          })
    }
  }
}
