extension OneSidedSign {
  /// Signs when the app has several windows, or is over the lock screen, or in picture-in-picture.
  static let ofWindows: [OneSidedSign] = [
    // The app is visible without input, a state that an app on iOS does not know.
    OneSidedSign("D37") { event, _, step in
      (event.subject == .app || event.isAppearance || event.name == .environmentChange
        || event.cause == .configChange)
        && event.cause != .launch
        && step.android.hasPicture
        && (step.android.appBefore == .inactive && step.ios.appBefore != .inactive
          || step.android.app == .inactive && step.ios.app != .inactive)
    },
    OneSidedSign("D82") { event, platform, step in
      platform == .ios && [.deactivate, .activate].contains(event.name) && step.ios.dragsDivider
        && (step.ios.app > .background || step.regainsInputBeforeLosingIt)
    },
    OneSidedSign("D38") { event, platform, step in
      guard step.ios.hasLock else { return false }
      // An activity that is recreated behind the keyguard is started there, and counts as visible.
      if step.ios.has(.enterBackground) {
        return platform == .android && event.name == .enterForeground
          && step.android.has(.enterBackground) && step.android.has(.load, cause: .configChange)
      }
      guard step.ios.appBefore == .background else { return false }
      // An activity that came up behind the keyguard has rotated for that; on iOS only the device
      // rotates.
      if event.cause == .configChange, step.android.appBefore == .inactive,
        step.ios.has(.enterForeground), !step.android.hasPicture
      {
        return true
      }
      // So has one that came up there and went again.
      if platform == .android, event.cause == .configChange, step.android.hasRotated,
        !step.ios.rotatesDevice, step.android.appBefore == .background,
        step.ios.has(.enterForeground)
      {
        return true
      }
      if platform == .ios {
        // A screen that counts as visible behind the keyguard is paused, and so is what comes in
        // it.
        if event.name == .didShow, event.subject.scope == .part, step.ios.app == .background,
          step.android.keepsInactive, step.android.has(.willShow, of: event.subject)
        {
          return true
        }
        // Behind the keyguard, what a screen brings with it is not resumed.
        if event.isShowing, step.android.fallsBack { return true }
        // Something else may have brought Android to the front before.
        return [.enterForeground, .activate].contains(event.name) && step.android.isSilent
          && step.android.appBefore == .active
          && (step.ongoing.ofApp.isEmpty || step.ongoing.ofApp.contains("D38"))
      }
      // An activity that comes up behind the keyguard goes again, or is paused until the keyguard
      // is gone.
      if step.android.fallsBack { return event.subject == .app || event.isAppearance }
      if [.activate, .deactivate].contains(event.name), step.android.pausesWhatItCreates,
        step.android.appBefore == .background, step.android.app == .active, !step.ios.hasPrompt
      {
        return true
      }
      if step.android.has(.load, of: event.subject), step.android.onlyPauses(event.subject) {
        return event.isAppearance && step.android.appBefore == .background && !step.ios.hasPrompt
      }
      return step.ios.isSilent && step.android.has(.enterForeground, cause: .appState)
        && (event.subject == .app || event.isShowing)
    },
    OneSidedSign("D43") { event, platform, step in
      guard step.hasSeveralWindows || step.ios.connectsWindows else { return false }
      // If one task is swiped away, the app keeps its others; on iOS the app is gone.
      if platform == .android, step.endsOneTask,
        event.isEnd || event.isHiding && step.android.isEnding(event.subject)
      {
        return true
      }
      // An activity is hidden by a window in its place; a scene goes to the background with its
      // controllers as they are.
      if platform == .android, step.ios.changesWindows, event.isAppearance, event.isTransition,
        step.ios.isSilent(on: event)
      {
        return true
      }
      // A launch connects all windows that were there again; a task is begun when it is to be seen.
      if platform == .ios, step.ios.connectsWindows, event.cause == .launch,
        event.subject != .app, step.android.isSilent(on: event)
      {
        return true
      }
      // A new screen covers the one with the focus, which may be in one window here and in another
      // there.
      if step.movesInTwoWindows, event.isAppearance, event.isTransition { return true }
      // A prompt of the system pauses the window that asks, and on iOS takes all input from the
      // app.
      if step.android.coversWindow, step.ios.isDeactivated || step.ios.isActivated {
        return platform == .android
          ? event.isAppearance && event.cause == .cover
          : [.deactivate, .activate].contains(event.name)
      }
      // A screen that was hidden because the app left may also come back by a transition, including
      // one that iOS does not have there.
      let movesWindow =
        step.android.movesWindow && !step.android.goesToScreen && !step.isBriefLeave
        && !step.keepsAppInFront && !(step.ios.hasNoWayBack && !step.ongoing.ofScreens.isEmpty)
      if platform == .android {
        return movesWindow
          && (event.isAppearance && event.cause == .appState || event.cause == .configChange)
      }
      return event.subject == .app && movesWindow
        || event.subject.scope == .screen && event.cause == .appState
          && step.ios.endsOrReconnects(event)
    },
  ]
}

