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
    var event = AndroidEvent(
      subject(of: record), record.callback, mark: record.mark,
      values: trace.values(of: record.arguments, names),
      reason: record.reason)
    if !trace.answers.isEmpty, let found = trace.answers[place] {
      event.values = .answered(event.values, found)
    }
    if let names, names.hasSeveralProcesses {
      let process = names.process(of: record.subject)
      event.process = names.nameOfFurtherProcess(process)
      event.isOfAnotherApp = names.isOfAnotherApp(process)
    }
    switch record.ending {
    case .ofActivity(let ending):
      event.isFinishing = ending.isFinishing
      event.isChangingConfigurations = ending.isChangingConfigurations
    case .ofRemovedFragment: event.isRemoving = true
    case nil: break
    }
    return event
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
