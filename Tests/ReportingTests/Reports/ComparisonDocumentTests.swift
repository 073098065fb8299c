import Bridge
import Foundation
import LifecycleCommand
import Reporting
import Testing

@Suite("A comparison for programs")
struct ComparisonDocumentTests {
  private func json(_ arguments: String..., specs: String = "Specs") -> String {
    CommandRun(["compare"] + arguments + ["--format", "json"], specs: specs).output
  }

  @Test("As JSON, every row with its events, its explanation, and the omitted callbacks")
  func platforms() throws {
    let outcome = ComparisonOutcome.platforms([.init("", Sample.comparison)])
    try Snapshot.expect(
      ComparisonDocument(outcome, registry: Sample.registry).json(), equals: "compare.json")
  }

  /// One document of each shape, with every option.
  private func documents() throws -> [String] {
    let specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    return [
      json(),
      json(
        "launch A; open B; rotate", "--why", "--as", "flutter", "--idiom", "pad", specs: specs.path),
      json("launch A; unlock; home", "--ios", "12..27"),
      json("launch A; android: crash; home"),
      json("--changes", "launch A; open B; home"),
      json("launch A; open B; home; kill; return", "--android", "27,28", "--arguments"),
    ]
  }

  @Test("Every field is documented, and every documented field exists")
  func described() throws {
    let fields = Set(try documents().flatMap(MachineDescription.fields))
    let description = try MachineDescription(of: "compare")
    #expect(fields.subtracting(description.words) == [])
    #expect(description.fields.subtracting(fields) == [])
  }

  @Test("Kinds of notes, reasons, scopes and visibilities are all documented")
  func words() throws {
    let words =
      StepNote.Kind.allCases.map(\.rawValue) + NeutralCause.allCases.map(\.rawValue)
      + NeutralScope.allCases.map(\.rawValue) + EffectiveVisibility.allCases.map(\.rawValue)
    #expect(Set(words).subtracting(try MachineDescription(of: "compare").words) == [])
  }

  @Test("The bytes are the same every time and can be decoded")
  func deterministic() throws {
    let documents = try documents()
    for document in documents {
      #expect(try JSONSerialization.jsonObject(with: Data(document.utf8)) is [String: Any])
    }
    // Another folder of specs has another name.
    let again = try self.documents()
    #expect(documents[0] == again[0])
    #expect(documents[2...] == again[2...])
  }

  @Test("The example of the page is the output of the command")
  func example() throws {
    let description = try MachineDescription(of: "compare").text
    let fence = try #require(description.firstRange(of: "```json\n")).upperBound
    let end = try #require(description[fence...].firstRange(of: "```")).lowerBound
    let example = try dictionary(String(description[fence..<end]))
    let document = try dictionary(json("launch A; open B", "--only", "core"))
    let comparisons = try #require(document["comparisons"] as? [[String: Any]])
    let steps = try #require(comparisons.first?["steps"] as? [[String: Any]])
    let rows = try #require(steps[1]["rows"] as? [[String: Any]])
    #expect(NSDictionary(dictionary: try #require(rows.first)) == NSDictionary(dictionary: example))
  }

  private func dictionary(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(
    "A note's kind tells what was impossible, and the exit code is the same as for a reader",
    arguments: [
      ("launch A; unlock; home", ["impossibleStep", "notRun"]),
      ("launch A; close", ["noSuchInput"]),
      ("launch A; crash", ["crash"]),
    ])
  func notes(_ script: String, _ kinds: [String]) {
    let run = CommandRun("compare", script, "--format", "json")
    #expect(run.code == CommandRun("compare", script).code)
    #expect(run.errors.isEmpty, "\(run.errors)")
    for kind in kinds { #expect(run.output.contains("\"kind\" : \"\(kind)\"")) }
    let carriedOut = run.code == .conforming
    #expect(run.output.contains("\"carriedOut\" : \(carriedOut)"))
  }

  @Test(
    "A step in which an app dies is not compared, nor are later steps if the other app lives",
    arguments: [
      ("text", "not compared, since the app", "not compared until both"),
      ("markdown", "not compared, since the app", "not compared until both"),
      ("html", "not compared, since the app", "not compared until both"),
      ("json", "\"death\" : \"inThisStep\"", "\"death\" : \"onOneBefore\""),
    ])
  func death(_ format: String, _ here: String, _ later: String) {
    let run = CommandRun("compare", "launch A; crash", "--format", format)
    #expect(run.output.contains(here) && !run.output.contains(later))
    let one = CommandRun("compare", "launch A; android: crash; home", "--format", format)
    #expect(one.output.contains(later) && !one.output.contains(here))
  }

  @Test("An unexplained difference has an empty list of divergences")
  func undeclared() throws {
    let outcome = ComparisonOutcome.platforms([.init("", Sample.comparison)])
    let document = try dictionary(ComparisonDocument(outcome, registry: Sample.registry).json())
    let comparisons = try #require(document["comparisons"] as? [[String: Any]])
    let steps = try #require(comparisons.first?["steps"] as? [[String: Any]])
    let rows = try #require(steps.first?["rows"] as? [[String: Any]])
    let last = try #require(rows.last)
    #expect(last["alignment"] as? String == "one")
    #expect((last["divergences"] as? [String]) == [])
    #expect(rows[0]["divergences"] == nil)
  }

  @Test("Options that fold steps for a reader are refused, with an alternative")
  func folding() {
    let run = CommandRun("compare", "launch A", "--differences", "--format", "json")
    #expect(run.code == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("JSON says for each whether it is alike; leave the option out"))
  }
}
