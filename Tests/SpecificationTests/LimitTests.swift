import Specification
import Testing

/// The largest amount that is allowed, and the smallest that is too much.
@Suite struct LimitTests {
  private func messages(_ script: String) -> [String] {
    ScriptParser(vocabulary: Fixture.vocabulary).parse(script).diagnostics.map(\.message)
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private func expect(
    _ limit: Limit, sourceLocation: SourceLocation = #_sourceLocation, _ script: (Int) -> String
  ) {
    #expect(messages(script(limit.most)) == [], sourceLocation: sourceLocation)
    #expect(
      messages(script(limit.most + 1)) == [limit.complaint], sourceLocation: sourceLocation)
  }

  @Test func `Objects are limited`() {
    expect(.objects) { lines($0) { "activity A\($0)" } + "\nlaunch A0" }
  }

  @Test func `Commands are limited, in one step or in many`() {
    expect(.commands) { "launch A\n" + lines($0 - 1) { _ in "rotate" } }
    expect(.commands) { "launch A" + String(repeating: " & rotate", count: $0 - 1) }
  }

  @Test func `Operands of one command are limited`() {
    expect(.operands) {
      "launch A; ios: set view controllers" + String(repeating: " A", count: $0)
    }
  }

  @Test func `Callback scripts and their calls are limited`() {
    expect(.callbackScripts) { lines($0) { _ in "on A.onCreate: finish" } + "\nlaunch A" }
    expect(.calls) {
      "on A.onCreate: " + Array(repeating: "finish", count: $0).joined(separator: "; ")
        + "\nlaunch A"
    }
  }

  @Test func `The length of names is limited`() {
    expect(.name) { "launch " + String(repeating: "é", count: $0) }
  }

  @Test func `Numbers and durations are limited, with either sign and beyond any integer`() {
    expect(.number) { "launch A; ios: select \($0)" }
    expect(.duration) { "launch A; wait \($0)ms" }
    for number in ["-\(Limit.number.most + 1)", "9223372036854775807", "99999999999999999999"] {
      #expect(messages("launch A; ios: select \(number)") == [Limit.number.complaint])
    }
    #expect(messages("launch A; ios: select -\(Limit.number.most)") == [])
    #expect(messages("launch A; wait 9223372036854775807min") == [Limit.duration.complaint])
    #expect(messages("launch A; launch A#\(Limit.number.most + 1)") == [Limit.number.complaint])
  }

  @Test func `A message says whether the input is too much, too deep, too large or too long`() {
    for limit in Limit.allCases {
      let beginning = limit.complaint.split(separator: " ").prefix(2).joined(separator: " ")
      #expect(
        ["too many", "too deep;", "too large;", "too long;", "too many;"].contains(beginning))
      #expect(limit.complaint.contains("\(limit.most)"))
    }
  }
}
