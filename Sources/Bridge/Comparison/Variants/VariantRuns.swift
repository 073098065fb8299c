import Specification

/// The runs of a lineup's variants.
struct VariantRuns<D: Driver> {
  let lineup: Lineup
  /// One for each variant, with every callback.
  private(set) var runs: [SideRecorder<D>]
  /// The callbacks that any variant shows, and that all therefore show; nil for every callback.
  ///
  /// If one variant left out a callback that another shows, the table would seem to say that it
  /// does not come.
  private(set) var shown: Set<String>?

  /// - Parameter recordsMarks: whether to record the marks inside callbacks.
  init(
    _ lineup: Lineup, _ detail: CallbackDetail, citing citations: CitationIndex<D>? = nil,
    recordsMarks: Bool = false
  ) {
    self.lineup = lineup
    runs = []
    var plans: [D.Plan?] = []
    for variant in lineup.variants {
      let objects = ObjectTable(variant.script.declarations)
      let plan = try? D.plan(variant.script, objects)
      let version = plan.map { D.version(variant.version, for: $0) }
      let same = runs.indices.first { place in
        lineup.axis != .script && plan != nil && plans[place] == plan
          && version.map(runs[place].represents) == true
      }
      plans.append(plan)
      if let same {
        runs.append(runs[same])
      } else {
        runs.append(
          SideRecorder(
            variant.script, objects, variant.version, .all, citing: citations,
            recordsMarks: recordsMarks))
        if detail != .all { show(variant, objects, detail) }
      }
    }
  }

  /// Adds the callbacks that the variant shows at this level of detail.
  private mutating func show(
    _ variant: Lineup.Variant, _ objects: ObjectTable, _ detail: CallbackDetail
  ) {
    let run = SideRecorder<D>(variant.script, objects, variant.version, detail)
    shown = (shown ?? []).union(run.steps.flatMap(\.callbacks).map(\.entry.kind))
  }

  /// The variant's steps, limited to the callbacks that are shown.
  func steps(of position: Int) -> [RecordedStep] {
    runs[position].steps.map { $0.showing(shown) }
  }

  /// The behaviours that any variant's run can depend on, in the order of their declaration.
  var asked: [D.Version.Behaviour] {
    D.Version.Behaviour.allCases.filter { behaviour in
      runs.contains { $0.hasAsked(behaviour) }
    }
  }

  var isCarriedOut: Bool { runs.allSatisfy(\.isCarriedOut) }

  /// The variants grouped by their behaviour, in the order of the first of each group.
  ///
  /// - Parameter everything: whether callbacks that are not shown count too.
  func groups(_ identity: CallbackIdentity, everything: Bool = false) -> [[Int]] {
    // Two scripts never share a column, even if they do the same.
    if lineup.axis == .script { return runs.indices.map { [$0] } }
    return runs.indices
      .groups { runs[$0].signature(identity, showing: everything ? nil : shown) }
      .map(\.elements)
  }
}

/// What a reader sees of a step.
struct StepSignature: Hashable, Sendable {
  var callbacks: [String]
  var notes: [StepNote]
}

extension SideRecorder {
  /// What a reader sees of all steps.
  func signature(_ identity: CallbackIdentity, showing shown: Set<String>?) -> [StepSignature] {
    steps.map { $0.showing(shown) }.map { step in
      StepSignature(
        callbacks: step.callbacks.map { identity.text(of: $0.entry) }, notes: step.notes)
    }
  }
}

extension RecordedStep {
  /// The step with these callbacks only; nil keeps all of them.
  func showing(_ kinds: Set<String>?) -> RecordedStep {
    guard let kinds else { return self }
    var step = self
    step.cells = cells.filter { $0.callback.map { kinds.contains($0.kind) } ?? true }
    step.leftOut += cells.count - step.cells.count
    return step
  }

  /// The cells with a callback.
  var callbacks: [(cell: ComparisonCell, entry: TraceEntry)] {
    cells.compactMap { cell in cell.callback.map { (cell, $0) } }
  }
}
