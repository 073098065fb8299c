package import Specification

/// Where the two platforms differ in the cases of a suite, and the declared divergences that
/// explain it.
package struct SuiteDifferences: Hashable, Sendable {
  /// Every step that both platforms have run to its end, in the order of the files.
  package var steps: [StepDifferences]

  package init(steps: [StepDifferences]) {
    self.steps = steps
  }

  /// The steps in which one platform has an event that the other does not have at that place.
  package var differing: [StepDifferences] { steps.filter { !$0.differences.isEmpty } }

  /// The steps with unexplained differences, although the script does the same on both platforms.
  package var unexplained: [StepDifferences] {
    steps.filter { $0.isScriptedAlike && !$0.unexplained.isEmpty }
  }

  /// The steps with unexplained differences that the script itself may have caused.
  package var divided: [StepDifferences] {
    steps.filter { !$0.isScriptedAlike && !$0.unexplained.isEmpty }
  }

  /// How often each divergence of a registry occurs, in its order.
  package func tallies(of registry: [Divergence] = Divergence.all) -> [DivergenceTally] {
    var steps: [String: Int] = [:]
    var cases: [String: Set<String>] = [:]
    for step in self.steps {
      for id in step.divergences {
        steps[id, default: 0] += 1
        cases[id, default: []].insert(step.address)
      }
    }
    return registry.map {
      DivergenceTally(
        divergence: $0, steps: steps[$0.id] ?? 0, cases: cases[$0.id]?.count ?? 0)
    }
  }
}

/// How one step of a case differed between the two platforms.
package struct StepDifferences: Hashable, Sendable {
  /// The case's address: `navigation/opening#the-old-screen-is-told-first`.
  package var address: String
  /// The spec file.
  package var path: String
  /// The step's place in the file.
  package var range: SourceRange
  /// The step as written.
  package var text: String
  /// As in the step of the comparison.
  package var isScriptedAlike: Bool
  /// In the order of a comparison.
  package var differences: [Difference]

  /// An event that only one platform has at its place.
  package struct Difference: Hashable, Sendable {
    package var platform: Platform
    package var event: NeutralEvent
    /// Ids of the divergences that explain it; empty if none does.
    package var divergences: [String]

    package init(platform: Platform, event: NeutralEvent, divergences: [String]) {
      self.platform = platform
      self.event = event
      self.divergences = divergences
    }
  }

  package init(
    address: String, path: String, range: SourceRange, text: String, isScriptedAlike: Bool,
    differences: [Difference]
  ) {
    self.address = address
    self.path = path
    self.range = range
    self.text = text
    self.isScriptedAlike = isScriptedAlike
    self.differences = differences
  }

  /// The differences that no declared divergence explains.
  package var unexplained: [Difference] { differences.filter(\.divergences.isEmpty) }

  /// The ids of the divergences it shows.
  var divergences: Set<String> { Set(differences.flatMap(\.divergences)) }
}

/// The number of steps and cases in which a divergence occurs.
package struct DivergenceTally: Hashable, Sendable {
  package var divergence: Divergence
  package var steps: Int
  package var cases: Int

  package init(divergence: Divergence, steps: Int, cases: Int) {
    self.divergence = divergence
    self.steps = steps
    self.cases = cases
  }
}

extension Suite {
  /// Compares the platforms in every case that runs on both, on the newest of the selected versions
  /// that the case applies to.
  ///
  /// - Parameter filter: only cases whose address contains this text, in any case; nil takes all.
  package func differences(
    _ selection: VersionSelection = .all, filter: String? = nil
  ) -> SuiteDifferences {
    let filter = filter?.lowercased()
    let chosen = scripts.filter { one in
      filter.map { one.address.lowercased().contains($0) } ?? true
    }
    return SuiteDifferences(
      steps: chosen.concurrentMap { one in
        one.script.differences(selection, address: one.address, path: one.path)
      }.flatMap(\.self))
  }
}

extension Script {
  fileprivate func differences(
    _ selection: VersionSelection, address: String, path: String
  ) -> [StepDifferences] {
    func newest(_ platform: Platform) -> Int? {
      versions(on: platform).last { selection.versions(of: platform).contains($0) }
    }
    guard limitations.isEmpty, let android = newest(.android), let ios = newest(.ios) else {
      return []
    }
    let comparison = Comparison(of: self, android: android, ios: ios, showing: .core)
    return zip(steps, comparison.steps).compactMap { step, compared in
      guard compared.isCompared else { return nil }
      return StepDifferences(
        address: address, path: path, range: step.range, text: step.text,
        isScriptedAlike: compared.isScriptedAlike, differences: compared.differences)
    }
  }
}

extension ComparisonStep {
  /// The events that only one side has at their place.
  package var differences: [StepDifferences.Difference] {
    rows.compactMap { row in
      guard let ids = row.divergences else { return nil }
      let platform: Platform = row.android == nil ? .ios : .android
      return (row.android ?? row.ios)?.neutral.map {
        StepDifferences.Difference(platform: platform, event: $0, divergences: ids)
      }
    }
  }

  /// Those of them that no declared divergence explains.
  package var unexplained: [StepDifferences.Difference] {
    differences.filter(\.divergences.isEmpty)
  }
}
