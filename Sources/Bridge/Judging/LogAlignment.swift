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
  /// Those of layout passes.
  private let layouts: Set<Int>
  /// The events in the order of the log, as positions in the names.
  private let written: [Int]
  private let lines: [Int]

  /// What the log does not have equals nothing in it.
  private static let missing = -1
  private static let missingLayout = -2

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
    let callbacks = log.platform.layoutCallbacks
    layouts = Set(names.indices.filter { callbacks.contains(names[$0].callbackOfEvent) })
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
    let callbacks = platform.layoutCallbacks
    let sent = events.map { event in
      numbers[event.name]
        ?? (callbacks.contains(event.name.callbackOfEvent) ? Self.missingLayout : Self.missing)
    }
    let starts = sent.indices.filter { place in
      guard place > 0, events[place].step != events[place - 1].step else { return false }
      let step = events[place...].prefix { $0.step == events[place].step }
      return sent[place..<step.endIndex].contains { $0 == written.first }
    }
    var best: (start: Int, order: CommonOrder)?
    var least: Distance?
    for candidate in bounds(of: [0] + starts, in: sent) {
      if let least, least < candidate { break }
      let start = candidate.start
      let order = CommonOrder(Array(sent[start...]), written)
      let step = events[start...].prefix { $0.step == events[start].step }
      let first = order.steps.first { $0.right == 0 }?.left
      guard start == 0 || first.map({ $0 < step.count }) ?? false else { continue }
      let found = distance(order, of: sent, from: start)
      if least.map({ found < $0 }) ?? true {
        best = (start, order)
        least = found
      }
    }
    return best ?? (0, CommonOrder(sent, written))
  }

  /// How many callbacks only one side has. Further layout passes are no difference, so they count
  /// only between beginnings that are equally near without them.
  private struct Distance: Comparable {
    var differences: Int
    var layouts = 0
    /// Among equally near beginnings, the earliest is taken.
    var start: Int

    static func < (one: Distance, other: Distance) -> Bool {
      (one.differences, one.layouts, one.start) < (other.differences, other.layouts, other.start)
    }
  }

  private func distance(_ order: CommonOrder, of sent: [Int], from start: Int) -> Distance {
    var distance = Distance(differences: 0, start: start)
    for step in order.steps where step.left == nil || step.right == nil {
      let event = step.left.map { sent[start + $0] } ?? step.right.map { written[$0] } ?? 0
      if isLayout(event) { distance.layouts += 1 } else { distance.differences += 1 }
    }
    return distance
  }

  /// The least that the distance of each beginning can be, the nearest first: as much as the rests
  /// have in common without layout passes.
  private func bounds(of starts: [Int], in sent: [Int]) -> [Distance] {
    let left = sent.filter { !isLayout($0) }
    let right = written.filter { !isLayout($0) }
    guard starts.count > 1, CommonRests.fit(left.count, right.count) else {
      return [Distance(differences: 0, start: 0)]
    }
    let common = CommonRests(left[...], right[...], keepsColumns: false).lengths
    var bounds: [Distance] = []
    var before = 0
    var next = 0
    for start in starts {
      before += sent[next..<start].count { !isLayout($0) }
      next = start
      let differences = left.count - before + right.count - 2 * common[before]
      bounds.append(Distance(differences: differences, start: start))
    }
    return bounds.sorted()
  }

  /// Whether an event, as a position in the names, is one of a layout pass.
  private func isLayout(_ event: Int) -> Bool {
    event == Self.missingLayout || layouts.contains(event)
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
      callbacks.contains(self[place].event.callbackOfEvent)
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

extension String {
  /// `viewDidLoad` of `A.viewDidLoad`
  fileprivate var callbackOfEvent: String { String(split(separator: ".").last ?? "") }
}
