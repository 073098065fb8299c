/// Stimuli that run code of the app, and touches and the Back button, which end in such code: a key
/// waits for the window that is to have the focus, and `Activity.onBackPressed` is called in the
/// end.
///
/// https://developer.android.com/reference/android/app/Activity#onBackPressed()
extension AndroidDevice {
  /// Runs a call now, before the messages that wait in the looper: the code was there first.
  mutating func runAppCode(
    _ action: AppAction, in subject: InstanceID?, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    if case .startFromContext(let component, _) = action, component.startsProcess,
      !server[contextProcess(of: subject)].hasThread
    {
      server.startProcess(contextProcess(of: subject), fromBackground: component == .receiver)
      try run(untilIdle: &reaction)
      server.reason = reason(of: .appCode(action, in: subject))
      switchProcess(for: .appCode(action, in: subject), &reaction)
    }
    let subject = try codeSubject(subject, for: action)
    try run(&reaction) { process throws(AndroidException) in
      try process.perform(action, in: subject)
    }
  }

  mutating func throwException(
    _ name: String, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    try run(&reaction) { _ throws(AndroidException) in
      throw AndroidException(name, "thrown by the app")
    }
  }

  private func codeSubject(
    _ id: InstanceID?, for action: AppAction
  ) throws(ImpossibleStimulus) -> CodeOwner {
    if case .startFromContext = action {
      try requireProcess(server[contextProcess(of: id)].hasThread)
      return .application
    }
    try requireProcess(hasProcess)
    if let id { return try process.codeOwner(named: id) }
    if action.isOfProcess { return .application }
    guard let token = server.root.topResumedActivity, let id = process.activities[token]?.id else {
      throw ImpossibleStimulus(.outOfReach, noActivityOnTop, remedy: .namingActivity)
    }
    return .activity(id)
  }

  /// Whatever else the code needs, its process has to be started first.
  private func requireProcess(_ isThere: Bool) throws(ImpossibleStimulus) {
    guard !isThere else { return }
    throw ImpossibleStimulus(
      .outOfReach, "no code can run: the app has no process", remedy: .launching)
  }

  /// The process for a start that is made on a context and on no activity: the one in which this
  /// class would be, or the app's first.
  func contextProcess(of id: InstanceID?) -> ProcessName {
    id.flatMap { processName(of: $0.className) } ?? .app
  }

  /// Beside another app an activity is resumed, and yet it is not the one that a step means.
  private var noActivityOnTop: String {
    let isResumed = server.root.visibleActivities.contains { token in
      server.root.isResumed(token)
        && server.root.find(token).map { server.root.activities[$0].isOfApp } == true
    }
    return "no activity of the app is \(isResumed ? "on top" : "resumed")"
  }

  /// Changes nothing.
  func checkCode(
    _ action: AppAction, in subject: InstanceID?
  ) throws(ImpossibleStimulus) {
    if case .startFromContext(let component, _) = action, component.startsProcess { return }
    let owner = try codeSubject(subject, for: action)
    try process.check(action, in: owner)
  }

  mutating func pressBack(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    if server.asksForCredential { return server.cancelDismissal() }
    // `StatusBar.onBackPressed`: the key comes to the window that has the focus, and takes that
    // away.
    if server.root.isNotificationShadeOpen { return server.setNotificationShade(isOpen: false) }
    // `OverviewState.onBackPressed`: it leads to the task that runs in the list.
    if server.root.isRecentsAnimationRunning {
      server.reason = .appState
      return server.finishRecentsAnimation(toTask: true)
    }
    guard let top = server.root.topRunningActivity, let activity = server.find(top) else { return }
    switch server.root.activities[activity].component {
    case .home: server.leaveOverviewByBack()
    case .otherApp, .empty, .assistant, .dream, .resolver, .unlaunchableApp:
      server.finishIfPossible(top)
    case .permissionDialog: server.answerPermission(top, granted: false)
    case .app:
      // The key waits for the window of the activity that is to have the focus, and behind what the
      // thread has still to do.
      guard pendingBacks == 0, process.looper.isEmpty, let receiver = backReceiver() else {
        pendingBacks += 1
        return
      }
      try pressBack(on: receiver, &reaction)
    }
  }

  /// A finger comes down in the window of an activity, which hears of it by itself; the focus
  /// follows. Where it only shows through another, or beside one that is smaller, the touch is that
  /// one's. What a thread that is busy hears of it later is left out.
  mutating func touch(
    _ id: InstanceID?, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    guard let touched = activityToTouch(id) else { return }
    let token = server.root.receiverOfTouch(on: touched)
    let reason = server.reason
    if instance(of: token) != nil, !isHeldUp(token) {
      switchProcess(having: token, &reaction)
      process.looper.reason = reason
      let isBeside = token != touched && process.hasRoomBesideTopWindow(token)
      try run(&reaction) { process throws(AndroidException) in
        if isBeside { try process.touchOutside(token) } else { try process.touch(token) }
      }
      server.reason = reason
    }
    server.touch(token)
  }

  /// A touch reaches the window that takes keys, also beside it.
  mutating func touchOutside(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    guard let receiver = backReceiver() else { return }
    try run(&reaction) { process throws(AndroidException) in try process.touchOutside(receiver) }
  }

  /// Changes nothing.
  func checkTouchOutside() throws(ImpossibleStimulus) {
    guard let receiver = backReceiver(), process.hasRoomBesideTopWindow(receiver) else {
      throw ImpossibleStimulus(.outOfReach, "no window of the app leaves anything beside it")
    }
  }

  /// The activity whose window can take a key now.
  func backReceiver() -> ActivityToken? {
    guard server.root.pausingActivity == nil, let receiver = server.root.keyReceiver,
      takesKeys(receiver), !isHeldUp(receiver)
    else { return nil }
    return receiver
  }

  /// It is resumed, or at least has the focus like a resumed one, because its process has made it
  /// anew too early.
  private func takesKeys(_ token: ActivityToken) -> Bool {
    switch instance(of: token)?.lifecycle {
    case .resumed: true
    case .paused: process.looper.isEmpty && version.recreatesAsWhenAsked
    case .preCreate, .created, .started, .stopped, .destroyed, nil: false
    }
  }

  mutating func pressBack(
    on token: ActivityToken, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    switchProcess(having: token, &reaction)
    let reason = reason(of: .back)
    process.looper.reason = reason
    if process.ignoresBackKey(token) { reaction.hasUnheededBackKey = true }
    try run(&reaction) { process throws(AndroidException) in try process.pressBack(token) }
  }
}
