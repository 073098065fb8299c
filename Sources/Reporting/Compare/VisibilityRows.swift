import Bridge

/// How visible each screen is to the user after a step: Android's on the left, iOS's on the right.
extension VisibilityRow {
  /// The title between the two sides.
  static let title = "visibility"

  /// The sign for a step after which a screen's visibility differs between the platforms.
  static let different = "≠"

  /// Whether at least one platform got as far as the step.
  var isKnown: Bool { android != nil || ios != nil }

  /// For a terminal.
  var row: GridRow {
    let tint: Tint? = differs ? .divergence : nil
    return GridRow([
      GridCell(Self.pieces(android), tint), GridCell(differs ? [Self.different] : [], tint),
      GridCell([Self.title], tint ?? .quiet), GridCell(Self.pieces(ios), tint),
    ])
  }

  /// For other formats.
  var pageRow: Block.Row {
    .init(
      [
        Self.spans(android), differs ? [.text(Self.different)] : [], Self.spans(ios),
      ], differs ? .divergence : nil)
  }

  /// `A hidden, B active`, which may be broken after a comma only; `-` for nothing; empty where the
  /// platform does not run.
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
