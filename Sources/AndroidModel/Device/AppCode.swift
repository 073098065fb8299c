/// Stimuli that run code of the app, and the Back button, which ends in such code.
extension AndroidDevice {
  /// Runs a call now, before the messages that wait in the looper: the code was there first.
  mutating func runAppCode(
    _ action: AppAction, in subject: InstanceID?, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    deliverFromServer()
    let subject = try codeSubject(subject)
    try run(&reaction) { process throws(AndroidException) in
      try process.perform(action, in: subject)
    }
  }

  mutating func throwException(
    _ name: String, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    deliverFromServer()
    guard process != nil else {
      throw ImpossibleStimulus("no code can throw: the app has no process")
    }
    try run(&reaction) { _ throws(AndroidException) in
      throw AndroidException(name, "thrown by the app")
    }
  }

  private func codeSubject(
    _ id: InstanceID?
  ) throws(ImpossibleStimulus) -> CodeOwner {
    if let id {
      if let owner = process?.liveObject(named: id) { return owner }
      throw ImpossibleStimulus("there is no live \(id) whose code could run")
    }
    guard let token = server.resumed, let activity = process?.activities[token] else {
      throw ImpossibleStimulus("no activity of the app is resumed")
    }
    return .activity(activity.id)
  }

  mutating func pressBack(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    try requireUnlocked("Back")
    guard let top = server.topRunning, let record = server.records[top] else { return }
    switch record.kind {
    case .home:
      throw ImpossibleStimulus("Back does nothing on the home screen")
    case .otherApp:
      server.finish(top, resultCode: 0)
    case .permissionDialog:
      server.answerPermission(top, granted: false)
    case .app:
      // The key waits for the window of the activity that is to have the focus.
      pendingBacks += 1
    }
  }

  /// The activity whose window can take a key now.
  func backReceiver() -> ActivityToken? {
    guard server.pausing == nil, let top = server.topRunning, server.resumed == top,
      process?.activities[top]?.lifecycle == .resumed
    else { return nil }
    return top
  }

  mutating func pressBack(
    on token: ActivityToken, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    try run(&reaction) { process throws(AndroidException) in try process.pressBack(token) }
  }
}
