import AndroidModel

/// What the app was told in one step, as far as the recordings log it.
struct CallbackLog {
  /// Lifecycle events are logged too.
  let observesLifecycles: Bool
  let records: [EventRecord]
  /// The process died before the record at this place.
  let deathPlace: Int?

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
      guard count < recorded.count, line == recorded[count] else { return false }
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
    var count = 0
    // The objects whose `onCreate` has begun, with the number of lines up to it.
    var creations: [(id: ObjectID, lines: Int)] = []
    for place in records.indices {
      if place == deathPlace {
        count += 1
        guard accept(.processDeath) else { return false }
      }
      guard let line = line(at: place, after: count, &creations) else { continue }
      count += 1
      guard accept(line) else { return false }
    }
    return deathPlace == records.count ? accept(.processDeath) : true
  }

  /// Nil for what the recordings do not know.
  @inline(__always)
  private func line(
    at place: Int, after count: Int, _ creations: inout [(id: ObjectID, lines: Int)]
  ) -> LogLine? {
    let callback = records[place].callback
    switch (records[place].subject, callback) {
    case (.fragment(let id), .fragment(let own)):
      // No line stands for the end of a fragment's override.
      guard records[place].mark != .returned else { return nil }
      return fragmentDetail(own, of: id, at: place, after: count, &creations)
        .map { .event(id, callback, $0) }
    case (.fragment(let id), .lifecycle):
      return observesLifecycles ? .event(id, callback, .none) : nil
    case (.activity(let id), .activity(let own)):
      return activityDetail(own, at: place).map { .event(id, callback, $0) }
    default: return nil
    }
  }

  private func activityDetail(_ callback: ActivityCallback, at place: Int) -> LogLine.Detail? {
    let mark = records[place].mark
    switch callback {
    case .onCreate, .onStart, .onResume, .onPostResume, .onPause, .onStop, .onSaveInstanceState,
      .onDestroy:
      return .mark(mark)
    case .onRestart: return mark == .entered ? LogLine.Detail.none : nil
    case .onAttachFragment:
      return mark == .entered ? LogLine.Detail(records[place].arguments) : nil
    default: return nil  // not covered by the recordings
    }
  }

  @inline(__always)
  private func fragmentDetail(
    _ callback: FragmentCallback, of id: ObjectID, at place: Int, after count: Int,
    _ creations: inout [(id: ObjectID, lines: Int)]
  ) -> LogLine.Detail? {
    if records[place].mark == .entered {
      if callback == .onCreate { creations.append((id, count + 1)) }
      return LogLine.Detail(records[place].arguments)
    }
    // That `super` has returned is worth a line only if something ran inside.
    guard callback == .onCreate, let place = creations.lastIndex(where: { $0.id == id }) else {
      return nil
    }
    let creation = creations.remove(at: place)
    return count > creation.lines ? .mark(.superReturned) : nil
  }
}

extension LogLine.Detail {
  /// The first argument, as far as the recordings know such arguments.
  init(_ arguments: CallbackArguments) {
    switch arguments {
    case .savedInstanceState(let isNull): self = .savedState(isNull: isNull)
    case .flag(_, let value): self = .flag(value)
    case .fragment(let object), .childFragment(let object): self = .object(object)
    case .none, .level, .activityResult, .grantResults, .intent, .observed, .fragmentResult,
      .backCallback, .observer, .backKey, .registrant, .registeredResult, .savedState, .provider,
      .repeatedBlock, .viewModelKey, .closeable, .initializer:
      self = .none
    }
  }
}
