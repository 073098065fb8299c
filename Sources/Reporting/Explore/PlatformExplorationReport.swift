package import Bridge

/// The shortest scripts that distinguish the platforms, with the declared divergences that explain
/// the difference.
package struct PlatformExplorationReport: Report {
  let exploration: PlatformExploration

  package init(_ exploration: PlatformExploration) {
    self.exploration = exploration
  }

  package func text(_ options: TextOptions) -> String {
    var blocks = [
      options.paragraph(title, .heading) + options.paragraph(scope, .quiet, indent: 2)
    ]
    blocks += scripts.map { script, occurrences in
      let rows = occurrences.map {
        [Cell($0.divergence.id, .divergence), Cell(sentence(on: $0))]
      }
      return options.paragraph(script, .heading) + Columns(rows, margin: 2).text(options)
    }
    blocks += exploration.unexplained.map { one in
      options.paragraph(one.script, .heading)
        + options.paragraph(verdict, exploration.isScriptedAlike ? .failure : .warning, indent: 2)
        + one.differences.map { options.paragraph(sentence(on: $0), nil, indent: 2) }.joined()
        + (others(one.others).map { options.paragraph($0, .quiet, indent: 2) } ?? "")
    }
    return blocks.joined(separator: "\n")
  }

  package var page: Page {
    var blocks: [Block] = [.paragraph([.text(scope)])]
    blocks += scripts.map { script, occurrences in
      .section(
        [.code(script)], style: .label,
        [.list(occurrences.map { .init([.text("\($0.divergence.id): \(sentence(on: $0))")]) })])
    }
    blocks += exploration.unexplained.map { one in
      let items = one.differences.map { Block.Item([.text(sentence(on: $0))]) }
      return .section(
        [.code(one.script)], style: .label,
        [
          .paragraph([.text(verdict)]),
          .list(items + (others(one.others).map { [Block.Item([.text($0)])] } ?? [])),
        ])
    }
    return Page(title, isDocument: false, blocks)
  }

  /// The divergences under the script that was the first to end with them.
  private var scripts: [(script: String, occurrences: [PlatformExploration.Occurrence])] {
    var scripts: [(script: String, occurrences: [PlatformExploration.Occurrence])] = []
    for occurrence in exploration.occurrences {
      if scripts.last?.script == occurrence.script {
        scripts[scripts.count - 1].occurrences.append(occurrence)
      } else {
        scripts.append((occurrence.script, [occurrence]))
      }
    }
    return scripts
  }

  /// `Android 34 | iOS 18`
  private var title: String {
    "Android \(exploration.android.version) | iOS \(exploration.ios.version)"
  }

  private var scope: String {
    let sentence =
      exploration.occurrences.isEmpty && exploration.unexplained.isEmpty
      ? ", and the two do not differ"
      : exploration.unexplained.isEmpty ? ", and declared divergences explain all differences" : ""
    return explorationScope(exploration.start, exploration.states, exploration.alphabet) + sentence
  }

  private func sentence(on occurrence: PlatformExploration.Occurrence) -> String {
    occurrence.divergence.statement
      + (occurrence.others > 0 ? " Also in \(counted(occurrence.others, "other script"))." : "")
  }

  private func sentence(on difference: StepDifferences.Difference) -> String {
    "only \(difference.platform.title) says \(difference.event) here "
      + "(\(difference.event.cause.rawValue))"
  }

  private var verdict: String {
    exploration.isScriptedAlike ? "not explained:" : "scripted differently:"
  }

  private func others(_ count: Int) -> String? {
    count > 0 ? "\(counted(count, "other script")) with such a difference" : nil
  }
}
