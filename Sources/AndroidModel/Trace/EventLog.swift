/// Events in the order in which the platform sent them. They become words where they are read.
public struct EventLog: RandomAccessCollection, Sendable {
  private(set) var trace = EventTrace()
  /// Nil as long as there is nothing to name.
  private var names: ClassNames?

  init() {}

  /// What comes later than this.
  mutating func append(_ later: consuming EventTrace, _ names: ClassNames) {
    trace.append(later)
    self.names = names
  }

  /// 0
  public var startIndex: Int { 0 }
  /// The number of events.
  public var endIndex: Int { trace.records.count }

  /// The event at this place.
  public subscript(place: Int) -> AndroidEvent {
    let record = trace.records[place]
    var values = trace.values(of: record.arguments, names)
    if !trace.answers.isEmpty, let found = trace.answers[place] {
      values = .answered(values, found)
    }
    var process: Int?
    if let names, names.hasSeveralProcesses { process = names.process(of: record.subject) }
    // At once, as an event that is changed once it is there is copied to be handed out.
    return AndroidEvent(
      subject(of: record), record.callback, mark: record.mark, values: values,
      reason: record.reason, isFinishing: record.ending?.ofActivity?.isFinishing,
      isChangingConfigurations: record.ending?.ofActivity?.isChangingConfigurations,
      isRemoving: record.ending == .ofRemovedFragment ? true : nil,
      process: process.flatMap { names?.nameOfFurtherProcess($0) },
      isOfAnotherApp: process.map { names?.isOfAnotherApp($0) == true } ?? false)
  }

  private func subject(of record: EventRecord) -> AndroidEvent.Subject {
    switch record.subject {
    case .application: .application
    case .activity(let id): .activity(id.named(by: names))
    case .fragment(let id): .fragment(id.named(by: names))
    }
  }
}

extension EventLog: Hashable {
  /// Numbers mean the same under the same names; under others the words decide.
  public static func == (left: EventLog, right: EventLog) -> Bool {
    left.names == right.names ? left.trace == right.trace : left.elementsEqual(right)
  }

  /// By what is the same under all names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for record in trace.records { hasher.combine(record.callback) }
  }
}

extension EventRecord.Ending {
  @inline(__always)
  fileprivate var ofActivity: ActivityEnding? {
    if case .ofActivity(let ending) = self { ending } else { nil }
  }
}
