import AndroidModel

/// The callbacks that the app received in one step, as far as the recordings log them.
struct CallbackLog {
  /// Whether lifecycle events are logged too.
  let observesLifecycles: Bool
  let records: [EventRecord]
  /// The index of the record before which the process died, if it did.
  let deathPlace: Int?

  /// What the machine has to record so that all lines can be derived.
  static func recording(ofLifecycles observesLifecycles: Bool) -> EventRecording {
    observesLifecycles ? [.marks, .arguments, .lifecycles] : [.marks, .arguments]
  }

  /// The log lines in the form of the recordings.
  var lines: [LogLine] {
    var lines: [LogLine] = []
    forEachLine {
      lines.append($0)
      return true
    }
    return lines
  }

  /// Whether the log consists of exactly these lines.
  func agrees(with recorded: [LogLine?]) -> Bool {
    var count = 0
    let isPrefix = forEachLine { line in
      guard count < recorded.count, let expected = recorded[count], line == expected else {
        return false
      }
      count += 1
      return true
    }
    return isPrefix && count == recorded.count
  }

  /// Passes the lines to a function until it rejects one.
  ///
  /// - Returns: whether it accepted all.
  @discardableResult
  @inline(__always)
  private func forEachLine(_ accept: (LogLine) -> Bool) -> Bool {
    for place in records.indices {
      if place == deathPlace, !accept(.processDeath) { return false }
      if !forEachLine(at: place, accept) { return false }
    }
    return deathPlace == records.count ? accept(.processDeath) : true
  }

  /// The same for a single record.
  @inline(__always)
  private func forEachLine(at place: Int, _ accept: (LogLine) -> Bool) -> Bool {
    let record = records[place]
    switch (record.subject, record.callback) {
    case (.fragment(let id), .fragment(let own)):
      guard let detail = detail(of: own, in: record, at: place) else { return true }
      return accept(.event(id, record.callback, detail))
    case (.fragment(let id), .lifecycle):
      return !observesLifecycles || accept(.event(id, record.callback, LogLine.Detail(.nothing)))
    case (.activity(let id), .activity(let own)):
      var next: AndroidEvent.Mark? = record.mark
      while let mark = next {
        if let detail = detail(of: own, in: record, mark),
          !accept(.event(id, record.callback, detail))
        {
          return false
        }
        next = mark == record.lastMark ? nil : mark.next
      }
      return true
    default: return true  // not known to the recordings
    }
  }

  private func detail(
    of callback: ActivityCallback, in record: EventRecord, _ mark: AndroidEvent.Mark
  ) -> LogLine.Detail? {
    switch callback {
    case .onCreate, .onStart, .onResume, .onPostResume, .onPause, .onStop, .onSaveInstanceState,
      .onDestroy:
      return LogLine.Detail(LogLine.Detail.Word(mark))
    case .onRestart: return mark == .entered ? LogLine.Detail(.nothing) : nil
    case .onAttachFragment: return mark == .entered ? LogLine.Detail(record.arguments) : nil
    default: return nil  // not covered by the recordings
    }
  }

  /// A fragment's override logs a line where it begins. The return of `super` gets a line only if
  /// something ran inside it, in which case its record does not directly follow that of the
  /// beginning.
  @inline(__always)
  private func detail(
    of callback: FragmentCallback, in record: EventRecord, at place: Int
  ) -> LogLine.Detail? {
    if callback == .setUserVisibleHint { return nil }  // not covered by the recordings
    switch record.mark {
    case .entered: return LogLine.Detail(record.arguments)
    case .superReturned:
      guard callback == .onCreate, hasLines(inCreationOf: record.subject, before: place) else {
        return nil
      }
      return LogLine.Detail(.superReturned)
    case .returned: return nil
    }
  }

  /// Whether any line lies between the beginning of a fragment's `onCreate` and this place.
  @inline(never)
  private func hasLines(inCreationOf fragment: EventRecord.Subject, before place: Int) -> Bool {
    for earlier in records[..<place].indices.reversed() {
      let record = records[earlier]
      if record.mark == .entered, record.subject == fragment,
        record.callback == .fragment(.onCreate)
      {
        return false
      }
      if !forEachLine(at: earlier, { _ in false }) { return true }
    }
    return false
  }
}

extension LogLine.Detail {
  /// The first argument, if the recordings log arguments of this kind.
  init(_ arguments: CallbackArguments) {
    switch arguments {
    case .savedInstanceState(let isNull):
      self.init(isNull ? .savedStateIsNull : .savedStateIsThere)
    case .flag(_, let value): self.init(value ? .isTrue : .isFalse)
    case .fragment(let object), .childFragment(let object), .backStackChange(let object, _):
      self.init(object)
    case .none, .bundles, .animation, .level, .activityResult, .resultCode, .grantResults, .intent,
      .observed, .fragmentResult, .backCallback, .observer, .destination, .backKey, .registrant,
      .registeredResult, .savedState, .provider, .listener, .repeatedBlock, .viewModelKey,
      .closeable, .loaderID, .liveData, .page, .tab, .initializer, .nightMode:
      self.init(.nothing)
    }
  }
}

extension LogLine.Detail.Word {
  @inline(__always)
  fileprivate init(_ mark: AndroidEvent.Mark) {
    switch mark {
    case .entered: self = .entered
    case .superReturned: self = .superReturned
    case .returned: self = .returned
    }
  }
}
