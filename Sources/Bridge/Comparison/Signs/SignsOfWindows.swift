extension OneSidedSign {
  /// Where the app has windows beside each other, over the lock, or as a picture.
  static let ofWindows: [OneSidedSign] = [
    // The app can be seen and takes no input, which an app of iOS knows nothing of.
    OneSidedSign("D37") { event, _, step in
      (event.subject == .app || event.isAppearance || event.name == .environmentChange
        || event.cause == .configChange)
        && event.cause != .launch
        && step.android.hasPicture
        && (step.android.appBefore == .inactive && step.ios.appBefore != .inactive
          || step.android.app == .inactive && step.ios.app != .inactive)
    },
    OneSidedSign("D38") { event, platform, step in
      // What is made anew behind the keyguard is started there, and counts as seen.
      if step.ios.has(.enterBackground) {
        return platform == .android && event.name == .enterForeground
          && step.android.has(.enterBackground) && step.android.has(.load, cause: .configChange)
      }
      guard step.ios.appBefore == .background else { return false }
      // What came up behind the keyguard has turned with that, and on iOS with the device alone.
      if event.cause == .configChange, step.android.appBefore == .inactive,
        step.ios.has(.enterForeground), !step.android.hasPicture
      {
        return true
      }
      if platform == .ios {
        // What has brought Android to the front before may be something else.
        return [.enterForeground, .activate].contains(event.name) && step.android.isSilent
          && step.android.appBefore == .active
          && (step.parting.ofApp.isEmpty || step.parting.ofApp.contains("D38"))
      }
      // What comes up behind the keyguard goes again, or is paused until that has gone.
      if step.android.comesUpBehind { return event.subject == .app || event.isAppearance }
      if step.android.has(.load, of: event.subject), step.android.onlyPauses(event.subject) {
        return event.isAppearance && step.android.appBefore == .background && !step.ios.hasPrompt
      }
      return step.ios.isSilent && step.android.has(.enterForeground, cause: .appState)
        && (event.subject == .app || event.isShowing)
    },
    OneSidedSign("D43") { event, platform, step in
      // A task that is swiped away leaves the app its others, and on iOS the app is gone.
      if platform == .android, event.isEnd, step.endsOneTask { return true }
      // What is opened covers what has the focus, which may be in one window here and in another there.
      if step.movesInTwoWindows, event.isAppearance, event.isTransition { return true }
      // A prompt of the system pauses the window that asks, and takes all input from an app of iOS.
      if step.android.coversWindow, step.ios.isDeactivated || step.ios.isActivated {
        return platform == .android
          ? event.isAppearance && event.cause == .cover
          : [.deactivate, .activate].contains(event.name)
      }
      // What an app's leaving has hidden may also come back by a way from screen to screen, and by one that iOS does
      // not have there.
      let movesWindow =
        step.android.movesWindow && !step.android.goesToScreen && !step.isBriefLeave
        && !step.keepsAppInFront && !(step.ios.hasNoWayBack && !step.parting.ofScreens.isEmpty)
      if platform == .android {
        return movesWindow
          && (event.isAppearance && event.cause == .appState || event.cause == .configChange)
      }
      return event.subject == .app && movesWindow
        || event.subject.scope == .screen && event.cause == .appState && step.ios.endsOrMakes(event)
    },
  ]
}

extension TwoSidedStep {
  /// Whether the app ends on iOS, and one of its tasks on Android.
  var endsOneTask: Bool { hasLostTask && ios.ends && !android.ends }

  /// Whether each platform covers a screen that the other leaves in sight, where both have had both in sight, or
  /// uncovers one.
  var movesInTwoWindows: Bool {
    // What a finger has brought to light goes back where it was.
    let shown = android.before.shown.intersection(ios.before.shown)
    return movesApart(.willHide, among: shown.subtracting(ios.before.coming))
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
  /// Whether a window goes or comes while the app as a whole stays as active as it was.
  var movesWindow: Bool {
    app == .active && appBefore == .active && !speaks(of: NeutralScope.app)
      && events.contains { $0?.isAppearance == true && $0?.cause == .appState }
  }

  /// Whether a window is covered or uncovered, by no screen of the app, while another one keeps the
  /// input.
  var coversWindow: Bool {
    app == .active && appBefore == .active && !speaks(of: NeutralScope.app) && !has(.load)
      && events.contains { event in
        guard let event, event.isAppearance, event.cause == .cover else { return false }
        // What a finger has brought to light goes as it leaves.
        return !before.coming.contains(event.subject)
          && !(event.isHiding && has(.willShow, of: event.subject))
      }
  }

  /// Whether the app has come from the background and is there again.
  fileprivate var comesUpBehind: Bool {
    app == .background && appBefore == .background && has(.enterForeground)
  }

  /// Whether one screen gives way to another.
  fileprivate var goesToScreen: Bool {
    events.contains { $0?.isAppearance == true && $0?.isTransition == true }
  }

  /// Whether the window of this screen ends here, or is connected again at a launch.
  fileprivate func endsOrMakes(_ event: NeutralEvent) -> Bool {
    has(.load, of: event.subject) && has(.launch)
      || has(.destroy, of: event.subject) && !speaks(of: NeutralScope.app)
  }
}
