/// Whether anybody could give a stimulus in the present state of the device.
extension AndroidDevice {
  /// Changes nothing.
  func check(_ stimulus: AndroidStimulus) throws(ImpossibleStimulus) {
    switch stimulus {
    case .launch(let activity): try checkLaunch(activity)
    case .deepLink(let intent):
      guard image.activity(named: intent.component) != nil else {
        throw ImpossibleStimulus("the app declares no activity \(intent.component)")
      }
      try requireUnlocked("a link")
    case .appCode(_, let subject): _ = try codeSubject(subject)
    case .throwException:
      guard process != nil else {
        throw ImpossibleStimulus("no code can throw: the app has no process")
      }
    case .back:
      try requireUnlocked("Back")
      guard !server.isInFront(.launcher) else {
        throw ImpossibleStimulus("Back does nothing on the home screen")
      }
    case .home: try requireUnlocked("Home")
    case .openRecents: try requireUnlocked("the list of recent tasks")
    case .returnByLauncher:
      try requireUnlocked("the launcher")
      try requireAppBehind()
      guard server.launcherEntryOfFrontTask != nil else {
        throw ImpossibleStimulus("no icon of the launcher leads to a task of the app")
      }
    case .returnByRecents:
      try requireUnlocked("the list of recent tasks")
      try requireAppBehind()
      try requireRecentTask()
    case .otherAppToFront: try requireUnlocked("another app")
    case .otherAppFinished:
      guard server.isInFront(.otherApp) else {
        throw ImpossibleStimulus("no other app is in front")
      }
    case .rotate: try requireAwake("rotation")
    case .changeConfiguration(let changes):
      guard version.configurationAspects.isSuperset(of: changes) else {
        throw ImpossibleStimulus("API \(version.api) does not know all of these changes")
      }
    case .screenOff: try requireAwake("turning the screen off")
    case .screenOn:
      guard isAsleep else { throw ImpossibleStimulus("the screen is on") }
    case .screenOnAndUnlock:
      guard isAsleep || isLocked else {
        throw ImpossibleStimulus("the screen is on and not locked")
      }
    case .windowFocus:
      guard let activity = server.root.find(server.root.resumedActivity),
        server.root.activities[activity].isOfApp
      else { throw ImpossibleStimulus("no window of the app could have the focus") }
    case .answerPermission:
      guard server.permissionDialog != nil else {
        throw ImpossibleStimulus("no permission dialog is showing")
      }
    case .trimMemory, .lowMemory: try requireProcess("memory pressure")
    case .processDeath: try requireProcess("the death of the process")
    case .swipeAway:
      try requireUnlocked("the list of recent tasks")
      try requireRecentTask()
    case .wait(let milliseconds):
      guard milliseconds >= 0 else { throw ImpossibleStimulus("time does not run backwards") }
      guard !server.clock.addingReportingOverflow(milliseconds).overflow else {
        throw ImpossibleStimulus("time does not run that far")
      }
    case .dragPager(let pager, let item): try checkDrag(pager, to: item)
    case .releasePager(let pager): try checkRelease(pager)
    case .forceStop: break
    }
  }

  private func checkLaunch(_ activity: String) throws(ImpossibleStimulus) {
    guard let declaration = image.activity(named: activity) else {
      throw ImpossibleStimulus("the app declares no activity \(activity)")
    }
    guard declaration.isLauncher else {
      throw ImpossibleStimulus("\(activity) has no icon in the launcher")
    }
  }

  private func requireUnlocked(_ what: String) throws(ImpossibleStimulus) {
    guard !isAsleep, !isLocked else {
      throw ImpossibleStimulus("\(what) is out of reach: the device is locked")
    }
  }

  private func requireAwake(_ what: String) throws(ImpossibleStimulus) {
    guard !isAsleep else {
      throw ImpossibleStimulus("\(what) is impossible: the screen is off")
    }
  }

  private func requireProcess(_ what: String) throws(ImpossibleStimulus) {
    guard server[.app].hasThread else {
      throw ImpossibleStimulus("\(what) is impossible: the app has no process")
    }
  }

  private func requireAppBehind() throws(ImpossibleStimulus) {
    guard !server.isAppInFront else { throw ImpossibleStimulus("the app is in front already") }
  }

  private func requireRecentTask() throws(ImpossibleStimulus) {
    guard server.root.frontAppTask != nil else {
      throw ImpossibleStimulus("the app has no recent task")
    }
  }

  private var isAsleep: Bool { server.root.topFocusedDisplay.isSleeping }
  private var isLocked: Bool { server.root.topFocusedDisplay.isKeyguardLocked }
}
