/// What the app has been told, as it is recorded. It is not part of Android; it stands for what log
/// calls in the overrides would print.
struct EventTrace: Hashable, Sendable {
  private(set) var records: [EventRecord] = []
  private(set) var texts: [String] = []
  /// What the app asked at an event, by the event's place.
  private(set) var answers: [Int: [AndroidEvent.Argument]] = [:]

  /// Most steps have no more, so that their list is made once.
  private static let recordsOfAStep = 48

  @inline(__always)
  mutating func append(_ record: EventRecord) { records.append(record) }

  /// The call whose record is at this place comes to its end, and nothing has happened since its
  /// `super` call has returned.
  @inline(__always)
  mutating func end(
    _ place: Int, at lastMark: AndroidEvent.Mark, because reason: AndroidReason,
    ending: EventRecord.Ending?
  ) {
    if place == records.count - 1, records[place].reason == reason,
      records[place].ending == ending
    {
      records[place].lastMark = lastMark
    } else {
      append(
        records[place].marked(.superReturned, until: lastMark, because: reason, ending: ending))
    }
  }

  /// Makes room for what code that begins to run is going to be told.
  mutating func reserveInitialCapacity() { records.reserveInitialCapacity(Self.recordsOfAStep) }

  mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    if !texts.isEmpty { texts = [] }
    if !answers.isEmpty { answers = [:] }
  }

  /// Ends the trace here. The texts stay: what runs on may refer to them.
  ///
  /// - Returns: what was recorded so far.
  mutating func split() -> EventTrace {
    let earlier = self
    records = []
    answers = [:]
    return earlier
  }

  /// What the app asked at the last event.
  mutating func note(_ found: [AndroidEvent.Argument]) { answers[records.count - 1] = found }

  /// Keeps a text for the arguments of an event.
  mutating func keep(_ text: String) -> TraceText {
    texts.append(text)
    return TraceText(place: Int32(truncatingIfNeeded: texts.count - 1))
  }

  /// What comes later than this.
  mutating func append(_ later: consuming EventTrace) {
    guard !later.records.isEmpty else { return }
    guard !records.isEmpty else {
      self = later
      return
    }
    for (place, found) in later.answers { answers[records.count + place] = found }
    let places = Int32(truncatingIfNeeded: texts.count)
    records += later.records.map { $0.movingTexts(by: places) }
    texts += later.texts
  }
}

extension EventRecord {
  fileprivate func movingTexts(by places: Int32) -> EventRecord {
    EventRecord(
      subject: subject, callback: callback, mark: mark, lastMark: lastMark, reason: reason,
      arguments: arguments.movingTexts(by: places), ending: ending)
  }
}

extension CallbackArguments {
  fileprivate func movingTexts(by places: Int32) -> CallbackArguments {
    switch self {
    case .intent(let summary): .intent(summary.moved(by: places))
    case .fragmentResult(let key, let result):
      .fragmentResult(requestKey: key.moved(by: places), result: result.moved(by: places))
    case .backCallback(let name): .backCallback(name.moved(by: places))
    case .observer(let name): .observer(name.moved(by: places))
    case .destination(let id): .destination(id.moved(by: places))
    case .repeatedBlock(let name): .repeatedBlock(name.moved(by: places))
    case .viewModelKey(let key): .viewModelKey(key.moved(by: places))
    case .closeable(let name): .closeable(name.moved(by: places))
    case .registrant(let name): .registrant(name.moved(by: places))
    case .registeredResult(let key, let result):
      .registeredResult(key.moved(by: places), result)
    case .savedState(let key, let value):
      .savedState(key: key.moved(by: places), value: value?.moved(by: places))
    case .liveData(let name, let value):
      .liveData(name.moved(by: places), value: value?.moved(by: places))
    case .page(let pager, let position):
      .page(pager: pager.moved(by: places), position: position)
    case .tab(let tag): .tab(tag.moved(by: places))
    case .provider(let name): .provider(name.moved(by: places))
    case .listener(let name): .listener(name.moved(by: places))
    case .initializer(let name): .initializer(name.moved(by: places))
    case .none, .savedInstanceState, .bundles, .flag, .animation, .level, .activityResult,
      .resultCode, .grantResults, .fragment, .childFragment, .backStackChange, .observed, .loaderID,
      .backKey, .nightMode:
      self
    }
  }
}

extension TraceText {
  fileprivate func moved(by places: Int32) -> TraceText { TraceText(place: place + places) }
}
