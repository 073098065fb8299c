import Reporting
import Testing

@Suite("The grid of a page")
struct GridTests {
  private func text(_ rows: [GridRow], width: Int) -> String {
    let layout = GridLayout(rows, margin: 2, gap: 2, width: width)
    return rows.map { layout.text($0, TextOptions(width: width)) }.joined()
  }

  private func event(_ text: String) -> GridCell {
    let parts = text.split(separator: ".", maxSplits: 1)
    return GridCell(parts.count == 2 ? ["\(parts[0]).", String(parts[1])] : [text])
  }

  @Test("Columns get the width they need if there is room")
  func natural() {
    let rows = [GridRow([event("A.a"), event("B.bb")]), GridRow([event("A.aaaa"), event("B.b")])]
    #expect(text(rows, width: 40) == "  A.a     B.bb\n  A.aaaa  B.b\n")
  }

  @Test("An event that does not fit is broken only after its object")
  func broken() {
    let long = "AppDelegate.didFinishLaunchingWithOptions"
    let rows = [GridRow([event("A.onSaveInstanceState"), event(long)])]
    let lines = text(rows, width: 60).split(separator: "\n")
    #expect(lines[0].hasSuffix("AppDelegate."))
    #expect(lines[1].hasSuffix("  didFinishLaunchingWithOptions"))
  }

  @Test("A name wider than its column is put below and reaches back", arguments: [40, 50, 60])
  func overflowing(_ width: Int) {
    let name = "applicationDidDiscardSceneSessions"
    let row = [event("A.onSaveInstanceState"), event("A.willHide"), event("AppDelegate.\(name)")]
    let lines = text([GridRow(row)], width: width).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix(name) })
    #expect(lines.allSatisfy { $0.columns <= width })
  }

  @Test("A cell whose first piece does not fit its column precedes those that follow it")
  func order() {
    let long = String(repeating: "a", count: 30)
    let rows = [GridRow([event(long), event("both"), event("iOS")])]
    let margin = String(repeating: " ", count: 31)
    #expect(text(rows, width: 40) == "    \(long)\n\(margin)both  iOS\n")
    let labelled = [GridRow([event("-"), event(long), event("A.focus")])]
    let lines = text(labelled, width: 40).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines == [[long[...]], ["-", "A.focus"]])
  }

  @Test("Dots lead from one cell to the next")
  func leader() {
    let rows = [
      GridRow([event("A.onCreate"), event("A.load")]),
      GridRow([event("A.a"), event("A.b")], leader: 0),
      GridRow([event(""), event("A.b")], leader: 0),
    ]
    #expect(
      text(rows, width: 40)
        == "  A.onCreate  A.load\n  A.a ······· A.b\n              A.b\n")
  }

  @Test("Control characters of the input do not reach the terminal")
  func controls() {
    #expect(!text([GridRow([GridCell(["a\u{1B}[2Jb"])])], width: 40).contains("\u{1B}"))
  }
}
