import Specification

/// Combines the recordings of the two sides, step by step.
struct StepComparer: Hashable {
  private let lenses: [String]
  private var twoSidedRun: TwoSidedRun

  /// - Parameter lenses: the names of the frameworks to report.
  init(objects: ObjectTable, lenses: [String] = []) {
    self.lenses = lenses
    twoSidedRun = TwoSidedRun(objects: objects)
  }

  /// Compares the next step.
  ///
  /// - Parameter isCompared: whether both platforms have been given the step.
  mutating func compare(
    _ step: Step, _ left: RecordedStep, _ right: RecordedStep, isCompared: Bool
  ) -> ComparisonStep {
    let processLives = twoSidedRun.processLives(in: step, left, right)
    // If one side has not run to its end, its note explains the difference.
    let isJudged =
      isCompared && left.isWhole && right.isWhole && processLives.allSatisfy(\.isComparable)
    let judgement = Judgement(processLives, isJudged: isJudged)
    return ComparisonStep(
      text: step.text,
      rows: Self.rows(
        left.cells, right.cells, processLives.flatMap(\.alignment.matched), judgement),
      isCompared: isJudged, death: isCompared ? Self.death(left, right, processLives) : nil,
      reports: lenses.map {
        LensRow(name: $0, android: left.reports[$0], ios: right.reports[$0])
      },
      leftOut: LeftOut(android: left.leftOut, ios: right.leftOut),
      divergences: judgement.divergences,
      notes: left.notes.map { ComparisonNote(.android, $0) }
        + right.notes.map { ComparisonNote(.ios, $0) },
      visibility: VisibilityRow(
        android: left.visibility, ios: right.visibility,
        differs: twoSidedRun.differInVisibility(left, right)))
  }

  private static func death(
    _ left: RecordedStep, _ right: RecordedStep, _ processLives: [TwoSidedStep]
  ) -> ComparisonStep.Death? {
    if left.hasCrashed || right.hasCrashed { return .inThisStep }
    return processLives.allSatisfy(\.isComparable) ? nil : .onOneBefore
  }

  /// Makes the rows. Rows with both sides are the events in the same order; between two of these,
  /// Android's rows come first. One instance is never paired with another.
  private static func rows(
    _ android: [ComparisonCell], _ ios: [ComparisonCell], _ matched: [Alignment.Pair],
    _ judgement: Judgement
  ) -> [ComparisonRow] {
    var rows: [ComparisonRow] = []
    var left = 0
    var right = 0
    func addUnpaired(before pair: Alignment.Pair) {
      while left < pair.android {
        let ids = judgement.explanations[.init(platform: .android, position: left)]
        rows.append(.init(android: android[left], ios: nil, divergences: ids))
        left += 1
      }
      while right < pair.ios {
        let ids = judgement.explanations[.init(platform: .ios, position: right)]
        rows.append(.init(android: nil, ios: ios[right], divergences: ids))
        right += 1
      }
    }
    for pair in matched {
      addUnpaired(before: pair)
      if android[pair.android].neutral?.subject == ios[pair.ios].neutral?.subject {
        rows.append(.init(android: android[pair.android], ios: ios[pair.ios]))
      } else {
        rows.append(.init(android: android[pair.android], ios: nil, isOfOtherInstance: true))
        rows.append(.init(android: nil, ios: ios[pair.ios], isOfOtherInstance: true))
      }
      left += 1
      right += 1
    }
    addUnpaired(before: .init(android: android.count, ios: ios.count))
    return rows
  }
}

/// The divergences that a step shows, and the explanation of each difference.
private struct Judgement {
  /// Ids in the order of the registry.
  var divergences: [String] = []
  /// For each difference, the ids of the divergences that explain it; empty if none does.
  var explanations: [Place: [String]] = [:]

  /// The position of a cell on one side.
  struct Place: Hashable {
    var platform: Platform
    var position: Int
  }

  /// - Parameter isJudged: whether the two sides can be compared at all.
  init(_ processLives: [TwoSidedStep], isJudged: Bool) {
    guard isJudged else { return }
    var shown: Set<String> = []
    for processLife in processLives {
      for platform in Platform.allCases {
        for (position, difference) in processLife.differences(on: platform) {
          let ids = processLife.divergences(explaining: difference) ?? []
          shown.formUnion(ids)
          explanations[Place(platform: platform, position: position)] = Divergence.ordered(ids)
        }
      }
    }
    divergences = Divergence.ordered(shown)
  }
}
