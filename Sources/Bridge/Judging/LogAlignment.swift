/// What a model sends, in the form in which a log is compared with it.
struct ModelTrace: Hashable {
  var events: [Event] = []
  /// The number of steps, including those without events.
  var stepCount: Int

  struct Event: Hashable {
    /// `A.onCreate`
    var name: String
    var step: Int
  }
}

/// Puts the events of a model beside those of a log.
struct LogAlignment {
  private let platform: Platform
  /// The log's events, each once, and their positions.
  private let names: [String]
  private let numbers: [String: Int]
  /// The events in the order of the log, as positions in the names.
  private let written: [Int]
  private let lines: [Int]

  private struct Event: Hashable {
    var object: String
    var callback: String
  }

  init(_ log: DeviceLog) {
    platform = log.platform
    lines = log.entries.map(\.line)
    var known: [Event: Int] = [:]
    var names: [String] = []
    written = log.entries.map { entry in
      let event = Event(object: entry.object, callback: entry.callback)
      if let number = known[event] { return number }
      known[event] = names.count
      names.append("\(entry.object).\(entry.callback)")
      return names.count - 1
    }
    self.names = names
    numbers = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The steps with their rows, but without their texts and notes.
  func steps(_ trace: ModelTrace) -> [LogJudgement.Step] {
    var steps = Array(
      repeating: LogJudgement.Step(text: "", rows: [], notes: []), count: trace.stepCount)
    guard !steps.isEmpty else { return [] }
    let (start, order) = beginning(in: trace.events)
    let first = start < trace.events.endIndex ? trace.events[start].step : 0
    if start > 0 { for step in 0..<first { steps[step].isBeforeLog = true } }
    let rows = order.steps.map { place in
      let event = place.left.map { trace.events[start + $0] }
      return UnplacedRow(
        row: LogJudgement.Row(
          event: event?.name ?? place.right.map { names[written[$0]] } ?? "",
          side: place.right == nil ? .model : event == nil ? .log : .both,
          line: place.right.map { lines[$0] }),
        step: event?.step)
    }
    for (step, row) in zip(rows.steps(from: first), rows) { steps[step].rows.append(row.row) }
    let layout = platform.layoutCallbacks
    if !layout.isEmpty {
      for step in steps.indices { steps[step].rows.leaveOutFurtherLayouts(layout) }
    }
    steps.leaveOutOrder(of: platform.callbacksWithoutOrder)
    return steps
  }

  /// Where the comparison begins, and both sides from there on. Most logs are excerpts, while a
  /// script has to begin at the beginning, so a log may begin with any step that has the log's
  /// first callback. If that is not the first of the step, those before it are missing.
  private func beginning(in events: [ModelTrace.Event]) -> (start: Int, order: CommonOrder) {
    // What the log does not have equals nothing in it.
    let sent = events.map { numbers[$0.name] ?? -1 }
    let starts = sent.indices.filter { place in
      guard place > 0, events[place].step != events[place - 1].step else { return false }
      let step = events[place...].prefix { $0.step == events[place].step }
      return sent[place..<step.endIndex].contains { $0 == written.first }
    }
    guard !starts.isEmpty, CommonRests.fit(sent.count, written.count) else {
      return (0, CommonOrder(sent, written))
    }
    let common = CommonRests(sent[...], written[...], keepsColumns: false).lengths
    func differences(from start: Int) -> Int {
      sent.count - start + written.count - 2 * common[start]
    }
    let whole = differences(from: 0)
    // The nearest are tried first, and among equals the earliest.
    let nearer = starts.filter { differences(from: $0) < whole }
      .sorted { (differences(from: $0), $0) < (differences(from: $1), $1) }
    for start in nearer {
      let order = CommonOrder(Array(sent[start...]), written)
      let step = events[start...].prefix { $0.step == events[start].step }
      guard let first = order.steps.first(where: { $0.right == 0 })?.left, first < step.count
      else { continue }
      return (start, order)
    }
    return (0, CommonOrder(sent, written))
  }
}

extension [LogJudgement.Row] {
  /// Leaves out layout passes that only one side has. A pass comes whenever a view in the window is
  /// marked, which the app's own views may do at any time, so the log may have more of them, and
  /// nobody promises how many come in a row.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()
  fileprivate mutating func leaveOutFurtherLayouts(_ callbacks: Set<String>) {
    func isLayout(_ place: Int) -> Bool {
      callbacks.contains(String(self[place].event.split(separator: ".").last ?? ""))
    }
    var start = startIndex
    while let first = self[start...].indices.first(where: isLayout) {
      let end = self[first...].indices.first { !isLayout($0) } ?? endIndex
      let written = Set(self[first..<end].filter { $0.side != .model }.map(\.event))
      for place in first..<end {
        self[place].isOfFurtherLayout =
          switch self[place].side {
          case .both: false
          case .log: true
          case .model: written.contains(self[place].event)
          }
      }
      start = end
    }
  }
}
