import AndroidModel

/// What the app was told in one step, as far as the recordings log it.
struct CallbackLog {
  /// Lifecycle events are logged too.
  let observesLifecycles: Bool
  /// What each process was told; the next one begins when the one before has died.
  private var lives: [[AndroidEvent]] = [[]]

  init(observesLifecycles: Bool) {
    self.observesLifecycles = observesLifecycles
  }

  mutating func append(_ events: [AndroidEvent]) {
    lives[lives.count - 1] += events
  }

  mutating func appendProcessDeath() {
    lives.append([])
  }

  /// The lines as the recordings write them.
  var lines: [String] {
    var lines: [String] = []
    forEachLine {
      lines.append($0.text)
      return true
    }
    return lines
  }

  /// Whether these are its lines.
  func agrees(with recorded: [String]) -> Bool {
    var count = 0
    let isPrefix = forEachLine { line in
      guard count < recorded.count, line.isWritten(as: recorded[count]) else { return false }
      count += 1
      return true
    }
    return isPrefix && count == recorded.count
  }

  /// Goes through the lines until one is refused.
  ///
  /// - Returns: whether none was.
  @discardableResult
  private func forEachLine(_ accept: (LogLine) -> Bool) -> Bool {
    var count = 0
    // The objects whose `onCreate` has begun, with the number of lines up to it.
    var creations: [(id: InstanceID, lines: Int)] = []
    for life in lives.indices {
      if life > 0 {
        count += 1
        guard accept(.processDeath) else { return false }
      }
      for position in lives[life].indices {
        guard let line = line(for: lives[life][position], after: count, &creations) else {
          continue
        }
        count += 1
        guard accept(line) else { return false }
      }
    }
    return true
  }

  /// Nil for what the recordings do not know.
  private func line(
    for event: AndroidEvent, after count: Int, _ creations: inout [(id: InstanceID, lines: Int)]
  ) -> LogLine? {
    switch (event.subject, event.callback) {
    case (.activity(let id), .activity(let callback)): Self.line(callback, of: id, event)
    case (.fragment(let id), .fragment(let callback)):
      Self.line(callback, of: id, event, after: count, &creations)
    case (.fragment(let id), .lifecycle(let change, let ofView)):
      observesLifecycles ? .lifecycle(id, change, ofView: ofView) : nil
    default: nil
    }
  }

  private static func line(
    _ callback: ActivityCallback, of id: InstanceID, _ event: AndroidEvent
  ) -> LogLine? {
    switch callback {
    case .onCreate, .onStart, .onResume, .onPostResume, .onPause, .onStop, .onSaveInstanceState,
      .onDestroy:
      .callback(id, name: callback.rawValue, .mark(event.mark))
    case .onRestart:
      event.mark == .entered ? .callback(id, name: callback.rawValue, .none) : nil
    case .onAttachFragment:
      event.mark == .entered
        ? .callback(
          id, name: callback.rawValue, .argument(event.arguments.first?.value ?? "")) : nil
    default: nil  // not covered by the recordings
    }
  }

  private static func line(
    _ callback: FragmentCallback, of id: InstanceID, _ event: AndroidEvent, after count: Int,
    _ creations: inout [(id: InstanceID, lines: Int)]
  ) -> LogLine? {
    switch event.mark {
    case .entered:
      if callback == .onCreate { creations.append((id, count + 1)) }
      guard let argument = event.arguments.first?.value else {
        return .callback(id, name: callback.rawValue, .none)
      }
      return .callback(
        id, name: callback.rawValue, .argument(argument == "bundle" ? "state" : argument))
    case .superReturned:
      // Worth a line only if something ran inside.
      guard callback == .onCreate, let place = creations.lastIndex(where: { $0.id == id }) else {
        return nil
      }
      let creation = creations.remove(at: place)
      return count > creation.lines
        ? .callback(id, name: callback.rawValue, .mark(.superReturned)) : nil
    case .returned: return nil
    }
  }
}
