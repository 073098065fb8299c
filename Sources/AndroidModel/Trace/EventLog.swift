/// Events in the order in which the platform sent them. They become words where they are read.
public struct EventLog: Collection, Sendable {
  private(set) var trace = EventTrace()
  /// Nil as long as there is nothing to name.
  private var names: ClassNames?

  init() {}

  /// What comes later than this.
  mutating func append(_ later: consuming EventTrace, _ names: ClassNames) {
    take(&later, names)
  }

  /// Takes over what comes later than this, so that nothing is left of it.
  @inline(__always)
  mutating func take(_ later: inout EventTrace, _ names: ClassNames) {
    if trace.records.isEmpty, !later.records.isEmpty {
      swap(&trace, &later)
    } else {
      trace.append(later)
      later = EventTrace()
    }
    self.names = names
  }

  /// Where an event is.
  public struct Index: Hashable, Comparable, Sendable {
    fileprivate let record: Int
    fileprivate let mark: AndroidEvent.Mark

    /// In the order of the log.
    public static func < (left: Index, right: Index) -> Bool {
      (left.record, left.mark) < (right.record, right.mark)
    }
  }

  /// Where the first event is.
  public var startIndex: Index { firstEvent(ofRecord: 0) }
  /// Behind the last one.
  public var endIndex: Index { firstEvent(ofRecord: trace.records.count) }

  /// Where the next event is.
  public func index(after place: Index) -> Index {
    guard let mark = trace.records[place.record].mark(after: place.mark) else {
      return firstEvent(ofRecord: place.record + 1)
    }
    return Index(record: place.record, mark: mark)
  }

  private func firstEvent(ofRecord place: Int) -> Index {
    Index(
      record: place, mark: place < trace.records.count ? trace.records[place].mark : .entered)
  }

  /// The event at this place.
  public subscript(place: Index) -> AndroidEvent {
    let record = trace.records[place.record]
    var values = trace.values(of: record.arguments, names)
    if !trace.answers.isEmpty, let found = trace.answers[place.record] {
      values = .answered(values, found)
    }
    var process: Int?
    if let names, names.hasSeveralProcesses { process = names.process(of: record.subject) }
    // In one call, since an event that is changed after it was made is copied when it is returned.
    return AndroidEvent(
      subject(of: record), record.callback, mark: place.mark, values: values,
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
  /// Equal numbers mean the same if the names are the same. Otherwise the words are compared, and
  /// so they are of records that are cut in another way: what one app is told as one record is
  /// several to an app whose code could do something.
  public static func == (left: EventLog, right: EventLog) -> Bool {
    left.names == right.names && left.trace == right.trace || left.elementsEqual(right)
  }

  /// By what is the same under all names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for place in indices { hasher.combine(trace.records[place.record].callback) }
  }
}

extension AndroidEvent.Mark {
  /// The one that comes after it in a call; nil: none does.
  package var next: AndroidEvent.Mark? {
    switch self {
    case .entered: .superReturned
    case .superReturned: .returned
    case .returned: nil
    }
  }
}

extension EventRecord.Ending {
  @inline(__always)
  fileprivate var ofActivity: ActivityEnding? {
    if case .ofActivity(let ending) = self { ending } else { nil }
  }
}
