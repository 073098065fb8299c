/// The one way in which framework code calls an override of the app.
///
/// `Instrumentation.callActivityOnCreate` and its siblings in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/Instrumentation.java
extension ActivityThread {
  /// Calls an override in whose `super` call the framework does nothing.
  mutating func call(
    _ callback: AndroidCallback, on owner: CodeOwner, arguments: CallbackArguments = .none
  ) throws(AndroidException) {
    guard image.hasEmptyOverrides else {
      return try callWithCode(callback, on: owner, arguments) { _ in }
    }
    try mainThread.enter()
    mainThread.leave()
    // Nothing happens between its beginning and its end.
    trace.append(
      event(callback, on: owner, arguments, until: recording.lastMark(of: callback)))
  }

  // A function of its own, so that the call of an empty override does not reserve the stack that
  // this one needs.
  @inline(never)
  private mutating func callWithCode(
    _ callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments,
    superCall: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    try call(callback, on: owner, arguments: arguments, superCall: superCall, ownCode: { _ in })
  }

  /// Calls an override in whose `super` call the framework does something.
  @inline(__always)
  mutating func call(
    _ callback: AndroidCallback, on owner: CodeOwner, arguments: CallbackArguments = .none,
    superCall: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    guard image.hasEmptyOverrides else {
      return try callWithCode(callback, on: owner, arguments, superCall: superCall)
    }
    try mainThread.enter()
    defer { mainThread.leave() }
    let place = recordBeginning(of: callback, on: owner, arguments)
    try superCall(&self)
    let lastMark = recording.lastMark(of: callback)
    if lastMark != .entered { recordEnd(of: callback, on: owner, at: lastMark, place) }
  }

  /// Calls an override: its beginning, its `super` call, then the app's own code, then its end.
  ///
  /// - Parameters:
  ///   - callsSuper: false: the app has forgotten to.
  ///   - superCall: what the framework does inside the `super` call.
  ///   - ownCode: what every app writes first of all after it.
  @inline(__always)
  mutating func call(
    _ callback: AndroidCallback, on owner: CodeOwner, arguments: CallbackArguments = .none,
    callsSuper: Bool = true, superCall: (inout ActivityThread) throws(AndroidException) -> Void,
    ownCode: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    try mainThread.enter()
    defer { mainThread.leave() }
    let entered = record(callback, on: owner, arguments)
    let forgotten = image.forgetsSuper ? forgottenSuper(of: callback, on: owner) : nil
    if callsSuper, forgotten == nil {
      try superCall(&self)
      if recording.hasReturnOfSuper(of: callback) {
        record(.superReturned, of: entered, on: owner)
      }
    }
    try ownCode(&self)
    try runScripts(of: callback, on: owner, arguments)
    if recording.hasReturn(of: callback) {
      record(.returned, of: entered, on: owner)
    }
    if let forgotten { try requireSuper(forgotten, of: owner) }
  }

  // These are mutating though they change nothing: for calls that are not, the process would be
  // copied, which takes room on the stack at every call.

  /// For the callbacks where this is checked as soon as the override is over.
  private mutating func requireSuper(
    _ forgotten: ActivityCallback, of owner: CodeOwner
  ) throws(AndroidException) {
    if forgotten.isCheckedForSuperOnReturn { throw superNotCalled(forgotten, of: owner) }
  }

  /// `performLaunchActivity` and `performDestroyActivity` check it, once all of
  /// `Activity.performCreate` or `performDestroy` is over.
  mutating func requireSuperOfWhole(
    _ callback: ActivityCallback, of id: ActivityID
  ) throws(AndroidException) {
    if forgetsSuper(of: callback, id) { throw superNotCalled(callback, of: .activity(id)) }
  }

  @inline(never)
  private mutating func superNotCalled(
    _ callback: ActivityCallback, of owner: CodeOwner
  ) -> AndroidException {
    AndroidException(
      "SuperNotCalledException",
      "\(name(of: owner)) did not call through to super.\(callback.rawValue)()")
  }

  /// Whether the override of this activity does not call `super`.
  @inline(__always)
  mutating func forgetsSuper(of callback: ActivityCallback, _ id: ActivityID) -> Bool {
    guard image.forgetsSuper else { return false }
    return forgottenSuper(of: .activity(callback), on: .activity(id)) != nil
  }

  /// The callback, if it is one of an activity whose override does not call `super`.
  private mutating func forgottenSuper(
    of callback: AndroidCallback, on owner: CodeOwner
  ) -> ActivityCallback? {
    guard case .activity(let callback) = callback, case .activity(let id) = owner,
      let belongings = activities[belongingsOf: id.token]?.value,
      belongings.activity.declaration.overridesWithoutSuper.contains(callback)
    else { return nil }
    return callback
  }

  /// Tells an object of the app that belongs to the owner, the observer of a Lifecycle or a view
  /// model, and runs its code.
  @inline(__always)
  mutating func tell(
    _ callback: AndroidCallback, to owner: CodeOwner, arguments: CallbackArguments = .none
  ) throws(AndroidException) {
    if recording.has(callback) {
      trace.append(
        EventRecord(
          subject: subject(owner), callback: callback, mark: .entered, lastMark: .entered,
          reason: reason, arguments: arguments, ending: nil))
    }
    try runScripts(of: callback, on: owner, arguments)
  }

  /// Records that an override begins.
  ///
  /// - Returns: the record, of which those of its other marks are made.
  @inline(never)
  private mutating func record(
    _ callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments
  ) -> EventRecord {
    let entered = event(callback, on: owner, arguments, until: .entered)
    trace.append(entered)
    if image.asks { noteAnswers(of: owner) }
    return entered
  }

