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

  /// The callbacks in the log that no variant sends to any object, as if something that the app
  /// does were not in the script.
  package var unsent: [String] {
    let common = verdicts.dropFirst().reduce(into: Set(verdicts.first?.unsent ?? [])) {
      $0.formIntersection($1.unsent)
    }
    return common.sorted()
  }

  /// Variants that would have produced the same log.
  package struct Verdict: Hashable, Sendable {
    /// Their values on the axis: `27`, `pad`.
    package var names: [String]
    /// The names abbreviated: `21…27`.
    package var summary: String
    /// What the app must have logged for this verdict, and where in its overrides.
    package var scope: LogScope
    package var placement: LogPlacement
    /// The classes that write only the first of two lines.
    package var once: [String]
    package var steps: [Step]
    /// The callbacks in the log that the variants send to no object.
    package var unsent: [String]

    /// The step with which the log begins, if earlier steps came before it.
    package var beginning: Step? {
      steps.contains(where: \.isBeforeLog) ? steps.first { !$0.isBeforeLog } : nil
    }

    /// The number of callbacks that only one of the two has at a place.
    package var differences: Int { steps.reduce(0) { $0 + $1.differences } }
    /// The number of callbacks of layout passes that only one of the two has, and that do not
    /// count.
    package var furtherLayouts: Int {
      steps.reduce(0) { $0 + $1.rows.count(where: \.isOfFurtherLayout) }
    }
    /// Whether the log differs in the order of callbacks that have none.
    package var leavesOutOrder: Bool { steps.contains { $0.rows.contains(where: \.isOfNoOrder) } }
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
    /// Whether the other side has it at another place, which only callbacks without an order
    /// separate from this one.
    package var isOfNoOrder = false

    package var isDifference: Bool { side != .both && !isOfFurtherLayout && !isOfNoOrder }
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
  /// A callback that is logged for one object is logged for all objects of the same kind: an
  /// activity may log what no fragment does.
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
    self.init(log, lineup, [lineup], logged) { places in
      let places = places[0] ?? []
      return (places.map { lineup.variants[$0].name }, lineup.summary(of: places))
    }
  }

  /// The same for versions that are each combined with several values of a setting.
  ///
  /// - Parameter grid: has at least one row.
  package init(of log: DeviceLog, against grid: LineupGrid, alsoLogging logged: [String] = []) {
    self.init(log, grid.rows[0].lineup, grid.rows.map(\.lineup), logged) { places in
      let names = grid.rows.enumerated().flatMap { position, row in
        (places[position] ?? []).map {
          "\(row.lineup.variants[$0].name) \(grid.key)=\(row.value)"
        }
      }
      return (names, grid.summary(of: places))
    }
  }

  /// - Parameter name: the names of some variants and their summary, by the positions in each
  ///   lineup.
  private init(
    _ log: DeviceLog, _ first: Lineup, _ lineups: [Lineup], _ logged: [String],
    naming name: ([Int: [Int]]) -> (names: [String], summary: String)
  ) {
    var reader = LogComparison(log, logged)
    let findings = lineups.enumerated().flatMap { position, lineup in
      (lineup.platform == .android
        ? Self.findings(AndroidDriver.self, &reader, lineup)
        : Self.findings(IOSDriver.self, &reader, lineup))
        .map { (lineup: position, places: $0.places, finding: $0.finding) }
    }
    verdicts = findings.groups { $0.finding }.map { finding, elements in
      var places: [Int: [Int]] = [:]
      for element in elements { places[element.lineup, default: []] += element.places }
      let (names, summary) = name(places.mapValues { $0.sorted() })
      return Verdict(
        names: names, summary: summary, scope: finding.habit.scope,
        placement: finding.habit.placement, once: finding.habit.once.sorted(),
        steps: finding.steps, unsent: finding.unsent)
    }
    // Among equally near ones, the newest comes first.
    verdicts = verdicts.reversed().enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    platform = first.platform
    axis = first.axis
    let versions = first.variants.map(\.version).uniqued
    version = versions.count == 1 ? versions[0] : nil
    objects = reader.objects.sorted()
    callbacks = reader.callbacks.sorted()
  }

  private static func findings<D: Driver>(
    _ type: D.Type, _ reader: inout LogComparison, _ lineup: Lineup
  ) -> [(places: [Int], finding: LogComparison.Finding)] {
    let runs = VariantRuns<D>(lineup, .all, recordsMarks: true)
    // Variants with the same trace are compared once; different traces may still agree with the
    // log alike.
    let identity = CallbackIdentity(includesArguments: false)
    return runs.groups(identity, everything: true).map { places in
      let steps = lineup.variants[places[0]].script.steps
      return (places: places, finding: reader.nearest(runs.runs[places[0]].steps, steps))
    }
  }
}

extension LogJudgement.Verdict {
  /// The lower, the nearer to the log; a script that cannot be carried out comes last.
  fileprivate var rank: Int {
    steps.contains { !$0.notes.isEmpty } ? .max : differences
  }
}
