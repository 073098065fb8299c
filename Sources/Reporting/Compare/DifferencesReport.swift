package import Bridge
import Specification

/// Where the platforms differ over a whole suite, what explains each difference, and which are
/// unexplained.
package struct DifferencesReport: Report {
  let differences: SuiteDifferences
  /// Whether only unexplained differences are listed.
  let isLimited: Bool

  package init(_ differences: SuiteDifferences, onlyUnexplained isLimited: Bool = false) {
    self.differences = differences
    self.isLimited = isLimited
  }

  /// For a terminal: how often each divergence occurs, then the unexplained differences, then the
  /// counts.
  package func text(_ options: TextOptions) -> String {
    var blocks = isLimited ? [] : [table(options)]
    blocks += differences.divided.map { text($0, "scripted differently:", .warning, options) }
    blocks += differences.unexplained.map { text($0, "not explained:", .failure, options) }
    let isExplained = differences.unexplained.isEmpty
    blocks.append(options.paragraph(summary, isExplained ? .success : .failure))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var page: Page {
    let tallies = shown.map { tally in
      Block.Row([
        [.text(tally.divergence.id)], [.text(tally.divergence.statement)],
        [.text(grouped(tally.steps))], [.text(grouped(tally.cases))],
      ])
    }
    let table = Block.table(["id", "divergence", "steps", "cases"], tallies)
    return Page(
      "Differences",
      [.paragraph([.text(summary)])] + (isLimited || tallies.isEmpty ? [] : [table])
        + (differences.unexplained + differences.divided).map(section))
  }

  private func section(of step: StepDifferences) -> Block {
    .section(
      [.text(step.text)],
      [
        .paragraph([
          .code(step.address), ", ", .code("\(step.path):\(step.range.line)"),
          step.isScriptedAlike ? "" : ", scripted differently",
        ]),
        .list(
          step.unexplained.map { one in
            .init([
              "only \(one.platform.title) says ", .code("\(one.event)"),
              " here (\(one.event.cause.rawValue))",
            ])
          }),
      ])
  }

  /// One line for each difference with tab-separated fields, after a line with the names of the
  /// fields.
  package var table: String {
    let steps = differences.differing.filter { !isLimited || !$0.unexplained.isEmpty }
    let lines = steps.flatMap { step in
      (isLimited ? step.unexplained : step.differences).map { one in
        [
          step.path, String(step.range.line), step.address, step.text, one.platform.rawValue,
          one.event.description, one.event.cause.rawValue,
          one.divergences.isEmpty
            ? step.isScriptedAlike ? "-" : "script" : one.divergences.joined(separator: ","),
        ]
      }
    }
    let names = ["path", "line", "case", "step", "platform", "event", "cause", "divergences"]
    return ([names] + lines).map { fields in
      fields.map { $0.visible(keeping: []) }.joined(separator: "\t") + "\n"
    }.joined()
  }

  private var shown: [DivergenceTally] { differences.tallies().filter { $0.steps > 0 } }

  private func table(_ options: TextOptions) -> String {
    let titles = ["id", "shows in", "divergence"].map { Cell($0, .heading) }
    let rows = shown.map {
      [
        Cell($0.divergence.id, .divergence),
        Cell("\(counted($0.steps, "step")) of \(counted($0.cases, "case"))", .quiet),
        Cell($0.divergence.statement),
      ]
    }
    return rows.isEmpty ? "" : Columns([titles] + rows).text(options)
  }

  private func text(
    _ step: StepDifferences, _ verdict: String, _ tint: Tint, _ options: TextOptions
  ) -> String {
    let place = step.range.place(in: step.path)
    let only = step.unexplained.map { one in
      "  only \(one.platform.title) says \(one.event) here (\(one.event.cause.rawValue))\n"
    }
    return "\(place): " + options.paint(verdict, tint) + " \(step.text.visible())\n"
      + only.joined()
  }

  private var summary: String {
    let left = differences.unexplained.count
    let divided = differences.divided.count
    var some = left == 0 ? "declared divergences explain" : "\(grouped(left)) not explained"
    if divided > 0 {
      some += left == 0 ? " all but \(grouped(divided))" : ", and \(grouped(divided)) more"
      some += " in which the script differs for the two"
    } else if left == 0 {
      some += " all"
    }
    return "\(counted(differences.steps.count, "step")) compared, "
      + "\(grouped(differences.differing.count)) differ, \(some)"
  }
}
