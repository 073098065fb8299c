import Specification
import Testing

/// Text that a reader of the page, or of a message, cannot see.
@Suite struct HiddenTextTests {
  private let parser = ChapterParser(vocabulary: Fixture.vocabulary)

  private func parse(_ body: String) -> ParsedChapter {
    parser.parse(
      "# T\n\n\(body)\n\n[a]: https://example.org/page \"documented: A section\"\n", address: "x",
      path: "x.md")
  }

  private static let script = """
    ```lifecycle
    activity A

    launch A
      android A.onCreate
    ```
    """

  @Test func `A comment contains no case, script or source`() {
    let comment = "<!--\n## Hidden [a]\n\n\(Self.script)\n\n[b]: https://example.org\n-->"
    let parsed = parse("## Seen [a]\n\n\(comment)\n\nProse.")
    #expect(parsed.diagnostics == [])
    #expect(parsed.chapter.cases.map(\.slug) == ["seen-a"])
    #expect(parsed.chapter.cases.first?.content == .pending)
  }

  @Test func `A script after a comment is read`() {
    let parsed = parse("## Seen [a]\n\n<!-- one line -->\n\(Self.script)")
    #expect(parsed.diagnostics == [])
    #expect(parsed.chapter.cases.first?.content != .pending)
  }

  @Test func `Invisible characters are written out, and the caret keeps its place`() {
    let text = "screen A; launch A; op\u{202E}ne B"
    let parsed = ScriptParser(vocabulary: Fixture.vocabulary).parse(text)
    let rendered = parsed.diagnostics.map { $0.rendered(path: "x\u{1B}[2J") }
    #expect(
      rendered == [
        """
        x\\u{1B}[2J:1:21: error: unknown verb 'op\\u{202E}ne'
          screen A; launch A; op\\u{202E}ne B
                              ^~~~~~~~~~~~
          note: 'lifecycle words' lists the available words
        """
      ])
  }

  @Test(arguments: [
    "\u{00AD}", "\u{061C}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{202A}", "\u{2028}", "\u{2066}",
    "\u{2069}", "\u{3164}", "\u{FEFF}", "\u{E0041}",
  ])
  func `A name contains no invisible characters`(hidden: String) {
    #expect(ScriptParser(vocabulary: Fixture.vocabulary).parse("launch A\(hidden)").hasErrors)
  }
}
