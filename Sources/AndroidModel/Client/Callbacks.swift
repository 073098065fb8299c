/// The one way in which framework code calls an override of the app.
extension AppProcess {
  /// Calls an override: its beginning, its `super` call, then the app's own code, then its end.
  ///
  /// - Parameters:
  ///   - callsSuper: false: the app has forgotten to.
  ///   - superCall: what the framework does inside the `super` call.
  ///   - ownCode: what every app writes first of all after it.
  mutating func call(
    _ callback: AndroidCallback, on subject: AndroidEvent.Subject,
    arguments: [AndroidEvent.Argument] = [], callsSuper: Bool = true,
    superCall: (inout AppProcess) throws(AndroidException) -> Void = { _ in },
    ownCode: (inout AppProcess) throws(AndroidException) -> Void = { _ in }
  ) throws(AndroidException) {
    try mainThread.enter()
    defer { mainThread.leave() }
    record(callback, on: subject, mark: .entered, arguments: arguments)
    if callsSuper {
      try superCall(&self)
      record(callback, on: subject, mark: .superReturned, arguments: arguments)
    }
    try ownCode(&self)
    try runScripts(of: callback, on: subject, arguments: arguments)
    record(callback, on: subject, mark: .returned, arguments: arguments)
  }

  /// Tells an object of the app that belongs to the subject, the observer of a Lifecycle or a view
  /// model, and runs its code.
  mutating func tell(
    _ callback: AndroidCallback, to subject: AndroidEvent.Subject
  ) throws(AndroidException) {
    events.append(AndroidEvent(subject, callback))
    try runScripts(of: callback, on: subject, arguments: [])
  }

  private mutating func record(
    _ callback: AndroidCallback, on subject: AndroidEvent.Subject, mark: AndroidEvent.Mark,
    arguments: [AndroidEvent.Argument]
  ) {
    var event = AndroidEvent(subject, callback, mark: mark, arguments: arguments)
    if case .activity(let id) = subject, let activity = activity(id) {
      event.isFinishing = activity.isFinishing
      event.isChangingConfigurations = activity.isChangingConfigurations
    }
    events.append(event)
  }

  private mutating func runScripts(
    of callback: AndroidCallback, on subject: AndroidEvent.Subject,
    arguments: [AndroidEvent.Argument]
  ) throws(AndroidException) {
    for (index, script) in image.scripts.enumerated() {
      guard script.callback == callback, script.target.matches(subject),
        script.condition == .always || !hasSavedState(subject, in: callback, arguments)
      else { continue }
      let runs = ledger.scriptRuns[index, default: 0]
      if let limit = script.times, runs >= limit { continue }
      ledger.scriptRuns[index] = runs + 1
      for action in script.actions {
        try perform(action, in: subject)
      }
    }
  }

  /// Whether this object has saved state to go on from; a fragment's callback with a bundle says so
  /// itself.
  private func hasSavedState(
    _ subject: AndroidEvent.Subject, in callback: AndroidCallback,
    _ arguments: [AndroidEvent.Argument]
  ) -> Bool {
    switch subject {
    case .application: false
    case .activity(let id): activity(id)?.restoredState != nil
    case .fragment(let id): fragmentHasSavedState(id, in: callback, arguments)
    }
  }

  /// The live instance of this name.
  func activity(_ id: InstanceID) -> ActivityInstance? {
    tokens[id].flatMap { activities[$0] }
  }
}

extension CallbackScript.Target {
  func matches(_ subject: AndroidEvent.Subject) -> Bool {
    switch (self, subject) {
    case (.application, .application): true
    case (.allInstances(let name), .activity(let id)), (.allInstances(let name), .fragment(let id)):
      name == id.className
    case (.instance(let own), .activity(let id)), (.instance(let own), .fragment(let id)):
      own == id
    case (.application, _), (.allInstances, _), (.instance, _): false
    }
  }
}
