package import Bridge

/// The shortest scripts that distinguish two versions, with the explanation of each.
package struct ExplorationReport: Report {
  let exploration: Exploration

  package init(_ exploration: Exploration) {
    self.exploration = exploration
  }

  package func text(_ options: TextOptions) -> String {
    var blocks = [
      options.paragraph(title, .heading) + options.paragraph(scope, .quiet, indent: 2)
    ]
    blocks += exploration.differences.map { text(of: $0, options) }
    if let unseen { blocks.append(options.paragraph(unseen, .quiet)) }
    return blocks.joined(separator: "\n")
  }

  package var page: Page {
    var blocks: [Block] = [.paragraph([.text(scope)])]
    blocks += exploration.differences.map { difference in
      let border = border(difference)
      return .section(
        [.code(difference.script)], style: .label,
        [.list([border.item(showsChanges: true, showsArguments: true)] + others(difference))])
    }
    if let unseen { blocks.append(.paragraph([.text(unseen)])) }
    return Page(title, isDocument: false, blocks)
  }

  private func text(of difference: Exploration.Difference, _ options: TextOptions) -> String {
    let rows = border(difference).rows(showsChanges: true, showsArguments: true).map {
      $0.dropFirst()
    }
    return options.paragraph(difference.script, .heading)
      + Columns(rows.map(Array.init), margin: 2).text(options)
      + (remark(on: difference).map { options.paragraph($0, .quiet, indent: 2) } ?? "")
  }

  private func border(_ difference: Exploration.Difference) -> BorderReport {
    BorderReport(border: difference.border, axis: .version)
  }

  private func others(_ difference: Exploration.Difference) -> [Block.Item] {
    remark(on: difference).map { [Block.Item([.text($0)])] } ?? []
  }

  private func remark(on difference: Exploration.Difference) -> String? {
    guard difference.others > 0 else { return nil }
    return "\(counted(difference.others, "other script")) for the same reason"
  }

  /// `Android 27 | 28`
  private var title: String {
    "\(exploration.platform.title) \(exploration.before) | \(exploration.after)"
  }

  /// What was explored, and how much of it there was.
  private var scope: String {
    explorationScope(exploration.start, exploration.states, exploration.alphabet)
      + (exploration.differences.isEmpty ? ", and the two do not differ" : "")
  }

  /// Behaviours that differ between the versions but made no difference in any script.
  private var unseen: String? {
    guard !exploration.unseen.isEmpty else { return nil }
    return "not shown by any of these scripts: "
      + enumeration(exploration.unseen.map(\.behaviour))
  }
}

/// What was explored, and how many states there were before each of the steps.
func explorationScope(_ start: String, _ states: [Int], _ alphabet: Int) -> String {
  "after '\(start)', within \(counted(states.count, "step")) of "
    + "\(counted(alphabet, "kind")), from \(enumeration(states.map { grouped($0) })) "
    + (states == [1] ? "state" : "states")
}
