import Specification

/// What the variants of a lineup do.
struct VariantRuns<D: Driver> {
  let lineup: Lineup
  /// One for each variant.
  private(set) var runs: [SideRecorder<D>]

  init(_ lineup: Lineup, _ detail: CallbackDetail, citing citations: CitationIndex<D>? = nil) {
    self.lineup = lineup
    runs = []
    var known: [Key: Int] = [:]
    for variant in lineup.variants {
      let objects = ObjectTable(variant.script.declarations)
      let plan = try? D.plan(variant.script, objects)
      let key = plan.map { Key(plan: $0, version: D.version(variant.version, for: $0)) }
      if let key, lineup.axis != .script, let place = known[key] {
        runs.append(runs[place])
      } else {
        if let key { known[key] = runs.count }
        runs.append(
          SideRecorder(variant.script, objects, variant.version, detail, citing: citations))
      }
    }
  }

  /// What has to be the same for a script to do the same.
  private struct Key: Hashable {
    var plan: D.Plan
    var version: D.Version
  }

  var isCarriedOut: Bool { runs.allSatisfy(\.isCarriedOut) }

  /// The variants by what they do, in the order of the first of each.
  func groups(_ identity: CallbackIdentity) -> [[Int]] {
    // Two scripts are never one column, whatever they do.
    if lineup.axis == .script { return runs.indices.map { [$0] } }
    var groups: [[Int]] = []
    var places: [[StepSignature]: Int] = [:]
    for (position, run) in runs.enumerated() {
      let signature = run.signature(identity)
      if let place = places[signature] {
        groups[place].append(position)
      } else {
        places[signature] = groups.count
        groups.append([position])
      }
    }
    return groups
  }
}

/// What a reader sees of a step.
struct StepSignature: Hashable, Sendable {
  var callbacks: [String]
  var notes: [String]
}

extension SideRecorder {
  /// What a reader sees of all steps.
  func signature(_ identity: CallbackIdentity) -> [StepSignature] {
    steps.map { step in
      StepSignature(
        callbacks: step.callbacks.map { identity.text(of: $0.entry) }, notes: step.notes)
    }
  }
}

extension RecordedStep {
  /// The cells with a callback.
  var callbacks: [(cell: ComparisonCell, entry: TraceEntry)] {
    cells.compactMap { cell in cell.callback.map { (cell, $0) } }
  }
}
