package import Bridge
import Specification

/// What changes at which release, with the sources.
package struct VersionsReport: Report {
  let releases: [ReleaseChanges]

  package init(_ releases: [ReleaseChanges]) {
    self.releases = releases
  }

  /// The first title explains the sign in its column.
  private static let columns = ["+ begins, - ends", "behaviour", "what it means", "source"]

  /// The text for an empty list.
  private static let nothing =
    "No behaviour that the script depends on differs between these versions."

  package func text(_ options: TextOptions) -> String {
    guard !releases.isEmpty else { return options.paragraph(Self.nothing, .quiet) }
    // All releases share one table, so that the columns line up.
    let rows = releases.flatMap(\.changes).map { change in
      [Cell(sign(change)), Cell(change.behaviour), Cell(change.conditionalSentence)]
    }
    var lines = Columns(rows, margin: 2).lines(options)[...]
    return releases.map { release in
      options.paint(release.title, .heading) + "\n"
        + release.changes.map { change in
          (lines.popFirst() ?? "") + source(change, options)
        }.joined()
    }.joined(separator: "\n")
  }

  package var page: Page {
    let sections = releases.map { release in
      Block.section(
        [.text(release.title)],
        [.table(Self.columns, release.changes.map(row))])
    }
    return Page(
      "What changes in each version", isDocument: false,
      sections.isEmpty ? [.paragraph([.text(Self.nothing)])] : sections)
  }

  private func row(_ change: BehaviourChange) -> Block.Row {
    .init([
      [.code(sign(change))], [.code(change.behaviour)], [.text(change.conditionalSentence)],
      [
        .link(change.evidence.rawValue, to: change.address),
        change.detail.isEmpty ? "" : ": \(change.detail)",
      ],
    ])
  }

  /// Whether the behaviour begins or ends with this release.
  private func sign(_ change: BehaviourChange) -> String { change.begins ? "+" : "-" }

  private func source(_ change: BehaviourChange, _ options: TextOptions) -> String {
    Wrapping.lines(change.cited, width: options.width - 5, indent: 2)
      .map { "     " + options.paint($0, .quiet) + "\n" }.joined()
  }
}

extension BehaviourChange {
  /// The sentence, with the condition on the apps that it applies to.
  var conditionalSentence: String {
    condition.isEmpty ? sentence : "\(sentence) (\(condition))"
  }
}
