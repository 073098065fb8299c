import Oracle
import Testing

/// Lines that are not recordings, and the errors for them.
@Suite struct MalformedLineTests {
  private static let program =
    #"{"id":"p","fragments":{},"steps":[{"do":{"step":"hostLaunch"},"callbacks":[]}]}"#

  @Test(
    arguments: [
      ("", "not JSON from column 1 on"),
      ("nonsense", "not JSON from column 1 on"),
      (#"{"id":"p""#, "not JSON from column 10 on"),
      (#"{"id" "p"}"#, "not JSON from column 7 on"),
      (#"{"id":"p",}"#, "not JSON from column 11 on"),
      (#"{"id":"p"} {}"#, "not JSON from column 12 on"),
      ("{\"id\":\"p\u{1}\"}", "not JSON from column 9 on"),
      (#"{"id":"\"#, "not JSON from column 9 on"),
      (#"{"id":"\x"}"#, "id: a backslash begins no valid escape"),
      (#"{"id":"\ud83d"}"#, "id: a backslash begins no valid escape"),
      (#"{"x":-inf}"#, "not JSON from column 6 on"),
      (#"{"x":0x1F}"#, "not JSON from column 6 on"),
      (#"{"x":01}"#, "not JSON from column 6 on"),
      (#"{"x":1.}"#, "not JSON from column 6 on"),
      (#"{"x":1e}"#, "not JSON from column 6 on"),
      (#"{"x":-0.5e+10}"#, "'id' is missing"),
      (String(repeating: "[", count: 100_000), "nested too deeply"),
      ("[]", "this is not an object"),
      (#"{"id":true}"#, "id: this is not a string"),
      (#"{"id":"p","fragments":[]}"#, "fragments: this is not an object"),
      (#"{"id":"p","fragments":{},"observe":1}"#, "observe: this is not true or false"),
      (#"{"id":"p","fragments":{},"steps":{}}"#, "steps: this is not a list"),
      (#"{"id":"p","fragments":{},"steps":[]}"#, "'steps' is empty"),
      (#"{"id":""}"#, "'id' is empty"),
      (#"{"list":["a",["b",""]]}"#, "'list.2.2' is empty"),
      (#"{"id":"p","id":"q"}"#, "'id' is given twice"),
      (#"{"x":1,"y":{"x":1,"z":[],"x":2}}"#, "y: 'x' is given twice"),
      (#"{"id":"p","fragments":{"A":{"kind":"odd"}}}"#, "fragments.A.kind: there is no 'odd'"),
    ])
  func `An error is reported with its place`(line: String, reason: String) {
    #expect(
      OracleReplay.replay(Array(line.utf8), number: 7) == .malformed(line: 7, reason: reason))
  }

  @Test(
    arguments: [
      (#"{"do":{"step":"odd"},"callbacks":[]}"#, "steps.1.do.step: there is no 'odd'"),
      (#"{"do":{"steq":"hostLaunch"},"callbacks":[]}"#, "steps.1.do: 'step' is missing"),
      (#"{"do":{"step":""},"callbacks":[]}"#, "'steps.1.do.step' is empty"),
      (
        #"{"do":{"step":"hostLaunch","step":"x"},"callbacks":[]}"#,
        "steps.1.do: 'step' is given twice"
      ),
      (#"{"do":{"step":"hostLaunch"}}"#, "steps.1: 'callbacks' is missing"),
      (
        #"{"do":{"step":"hostLaunch"},"callbacks":["A.onStart",1]}"#,
        "steps.1.callbacks.2: this is not a string"
      ),
      (
        #"{"do":{"step":"hostLaunch"},"callbacks":["\x"]}"#,
        "steps.1.callbacks.1: a backslash begins no valid escape"
      ),
      (
        #"{"do":{"step":"hostLaunch"},"callbacks":[],"state":{"host":"NONE"}}"#,
        "steps.1.state: 'managers' is missing"
      ),
      (
        #"{"do":{"step":"hostLaunch"},"callbacks":[],"state":{"host":"NONE","managers":[]}}"#,
        "steps.1.state: 'fragments' is missing"
      ),
    ])
  func `An error in a step is reported before anything runs`(step: String, reason: String) {
    let line = #"{"id":"p","fragments":{},"steps":[\#(step)]}"#
    #expect(
      OracleReplay.replay(Array(line.utf8), number: 7) == .malformed(line: 7, reason: reason))
  }

  @Test func `Bytes that are not UTF-8 are not a recording`() {
    #expect(
      OracleReplay.replay([0x22, 0xFF, 0x22], number: 1)
        == .malformed(line: 1, reason: "not UTF-8"))
  }

  @Test(arguments: [
    (#"\u0061b"#, "ab"), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\uD83D\uDE00"#, "😀"),
    ("é😀", "é😀"),
  ])
  func `A string can contain escapes`(written: String, text: String) {
    let line = Self.program.replacing(#""p""#, with: #""\#(written)""#)
    guard case .differs(let difference) = OracleReplay.replay(Array(line.utf8), number: 1) else {
      Issue.record("the program would have to differ: it records no callbacks")
      return
    }
    #expect(difference.program == text)
  }

  @Test func `Whitespace between values has no meaning`() {
    let line = Self.program.replacing(":", with: " : \t").replacing(",", with: " ,\r")
    #expect(
      OracleReplay.replay(Array(line.utf8), number: 1)
        == OracleReplay.replay(Array(Self.program.utf8), number: 1))
  }
}
