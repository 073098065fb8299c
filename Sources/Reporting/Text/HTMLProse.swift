extension HTML {
  /// Converts paragraphs that were written in Markdown: names become code, bracketed labels become
  /// links, and emphasis, lists and tables are kept.
  static func prose(_ text: String, _ references: [Block.Reference]) -> String {
    // Labels match regardless of case.
    let destinations = Dictionary(
      references.map { ($0.label.lowercased(), $0.destination) },
      uniquingKeysWith: { first, _ in first })
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
    let named = alternating(
      text, "`", outside: { brackets($0, destinations) },
      inside: { "<code>\(starless(escaped(String($0))))</code>" })
    // Emphasis may contain names and links, in which every star has been escaped by now.
    return alternating(named[...], "*", outside: { String($0) }, inside: { "<em>\($0)</em>" })
  }

  /// Splits a text at marks, of which every second one closes the one before it. An unpaired last
  /// mark is literal, and so are two with nothing between them.
  private static func alternating(
    _ text: Substring, _ mark: Character, outside: (Substring) -> String,
    inside: (Substring) -> String
  ) -> String {
    var pieces = text.split(separator: mark, omittingEmptySubsequences: false)
    if pieces.count.isMultiple(of: 2) {
      pieces.removeLast()
      let last = pieces.removeLast()
      pieces.append(text[last.startIndex...])
    }
    return pieces.enumerated().map { position, piece in
      if position.isMultiple(of: 2) { return outside(piece) }
      return piece.isEmpty ? "\(mark)\(mark)" : inside(piece)
    }.joined()
  }

  private static func brackets(_ text: Substring, _ destinations: [String: String]) -> String {
    let pieces = text.split(separator: "[", omittingEmptySubsequences: false)
    return plain(pieces[0]) + pieces.dropFirst().map { bracket($0, destinations) }.joined()
  }

  /// Converts words that link to an address, a label, or a literal bracket.
  ///
  /// - Parameter text: what follows the bracket, up to the next opening one.
  private static func bracket(_ text: Substring, _ destinations: [String: String]) -> String {
    let words = text.prefix { $0 != "]" }
    guard words.endIndex < text.endIndex else { return "[" + plain(text) }
    let rest = text[words.endIndex...].dropFirst()
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      let address = String(rest[..<end].dropFirst())
      // Any other address is relative to the chapter, and would be broken on a page elsewhere.
      let shown = isPage(address) ? link(String(words), to: address) : escaped(String(words))
      return starless(shown) + plain(rest[end...].dropFirst())
    }
    guard let destination = destinations[words.lowercased()] else { return "[" + plain(text) }
    return starless(link("[\(words)]", to: destination)) + plain(rest)
  }

  /// A star between blanks is not emphasis.
  private static func plain(_ text: Substring) -> String {
    escaped(String(text)).replacing(" * ", with: " &#42; ")
  }

  /// The HTML with its stars escaped, so that none is read as a mark.
  private static func starless(_ html: String) -> String { html.replacing("*", with: "&#42;") }
}