  /// Records how far an override has come.
  @inline(never)
  private mutating func record(
    _ mark: AndroidEvent.Mark, of entered: EventRecord, on owner: CodeOwner
  ) {
    trace.append(
      entered.marked(
        mark, until: mark, because: reason, ending: ending(of: owner, in: entered.callback)))
    if image.asks { noteAnswers(of: owner) }
  }

  /// Records that an override begins whose code does nothing.
  ///
  /// - Returns: the place of the record.
  @inline(never)
  private mutating func recordBeginning(
    of callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments
  ) -> Int {
    trace.append(event(callback, on: owner, arguments, until: .entered))
    return trace.records.count - 1
  }

  /// Records that such an override has come to its end.
  ///
  /// - Parameter place: that of the record of its beginning.
  @inline(never)
  private mutating func recordEnd(
    of callback: AndroidCallback, on owner: CodeOwner, at lastMark: AndroidEvent.Mark,
    _ place: Int
  ) {
    trace.end(place, at: lastMark, because: reason, ending: ending(of: owner, in: callback))
  }

  @inline(never)
  private mutating func noteAnswers(of owner: CodeOwner) { trace.note(answers(of: owner)) }

  // It is mutating though it changes nothing, since the process would be copied for a call that is
  // not.
  @inline(__always)
  private mutating func event(
    _ callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments,
    until lastMark: AndroidEvent.Mark
  ) -> EventRecord {
    EventRecord(
      subject: subject(owner), callback: callback, mark: .entered, lastMark: lastMark,
      reason: reason, arguments: recording.contains(.arguments) ? arguments : .none,
      ending: ending(of: owner, in: callback))
  }

  @inline(__always)
  private mutating func ending(
    of owner: CodeOwner, in callback: AndroidCallback
  ) -> EventRecord.Ending? {
    switch owner {
    case .application: nil
    case .activity(let id): activities.ending(of: id).map { .ofActivity($0) }
    case .fragment(let id):
      callback.leadsDown && fragments.isBeingRemoved(id) ? .ofRemovedFragment : nil
    }
  }

  @inline(__always)
  private mutating func runScripts(
    of callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments
  ) throws(AndroidException) {
    if !image.scripts.isEmpty { try runAnyScripts(of: callback, on: owner, arguments) }
  }

  // A function of its own, as this is in every call of an override, and the less code is there the
  // better it is cached.
  @inline(never)
  private mutating func runAnyScripts(
    of callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments
  ) throws(AndroidException) {
    if !image.scripts(of: object(of: owner)?.classID).isEmpty {
      try runScriptsOfClass(of: callback, on: owner, arguments)
    }
  }

  @inline(never)
  private mutating func runScriptsOfClass(
    of callback: AndroidCallback, on owner: CodeOwner, _ arguments: CallbackArguments
  ) throws(AndroidException) {
    let object = object(of: owner)
    // Another app has an `Application` of its own, whose code is not declared.
    if object == nil, image.uid(of: name) != .appUnderTest { return }
    for index in image.scripts(of: object?.classID)
    where image.scripts[index].callback == callback
      && isDue(index, in: callback, on: owner, object, arguments)
    {
      let script = Int32(truncatingIfNeeded: index)
      switch image.scripts[index].posting {
      case nil: try runScript(index, of: owner)
      case .handler: looper.post(.code(script: script, of: owner))
      case .view: try postToView(script, of: owner)
      }
    }
  }

  private mutating func runScript(_ place: Int, of owner: CodeOwner) throws(AndroidException) {
    for action in image.scripts[place].actions {
      try perform(action, in: owner, during: image.scripts[place].callback)
    }
  }

  /// `Handler.handleCallback`
  mutating func runPostedScript(_ place: Int, of owner: CodeOwner) throws(AndroidException) {
    try mainThread.enter()
    defer { mainThread.leave() }
    try runScript(place, of: owner)
  }

  /// Whether this code runs now; a run of a script that may run only a number of times is counted
  /// by the question. A function of its own: code can call itself without end, and this needs much
  /// of the stack.
  @inline(never)
  private mutating func isDue(
    _ place: Int, in callback: AndroidCallback, on owner: CodeOwner, _ object: ObjectID?,
    _ arguments: CallbackArguments
  ) -> Bool {
    guard image.scripts[place].isCode(of: object),
      image.scripts[place].condition == .always || !hasSavedState(owner, in: callback, arguments),
      image.scripts[place].arguments.isEmpty
        || has(image.scripts[place].arguments, in: arguments, of: owner)
    else { return false }
    guard let limit = image.scripts[place].times else { return true }
    return ledger.mayRun(place, times: limit)
  }

  /// Nil for the `Application`.
  @inline(__always)
  private func object(of owner: CodeOwner) -> ObjectID? {
    switch owner {
    case .application: nil
    case .activity(let id): id.object
    case .fragment(let id): fragments[id].object
    }
  }

  /// Whether this object has saved state to go on from; a fragment's callback with a bundle says so
  /// itself.
  private func hasSavedState(
    _ owner: CodeOwner, in callback: AndroidCallback, _ arguments: CallbackArguments
  ) -> Bool {
    switch owner {
    case .application: false
    case .activity(let id):
      activities.contains(id) && activities[belongingsOf: id.token]?.value.restoredState != nil
    case .fragment(let id): fragmentHasSavedState(id, in: callback, arguments)
    }
  }
}

extension AndroidCallback {
  /// A fragment that is told so shows less from then on, or is gone.
  fileprivate var leadsDown: Bool {
    switch self {
    case .fragment(.onPause), .fragment(.onStop), .fragment(.onDestroyView),
      .fragment(.onDetach):
      true
    default: false  // all others, of which there are many
    }
  }
}
