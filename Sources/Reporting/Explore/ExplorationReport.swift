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
    blocks += exploration.partings.map { text(of: $0, options) }
    if let unseen { blocks.append(options.paragraph(unseen, .quiet)) }
    return blocks.joined(separator: "\n")
  }

  package var page: Page {
    var blocks: [Block] = [.paragraph([.text(scope)])]
    blocks += exploration.partings.map { parting in
      let border = border(parting)
      return .section(
        [.code(parting.script)], style: .label,
        [.list([border.item(showsChanges: true, showsArguments: true)] + others(parting))])
    }
    if let unseen { blocks.append(.paragraph([.text(unseen)])) }
    return Page(title, isDocument: false, blocks)
  }

  private func text(of parting: Exploration.Parting, _ options: TextOptions) -> String {
    let rows = border(parting).rows(showsChanges: true, showsArguments: true).map { $0.dropFirst() }
    return options.paragraph(parting.script, .heading)
      + Columns(rows.map(Array.init), margin: 2).text(options)
      + (remark(on: parting).map { options.paragraph($0, .quiet, indent: 2) } ?? "")
  }

  private func border(_ parting: Exploration.Parting) -> BorderReport {
    BorderReport(border: parting.border, axis: .version)
  }

  private func others(_ parting: Exploration.Parting) -> [Block.Item] {
    remark(on: parting).map { [Block.Item([.text($0)])] } ?? []
  }

  private func remark(on parting: Exploration.Parting) -> String? {
    guard parting.others > 0 else { return nil }
    return "\(counted(parting.others, "other script")) for the same reason"
  }

  /// `Android 27 | 28`
  private var title: String {
    "\(exploration.platform.title) \(exploration.before) | \(exploration.after)"
  }

  /// What was explored, and how much of it there was.
  private var scope: String {
    let depth = exploration.states.count - 1
    let states = exploration.states.map(grouped)
    return "after '\(exploration.start)', within \(counted(depth, "step")) of "
      + "\(counted(exploration.alphabet, "kind")): \(enumeration(states)) states"
      + (exploration.partings.isEmpty ? ", and the two do not differ" : "")
  }

  /// Behaviours that differ between the versions but made no difference in any script.
  private var unseen: String? {
    guard !exploration.unseen.isEmpty else { return nil }
    return "not shown by any of these scripts: "
      + enumeration(exploration.unseen.map(\.behaviour))
  }
}
