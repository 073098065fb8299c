import Bridge
import Specification

// The report's words in every format.

extension VariantSection {
  static let silence = "nothing on any side"
  static let bordersTitle = "Why they differ"

  var folded: [Folding<VariantStep>] {
    Folding.parts(of: table.steps, where: foldsAlike ? \.isAlike : nil)
  }

  /// What all columns have in common, if their titles do not show it.
  var heading: String? {
    guard table.axis == .script else { return nil }
    return table.columns.first?.device.title(on: table.platform)
  }

  /// The same if the columns are too narrow for their full titles.
  var common: String? {
    guard let device = table.columns.first?.device else { return nil }
    return switch table.axis {
    case .version: device.title(on: table.platform, "")
    case .setting(let key): device.title(on: table.platform, "", of: key)
    case .script: heading
    }
  }

  var summaries: [String] { table.columns.map(\.summary) }

  var titles: [String] {
    table.columns.map { column in
      switch table.axis {
      case .version: column.device.title(on: table.platform, column.summary)
      case .setting(let key): column.device.title(on: table.platform, column.summary, of: key)
      case .script: column.summary
      }
    }
  }

  /// Notes, with the columns that they apply to.
  func remarks(on step: VariantStep) -> [(title: String, text: String)] {
    var texts: [String] = []
    for note in step.notes where !texts.contains(note.text) { texts.append(note.text) }
    return texts.map { text in
      let columns = step.notes.filter { $0.text == text }.map(\.column)
      let isEverywhere = columns.count == table.columns.count
      return (isEverywhere ? table.platform.title : columns.map(name).joined(separator: ", "), text)
    }
  }

  private func name(_ column: Int) -> String {
    let summary = table.columns[column].summary
    return switch table.axis {
    case .version: "\(table.platform.title) \(summary)"
    case .setting(let key): "\(key) \(summary)"
    case .script: "“\(summary)”"
    }
  }

  /// The sentence for a table without differences.
  var agreement: String? {
    guard table.steps.allSatisfy(\.isAlike) else { return nil }
    if table.columns.count > 1 { return "Both do the same." }
    let summary = table.columns.first?.summary ?? ""
    guard Int(summary) == nil else { return nil }
    // Callbacks that are left out may differ; a remark says so.
    return table.hidesDifferences
      ? "The callbacks that are shown are the same for all of these: \(summary)."
      : "All of these do the same: \(summary)."
  }
}

extension VariantReport {
  /// Sentences about the page as a whole.
  ///
  /// - Parameter ghost: the sign for an absent callback.
  func remarks(_ ghost: String) -> [String] {
    [legend(ghost), hidden, leftOut].compactMap { $0 }
  }

  /// How much differs.
  var summary: String {
    let steps = sections.flatMap(\.table.steps)
    let differing = steps.count { !$0.isAlike }
    let isCarriedOut = sections.allSatisfy(\.table.isCarriedOut)
    return "Of \(counted(steps.count, "step")), \(differ(differing))."
      + (isCarriedOut ? "" : " \(ComparisonReport.notCarriedOut)")
  }

  private func legend(_ ghost: String) -> String? {
    sections.flatMap(\.table.steps).flatMap(\.rows).allSatisfy(\.isAlike)
      ? nil : "\(ghost) marks a place where the callback does not come."
  }

  private var hidden: String? {
    sections.contains(where: \.table.hidesDifferences)
      ? "Some differ only in callbacks that are not shown: '--all --arguments' shows everything."
      : nil
  }

  private var leftOut: String? {
    let most = sections.map(\.mostLeftOut).max() ?? 0
    return most == 0
      ? nil
      : "Left out: up to \(counted(most, "callback")) of a column. \(hint.text)."
  }
}

extension VariantSection {
  /// The largest number of callbacks that any column leaves out.
  fileprivate var mostLeftOut: Int {
    table.columns.indices.map { column in
      table.steps.reduce(0) { $0 + $1.leftOut[column] }
    }.max() ?? 0
  }
}

extension VariantStep {
  var isSilent: Bool { rows.isEmpty && notes.isEmpty }

  /// `open B | present B` if the scripts differ.
  var name: String {
    texts.uniqued.map { $0 ?? "(ended)" }.joined(separator: " | ")
  }
}

extension VariantRow {
  /// Why the callback comes, according to the last column that has it.
  var grounds: [(title: String, ground: EventGround)] {
    cells.reversed().compactMap { $0?.ground }.prefix(1).map { ("why", $0) }
  }
}
