extension Page {
  /// For a browser: a single file without scripts or external resources, with the same bytes for
  /// the same report.
  package var html: String {
    let start = summary.isEmpty ? blocks : [.paragraph([.text(summary)])] + blocks
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTML.escaped(title))</title>
      <style>
      \(HTML.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(HTML.escaped(title))</h1>
      \(start.map { HTML.text(of: $0, depth: 2) }.joined())</main>
      </body>
      </html>

      """
  }
}

/// Writes a page for a browser.
enum HTML {
  /// Text escaped for use in an element or an attribute.
  static func escaped(_ text: String) -> String { XMLElement.escaped(text) }

  /// - Parameter depth: the level of the heading of a section.
  fileprivate static func text(of block: Block, depth: Int) -> String {
    switch block {
    case .paragraph(let spans): "<p>\(text(of: spans))</p>\n"
    case .list(let items): list(items)
    case .table(let header, let rows): table(header, rows)
    case .lines(let lines, _): "<pre>\(lines.map(line).joined())</pre>\n"
    case .section(let title, let style, let blocks):
      section(text(of: title), style, blocks, depth: depth)
    case .prose(let text, let references): prose(text, references)
    }
  }

  private static func section(
    _ title: String, _ style: Block.Style, _ blocks: [Block], depth: Int
  ) -> String {
    // HTML has only six levels of headings.
    let level = min(depth, 6)
    let heading = "<h\(level)>\(title)</h\(level)>"
    let blocks = blocks.map { text(of: $0, depth: depth + 1) }.joined()
    return switch style {
    case .heading, .label: "<section>\n\(heading)\n\(blocks)</section>\n"
    case .foldable: "<details open>\n<summary>\(heading)</summary>\n\(blocks)</details>\n"
    }
  }

  static func list(_ items: [Block.Item]) -> String {
    guard !items.isEmpty else { return "" }
    let entries = items.map { item in
      "<li>\(text(of: item.spans))\(item.children.isEmpty ? "" : "\n")\(list(item.children))</li>\n"
    }
    return "<ul>\n\(entries.joined())</ul>\n"
  }

  private static func table(_ header: [String], _ rows: [Block.Row]) -> String {
    let header = header.map { title in
      // A column without a title has no header that a screen reader could read out.
      title.isEmpty ? "<td></td>" : "<th scope=\"col\">\(escaped(title))</th>"
    }
    let rows = rows.map { row in
      "<tr\(attribute(row.tint))>"
        + row.cells.map { "<td>\(text(of: $0, inCell: true))</td>" }.joined()
        + "</tr>\n"
    }
    return """
      <div class="table"><table>
      <thead><tr>\(header.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>

      """
  }

  private static func line(_ line: Cell) -> String {
    let text = escaped(line.text)
    return (line.tint == nil ? text : "<span\(attribute(line.tint))>\(text)</span>") + "\n"
  }

  private static func attribute(_ tint: Tint?) -> String {
    tint.map { " class=\"\($0.rawValue)\"" } ?? ""
  }

  /// - Parameter inCell: whether room is so scarce that names may be broken across lines.
  private static func text(of spans: [Span], inCell: Bool = false) -> String {
    spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text): text.isEmpty ? "" : "<code>\(name(text, isBreakable: inCell))</code>"
      case .strong(let text): "<strong>\(escaped(text))</strong>"
      case .emphasis(let text): "<em>\(name(text, isBreakable: inCell))</em>"
      case .link(let text, let destination): link(text, to: destination)
      case .small(let spans): "<br><small>\(text(of: spans, inCell: inCell))</small>"
      }
    }.joined()
  }

  /// A name that may be broken after its object.
  private static func name(_ text: String, isBreakable: Bool) -> String {
    isBreakable ? escaped(text).replacing(".", with: ".<wbr>") : escaped(text)
  }

  /// A link to a page or a file; other schemes could run code, so they do not become links.
  static func link(_ text: String, to destination: String) -> String {
    guard isPage(destination) || !destination.contains(":") else { return escaped(text) }
    return "<a href=\"\(escaped(destination))\">\(escaped(text))</a>"
  }

  /// Whether the destination is the full address of a page.
  static func isPage(_ destination: String) -> Bool {
    ["https:", "http:"].contains(where: destination.hasPrefix)
  }
}
