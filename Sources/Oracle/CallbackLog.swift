import AndroidModel

/// What the app was told in one step, as far as the recordings log it.
struct CallbackLog {
  /// Lifecycle events are logged too.
  let observesLifecycles: Bool
  let records: [EventRecord]
  /// The process died before the record at this place.
  let deathPlace: Int?

  /// What the machine has to record so that all lines can be told.
  static func recording(ofLifecycles observesLifecycles: Bool) -> EventRecording {
    observesLifecycles ? [.marks, .arguments, .lifecycles] : [.marks, .arguments]
  }

  /// The lines as the recordings have them.
  var lines: [LogLine] {
    var lines: [LogLine] = []
    forEachLine {
      lines.append($0)
      return true
    }
    return lines
  }

  /// Whether these are its lines.
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

  /// Goes through the lines until one is refused.
  ///
  /// - Returns: whether none was.
  @discardableResult
  @inline(__always)
  private func forEachLine(_ accept: (LogLine) -> Bool) -> Bool {
    for place in records.indices {
      if place == deathPlace, !accept(.processDeath) { return false }
      let lastMark = records[place].lastMark
      var next: AndroidEvent.Mark? = records[place].mark
      while let mark = next {
        if let line = line(at: place, mark), !accept(line) { return false }
        next = mark == lastMark ? nil : mark.next
      }
    }
    return deathPlace == records.count ? accept(.processDeath) : true
  }

  /// Nil for what the recordings do not know.
  @inline(__always)
  private func line(at place: Int, _ mark: AndroidEvent.Mark) -> LogLine? {
    let callback = records[place].callback
    switch (records[place].subject, callback) {
    case (.fragment(let id), .fragment(let own)):
      // No line stands for the end of a fragment's override.
      guard mark != .returned else { return nil }
      return fragmentDetail(own, of: id, at: place, mark).map { .event(id, callback, $0) }
    case (.fragment(let id), .lifecycle):
      return observesLifecycles ? .event(id, callback, LogLine.Detail(.nothing)) : nil
    case (.activity(let id), .activity(let own)):
      return activityDetail(own, at: place, mark).map { .event(id, callback, $0) }
    default: return nil
    }
  }

  private func activityDetail(
    _ callback: ActivityCallback, at place: Int, _ mark: AndroidEvent.Mark
  ) -> LogLine.Detail? {
    switch callback {
    case .onCreate, .onStart, .onResume, .onPostResume, .onPause, .onStop, .onSaveInstanceState,
      .onDestroy:
      return LogLine.Detail(LogLine.Detail.Word(mark))
    case .onRestart: return mark == .entered ? LogLine.Detail(.nothing) : nil
    case .onAttachFragment:
      return mark == .entered ? LogLine.Detail(records[place].arguments) : nil
    default: return nil  // not covered by the recordings
    }
  }

  @inline(__always)
  private func fragmentDetail(
    _ callback: FragmentCallback, of id: ObjectID, at place: Int, _ mark: AndroidEvent.Mark
  ) -> LogLine.Detail? {
    if callback == .setUserVisibleHint { return nil }  // not covered by the recordings
    if mark == .entered { return LogLine.Detail(records[place].arguments) }
    // That `super` has returned is worth a line only if something ran inside.
    guard callback == .onCreate, records[place].mark != .entered else { return nil }
    return hasLines(inCreationOf: id, before: place) ? LogLine.Detail(.superReturned) : nil
  }

  /// Whether something came between the beginning of the object's `onCreate` and this place.
  @inline(never)
  private func hasLines(inCreationOf id: ObjectID, before place: Int) -> Bool {
    for earlier in records[..<place].indices.reversed() {
      if records[earlier].mark == .entered, records[earlier].subject == .fragment(id),
        records[earlier].callback == .fragment(.onCreate)
      {
        return false
      }
      if line(at: earlier, records[earlier].mark) != nil { return true }
    }
    return false
  }
}

extension LogLine.Detail {
  /// The first argument, as far as the recordings know such arguments.
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
      .closeable, .loaderID, .liveData, .page, .initializer, .nightMode:
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
