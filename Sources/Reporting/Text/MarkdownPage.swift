import Specification

extension Page {
  /// The page as Markdown, for a code host.
  package var markdown: String {
    let blocks = blocks.map { Markdown.text(of: $0, depth: 2) }
    guard isDocument else { return Markdown.joined(blocks) }
    let summary = summary.isEmpty ? [] : [Markdown.escaped(summary) + "\n"]
    return Markdown.joined(["# \(Markdown.escaped(title))\n"] + summary + blocks)
  }
}

extension Markdown {
  /// Blocks with an empty line between two of them.
  fileprivate static func joined(_ blocks: [String]) -> String {
    blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// - Parameter depth: the level of the heading of a section.
  fileprivate static func text(of block: Block, depth: Int) -> String {
    switch block {
    case .paragraph(let spans): text(of: spans) + "\n"
    case .list(let items): items.map { text(of: $0, indent: "") }.joined()
    case .table(let header, let rows):
      table(
        header: header.map(escaped),
        rows: rows.map { $0.cells.map { text(of: $0, inCell: true) } })
    case .lines(let lines, let language):
      self.block(lines.map { $0.text + "\n" }.joined(), language: language)
    case .section(let title, let style, let blocks):
      joined(
        [heading(text(of: title), style, depth: depth)]
          + blocks.map { text(of: $0, depth: depth + 1) })
    case .prose(let text, let references):
      text.visible() + "\n" + (references.isEmpty ? "" : "\n")
        + references.map { "[\($0.label)]: \($0.destination) \"\($0.title)\"\n" }.joined()
    }
  }

  private static func heading(_ title: String, _ style: Block.Style, depth: Int) -> String {
    switch style {
    case .heading, .foldable: "\(String(repeating: "#", count: depth)) \(title)\n"
    case .label: "**\(title)**\n"
    }
  }

  private static func text(of item: Block.Item, indent: String) -> String {
    "\(indent)- \(text(of: item.spans))\n"
      + item.children.map { text(of: $0, indent: indent + "  ") }.joined()
  }

  private static func text(of spans: [Span], inCell: Bool = false) -> String {
    spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text): inCell ? cellCode(text) : code(text)
      case .strong(let text): "**\(escaped(text))**"
      case .emphasis(let text): "*\(escaped(text))*"
      case .link(let text, let destination): link(text, to: destination)
      case .small(let spans): "<br><sub>\(text(of: spans, inCell: inCell))</sub>"
      }
    }.joined()
  }
}
