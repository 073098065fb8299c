extension HTML {
  /// Paragraphs that somebody has written in Markdown: names become code, labels lead to what they
  /// stand for, and the lines of a list or of a table stay as they are.
  static func prose(_ text: String, _ references: [Block.Reference]) -> String {
    let destinations = Dictionary(
      references.map { ($0.label, $0.destination) }, uniquingKeysWith: { first, _ in first })
    return text.split(separator: "\n\n").map { paragraph in
      let isInLines = paragraph.hasPrefix("|") || paragraph.hasPrefix("- ")
      return "<p\(isInLines ? " class=\"lines\"" : "")>\(inline(paragraph, destinations))</p>\n"
    }.joined() + list(references.map(item))
  }

  private static func item(_ reference: Block.Reference) -> Block.Item {
    let place = Span.link(reference.destination, to: reference.destination)
    return .init(["[\(reference.label)] \(reference.title): ", place])
  }

  private static func inline(_ text: Substring, _ destinations: [String: String]) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    // The last of an odd number of marks opens nothing.
    guard pieces.count % 2 == 1 else { return labels(text, destinations) }
    return pieces.enumerated().map { position, piece in
      position % 2 == 0
        ? labels(piece, destinations)
        : piece.isEmpty ? "" : "<code>\(escaped(String(piece)))</code>"
    }.joined()
  }

  private static func labels(_ text: Substring, _ destinations: [String: String]) -> String {
    let pieces = text.split(separator: "[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: escaped(String(pieces.first ?? ""))) { result, piece in
      let label = String(piece.prefix { $0 != "]" })
      if let destination = destinations[label], label.count < piece.count {
        result += link("[\(label)]", to: destination)
        result += escaped(String(piece.dropFirst(label.count + 1)))
      } else {
        result += escaped("[\(piece)")
      }
    }
  }
}
