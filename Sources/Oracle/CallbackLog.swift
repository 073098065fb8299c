import AndroidModel

/// Writes events as the recordings write them.
struct CallbackLog {
  /// Lifecycle events are logged too.
  let observesLifecycles: Bool
  private(set) var lines: [String] = []
  /// How long the log was when an `onCreate` had begun.
  private var lengthsAtCreate: [InstanceID: Int] = [:]

  init(observesLifecycles: Bool) {
    self.observesLifecycles = observesLifecycles
  }

  mutating func takeLines() -> [String] {
    defer { lines.removeAll() }
    return lines
  }

  mutating func append(_ line: String) {
    lines.append(line)
  }

  mutating func append(_ event: AndroidEvent) {
    switch (event.subject, event.callback) {
    case (.activity(let id), .activity(let callback)):
      append(callback, of: id, event)
    case (.fragment(let id), .fragment(let callback)):
      append(callback, of: id, event)
    case (.fragment(let id), .lifecycle(let change, let ofView)):
      if observesLifecycles {
        lines.append("\(id)\(ofView ? ":view" : ""):\(change.rawValue)")
      }
    default: break  // nothing that the recordings know
    }
  }

  private mutating func append(
    _ callback: ActivityCallback, of id: InstanceID, _ event: AndroidEvent
  ) {
    switch callback {
    case .onCreate, .onStart, .onResume, .onPostResume, .onPause, .onStop, .onSaveInstanceState,
      .onDestroy:
      lines.append("\(id).\(callback.rawValue):\(event.mark.recorded)")
    case .onRestart:
      if event.mark == .entered { lines.append("\(id).\(callback.rawValue)") }
    case .onAttachFragment:
      if event.mark == .entered {
        lines.append("\(id).\(callback.rawValue)(\(event.arguments.first?.value ?? ""))")
      }
    default: break  // not covered by the recordings
    }
  }

  private mutating func append(
    _ callback: FragmentCallback, of id: InstanceID, _ event: AndroidEvent
  ) {
    switch event.mark {
    case .entered:
      var line = "\(id).\(callback.rawValue)"
      if let argument = event.arguments.first {
        line += "(\(argument.value == "bundle" ? "state" : argument.value))"
      }
      lines.append(line)
      if callback == .onCreate { lengthsAtCreate[id] = lines.count }
    case .superReturned:
      // Worth a line only if something ran inside.
      if callback == .onCreate, let length = lengthsAtCreate.removeValue(forKey: id),
        lines.count > length
      {
        lines.append("\(id).\(callback.rawValue):super")
      }
    case .returned: break
    }
  }
}

extension AndroidEvent.Mark {
  var recorded: String {
    switch self {
    case .entered: "begin"
    case .superReturned: "super"
    case .returned: "end"
    }
  }
}
