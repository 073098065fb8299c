package import Bridge

/// The result of `lifecycle explore`, for programs: the fields of
/// `Documentation/Machine-output.md`.
///
/// Adding a field leaves `format` unchanged; removing one or changing its meaning raises it.
package struct ExplorationDocument: Document {
  let format = 1
  let shape = "versions"
  let platform: String
  /// The two versions, the older first.
  let variants: [String]
  let start: String
  /// How many steps were tried in every state.
  let alphabet: Int
  /// How many states were expanded after each number of steps.
  let states: [Int]
  let differences: [Difference]
  /// The behaviours in which the versions differ, but which made no difference.
  let unseen: [BorderDocument.Reason]

  package init(_ exploration: Exploration) {
    platform = exploration.platform.rawValue
    variants = [exploration.before, exploration.after].map(String.init)
    start = exploration.start
    alphabet = exploration.alphabet
    states = exploration.states
    differences = exploration.differences.map(Difference.init)
    unseen = exploration.unseen.map(BorderDocument.Reason.init)
  }

  struct Difference: Encodable {
    let script: String
    let border: BorderDocument
    /// How many other scripts show a difference for the same reasons.
    let others: Int

    init(_ difference: Exploration.Difference) {
      script = difference.script
      border = BorderDocument(difference.border)
      others = difference.others
    }
  }
}
