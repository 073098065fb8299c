/// Determines by trial which behaviours make two versions differ in the steps after one state.
///
/// A trial repeats the steps to that state on a version in which one behaviour is inverted. It is
/// made once for all steps in which the versions differ there, and only for behaviours that a step
/// has asked for.
struct BehaviourTrials<D: Driver> {
  private let app: ComparedApp<D>
  private let prefix: [[D.Input]]
  private let suspects: [D.Version.Behaviour]
  private let older: Side
  private let newer: Side
  private var olderTrials: [D.Version.Behaviour: Run] = [:]
  private var newerTrials: [D.Version.Behaviour: Run] = [:]

  /// - Parameters:
  ///   - prefix: the steps to the state, in which the versions do not differ.
  ///   - suspects: the behaviours that only one of the versions has.
  init(_ app: ComparedApp<D>, after prefix: [[D.Input]], suspects: [D.Version.Behaviour]) {
    self.app = app
    self.prefix = prefix
    self.suspects = suspects
    older = Side(app.before, app, prefix)
    newer = Side(app.after, app, prefix)
  }

  /// The behaviours without which the two would do the same, or at least something different.
  mutating func reasons(for step: [D.Input]) -> [D.Version.Behaviour] {
    let seenBefore = older.run.shown(in: step, app)
    let seenAfter = newer.run.shown(in: step, app)
    var blamed: [D.Version.Behaviour] = []
    for suspect in suspects {
      let before =
        older.hasAsked(suspect)
        ? Self.trial(&olderTrials, of: suspect, older, app, prefix).shown(in: step, app)
        : seenBefore
      // If one behaviour alone makes this side equal to the other, nothing is left to explain.
      if before == seenAfter { return [suspect] }
      if before != seenBefore {
        blamed.append(suspect)
      } else if newer.hasAsked(suspect),
        Self.trial(&newerTrials, of: suspect, newer, app, prefix).shown(in: step, app) != seenAfter
      {
        blamed.append(suspect)
      }
    }
    return blamed
  }

  private static func trial(
    _ trials: inout [D.Version.Behaviour: Run], of suspect: D.Version.Behaviour, _ side: Side,
    _ app: ComparedApp<D>, _ prefix: [[D.Input]]
  ) -> Run {
    if let trial = trials[suspect] { return trial }
    let trial = Run(side.version.toggling(suspect), app, prefix)
    trials[suspect] = trial
    return trial
  }

  /// One of the two versions in the state, with the behaviours that it has asked for.
  private struct Side {
    let version: D.Version
    let run: Run
    private let asked = AskedBehaviours()

    init(_ version: D.Version, _ app: ComparedApp<D>, _ prefix: [[D.Input]]) {
      self.version = version
      run = Run(version.telling(asked), app, prefix)
    }

    func hasAsked(_ behaviour: D.Version.Behaviour) -> Bool {
      !version.agrees(with: version.toggling(behaviour), on: asked)
    }
  }

  /// A version after the steps to the state.
  private struct Run {
    private var driver: D
    private var steps: [ShownStep] = []

    init(_ version: D.Version, _ app: ComparedApp<D>, _ prefix: [[D.Input]]) {
      driver = app.driver(on: version)
      for step in prefix where steps.last?.isPossible ?? true {
        steps.append(ShownStep(driver.perform(step), app.shown))
      }
    }

    /// What all steps show, if this one follows.
    func shown(in step: [D.Input], _ app: ComparedApp<D>) -> [ShownStep] {
      guard steps.last?.isPossible ?? true else { return steps }
      var driver = driver
      return steps + [ShownStep(driver.perform(step), app.shown)]
    }
  }
}
