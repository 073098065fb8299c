import LifecycleCommand
import Reporting
import Testing

@Suite("lifecycle compare --visibility")
struct CompareVisibilityTests {
  private let script = "launch A; present B; shade"

  private func rows(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains("visibility") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("Each step shows the visibility of each screen, marked if the platforms differ")
  func text() {
    let run = CommandRun("compare", script, "--visibility", variables: ["COLUMNS": "120"])
    #expect(run.code == .conforming)
    #expect(
      rows(run) == [
        "A active visibility A active",
        "A hidden, B active ≠ visibility A active, B active",
        "A hidden, B active ≠ visibility A visible, B visible",
      ])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("≠ the user sees a screen differently on the two platforms."))
    let alike = CommandRun("compare", "launch A; open B", "--visibility")
    #expect(rows(alike).count == 2)
    #expect(!alike.output.contains("≠"))
    #expect(rows(CommandRun("compare", script)) == [])
  }

  @Test("The rows fit, and the visibility is beside the name", arguments: [40, 60, 80])
  func widths(_ width: Int) {
    let run = CommandRun(
      "compare", script, "--visibility", variables: ["COLUMNS": String(width)])
    #expect(run.output.split(separator: "\n").allSatisfy { $0.columns <= width })
    #expect(run.output.contains("A hidden,"))
    #expect(run.output.contains("B visible"))
  }

  @Test("Every format includes it", arguments: ["markdown", "html", "json"])
  func formats(_ format: String) {
    let run = CommandRun("compare", script, "--visibility", "--format", format)
    #expect(run.code == .conforming)
    let expected = [
      "markdown": "| `A` hidden, `B` active | ≠ | `A` visible, `B` visible |",
      "html": "<td><code>A</code> hidden, <code>B</code> active</td><td>≠</td>",
      "json": "\"differs\" : true",
    ]
    #expect(run.output.contains(expected[format] ?? "?"), "\(run.output)")
  }

  @Test("The format for programs always includes it")
  func document() {
    let run = CommandRun("compare", script, "--format", "json")
    #expect(run.output == CommandRun("compare", script, "--visibility", "--format", "json").output)
  }

  @Test("A step after which it differs is not folded if it is shown")
  func folding() {
    let script = "launch A; present B; wait 1s"
    let plain = CommandRun("compare", script, "--differences")
    #expect(plain.output.contains("1 step alike: wait 1s"))
    let shown = CommandRun(
      "compare", script, "--differences", "--visibility", variables: ["COLUMNS": "120"])
    #expect(!shown.output.contains("alike: wait 1s"))
    #expect(rows(shown).last == "A hidden, B active ≠ visibility A active, B active")
  }

  @Test("Nothing is shown for a step that is not reached, and the end of an app is shown")
  func edges() {
    let refused = CommandRun("compare", "launch A; unlock; home", "--visibility")
    #expect(rows(refused).count == 2)
    #expect(
      rows(CommandRun("compare", "launch A; swipe away", "--visibility")).last == "- visibility -")
  }
}
