import Specification

/// A model's judgement of a log: the versions on which it would have produced the same.
package struct LogJudgement: Hashable, Sendable {
  package var platform: Platform
  package var axis: Lineup.Axis
  /// The version on which all variants run, if they differ in something else.
  package var version: Int?
  /// The variants grouped by the log they would have produced; the nearest to the actual log first.
  package var verdicts: [Verdict]
  /// The objects and callbacks that are compared.
  package var objects: [String]
  package var callbacks: [String]

  /// Whether some variant would have produced the log.
  package var agrees: Bool { verdicts.contains(where: \.agrees) }

  /// Variants that would have produced the same log.
  package struct Verdict: Hashable, Sendable {
    /// Their values on the axis: `27`, `pad`.
    package var names: [String]
    /// The names abbreviated: `21…27`.
    package var summary: String
    /// What the app must have logged for this verdict, and where in its overrides.
    package var scope: LogScope
    package var placement: LogPlacement
    package var steps: [Step]

    /// The step with which the log begins, if earlier steps came before it.
    package var beginning: Step? {
      steps.contains(where: \.isBeforeLog) ? steps.first { !$0.isBeforeLog } : nil
    }

    /// The number of callbacks that only one of the two has at a place.
    package var differences: Int { steps.reduce(0) { $0 + $1.differences } }
    /// The number of callbacks of layout passes that only one of the two has, and that do not count.
    package var furtherLayouts: Int {
      steps.reduce(0) { $0 + $1.rows.count(where: \.isOfFurtherLayout) }
    }
    /// Whether the log equals the model's, and the model could run the script.
    package var agrees: Bool { differences == 0 && steps.allSatisfy { $0.notes.isEmpty } }
  }

  /// The events of one step of the script.
  package struct Step: Hashable, Sendable {
    package var text: String
    package var rows: [Row]
    /// Why it could not be carried out.
    package var notes: [StepNote]
    /// Whether the step came before the beginning of the log, so that it is not compared.
    package var isBeforeLog = false

    package var differences: Int { rows.count(where: \.isDifference) }
  }

  /// A callback.
  package struct Row: Hashable, Sendable {
    /// `A.onCreate`
    package var event: String
    package var side: Side
    /// The line of the log; nil if the log does not have the callback.
    package var line: Int?
    /// Whether it belongs to a layout pass that only one side has, but that says nothing of the
    /// platform.
    package var isOfFurtherLayout = false

    package var isDifference: Bool { side != .both && !isOfFurtherLayout }
  }

  /// Which side has a callback at its place.
  package enum Side: String, Hashable, Sendable {
    case both
    case model
    case log
  }
}

/// The callbacks that an app is taken to log, judged by those that are in the log.
package enum LogScope: String, Hashable, Sendable, CaseIterable {
  /// A callback that is logged for one object is logged for all objects of the same kind: an activity may log what no
  /// fragment does.
  case kind
  /// Each object logs only the callbacks that the log has of it.
  case object
}

/// Where in an override the app writes its log line or lines.
package enum LogPlacement: String, Hashable, Sendable, CaseIterable {
  case beginning
  case afterSuper
  case end
  /// Two lines, one before the call of super and one after it.
  case aroundSuper
  /// Two lines, one at the beginning and one at the end.
  case beginningAndEnd

  var marks: [EventMark] {
    switch self {
    case .beginning: [.entered]
    case .afterSuper: [.superReturned]
    case .end: [.returned]
    case .aroundSuper: [.entered, .superReturned]
    case .beginningAndEnd: [.entered, .returned]
    }
  }
}

extension LogJudgement {
  /// Runs the variants, and compares the log with each.
  ///
  /// - Parameter logged: callbacks that the app logs although none occurs in the log.
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
    // Variants with the same trace are compared once; different traces may still agree with the log alike.
    let identity = CallbackIdentity(includesArguments: false)
    let findings = runs.groups(identity, everything: true).map { places in
      let steps = lineup.variants[places[0]].script.steps
      return (places: places, finding: reader.nearest(runs.runs[places[0]].steps, steps))
    }
    verdicts = findings.groups { $0.finding }.map { finding, elements in
      let places = elements.flatMap(\.places).sorted()
      return Verdict(
        names: places.map { lineup.variants[$0].name }, summary: lineup.summary(of: places),
        scope: finding.scope, placement: finding.placement, steps: finding.steps)
    }
    // Among equally near ones, the newest comes first.
    verdicts = verdicts.reversed().enumerated()
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
  /// The lower, the nearer to the log; a script that cannot be carried out comes last.
  fileprivate var rank: Int {
    steps.contains { !$0.notes.isEmpty } ? .max : differences
  }
}
