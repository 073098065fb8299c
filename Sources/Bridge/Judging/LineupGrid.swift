package import Specification

/// Versions of a platform, each with several values of a `device` setting.
package struct LineupGrid: Hashable, Sendable {
  /// `fragment`
  package var key: String
  package var rows: [Row]

  /// The versions with one of the values.
  package struct Row: Hashable, Sendable {
    package var value: String
    package var lineup: Lineup
  }

  package init(
    _ script: Script, on versions: [Int], of platform: Platform, setting key: String,
    to values: [String]
  ) {
    self.key = key
    rows = values.map { value in
      Row(
        value: value,
        lineup: Lineup(
          script.setting(key, to: value, on: platform), on: versions, of: platform))
    }
  }

  /// The names of some variants, abbreviated: `21…27 with fragment 1.0…1.2`.
  ///
  /// - Parameter places: the positions in the lineup of each row.
  func summary(of places: [Int: [Int]]) -> String {
    rows.indices.filter { places[$0] != nil }
      .groups { rows[$0].lineup.summary(of: places[$0] ?? []) }
      .map { versions, positions in
        let values = positions.runs.map { run in
          run.count == 1
            ? rows[run.lowerBound].value
            : "\(rows[run.lowerBound].value)…\(rows[run.upperBound].value)"
        }
        return "\(versions) with \(key) \(values.joined(separator: ", "))"
      }.joined(separator: "; ")
  }
}
