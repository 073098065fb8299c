package import Bridge

/// The result of `lifecycle explore` for both platforms, for programs: the fields of
/// `Documentation/Machine-output.md`.
///
/// Adding a field leaves `format` unchanged; removing one or changing its meaning raises it.
package struct PlatformExplorationDocument: Document {
  let format = 1
  let shape = "platforms"
  let android: DeviceDocument
  let ios: DeviceDocument
  let start: String
  /// Whether the start does the same on both platforms.
  let scriptedAlike: Bool
  /// How many steps were tried in every pair of states.
  let alphabet: Int
  /// How many pairs of states were expanded after each number of steps.
  let states: [Int]
  let divergences: [Occurrence]
  let unexplained: [Unexplained]

  package init(_ exploration: PlatformExploration) {
    android = DeviceDocument(exploration.android)
    ios = DeviceDocument(exploration.ios)
    start = exploration.start
    scriptedAlike = exploration.isScriptedAlike
    alphabet = exploration.alphabet
    states = exploration.states
    divergences = exploration.occurrences.map {
      Occurrence(
        id: $0.divergence.id, statement: $0.divergence.statement, script: $0.script,
        others: $0.others)
    }
    unexplained = exploration.unexplained.map {
      Unexplained(
        script: $0.script, differences: $0.differences.map(Difference.init), others: $0.others)
    }
  }

  /// A declared divergence with the first script that ends with it.
  struct Occurrence: Encodable {
    let id: String
    let statement: String
    let script: String
    /// How many other scripts end with it.
    let others: Int
  }

  /// Events that no divergence explains, with the first script that ends with them.
  struct Unexplained: Encodable {
    let script: String
    let differences: [Difference]
    let others: Int
  }

  struct Difference: Encodable {
    let platform: String
    /// `A.willHide`
    let event: String
    let cause: String

    init(_ difference: StepDifferences.Difference) {
      platform = difference.platform.rawValue
      event = "\(difference.event)"
      cause = difference.event.cause.rawValue
    }
  }
}