extension TwoSidedStep {
  /// Whether the app ends on iOS, and only one of its tasks on Android.
  var endsOneTask: Bool { hasLostTask && ios.ends && !android.ends }

  /// Whether each platform covers a screen that the other leaves visible, if both had both visible,
  /// or uncovers one.
  var movesInTwoWindows: Bool {
    // A screen that a gesture revealed goes back to where it was.
    let shown = android.before.shown.intersection(ios.before.shown)
    return movesApart(.willHide, among: shown.subtracting(ios.before.appearing))
      || movesApart(.willShow, among: android.after.shown.intersection(ios.after.shown))
  }

  private func movesApart(_ name: NeutralEventName, among shown: Set<NeutralSubject>) -> Bool {
    let screens = shown.filter { $0.scope == .screen }
    let (here, there) = (android.subjects(of: name), ios.subjects(of: name))
    return !here.subtracting(there).isDisjoint(with: screens)
      && !there.subtracting(here).isDisjoint(with: screens)
  }
}

extension TwoSidedStep.Side {
  /// Whether a window appears or disappears while the app as a whole stays active.
  var movesWindow: Bool {
    app == .active && appBefore == .active && !hasEvents(of: NeutralScope.app)
      && events.contains { $0?.isAppearance == true && $0?.cause == .appState }
  }

  /// Whether a window is covered or uncovered, by no screen of the app, while another one keeps the
  /// input.
  var coversWindow: Bool {
    app == .active && appBefore == .active && !hasEvents(of: NeutralScope.app) && !has(.load)
      && events.contains { event in
        guard let event, event.isAppearance, event.cause == .cover else { return false }
        // A screen that a gesture revealed, and may have paused, goes when the gesture is
        // cancelled.
        return !before.appearing.contains(event.subject)
          && !(before.inTransition.contains(event.subject) && has(.didHide, of: event.subject))
          && !(event.isHiding && has(.willShow, of: event.subject))
      }
  }

  /// Whether the app has come closer to the user's input, and is no closer now.
  var fallsBack: Bool {
    guard app <= appBefore else { return false }
    return switch appBefore {
    case .background: has(.enterForeground)
    case .inactive: has(.activate)
    case .notRunning, .active: false
    }
  }

  /// Whether a screen that is created is paused and resumed again, and the app's input with it.
  var pausesWhatItCreates: Bool {
    has(.deactivate) && subjects(of: .load).contains { onlyPauses($0) }
  }

  /// Whether one screen gives way to another.
  fileprivate var goesToScreen: Bool {
    events.contains { $0?.isAppearance == true && $0?.isTransition == true }
  }

  /// Whether the window of this screen ends here, or is reconnected at a launch.
  fileprivate func endsOrReconnects(_ event: NeutralEvent) -> Bool {
    has(.load, of: event.subject) && has(.launch)
      || has(.destroy, of: event.subject) && !hasEvents(of: NeutralScope.app)
  }
}
