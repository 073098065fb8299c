import Bridge

/// What the user has of each screen after a step: Android's on the left, iOS's on the right.
extension VisibilityRow {
  /// What stands between the two sides.
  static let title = "visibility"

  /// The sign of a step after which the user has something else of a screen on one than on the other.
  static let different = "≠"

  /// Whether a platform has come as far as the step.
  var isKnown: Bool { android != nil || ios != nil }

  /// For a terminal.
  var row: GridRow {
    let tint: Tint? = differs ? .divergence : nil
    return GridRow([
      GridCell(Self.pieces(android), tint), GridCell(differs ? [Self.different] : [], tint),
      GridCell([Self.title], tint ?? .quiet), GridCell(Self.pieces(ios), tint),
    ])
  }

  /// Elsewhere.
  var pageRow: Block.Row {
    .init(
      [
        Self.spans(android), differs ? [.text(Self.different)] : [], Self.spans(ios),
      ], differs ? .divergence : nil)
  }

  /// `A hidden, B active`, broken after a comma alone; `-` for nothing; empty where the platform does not run.
  private static func pieces(_ screens: [ScreenVisibility]?) -> [String] {
    guard let screens else { return [] }
    return screens.isEmpty
      ? ["-"]
      : screens.enumerated().map { position, one in
        "\(one.screen) \(one.visibility.rawValue)\(position < screens.count - 1 ? ", " : "")"
      }
  }

  private static func spans(_ screens: [ScreenVisibility]?) -> [Span] {
    guard let screens else { return [] }
    return screens.isEmpty
      ? [.text(Page.nothing)]
      : screens.enumerated().flatMap { position, one -> [Span] in
        [
          .code(one.screen.description),
          .text(" \(one.visibility.rawValue)\(position < screens.count - 1 ? ", " : "")"),
        ]
      }
  }
}
