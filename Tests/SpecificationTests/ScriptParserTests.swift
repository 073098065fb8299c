import Specification
import Testing

@Suite struct ScriptParserTests {
  private let parser = ScriptParser(vocabulary: Fixture.vocabulary)

  @Test func `Semicolons and line ends separate steps`() {
    let parsed = parser.parse("launch A; open B;\nrotate\n  back ;")
    #expect(parsed.diagnostics == [])
    #expect(parsed.script.steps.map(\.text) == ["launch A", "open B", "rotate", "back"])
  }

  @Test func `Without declarations, the screens that a script opens are neutral`() {
    let parsed = parser.parse("launch A; open B; open A; android: start C; android: finish")
    #expect(parsed.diagnostics == [])
    let kinds = parsed.script.declarations.map { "\($0.kind.value) \($0.name.value)" }
    #expect(kinds == ["screen A", "screen B", "screen C"])
  }

  @Test func `A name that nothing creates is an error`() {
    let parsed = parser.parse("on Bob.onCreate: finish\nlaunch Rob")
    #expect(
      parsed.diagnostics.map(\.message)
        == ["nothing named 'Bob' is declared; did you mean 'Rob'?"])
  }

  @Test func `A script that declares one object has to declare all of them`() {
    let parsed = parser.parse("activity C; launch C; open B")
    #expect(
      parsed.diagnostics.map(\.message) == ["nothing named 'B' is declared"])
    #expect(
      parsed.diagnostics.map(\.help) == [
        ["a script that declares one object has to declare all of them"]
      ])
  }

  @Test func `The code of a callback keeps its semicolons up to the end of the line`() {
    let parsed = parser.parse("on A.onCreate first: start B; finish\nlaunch A; back")
    #expect(parsed.diagnostics == [])
    #expect(
      parsed.script.callbackScripts.map { $0.actions.map(\.verb.value) } == [["start", "finish"]])
    #expect(parsed.script.callbackScripts.first?.platform == "android")
    #expect(parsed.script.declarations.map(\.name.value) == ["A", "B"])
    #expect(parsed.script.steps.count == 2)
  }

  @Test func `Steps can be marked for a platform and joined`() {
    let parsed = parser.parse("launch A; ios: drag sheet cancel; open B & back")
    #expect(parsed.diagnostics == [])
    #expect(parsed.script.steps.map { $0.platform?.value } == [nil, "ios", nil])
    #expect(parsed.script.steps.map(\.commands.count) == [1, 1, 2])
  }

  @Test func `A step can have commands for each platform`() {
    let parsed = parser.parse("launch A; android: start B & finish & ios: drag sheet cancel")
    #expect(parsed.diagnostics == [])
    let step = parsed.script.steps.last
    #expect(step?.platform == nil)
    #expect(step?.commands.map { $0.platform?.value } == ["android", "android", "ios"])
    let one = parser.parse("launch A; android: start B & android: finish").script.steps.last
    #expect(one?.platform?.value == "android")
    #expect(one?.commands.map { $0.platform?.value } == [nil, nil])
  }

  @Test func `A word before a colon inside a step is a platform too`() {
    let parsed = parser.parse("launch A; android: start B & iso: drag sheet cancel")
    #expect(parsed.diagnostics.map(\.message) == ["unknown platform 'iso'; did you mean 'ios'?"])
  }

  @Test func `Positions refer to the text as given`() {
    let parsed = parser.parse("launch A; opne B")
    #expect(parsed.diagnostics.map(\.message) == ["unknown verb 'opne'; did you mean 'open'?"])
    #expect(parsed.diagnostics.map(\.range) == [SourceRange(line: 1, column: 11, length: 4)])
    #expect(parsed.diagnostics.first?.sourceLine == "launch A; opne B")
  }

  @Test func `A callback can be watched without a declaration`() {
    let parsed = parser.parse("watch A.onNewIntent; launch A")
    #expect(parsed.diagnostics.map(\.message) == [])
    #expect(parsed.script.watched.map(\.object?.value) == ["A"])
    #expect(parsed.script.watched.map(\.callback?.value) == ["onNewIntent"])
  }

  @Test(arguments: [
    ("versions android 99; launch A", "version 99 of android is not supported"),
    (
      "versions android 30..20; launch A",
      "the range ends before it begins; exchange the two versions"
    ),
    ("only ios; launch A; android: finish", "the script leaves android out"),
    (
      "activity A; launch A; ios: drag sheet cancel",
      "the script does not run on ios, where nothing that it declares exists"
    ),
    (
      "watch A.onNewIntnt; launch A",
      "unknown callback 'onNewIntnt' on A; did you mean 'onNewIntent'?"
    ),
  ])
  func `A line without any effect is an error`(script: String, message: String) {
    #expect(parser.parse(script).diagnostics.map(\.message) == [message])
  }

  /// Scripts with errors that only scripts outside files can have.
  static let bad = [
    "", "  \n ;; ", "out of scope nothing", "rule ios controller C",
    "on Bob.onCreate: finish\nlaunch Rob", "activity A embedded; launch A",
  ]

  @Test(arguments: bad)
  func `A script that cannot be run has an error`(text: String) {
    #expect(parser.parse(text).hasErrors)
  }
}
