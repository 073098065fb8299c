import Bridge
import Specification

/// Why an event comes, and what says so.
extension EventGround {
  /// `navigation; case navigation/opening#…`, then `documented: https://…`.
  var lines: [String] {
    switch pin {
    case .expected(let one, let source, let isSamePlace):
      [
        "\(cause.rawValue); \(Self.name(isSamePlace)) \(one.address)",
        source.cited,
      ]
    case .document(let page): ["\(cause.rawValue); document \(page)"]
    }
  }

  /// The same with links to pages. A case goes by its address, which every command takes: where its file would be
  /// from the report, nobody knows.
  var spans: [Span] {
    switch pin {
    case .expected(let one, let source, let isSamePlace):
      [
        "\(cause.rawValue), \(Self.name(isSamePlace)) ", .code(one.address), ", ",
        .link(source.standing, to: source.destination),
      ]
    case .document(let page): ["\(cause.rawValue), ", .link("document", to: page)]
    }
  }

  private static func name(_ isSamePlace: Bool) -> String {
    isSamePlace ? "case" : "nearest case"
  }
}

/// Writes the lines that stand under the events of a step.
struct GroundWriter {
  /// By title, what has been written last.
  private var last: [String: EventGround] = [:]

  /// - Parameter grounds: by the platform, or whoever else it is the ground of.
  mutating func text(
    _ grounds: [(title: String, ground: EventGround)], _ options: TextOptions
  ) -> String {
    var rows: [[Cell]] = []
    for (title, ground) in grounds {
      // One case often pins all events of a step.
      let lines =
        last[title] == ground ? ["\(ground.cause.rawValue); as above"] : ground.lines
      rows += lines.enumerated().map { [Cell($0 == 0 ? title : "", .quiet), Cell($1, .quiet)] }
      last[title] = ground
    }
    return Columns(rows, margin: 6).text(options)
  }
}
