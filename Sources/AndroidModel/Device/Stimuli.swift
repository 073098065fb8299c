/// How each stimulus reaches the server or the process.
extension AndroidDevice {
  mutating func inject(
    _ stimulus: AndroidStimulus, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    switch stimulus {
    case .launch(let activity): try launch(activity)
    case .deepLink(let intent): try openLink(intent)
    case .appCode(let action, let subject): try runAppCode(action, in: subject, &reaction)
    case .throwException(let name): try throwException(name, &reaction)
    case .back: try pressBack(&reaction)
    case .home:
      try requireUnlocked("Home")
      server.goHome(userLeaving: true)
    case .openRecents:
      try requireUnlocked("the list of recent tasks")
      server.goHome(userLeaving: true)
    case .returnByLauncher: try returnByLauncher()
    case .returnByRecents: try returnByRecents()
    case .otherAppToFront:
      try requireUnlocked("another app")
      server.startOtherApp()
    case .otherAppFinished: try finishOtherApp()
    case .rotate:
      try requireAwake("rotation")
      server.configuration.rotate()
      server.applyConfiguration()
    case .changeConfiguration(let changes): try changeConfiguration(changes)
    case .screenOff(let secureKeyguard):
      try requireAwake("turning the screen off")
      server.isAsleep = true
      server.isLocked = secureKeyguard
      server.resumeTop()
    case .screenOn:
      guard server.isAsleep else { throw ImpossibleStimulus("the screen is on") }
      server.isAsleep = false
      server.resumeTop()
    case .screenOnAndUnlock:
      guard server.isAsleep || server.isLocked else {
        throw ImpossibleStimulus("the screen is on and not locked")
      }
      server.isAsleep = false
      server.isLocked = false
      server.resumeTop()
    case .windowFocus(let hasFocus): try changeWindowFocus(hasFocus)
    case .answerPermission(let granted):
      guard let dialog = server.permissionDialog else {
        throw ImpossibleStimulus("no permission dialog is showing")
      }
      server.answerPermission(dialog, granted: granted)
    case .trimMemory(let level):
      try requireProcess("memory pressure")
      if version.notifies(level) { server.outgoing.append(.trimMemory(level)) }
    case .lowMemory:
      try requireProcess("memory pressure")
      server.outgoing.append(.lowMemory)
    case .processDeath:
      try requireProcess("the death of the process")
      endProcess(byCrash: false, &reaction)
    case .swipeAway: try swipeAway(&reaction)
    case .forceStop: forceStop(&reaction)
    case .dragPager(let pager, let item): try dragPager(pager, to: item, &reaction)
    case .releasePager(let pager): try releasePager(pager, &reaction)
    case .wait(let milliseconds): try wait(milliseconds)
    }
  }

  private mutating func launch(_ activity: String) throws(ImpossibleStimulus) {
    guard let declaration = image.activity(named: activity) else {
      throw ImpossibleStimulus("the app declares no activity \(activity)")
    }
    guard declaration.isLauncher else {
      throw ImpossibleStimulus("\(activity) has no icon in the launcher")
    }
    server.start(Intent(activity, flags: [.newTask, .resetTaskIfNeeded]), action: .launcher)
  }

  private mutating func openLink(_ intent: Intent) throws(ImpossibleStimulus) {
    guard image.activity(named: intent.component) != nil else {
      throw ImpossibleStimulus("the app declares no activity \(intent.component)")
    }
    try requireUnlocked("a link")
    server.start(intent, action: .view)
  }

  private mutating func returnByLauncher() throws(ImpossibleStimulus) {
    try requireUnlocked("the launcher")
    guard !server.isAppInFront else { throw ImpossibleStimulus("the app is in front already") }
    guard let icon = server.launcherEntryOfFrontTask else {
      throw ImpossibleStimulus("no icon of the launcher leads to a task of the app")
    }
    server.start(Intent(icon, flags: [.newTask, .resetTaskIfNeeded]), action: .launcher)
  }

  private mutating func returnByRecents() throws(ImpossibleStimulus) {
    try requireUnlocked("the list of recent tasks")
    guard !server.isAppInFront else { throw ImpossibleStimulus("the app is in front already") }
    guard let task = server.appTasks.first else {
      throw ImpossibleStimulus("the app has no recent task")
    }
    server.isUserLeaving = true
    server.moveToFront(task.id)
    server.resumeTop()
  }

  private mutating func finishOtherApp() throws(ImpossibleStimulus) {
    guard let top = server.topRunning, server.records[top]?.kind == .otherApp else {
      throw ImpossibleStimulus("no other app is in front")
    }
    server.finish(top, resultCode: 0)
  }

  private mutating func changeConfiguration(
    _ changes: ConfigurationChanges
  ) throws(ImpossibleStimulus) {
    guard version.configurationAspects.isSuperset(of: changes) else {
      throw ImpossibleStimulus("API \(version.api) does not know all of these changes")
    }
    server.configuration.change(changes)
    server.applyConfiguration()
  }

  private mutating func changeWindowFocus(_ hasFocus: Bool) throws(ImpossibleStimulus) {
    guard let token = server.resumed, server.records[token]?.isOfApp == true else {
      throw ImpossibleStimulus("no window of the app could have the focus")
    }
    server.sendFocus(hasFocus, to: token)
  }

  private mutating func swipeAway(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    try requireUnlocked("the list of recent tasks")
    guard let task = server.appTasks.first, let top = task.activities.last else {
      throw ImpossibleStimulus("the app has no recent task")
    }
    if server.isAppInFront {
      // The list has to be open to swipe in it.
      server.goHome(userLeaving: true)
      try settle(&reaction)
    }
    let hasOtherTasks = server.appTasks.contains { other in
      other.id != task.id && other.activities.contains { server.records[$0]?.isAttached == true }
    }
    if hasOtherTasks {
      server.finishTask(of: top)
    } else {
      server.forgetTasks { $0.id == task.id }
      endProcess(byCrash: false, &reaction)
      server.resumeTop()
    }
  }

  private mutating func forceStop(_ reaction: inout AndroidReaction) {
    server.forgetTasks { _ in true }
    endProcess(byCrash: false, &reaction)
    server.resumeTop()
  }

  private mutating func wait(_ milliseconds: Int) throws(ImpossibleStimulus) {
    guard milliseconds >= 0 else { throw ImpossibleStimulus("time does not run backwards") }
    let (sum, overflows) = server.clock.addingReportingOverflow(milliseconds)
    guard !overflows else { throw ImpossibleStimulus("time does not run that far") }
    server.clock = sum
    process?.timePasses(milliseconds: milliseconds)
  }

  func requireUnlocked(_ what: String) throws(ImpossibleStimulus) {
    guard !server.isAsleep, !server.isLocked else {
      throw ImpossibleStimulus("\(what) is out of reach: the device is locked")
    }
  }

  private func requireAwake(_ what: String) throws(ImpossibleStimulus) {
    guard !server.isAsleep else {
      throw ImpossibleStimulus("\(what) is impossible: the screen is off")
    }
  }

  private func requireProcess(_ what: String) throws(ImpossibleStimulus) {
    guard server.hasProcess else {
      throw ImpossibleStimulus("\(what) is impossible: the app has no process")
    }
  }
}
