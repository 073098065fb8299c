public import Specification

extension Comparison {
  /// Runs a script on both platforms and puts what happened side by side.
  ///
  /// Expectations are not checked. A platform on which the script cannot run has a note instead of
  /// events.
  public init(
    of script: Script, android: Int = Platform.android.supportedVersions.last ?? 0,
    ios: Int = Platform.ios.supportedVersions.last ?? 0
  ) {
    let objects = ObjectTable(script.declarations)
    let androidSide = SideRecorder<AndroidDriver>(script, objects, version: android)
    let iosSide = SideRecorder<IOSDriver>(script, objects, version: ios)
    var steps: [ComparisonStep] = []
    for (position, step) in script.steps.enumerated() {
      let left = androidSide.steps[position]
      let right = iosSide.steps[position]
      let sides = TwoSidedStep(
        verbs: step.commands.compactMap { NeutralVerb(rawValue: $0.verb.value) },
        android: .init(events: left.neutral), ios: .init(events: right.neutral))
      steps.append(
        ComparisonStep(
          text: step.text, rows: Alignment.rows(left.cells, right.cells),
          divergences: step.platform == nil ? sides.divergences : [],
          notes: left.notes.map { ComparisonNote(platform: .android, text: $0) }
            + right.notes.map { ComparisonNote(platform: .ios, text: $0) },
          androidVisibility: left.visibility, iosVisibility: right.visibility))
    }
    let shown = Set(steps.flatMap(\.divergences))
    self.init(
      androidVersion: android, iosVersion: ios, steps: steps,
      divergences: Divergence.all.map(\.id).filter(shown.contains),
      isCarriedOut: androidSide.isCarriedOut && iosSide.isCarriedOut)
  }
}

/// Records what one platform does in each step of a script.
struct SideRecorder<D: Driver> {
  private(set) var steps: [RecordedStep] = []
  /// Whether every step of this platform was possible.
  private(set) var isCarriedOut = true

  struct RecordedStep {
    var cells: [ComparisonCell] = []
    var neutral: [NeutralEvent] = []
    var notes: [String] = []
    var visibility: [ScreenVisibility] = []
  }

  init(_ script: Script, _ objects: ObjectTable, version: Int) {
    steps = Array(repeating: RecordedStep(), count: script.steps.count)
    do {
      let plan = try D.plan(script, objects)
      var driver = D(plan, objects, version: D.version(version, for: plan), recordsMarks: false)
      let watched = D.watched(naming: [], in: objects, scripts: script.callbackScripts)
      for (position, step) in script.steps.enumerated() {
        let marked = step.platform.flatMap { Platform(rawValue: $0.value) }
        guard marked == nil || marked == D.platform else { continue }
        let commands = step.commands.compactMap { ScriptCommand($0, platform: marked) }
        let record = driver.perform(commands)
        steps[position] = RecordedStep(
          cells: Self.cells(record, watched), neutral: record.neutral.map(\.event),
          notes: Self.notes(record), visibility: driver.visibility.all)
        // What would come after an impossible step has no meaning.
        if record.problem != nil {
          isCarriedOut = false
          for later in steps.indices.dropFirst(position + 1) {
            steps[later].notes = ["not run, because an earlier step could not be carried out"]
          }
          break
        }
      }
    } catch {
      isCarriedOut = false
      if !steps.isEmpty { steps[0].notes = ["the script cannot be carried out: \(error.reason)"] }
    }
  }

  private static func notes(_ record: StepRecord<D.Event>) -> [String] {
    [
      record.problem?.explanation,
      record.crash.map { "the app died of \($0.exception): \($0.reason)" },
    ].compactMap { $0 } + record.warnings.map { "console: \($0)" }
  }

  /// The callbacks worth showing: the core ones, and those that tell a neutral event.
  private static func cells(
    _ record: StepRecord<D.Event>, _ watched: WatchedSet<D.Event>
  ) -> [ComparisonCell] {
    var cells: [ComparisonCell] = []
    var next = 0
    for (position, event) in record.events.enumerated() {
      var told: [MappedEvent] = []
      while next < record.neutral.count, record.neutral[next].source == position {
        told.append(record.neutral[next])
        next += 1
      }
      // The callback belongs to the event of its own object; the app's are drawn from it.
      let own =
        told.firstIndex { $0.isTold && $0.event.subject != .app }
        ?? told.firstIndex { $0.isTold }
      for (index, mapped) in told.enumerated() {
        cells.append(.init(callback: index == own ? event.entry : nil, neutral: mapped.event))
      }
      if own == nil, watched.contains(event) {
        cells.append(.init(callback: event.entry, neutral: nil))
      }
    }
    return cells
  }
}

/// Puts two sequences of cells into one table.
enum Alignment {
  /// Rows with both sides are a longest common subsequence of the neutral events; between two of
  /// them Android's rows come first.
  static func rows(_ android: [ComparisonCell], _ ios: [ComparisonCell]) -> [ComparisonRow] {
    let lengths = lengths(android, ios)
    var rows: [ComparisonRow] = []
    var left = 0
    var right = 0
    while left < android.count, right < ios.count {
      if isSame(android[left], ios[right]) {
        rows.append(.init(android: android[left], ios: ios[right]))
        left += 1
        right += 1
      } else if lengths[left + 1][right] >= lengths[left][right + 1] {
        rows.append(.init(android: android[left], ios: nil))
        left += 1
      } else {
        rows.append(.init(android: nil, ios: ios[right]))
        right += 1
      }
    }
    rows += android[left...].map { .init(android: $0, ios: nil) }
    rows += ios[right...].map { .init(android: nil, ios: $0) }
    return rows
  }

  /// Instances are not told apart: after a rotation Android's second `A` stands beside iOS's first.
  private static func isSame(_ left: ComparisonCell, _ right: ComparisonCell) -> Bool {
    guard let left = left.neutral, let right = right.neutral else { return false }
    return left.name == right.name && left.subject.scope == right.subject.scope
      && left.subject.className == right.subject.className
  }

  /// For each pair of positions the length of the longest common subsequence from there on.
  private static func lengths(
    _ android: [ComparisonCell], _ ios: [ComparisonCell]
  ) -> [[Int]] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: ios.count + 1), count: android.count + 1)
    for left in android.indices.reversed() {
      for right in ios.indices.reversed() {
        lengths[left][right] =
          isSame(android[left], ios[right])
          ? lengths[left + 1][right + 1] + 1
          : max(lengths[left + 1][right], lengths[left][right + 1])
      }
    }
    return lengths
  }
}
