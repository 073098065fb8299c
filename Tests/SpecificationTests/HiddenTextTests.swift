import Specification
import Testing

/// Text that a reader of the page, or of a message, does not see.
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

  @Test func `Nothing in a comment is a case, a script or a source`() {
    let comment = "<!--\n## Hidden [a]\n\n\(Self.script)\n\n[b]: https://example.org\n-->"
    let parsed = parse("## Seen [a]\n\n\(comment)\n\nProse.")
    #expect(parsed.diagnostics == [])
    #expect(parsed.chapter.cases.map(\.slug) == ["seen-a"])
    #expect(parsed.chapter.cases.first?.content == .pending)
  }

  @Test func `A script after a comment is one`() {
    let parsed = parse("## Seen [a]\n\n<!-- one line -->\n\(Self.script)")
    #expect(parsed.diagnostics == [])
    #expect(parsed.chapter.cases.first?.content != .pending)
  }

  @Test func `A comment that nobody closes is an error where it begins`() {
    let parsed = parse("## Seen [a]\n\n<!-- \n\(Self.script)")
    #expect(parsed.diagnostics.map(\.message).contains("the comment is never closed"))
    #expect(parsed.diagnostics.map(\.range.line).contains(5))
  }

  @Test func `Characters that cannot be seen are written out, and the caret stays in its place`() {
    let text = "screen A; launch A; op\u{202E}ne B"
    let parsed = ScriptParser(vocabulary: Fixture.vocabulary).parse(text)
    let rendered = parsed.diagnostics.map { $0.rendered(path: "x\u{1B}[2J") }
    #expect(
      rendered == [
        """
        x\\u{1B}[2J:1:21: error: unknown verb 'op\\u{202E}ne'
          screen A; launch A; op\\u{202E}ne B
                              ^~~~~~~~~~~~
          note: 'lifecycle words' lists what there is
        """
      ])
  }

  @Test(arguments: [
    "\u{00AD}", "\u{061C}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{202A}", "\u{2028}", "\u{2066}",
    "\u{2069}", "\u{3164}", "\u{FEFF}", "\u{E0041}",
  ])
  func `A name holds no character that cannot be seen`(hidden: String) {
    #expect(ScriptParser(vocabulary: Fixture.vocabulary).parse("launch A\(hidden)").hasErrors)
  }

  @Test func `A case expects something on every platform that it runs on`() {
    let script = "```lifecycle\nscreen A\n\nlaunch A\n  android A.onCreate\n```"
    #expect(
      parse("## Seen [a]\n\n\(script)").diagnostics.map(\.message)
        == ["the case runs on ios and expects nothing there"])
    let limited = script.replacing("screen A\n", with: "screen A\nonly android\n")
    #expect(parse("## Seen [a]\n\n\(limited)").diagnostics == [])
  }

  @Test func `Anything at all is no expectation`() {
    let script = "```lifecycle\nactivity A\n\nlaunch A\n  android ...\n```"
    #expect(
      parse("## Seen [a]\n\n\(script)").diagnostics.map(\.message)
        == ["the case runs on android and expects nothing there"])
  }

  @Test func `Only a claim is refuted`() {
    let script = Self.script.replacing("activity A\n", with: "activity A\nrefutes @a\n")
    #expect(
      parse("## Seen [a]\n\n\(script)").diagnostics.map(\.message)
        == ["'refutes' needs a claim, and 'a' is cited as documented"])
  }
}
