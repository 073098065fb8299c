import Specification
import Testing

@Suite struct RenderingTests {
  @Test func `A finding is printed with its line, a caret and notes`() {
    let text = """
      # Opening

      ## Rotation replaces the activity [docs]

      ```lifecycle
      activity A
      launch A
        android A.onCreate A.onResum
      ```

      [docs]: https://example.org/docs "documented: a section"
      """
    let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
      .parse(text, address: "opening", path: "Specs/opening.md")
    #expect(
      parsed.diagnostics.map { $0.rendered(path: parsed.chapter.path) } == [
        """
        Specs/opening.md:8:24: error: unknown callback 'onResum' on activity A; did you mean 'onResume'?
            android A.onCreate A.onResum
                                 ^~~~~~~
          note: 'lifecycle words activity' lists the callbacks
        """
      ])
  }

  @Test
  func `An unknown word gets a suggestion`() {
    func help(_ script: String) -> [String] {
      ScriptParser(vocabulary: Fixture.vocabulary).parse(script).diagnostics.flatMap(\.help)
    }
    #expect(
      help("launch A; both A.load")
        == ["it begins an expectation; in a spec file, expectations are indented under their step"])
    #expect(help("launch A; ios home").contains("a step for one platform has a colon: 'ios: …'"))
    #expect(
      help("launch A; # the icon")
        == ["comments begin with '//'; a heading goes after the end of the block"])
    #expect(
      help("launch A; open\u{A0}B")
        == ["the space in it is not an ordinary space character"])
    #expect(help("launch A; A.onCreate").contains { $0.hasPrefix("a callback is not a step: ") })
    #expect(help("launch A && swipe away").contains { $0.hasPrefix("one '&' joins two commands") })
    #expect(help("launch A; android:") == ["write the command after 'android:'"])
    #expect(help(";").contains { $0.hasPrefix("write steps separated by ';'") })
    #expect(help("launch A; swipe") == ["verbs that begin like this: 'swipe away'"])
    #expect(help("launch A; android: startActivity B") == ["verbs for this: 'start'"])
    let call = ScriptParser(vocabulary: Fixture.vocabulary)
      .parse("launch A; android: startActivity B")
    #expect(call.diagnostics.map(\.message) == ["unknown verb 'startActivity'"])
    #expect(help("launch A; opne B") == ["'lifecycle words' lists the available words"])
    #expect(help("launch A; press back") == ["verbs that contain this word: 'back'"])
    #expect(
      help("launch A; android: transaction")
        == ["verbs that may do this: 'commit'"])
    #expect(help("only windows; launch A") == ["platforms: android, ios"])
    #expect(
      help("activity A\non A.onCreate: finish; launch A").contains(
        "the code of a callback ends with its line; write the step on a line of its own"))
  }

  @Test(
    arguments: [
      ("activity A\n\nlaunch A", "write expectations indented under the step"),
      (
        "activity A\n\nlaunch A\n  android A.onCreate, A.onStart", "separate callbacks with spaces"
      ),
      ("activity A\n\nlaunch B\n  android A.onCreate", "declare it above the steps"),
      ("activity A\n\nlaunch A\n  android: A.onCreate", "a platform has a colon only"),
      ("activity A\n\nlaunch A\n  android A.onCreate(null)", "an argument has a label: "),
      ("activity A\n\nlaunch A\n  android 17.4 A.onCreate", "versions are whole numbers"),
      ("activity A\n\nlaunch A\n  android of A 30 A.onCreate", "versions are whole numbers"),
    ])
  func `A case with missing or misplaced parts gets a hint`(
    script: String, help: String
  ) {
    let text = """
      # Launching

      ## An activity is made

      It is [docs].

      ```lifecycle
      only android
      \(script)
      ```

      [docs]: https://example.org/docs "documented: a section"
      """
    let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
      .parse(text, address: "opening", path: "Specs/opening.md")
    let said = parsed.diagnostics.flatMap(\.help)
    #expect(said.contains { $0.hasPrefix(help) }, "\(said)")
  }

  @Test(arguments: ["launch A, open B", "launch A -> open B", "launch A then swipe away"])
  func `Steps with a wrong separator get a hint`(script: String) {
    let parsed = ScriptParser(vocabulary: Fixture.vocabulary).parse(script)
    #expect(
      parsed.diagnostics.flatMap(\.help) == [
        "usage: launch SCREEN",
        "steps are separated by ';', and in a spec file by line breaks",
      ])
  }

  @Test func `A message that is too long to read is cut`() throws {
    let parser = ScriptParser(vocabulary: Fixture.vocabulary)
    let accents = "e" + String(repeating: "\u{301}", count: 10_000)
    for word in [String(repeating: "x", count: 10_000), accents] {
      let finding = try #require(parser.parse("launch A; \(word)").diagnostics.first)
      let rendered = finding.rendered(path: "script")
      #expect(rendered.hasPrefix("script:1:11: error: unknown verb '"))
      #expect(rendered.unicodeScalars.count < 3_000)
    }
    let label = "# T\n\n## C\n\nText [\(accents)].\n"
    let parsed = ChapterParser(vocabulary: Fixture.vocabulary)
      .parse(label, address: "x", path: "x.md")
    let lengths = parsed.diagnostics.map { $0.rendered(path: "x.md").unicodeScalars.count }
    #expect(!lengths.isEmpty && lengths.allSatisfy { $0 < 8_000 })
  }

  @Test func `Callbacks are listed if none is similar`() {
    func help(_ callback: String) -> [[String]] {
      let text = """
        # Opening

        ## Nothing is meant [docs]

        ```lifecycle
        activity A
        on A.\(callback): finish
        launch A
          android A.\(callback)
        ```

        [docs]: https://example.org/docs "documented: a section"
        """
      return ChapterParser(vocabulary: Fixture.vocabulary)
        .parse(text, address: "opening", path: "Specs/opening.md").diagnostics.map(\.help)
    }
    let all = """
      callbacks: onCreate, onStart, onResume, onPause, onStop, onRestart, onDestroy, \
      onSaveInstanceState, onNewIntent
      """
    #expect(help("somethingElse") == [[all], [all]])
    let elsewhere = "'lifecycle words activity' lists the callbacks"
    #expect(help("onCraete") == [[elsewhere], [elsewhere]])
  }

  @Test func `Notes follow the caret, and tabs keep their width`() {
    let diagnostic = Diagnostic(
      .error, "no", at: SourceRange(line: 3, column: 3, length: 9), sourceLine: "a\tb c",
      help: ["yes: a, b"])
    #expect(
      diagnostic.rendered(path: "x.md")
        == "x.md:3:3: error: no\n  a\tb c\n   \t^~~\n  note: yes: a, b")
  }

  @Test func `For a line wider than the terminal, the part around the caret is printed`() {
    func rendered(_ column: Int, _ width: Int?) -> [Substring] {
      let diagnostic = Diagnostic(
        .error, "no", at: SourceRange(line: 1, column: column, length: 3),
        sourceLine: String(repeating: "a", count: 50) + "bcd" + String(repeating: "e", count: 50))
      let lines = diagnostic.rendered(path: "x.md", width: width).split(separator: "\n")
      return Array(lines.suffix(2))
    }
    #expect(rendered(51, 30) == ["  …aaaaaaaaaaaaabcdeeeeeeeeee…", "                ^~~"])
    #expect(rendered(1, 30).map(\.count) == [29, 5])
    #expect(rendered(104, 30).last?.hasSuffix(" ^") == true)
    #expect(rendered(51, 200) == rendered(51, nil))
    for width in [1, 10, 40] { #expect(rendered(51, width).count == 2) }
  }

  @Test func `Without a terminal, a line is cut after it has been escaped`() {
    let line = String(repeating: "\u{1}", count: 300)
    for column in [1, 200, 9_000] {
      let diagnostic = Diagnostic(
        .error, "no '\(line)'", at: SourceRange(line: 1, column: column, length: 300),
        sourceLine: line)
      let lines = diagnostic.rendered(path: "x.md").split(separator: "\n")
      #expect(lines.count == (column == 9_000 ? 2 : 3))
      #expect(lines.first.map { $0.count < 450 } == true)
      #expect(lines.dropFirst().allSatisfy { $0.count <= 200 })
    }
  }

  @Test func `A place far along a line has a caret`() {
    let diagnostic = Diagnostic(
      .error, "no", at: SourceRange(line: 1, column: 5_001, length: 3),
      sourceLine: String(repeating: "a", count: 5_000) + "bcd" + String(repeating: "e", count: 50))
    let lines = diagnostic.rendered(path: "x.md", width: 30).split(separator: "\n")
    #expect(lines.suffix(2) == ["  …aaaaaaaaaaaaabcdeeeeeeeeee…", "                ^~~"])
  }

  @Test func `A place past the end of a very long line has no caret`() {
    let diagnostic = Diagnostic(
      .error, "no", at: SourceRange(line: 1, column: 200_000),
      sourceLine: String(repeating: "x", count: 100_000))
    #expect(diagnostic.rendered(path: "x.md").split(separator: "\n").count == 2)
    #expect(diagnostic.rendered(path: "x.md").count < 1000)
  }
}
