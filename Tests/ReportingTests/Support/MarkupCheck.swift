/// Checks that every element of a page is closed at the right place, and that no heading skips a
/// level.
struct MarkupCheck {
  private(set) var complaints: [String] = []
  private var open: [Substring] = []
  private var level = 0

  private static let empty: Set<Substring> = ["meta", "br", "wbr"]

  init(_ html: String) {
    for tag in html.matches(of: #/<(\/?)([a-z]+\d?)[^<>]*>/#) {
      if tag.1.isEmpty { start(tag.2) } else { end(tag.2) }
    }
    complaints += open.map { "\($0) is not closed" }
  }

  private mutating func start(_ name: Substring) {
    if ["ul", "pre", "p", "section", "table"].contains(name), open.contains("p") {
      complaints.append("\(name) stands in a paragraph")
    }
    if name.first == "h", let heading = name.last?.wholeNumberValue {
      if heading > level + 1 { complaints.append("\(name) follows h\(level)") }
      level = heading
    }
    if !Self.empty.contains(name) { open.append(name) }
  }

  private mutating func end(_ name: Substring) {
    if open.popLast() != name { complaints.append("\(name) is closed too early or too late") }
  }
}
