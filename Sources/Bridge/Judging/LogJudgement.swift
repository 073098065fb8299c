import Specification

/// What the model of a platform says of a log: on which versions it would have written the same.
package struct LogJudgement: Hashable, Sendable {
  package var platform: Platform
  package var axis: Lineup.Axis
  /// The version on which all variants run, where they differ in something else.
  package var version: Int?
  /// The versions, or whatever stands beside each other, by what they would have written; the nearest to the log
  /// first.
  package var verdicts: [Verdict]
  /// What is compared: these callbacks of these objects.
  package var objects: [String]
  package var callbacks: [String]

  /// Whether some of the variants would have written the log.
  package var agrees: Bool { verdicts.contains(where: \.agrees) }

  /// Variants that would have written the same.
  package struct Verdict: Hashable, Sendable {
    /// Their values on the axis: `27`, `pad`.
    package var names: [String]
    /// The same in short: `21…27`.
    package var summary: String
    /// What the app must write for it, and where in its overrides.
    package var scope: LogScope
    package var placement: LogPlacement
    package var steps: [Step]

    /// The step with which the log begins, if something was done before.
    package var beginning: Step? {
      steps.contains(where: \.isBeforeLog) ? steps.first { !$0.isBeforeLog } : nil
    }

    /// How many callbacks one of the two has at a place where the other has not.
    package var differences: Int { steps.reduce(0) { $0 + $1.differences } }
    /// Whether the log has what the model says, and the model could run the script.
    package var agrees: Bool { differences == 0 && steps.allSatisfy { $0.notes.isEmpty } }
  }

  /// What came in a step of the script.
  package struct Step: Hashable, Sendable {
    package var text: String
    package var rows: [Row]
    /// Why it could not be carried out.
    package var notes: [StepNote]
    /// Whether it was done before the log begins, so that nothing of it is compared.
    package var isBeforeLog = false

    package var differences: Int { rows.count { $0.side != .both } }
  }

  /// A callback.
  package struct Row: Hashable, Sendable {
    /// `A.onCreate`
    package var event: String
    package var side: Side
    /// The line of the log; nil where it has none.
    package var line: Int?
  }

  /// Who has a callback at its place.
  package enum Side: String, Hashable, Sendable {
    case both
    case model
    case log
  }
}

/// Of what an app writes a line, as far as the log shows it.
package enum LogScope: String, Hashable, Sendable, CaseIterable {
  /// Of what it writes for one object also for all others of the same sort: an activity may write what no fragment
  /// does.
  case sort
  /// For each object of what the log has of it.
  case object
}

/// Where in an override an app writes its line.
package enum LogPlacement: String, Hashable, Sendable, CaseIterable {
  case beginning
  case afterSuper
  case end

  var mark: EventMark {
    switch self {
    case .beginning: .entered
    case .afterSuper: .superReturned
    case .end: .returned
    }
  }
}

extension LogJudgement {
  /// Runs the variants, and puts the log beside what each does.
  ///
  /// - Parameter logged: callbacks that the app writes though none has come.
  package init(of log: DeviceLog, against lineup: Lineup, alsoLogging logged: [String] = []) {
    switch lineup.platform {
    case .android: self.init(AndroidDriver.self, log, lineup, logged)
    case .ios: self.init(IOSDriver.self, log, lineup, logged)
    }
  }

  private init<D: Driver>(
    _ type: D.Type, _ log: DeviceLog, _ lineup: Lineup, _ logged: [String]
  ) {
    let runs = VariantRuns<D>(lineup, .all, recordsMarks: true)
    let reader = LogComparison(log, logged)
    let verdicts = runs.runs.indices.map { place in
      reader.nearest(runs.runs[place].steps, lineup.variants[place].script.steps)
    }
    self.verdicts = verdicts.indices.groups { verdicts[$0] }.map { verdict, places in
      Verdict(
        names: places.map { lineup.variants[$0].name }, summary: lineup.summary(of: places),
        scope: verdict.scope, placement: verdict.placement, steps: verdict.steps)
    }
    // Of several that are as near, the newest.
    self.verdicts = self.verdicts.reversed().enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    platform = lineup.platform
    axis = lineup.axis
    let versions = lineup.variants.map(\.version).uniqued
    version = versions.count == 1 ? versions[0] : nil
    objects = reader.objects.sorted()
    callbacks = reader.callbacks.sorted()
  }
}

extension LogJudgement.Verdict {
  /// The less, the nearer to the log; what cannot be carried out comes last.
  fileprivate var rank: Int {
    steps.contains { !$0.notes.isEmpty } ? .max : differences
  }
}
