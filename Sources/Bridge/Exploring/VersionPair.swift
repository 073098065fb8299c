/// One device on two versions of its platform, both of which receive the same steps.
struct VersionPair<D: Driver> {
  private var before: D
  private var after: D
  /// The events in which they may not differ.
  private let shown: ShownEvents<D>

  init(
    _ plan: D.Plan, _ objects: ObjectTable, _ before: D.Version, _ after: D.Version,
    showing shown: ShownEvents<D>
  ) {
    self.shown = shown
    self.before = D(plan, objects, version: before, recordsMarks: false)
    self.after = D(plan, objects, version: after, recordsMarks: false)
  }

  /// Everything that their future depends on.
  struct State: Hashable {
    fileprivate let before: D.Device
    fileprivate let after: D.Device
  }

  var state: State { State(before: before.device, after: after.device) }

  /// The result of a step.
  enum Outcome {
    case same
    case different
    /// Neither can carry it out, for this reason.
    case impossible(String)
  }

  mutating func perform(_ inputs: [D.Input]) -> Outcome {
    let older = before.perform(inputs)
    let newer = after.perform(inputs)
    if let problem = older.problem, newer.problem != nil {
      return .impossible(problem.explanation)
    }
    let isSame =
      older.problem == newer.problem && older.crash == newer.crash
      && older.events.filter(shown.contains).map(\.entry)
        == newer.events.filter(shown.contains).map(\.entry)
    return isSame ? .same : .different
  }
}
