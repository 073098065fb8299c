import Specification

/// Shows the beginning of what code of the app would go on with for ever.
///
/// A model refuses a step after which the app never becomes idle, and tells nothing of it. So the
/// same app is run again, its code this time a limited number of times.
struct EndlessCode {
  private(set) var cells: [ComparisonCell] = []
  private(set) var explanation = ""

  /// How often each piece of the app's code may run: often enough to see what comes again.
  private static let runs = 100
  /// How many events are shown where nothing comes again.
  private static let fewEvents = 40

  /// Nil if it was not the app's code that made the step impossible.
  ///
  /// - Parameter position: the step that could not be carried out.
  init?<D: Driver>(
    until position: Int, _ plan: D.Plan, _ version: D.Version, _ recorder: SideRecorder<D>
  ) {
    guard let limited = D.limitingCode(of: plan, to: Self.runs) else { return nil }
    var driver = D(limited, recorder.objects, version: version, recordsMarks: false)
    var record = StepRecord<D.Event>()
    for step in recorder.script.steps[...position] {
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

/// The same callbacks again and again, whichever instances get them.
struct Cycle: Hashable {
  /// The events of the first round.
  private(set) var range = 0..<0

  /// A round is seen so often in a row before it counts.
  private static let rounds = 4
  private static let longestRound = 100
  /// Where it must have begun.
  private static let latestStart = 200

  /// The first and shortest cycle; nil if there is none, or if there are no more events than that.
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

extension SideRecorder {
  /// What comes again and again, in the callbacks that are shown; in all, if none of them is.
  func explanation(of cycle: Cycle, in record: StepRecord<D.Event>) -> String {
    let entries = cycle.range.map { record.events[$0].entry }
    let shown = Set(
      cells(record, upTo: cycle.range.upperBound).cells.compactMap(\.callback).map(\.kind))
    let round = entries.map(\.kind).filter(shown.contains)
    let callbacks = round.isEmpty ? entries.map(\.kind) : round
    let rest = callbacks.count > 20 ? " and \(callbacks.count - 20) more" : ""
    return "from here on the same comes again and again: "
      + callbacks.prefix(20).joined(separator: ", ") + rest
  }
}

extension TraceEntry {
  /// `A.onCreate`, whichever instance it is.
  var kind: String { "\(subject.classOfInstance).\(name)" }
}
