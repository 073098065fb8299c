import Specification

/// Everything that can follow a script within some steps on both platforms, and where these differ.
package struct PlatformExploration: Hashable, Sendable {
  package var android: ComparedPlatform
  package var ios: ComparedPlatform
  /// The beginning of every script.
  package var start: String
  /// Whether that does the same on both platforms; otherwise it may be the reason for what no
  /// divergence explains.
  package var isScriptedAlike: Bool
  /// How many steps were tried in every state.
  package var alphabet: Int
  /// How many pairs of states were expanded after each number of steps; initially there is one.
  package var states: [Int]
  /// The declared divergences that occurred, in the order in which they were found.
  package var occurrences: [Occurrence]
  /// The differences that no divergence explains, grouped by their events.
  package var unexplained: [Unexplained]

  /// The first of the shortest scripts in whose last step a divergence occurs.
  package struct Occurrence: Hashable, Sendable {
    package var divergence: Divergence
    package var script: String
    /// In the last step of how many other scripts it occurs.
    package var others: Int
  }

  /// The first of the shortest scripts in whose last step one platform alone has these events.
  package struct Unexplained: Hashable, Sendable {
    package var script: String
    package var differences: [StepDifferences.Difference]
    /// How many other scripts end with such events.
    package var others: Int
  }

  /// Whether some difference has no reason, not even in the script itself.
  package var isUnexplained: Bool { isScriptedAlike && !unexplained.isEmpty }

  /// Explores every script of up to `depth` further neutral steps.
  ///
  /// - Throws: `ExplorationProblem`.
  package init(
    from start: String, android: Int, ios: Int, depth: Int
  ) throws(ExplorationProblem) {
    let script = try ExploredScript(start, followedBy: depth)
    let search = try DivergenceSearch(script, android: android, ios: ios, depth: depth)
    self.android = ComparedPlatform(.android, android, script.script)
    self.ios = ComparedPlatform(.ios, ios, script.script)
    self.start = start
    isScriptedAlike = script.script.isNeutral
    alphabet = search.alphabet.letters.count
    states = search.states
    occurrences = search.occurrences.groups.compactMap { group in
      Divergence.all.first { $0.id == group.key }.map {
        Occurrence(divergence: $0, script: group.script, others: group.others)
      }
    }
    unexplained = zip(search.unexplained.groups, search.differences).map { group, differences in
      Unexplained(script: group.script, differences: differences, others: group.others)
    }
  }
}
