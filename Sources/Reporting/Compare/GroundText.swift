import Bridge
import Specification

/// Why an event comes, and the evidence for it.
extension EventGround {
  /// `navigation; case navigation/opening#…`, then `documented: https://…`.
  var lines: [String] {
    switch citation {
    case .expected(let one, let source, let isSamePlace):
      [
        "\(cause.rawValue); \(Self.name(isSamePlace)) \(one.address)",
        source.cited,
      ]
    case .document(let page): ["\(cause.rawValue); document \(page)"]
    }
  }

  /// The same with links to pages. A case is named by its address, which every command accepts,
  /// because the path from the report to its file is unknown.
  var spans: [Span] {
    switch citation {
    case .expected(let one, let source, let isSamePlace):
      [
        "\(cause.rawValue), \(Self.name(isSamePlace)) ", .code(one.address), ", ",
        .link(source.evidenceTitle, to: source.destination),
      ]
    case .document(let page): ["\(cause.rawValue), ", .link("document", to: page)]
    }
  }

  private static func name(_ isSamePlace: Bool) -> String {
    isSamePlace ? "case" : "nearest case"
  }
}

/// Writes the reasons that follow the events of a step.
struct GroundWriter {
  /// The last reason written, by title.
  private var last: [String: EventGround] = [:]

  /// - Parameter grounds: the reasons, by the name of the platform or column.
  mutating func text(
    _ grounds: [(title: String, ground: EventGround)], _ options: TextOptions
  ) -> String {
    var rows: [[Cell]] = []
    for (title, ground) in grounds {
      // The same case often supports all events of a step.
      let lines =
        last[title] == ground ? ["\(ground.cause.rawValue); as above"] : ground.lines
      rows += lines.enumerated().map { [Cell($0 == 0 ? title : "", .quiet), Cell($1, .quiet)] }
      last[title] = ground
    }
    return Columns(rows, margin: 6).text(options)
  }
}
