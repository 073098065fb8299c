import Specification

extension VariantTable {
  /// Runs the variants and puts their results side by side.
  ///
  /// - Parameters:
  ///   - detail: which callbacks are shown.
  ///   - identity: when two callbacks count as the same.
  ///   - citations: the evidence for the order of events; nil to leave it out.
  package init(
    of lineup: Lineup, showing detail: CallbackDetail = .notable,
    identity: CallbackIdentity = .init(includesArguments: false), citing citations: Citations? = nil
  ) {
    switch lineup.platform {
    case .android:
      self.init(AndroidDriver.self, lineup, detail, identity, citations?.android)
    case .ios: self.init(IOSDriver.self, lineup, detail, identity, citations?.ios)
    }
  }

  private init<D: Driver>(
    _ type: D.Type, _ lineup: Lineup, _ detail: CallbackDetail, _ identity: CallbackIdentity,
    _ citations: CitationIndex<D>?
  ) {
    let runs = VariantRuns<D>(lineup, detail, citing: citations)
    let groups = runs.groups(identity)
    // The newest variant of a column represents it.
    let representatives = groups.compactMap(\.last)
    platform = lineup.platform
    axis = lineup.axis
    columns = groups.compactMap { group in
      group.last.map { last in
        let variant = lineup.variants[last]
        return VariantColumn(
          names: group.map { lineup.variants[$0].name }, summary: lineup.summary(of: group),
          device: ComparedPlatform(lineup.platform, variant.version, variant.script))
      }
    }
    let shown = Dictionary(
      representatives.map { ($0, runs.steps(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let count = representatives.map { runs.runs[$0].steps.count }.max() ?? 0
    steps = (0..<count).map { step in
      VariantStep(
        representatives.map { representative in
          let steps = shown[representative] ?? []
          guard steps.indices.contains(step) else { return nil }
          return (lineup.variants[representative].script.steps[step].text, steps[step])
        }, identity)
    }
    borders = VariantBorders(runs, identity).borders
    isCarriedOut = runs.isCarriedOut
    let everything = runs.groups(.init(includesArguments: true), everything: true)
    hidesDifferences = everything.count != groups.count
  }
}

extension VariantStep {
  /// - Parameter sides: the step's text and recording, by column; nil where there is no such step.
  init(_ sides: [(text: String, step: RecordedStep)?], _ identity: CallbackIdentity) {
    texts = sides.map { $0?.text }
    leftOut = sides.map { $0?.step.leftOut ?? 0 }
    notes = sides.enumerated().flatMap { column, side in
      (side?.step.notes ?? []).map { VariantNote(column: column, note: $0) }
    }
    rows = []
    var keys: [String] = []
    for (column, side) in sides.enumerated() {
      let callbacks = side?.step.callbacks ?? []
      let own = callbacks.map { identity.text(of: $0.entry) }
      let merged = CommonOrder(keys, own).steps.map { place in
        var row =
          place.left.map { rows[$0] }
          ?? VariantRow(cells: Array(repeating: nil, count: sides.count))
        if let right = place.right { row.cells[column] = callbacks[right].cell }
        return (row: row, key: place.left.map { keys[$0] } ?? place.right.map { own[$0] } ?? "")
      }
      rows = merged.map(\.row)
      keys = merged.map(\.key)
    }
  }
}
