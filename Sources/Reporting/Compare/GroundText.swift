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
        "\(source.standing): \(source.destination)"
          + (source.detail.isEmpty ? "" : " (\(source.detail))"),
      ]
    case .document(let page): ["\(cause.rawValue); document \(page)"]
    }
  }

  /// The same with links.
  var markdown: String {
    switch pin {
    case .expected(let one, let source, let isSamePlace):
      let slug = one.address.split(separator: "#", maxSplits: 1).last.map(String.init) ?? ""
      return "\(cause.rawValue), "
        + Markdown.link(Self.name(isSamePlace), to: "\(one.path)#\(slug)") + ", "
        + Markdown.link(source.standing, to: source.destination)
    case .document(let page):
      return "\(cause.rawValue), \(Markdown.link("document", to: page))"
    }
  }

  private static func name(_ isSamePlace: Bool) -> String {
    isSamePlace ? "case" : "nearest case"
  }
}

/// The lines that stand under an event.
struct GroundLines {
  /// By the platform, or whoever else it is the ground of.
  var grounds: [(title: String, ground: EventGround)]

  func text(_ options: TextOptions) -> String {
    let rows = grounds.flatMap { title, ground in
      ground.lines.enumerated().map { [Cell($0 == 0 ? title : "", .quiet), Cell($1, .quiet)] }
    }
    return Columns(rows, margin: 6).text(options)
  }
}
