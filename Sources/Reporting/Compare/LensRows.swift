import Bridge

/// The reports of a framework in a step: Android's on the left, the framework's name in the middle,
/// iOS's on the right.
extension LensRow {
  /// For a terminal.
  var row: GridRow {
    GridRow([
      GridCell(words: Self.text(android)), GridCell(), GridCell([name], .quiet),
      GridCell(words: Self.text(ios)),
    ])
  }

  /// For other formats.
  var cells: [[Span]] { [[.code(Self.text(android))], [.text(name)], [.code(Self.text(ios))]] }

  /// `inactive hidden paused`, `-` for nothing; empty where the framework does not run.
  private static func text(_ reports: [TraceEntry]?) -> String {
    guard let reports else { return "" }
    return reports.isEmpty ? "-" : reports.map(\.description).joined(separator: " ")
  }
}
