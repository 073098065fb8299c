import Specification

/// Everything that can follow a script within some steps on two versions of a platform, and where
/// the versions differ.
///
/// Devices are values: if two scripts lead to equal devices, these have the same future and are
/// explored once.
package struct Exploration: Hashable, Sendable {
  package var platform: Platform
  /// The two versions, the older first.
  package var before: Int
  package var after: Int
  /// The beginning of every script.
  package var start: String
  /// How many steps were tried in every state.
  package var alphabet: Int
  /// How many states were expanded after each number of steps; initially there is one.
  package var states: [Int]
  /// For each set of behaviours that distinguishes the two, the first of the shortest scripts that
  /// show it.
  package var differences: [Difference]
  /// Behaviours in which the versions differ according to their catalogue, but which made no
  /// difference.
  package var unseen: [BehaviourChange]

  /// A script in whose last step the two versions differ for the first time.
  package struct Difference: Hashable, Sendable {
    package var script: String
    /// The difference, and what explains it.
    package var border: VariantBorder
    /// How many other scripts show a difference for the same reasons.
    package var others: Int
  }

  /// Larger depths are refused.
  package static let mostSteps = 6
  /// An exploration with more different states is given up, since all of them are kept.
  package static let mostStates = 100_000

  /// Explores every script of up to `depth` further steps.
  ///
  /// - Parameters:
  ///   - start: must do the same on both versions.
  ///   - own: whether to use the platform's own verbs, and not only the neutral ones.
  ///   - detail: the callbacks in which the two may not differ.
  /// - Throws: `ExplorationProblem`.
  package init(
    from start: String, on platform: Platform, _ before: Int, _ after: Int, depth: Int,
    withOwnVerbs own: Bool, showing detail: CallbackDetail
  ) throws(ExplorationProblem) {
    switch platform {
    case .android:
      try self.init(AndroidDriver.self, start, before, after, depth, own, detail)
    case .ios: try self.init(IOSDriver.self, start, before, after, depth, own, detail)
    }
  }

  private init<D: Driver>(
    _ type: D.Type, _ start: String, _ before: Int, _ after: Int, _ depth: Int, _ own: Bool,
    _ detail: CallbackDetail
  ) throws(ExplorationProblem) {
    platform = D.platform
    (self.before, self.after) = (before, after)
    self.start = start
    let script = try ExploredScript(start, followedBy: depth)
    let search = try DifferenceSearch<D>(
      script, before, after, own: own, depth: depth, showing: detail)
    alphabet = search.alphabet.letters.count
    states = search.states
    differences = Self.merged(
      search.differences.groups.compactMap {
        Self.difference($0, on: D.platform, before, after, detail)
      })
    let seen = Set(differences.flatMap(\.border.reasons).map(\.behaviour))
    unseen = search.differingBehaviours.filter { !seen.contains($0.behaviour) }
  }

  /// The first script of a group, with what changes in it.
  private static func difference<Reasons>(
    _ group: ScriptGroups<Reasons>.Group, on platform: Platform, _ before: Int, _ after: Int,
    _ detail: CallbackDetail
  ) -> Difference? {
    guard let script = ExploredScript(group.script)?.script else { return nil }
    let changes = VariantChanges(
      of: Lineup(script, on: [before, after], of: platform), showing: detail)
    return changes.borders.first.map {
      Difference(script: group.script, border: $0, others: group.others)
    }
  }

  /// The search compares callbacks alone, so a console warning may put two of its groups into one.
  private static func merged(_ differences: [Difference]) -> [Difference] {
    differences.groups { $0.border.reasons.map(\.behaviour) }.compactMap { group in
      var first = group.elements.first
      first?.others = group.elements.reduce(-1) { $0 + 1 + $1.others }
      return first
    }
  }
}

/// Why nothing can be explored.
package enum ExplorationProblem: Error, Hashable, Sendable {
  case scriptHasErrors
  /// With so many more steps it would have more commands than a script may have.
  case scriptIsTooLong(depth: Int)
  /// The script itself cannot be carried out, for this reason, and because of this step if only one
  /// is the obstacle.
  case impossibleStart(String, step: String? = nil)
  /// There are more than `Exploration.mostStates` after so many steps.
  case tooManyStates(depth: Int)
  /// The two already differ in the script itself, in this step.
  case differsFromTheStart(step: String)
}
