import Bridge
import Specification

/// Compares the run of a version alone with the run it shares with other versions.
struct SharingTrial {
  private let alone: [Step]
  private let shared: [Step]

  /// Everything reported about a version in one step.
  private struct Step: Hashable {
    var cells: [ComparisonCell]
    var notes: [String]
  }

  /// - Parameter versions: the versions on which the script runs.
  init(_ script: Script, on version: Int, of platform: Platform, among versions: [Int]) {
    // A column is represented by its last version, whichever of them ran.
    let others = versions.filter { $0 != version }
    alone = Self.steps(of: script, on: [version], platform)
    shared = Self.steps(of: script, on: others + [version], platform)
  }

  var differs: Bool { alone != shared }

  /// The behaviour of the last of the versions.
  private static func steps(of script: Script, on versions: [Int], _ platform: Platform) -> [Step] {
    let table = VariantTable(
      of: Lineup(script, on: versions, of: platform), showing: .all,
      identity: .init(includesArguments: true))
    let last = table.columns.firstIndex { $0.device.version == versions.last } ?? 0
    return table.steps.map { step in
      Step(
        cells: step.rows.compactMap { $0.cells[last] },
        notes: step.notes.filter { $0.column == last }.map(\.text))
    }
  }
}
