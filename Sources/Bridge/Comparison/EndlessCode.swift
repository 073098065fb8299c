import Specification

/// Shows the beginning of a loop that the app's code would continue for ever.
///
/// A model refuses a step after which the app never becomes idle, and reports none of its events.
/// So the same app is run again, with its code limited to a number of runs.
struct EndlessCode {
  private(set) var cells: [ComparisonCell] = []
  private(set) var explanation = ""

  /// How often each piece of the app's code may run: often enough to recognise a repetition.
  private static let runs = 100
  /// How many events are shown if nothing repeats.
  private static let fewEvents = 40

  /// Nil if the app's code did not cause the refusal.
  ///
  /// - Parameter position: the step that could not be carried out.
  init?<D: Driver>(
    until position: Int, of side: SideRecorder<D>, _ plan: D.Plan, _ version: D.Version,
    _ recorder: StepRecorder<D>
  ) {
    guard let limited = D.limitingCode(of: plan, to: Self.runs) else { return nil }
    var driver = D(limited, side.objects, version: version, recordsMarks: false)
    var record = StepRecord<D.Event>()
    for step in side.script.steps[...position] {
      guard let inputs = D.inputs(of: step) else { continue }
      record = driver.perform(inputs)
      guard record.problem == nil else { return nil }
    }
    if let cycle = Cycle(in: record.events.map(\.entry), longerThan: 0) {
      cells = recorder.cells(record, upTo: cycle.range.upperBound).cells
      explanation = recorder.explanation(of: cycle, in: record)
    } else {
      cells = recorder.cells(record, upTo: Self.fewEvents).cells
      explanation = "these are only the first callbacks of this step"
    }
  }
}

/// The same callbacks repeated, regardless of the instances that receive them.
struct Cycle: Hashable {
  /// The events of the first round.
  private(set) var range = 0..<0

  /// How often in a row a round must be seen to count.
  private static let rounds = 4
  private static let longestRound = 100
  /// The latest position at which the cycle may begin.
  private static let latestStart = 200

  /// The first and shortest cycle; nil if there is none, or if there are no more than this many
  /// events.
  init?(in entries: [TraceEntry], longerThan few: Int) {
    guard entries.count > few else { return nil }
    let texts = entries.prefix(Self.latestStart + Self.rounds * Self.longestRound).map(\.kind)
    for start in 0..<min(texts.count, Self.latestStart) {
      for length in 1...Self.longestRound where start + length * Self.rounds <= texts.count {
        let whole = start..<(start + length * (Self.rounds - 1))
        guard whole.allSatisfy({ texts[$0] == texts[$0 + length] }) else { continue }
        range = start..<(start + length)
        return
      }
    }
    return nil
  }
}

extension StepRecorder {
  /// Describes the repetition by the callbacks that are shown or, if none of them is, by all.
  func explanation(of cycle: Cycle, in record: StepRecord<D.Event>) -> String {
    let entries = cycle.range.map { record.events[$0].entry }
    let shown = Set(
      cells(record, upTo: cycle.range.upperBound).cells.compactMap(\.callback).map(\.kind))
    let round = entries.map(\.kind).filter(shown.contains)
    let callbacks = round.isEmpty ? entries.map(\.kind) : round
    let rest = callbacks.count > 20 ? " and \(callbacks.count - 20) more" : ""
    return "from here on the same callbacks repeat without end: "
      + callbacks.prefix(20).joined(separator: ", ") + rest
  }
}

extension TraceEntry {
  /// `A.onCreate`, without the instance.
  var kind: String { "\(subject.classOfInstance).\(name)" }
}
