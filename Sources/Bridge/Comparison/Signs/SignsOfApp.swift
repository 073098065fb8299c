extension OneSidedSign {
  /// Signs when the app enters and leaves the foreground, begins and ends.
  static let ofApp: [OneSidedSign] = [
    OneSidedSign("D4") { event, platform, step in
      if platform == .ios {
        // In a stopped screen that was never told to hide, parts appear and disappear as if
        // visible.
        if step.changesInBackground(event) { return true }
        if step.changesWhilePaused(event) {
          return step.android.has(.enterBackground) && step.ios.has(.enterBackground)
        }
        // A screen that left with the app on Android is not hidden again when another comes in
        // front. A call is another reason.
        return event.isHiding && event.isTransition && step.android.appBefore == .background
          && step.ongoing.ofVisibility[event.subject]?.contains("D4") != false
          && step.ios.before.shown.contains(event.subject)
          && !step.android.before.shown.contains(event.subject)
          && !step.ios.isEnding(event.subject)
      }
      // An app that leaves twice hides its screen twice, whatever iOS reports the second time.
      if event.isHiding, step.android.leavesTwice(with: event), step.ios.has(.enterBackground) {
        return true
      }
      // An app that is left by the root has hidden its screen with that.
      if event.isFinal, event.isTransition, step.ios.hasNoWayBack,
        !step.ios.isEnding(event.subject),
        step.android.has(.enterBackground)
      {
        return false
      }
      // A transition in progress ends at once.
      return event.isHiding
        && (event.cause == .appState
          || event.cause != .configChange && step.ios.after.shown.contains(event.subject))
        && (step.android.has(.enterBackground) || step.isBriefLeave)
        && step.ios.has(.enterBackground)
    },
    OneSidedSign("D10") { event, platform, step in
      platform == .android && event.isShowing && event.cause == .appState
        && !step.returnsElsewhere && !step.isUnselected(event.subject)
        && !step.isCreatedOnReturn(event.subject)
        && (step.android.has(.enterForeground, cause: .appState)
          || step.isBriefLeave && !step.android.has(.load, of: event.subject))
        && step.ios.has(.enterForeground, cause: .appState)
    },
    OneSidedSign("D11") { event, platform, step in
      platform == .ios && event.isOfAppState
        && (step.isBriefLeave || step.leavesPromptBriefly || step.returnsUnnoticed)
    },
    OneSidedSign("D6") { event, platform, step in
      if platform == .ios {
        // On a phone the list of recent tasks is in portrait, and so is the task in it.
        if event.cause == .configChange {
          return (step.canHavePanel || step.hasPromptOnAndroidAlone)
            && step.ignoresRotation(event.subject)
            && step.ios.hasAppSwitcher
            && step.android.before.shown.contains(event.subject)
        }
        // A drag of the divider has a divergence of its own.
        if step.ios.dragsDivider, step.ios.app != .inactive { return false }
        if event.name == .deactivate, step.opensPanelOnActivation { return true }
        if [.deactivate, .activate].contains(event.name), step.closesPanelOnDeactivation {
          return true
        }
        return [.deactivate, .activate].contains(event.name) && step.android.staysActive
          && !step.android.movesWindow
          && step.ios.app != .background && step.ios.appBefore > .background
          && !step.ios.hasPrompt && !step.isBriefLeave
      }
      guard step.canHavePanel, !step.keepsAppInFront else { return false }
      // The app on iOS had lost its input before it left.
      if event.name == .deactivate, step.ios.appBefore == .inactive, step.ios.has(.enterBackground),
        !step.ios.has(.deactivate)
      {
        return step.android.appBefore == .active
      }
      // On Android the app has its input back after the transition; on iOS the panel has it.
      if event.name == .activate, step.android.app == .active, step.ios.isDeactivated,
        step.ios.app == .inactive, !step.ios.hasPrompt
      {
        return true
      }
      // The app has no input as long as the panel is there, whatever else happens.
      return [.deactivate, .activate].contains(event.name) && step.ios.staysInactive
    },
    OneSidedSign("D7") { event, platform, step in
      // Anything that leaves the screen visible pauses it, as a chooser does, and an activity of
      // another app stops it; a sheet in its place tells the one below nothing.
      if platform == .android, event.cause == .cover || step.android.has(.enterBackground),
        event.subject == .app || event.isAppearance,
        step.ios.movesOwnScreens, step.ios.isSilent, step.ios.app == .active
      {
        return true
      }
      return platform == .android && event.subject == .app && step.android.app == .background
        && step.ios.app == .active && !step.ios.hasEvents(of: NeutralScope.app)
        && !step.ios.hasNoWayBack
        && step.ios.subjects(of: .didShow).isEmpty
        && !step.android.subjects(of: .didHide).isDisjoint(with: step.ios.subjects(of: .didHide))
    },
    OneSidedSign("D21") { event, platform, step in
      if step.android.has(.launch), step.ios.has(.launch) { return step.ios.app == .background }
      return platform == .android && step.createsFirstScreenAlone && !step.hasKeptTask
        && step.android.screensBefore.isEmpty && step.ongoing.ofScreens.isEmpty
        && event.subject.scope != .app
    },
    // The process may leave before it is killed, or be killed before it leaves.
    OneSidedSign("D22") { event, platform, step in
      if platform == .ios, step.diesBeforeStart { return true }
      return platform == .ios && step.diesUnnoticed
        && ([.deactivate, .enterBackground, .environmentChange].contains(event.name)
          || step.android.isSilent && step.android.appBefore > .background
            && step.ios.has(.load, of: event.subject)
          || step.android.has(.launch) && !step.isUncommitted(event, on: platform))
    },
    OneSidedSign("D23") { event, platform, step in
      if !step.ios.isSwipedAway || step.isUncommitted(event, on: platform) { return false }
      // A screen that the other platform does not have cannot end there.
      if event.subject.scope == .screen, !step.ongoing.ofScreens.isEmpty,
        !step.side(platform.other).screensBefore.contains(event.subject),
        !step.side(platform.other).has(.load, of: event.subject)
      {
        return false
      }
      let bothLeave = step.android.has(.enterBackground) && step.ios.has(.enterBackground)
      if event.name == .terminate, bothLeave, step.ios.ends { return true }
      // An app that has already left on Android is in front here, and is deactivated before it
      // ends.
      if event.name == .deactivate, step.ios.has(.terminate), step.android.isSilent { return true }
      if event.isEnd || event.isFinal && event.isAttachment, step.android.ends, step.ios.ends,
        step.side(platform.other).isSilent(on: event)
      {
        return true
      }
      // The app may be ended in the foreground, without being sent to the background.
      if event.name == .enterBackground, step.ios.ends || step.ios.has(.terminate),
        !step.diesUnnoticed
      {
        return true
      }
      if step.endsWithoutEvent(event, on: platform.other) { return true }
      let other = step.side(platform.other)
      guard step.side(platform).app == .notRunning, other.app <= .background else { return false }
      // An app that left earlier has no screen to hide, and a screen that is half visible is
      // resumed before it goes down. An end by the app's own code is not a swipe.
      return [.terminate, .destroy].contains(event.name) && event.cause == .system
        || event.isHiding && !other.before.shown.contains(event.subject)
        || event.name == .didShow && step.side(platform).appearsBriefly(event.subject)
    },
    OneSidedSign("D24") { event, platform, step in
      // A screen that is on its way to the front is created in a new process at once.
      if step.android.has(.launch), !step.ios.has(.launch), step.ios.ends {
        return platform == .android
      }
      if platform == .android, step.recreatesAfterDeath(event) {
        // In a process that lives again, a screen is restored whatever happens to others meanwhile.
        let isLater = !step.android.has(.launch)
        if step.ios.isSilent || isLater && event.name == .restoreState { return true }
        if isLater, !step.ios.hasEvents(of: event.subject) { return true }
      }
      if platform == .ios, step.waitsForSelection(event) { return false }
      // What died in sight under another activity is not started before that one goes.
      if platform == .ios, step.staysDead { return true }
      // Android has no saved state for the screen of a link, or for one that died in front.
      if step.hasRun, step.android.has(.launch), step.ios.has(.launch) {
        if platform == .ios, [.load, .restoreState].contains(event.name),
          step.ios.has(.restoreState, of: event.subject)
        {
          return true
        }
        if event.isShowing, step.restoresAnotherInFront {
          return platform == .android || step.isInFrontOnIOS(event.subject)
        }
      }
      return (step.android.has(.restoreState) || step.beginsWithKeptTask)
        && step.ios.has(.launch)
        && (event.cause == .launch || step.android.has(.launch))
        && (event.name == .restoreState || event.isHiding
          || step.beginsOnOneSide(event.subject, platform)
          // If both have two pages, a different one may be in front.
          || event.name == .didShow && event.subject.scope == .part)
    },
    OneSidedSign("D73") { event, platform, step in step.isUncommitted(event, on: platform) },
    OneSidedSign("D28") { event, platform, step in
      if platform == .ios {
        if [.enterForeground, .activate].contains(event.name), step.returnsToRoot { return true }
        // What the root has received appears where the root stays, and the input returns to it.
        return (step.changesWhilePaused(event) || event.name == .activate) && step.ios.hasNoWayBack
          && step.android.has(.enterBackground)
      }
      // A task that is cleared loses its root before it gets another one.
      if event.name == .terminate, step.android.app > .background { return !step.ios.ends }
      // An app that the user left by Back comes back, recreated if it had ended. If a link opens a
      // screen, that is the link's doing.
      let comesBack = event.name == .load || event.isArrival || event.isShowing
      if step.ongoing.ofApp.contains("D28"), step.android.has(.enterForeground),
        !step.ios.hasEvents(of: NeutralScope.app) || comesBack && !step.ios.has(.enterForeground)
      {
        return !step.ios.hasLink || !event.isTransition
      }
      // Changes by the part's own container, or an end on both platforms, have a reason of their
      // own.
      if event.subject.scope == .part,
        event.cause == .container || step.ios.isEnding(event.subject)
      {
        return false
      }
      guard step.ios.hasNoWayBack, event.cause != .configChange else { return false }
      if step.android.has(.enterBackground) || step.android.has(.terminate) { return true }
      // Alternatively another window of the app appears, or another screen is in front by now. What
      // a gesture is taking away is no root.
      return step.ongoing.ofScreens.isEmpty && step.backDestination == nil
        && !step.givesWay(event) && !step.ios.before.inTransition.contains(event.subject)
        && (step.concernsVisibleScreen(event) || step.endsRetainedRoot(event))
    },
    OneSidedSign("D55") { event, platform, step in
      guard step.android.hasOtherApp || step.isUnderCall else { return false }
      if platform == .ios {
        if step.changesWhilePaused(event) {
          return step.android.has(.enterBackground) && step.ios.isDeactivated
        }
        // The transition continues behind the call, for which an activity has already been stopped.
        return event.isOfAppState && step.android.isSilent && step.android.isInBackground
          && step.android.app == .background && step.ongoing.ofApp.isEmpty
          || event.isAppearance && step.closesDuringCall
          || (event.isTransition || event.isEnd) && step.goesBackToCall
      }
      guard event.subject == .app || event.isAppearance && event.cause == .appState else {
        return false
      }
      // Something else may already have the input, or still have it.
      let staysInactive = step.ios.keepsInactive && !step.ios.hasNoWayBack
      return step.android.has(.enterBackground) && (step.ios.isDeactivated || staysInactive)
        && (event.name == .enterBackground && !step.leavesByRootAlone || event.isHiding)
        || step.android.has(.enterForeground) && (step.ios.isActivated || staysInactive)
          && (event.name == .enterForeground || event.isShowing)
        || event.isAppearance && step.android.losesInputBriefly && step.ios.losesInputBriefly
    },
    OneSidedSign("D18") { event, platform, step in
      platform == .android && event.name == .memoryPressure
        && (step.ios.app == .background || step.ios.appBefore == .background)
    },
    OneSidedSign("D56") { event, platform, step in
      platform == .ios && event.name == .memoryPressure
        && max(step.android.appBefore, step.android.app) > .background
    },
  ]
}

extension TwoSidedStep {
  /// Whether a screen is closed under a call, for which Android has stopped all activities and iOS
  /// no screen.
  var closesDuringCall: Bool {
    // iOS may have come back meanwhile.
    let isUnder =
      ios.appBefore == .inactive && ios.app == .inactive
      || isUnderCall && ios.appBefore == .active && ios.app == .active
        && !ios.hasEvents(of: NeutralScope.app)
    return isUnder && android.isInBackground && android.app == .background
      && android.leaves(.screen) && ios.leaves(.screen)
  }

  /// Whether a call has put the app into different states or, after something else had done that,
  /// has hidden the screen in front.
  fileprivate var isUnderCall: Bool {
    ongoing.ofApp.contains("D55")
      || android.before.front.map { ongoing.ofVisibility[$0]?.contains("D55") == true } ?? false
  }

  /// Whether Back leaves another app's screen, which Android alone has in front, while it closes
  /// one of the app's on iOS.
  fileprivate var goesBackToCall: Bool {
    isUnderCall && android.appBefore == .background
      && android.has(.enterForeground) && !android.leaves(.screen)
      && ios.appBefore == .active && ios.leaves(.screen)
  }

  /// Whether a panel may have the input on iOS, because nothing else made the states differ.
  fileprivate var canHavePanel: Bool { ongoing.ofApp.isEmpty || ongoing.ofApp.contains("D6") }

  /// Whether Android reports no rotation to a screen, as long as it exists or until the app leaves.
  fileprivate func ignoresRotation(_ subject: NeutralSubject) -> Bool {
    android.app > .background && !android.hasEvents(of: subject)
      || android.has(.enterBackground) && !android.events.contains { $0?.cause == .configChange }
  }

  /// Whether the app gets its input on both, and a panel takes it away at once on iOS.
  fileprivate var opensPanelOnActivation: Bool {
    android.has(.activate) && android.app == .active && !android.has(.deactivate)
      && ios.has(.activate) && ios.app == .inactive
  }

  /// Whether the app loses its input on both, after getting it back from a panel on iOS.
  fileprivate var closesPanelOnDeactivation: Bool {
    canHavePanel && regainsInputBeforeLosingIt && !answersPromptWhileLeaving
  }

  /// Whether the app had its input and loses it on Android, while on iOS it regains the input
  /// before losing it.
  var regainsInputBeforeLosingIt: Bool {
    guard android.appBefore == .active, android.app < .active, ios.appBefore > .background,
      ios.app < .active
    else { return false }
    return android.has(.deactivate) && !android.has(.activate)
      && ios.has(.activate) && !ios.has(.enterForeground)
  }

  /// Whether Android creates the subject or its container now, without restoring saved state.
  fileprivate func isCreatedOnReturn(_ subject: NeutralSubject) -> Bool {
    android.subjects(of: .load).contains {
      belongs(subject, to: $0) && !android.has(.restoreState, of: $0)
    }
  }

  /// Whether the app has left and come back before Android counts it as gone.
  var isBriefLeave: Bool {
    (android.has(.deactivate) && android.has(.activate) || android.staysActive)
      && !android.has(.enterBackground) && ios.has(.enterBackground) && ios.has(.enterForeground)
  }

  /// Whether the app has left from under a prompt and come back before Android counts it as gone.
  var leavesPromptBriefly: Bool {
    android.appBefore == .inactive && android.app > .background && !android.has(.enterBackground)
      && !android.has(.enterForeground) && ios.has(.enterBackground) && ios.has(.enterForeground)
  }

  /// Whether the app has come back and left again before Android counts it as gone.
  fileprivate var returnsUnnoticed: Bool {
    android.appBefore > .background && android.app == .background && ios.app == .background
      && !android.has(.enterForeground) && ios.has(.enterForeground)
  }
}

extension TwoSidedStep {
  /// Whether the process ends on both without notice, before Android has reported anything, or
  /// while Android at once recreates what is to be in front.
  fileprivate var diesUnnoticed: Bool {
    ios.ends && !ios.has(.terminate) && (android.isSilent ? android.ends : android.has(.launch))
  }

  /// Whether the app has begun on iOS and died without notice before anything of it began on
  /// Android.
  fileprivate var diesBeforeStart: Bool {
    android.isSilent && max(android.appBefore, android.app) == .notRunning
      && ios.has(.launch) && !ios.has(.terminate) && ios.app == .notRunning
  }

  /// Whether a part comes or goes on iOS in a turn that Android did not get.
  func isUncommitted(_ event: NeutralEvent, on platform: Platform) -> Bool {
    platform == .ios && event.subject.scope == .part && diesUnnoticed
      && (event.cause == .container || ios.has(.attach, of: event.subject)
        || ios.has(.detach, of: event.subject))
  }
}

extension TwoSidedStep {
  /// Whether the app ends on both, and this platform ends a screen or part without any event.
  fileprivate func endsWithoutEvent(_ event: NeutralEvent, on platform: Platform) -> Bool {
    android.ends && ios.ends && event.subject != .app && (event.isHiding || event.isFinal)
      && !side(platform).hasEvents(of: event.subject)
  }
}

extension NeutralEvent {
  /// Whether the app enters or leaves the foreground with it, or gains or loses its input.
  fileprivate var isOfAppState: Bool {
    [.enterForeground, .activate, .deactivate, .enterBackground].contains(name)
  }
}

extension TwoSidedStep.Side {
  /// Whether the app ends.
  var ends: Bool { app == .notRunning && appBefore > .notRunning }
  /// Whether the app loses its input and stays in front.
  var isDeactivated: Bool {
    has(.deactivate) && !has(.enterBackground) && app > .background
  }
  /// Whether it regains its input, having stayed in front.
  var isActivated: Bool {
    has(.activate) && !has(.enterForeground) && appBefore > .background
  }
  /// Whether the subject was half visible before, or comes in this step, and goes again.
  fileprivate func appearsBriefly(_ subject: NeutralSubject) -> Bool {
    before.appearing.contains(subject) || has(.willHide, of: subject)
  }
  /// Whether it had no input before and has none after, without any event.
  fileprivate var staysInactive: Bool { keepsInactive && isSilent }
  /// Whether it had no input before and has none after, and has no event about that.
  var keepsInactive: Bool {
    appBefore == .inactive && app == .inactive && !events.contains { $0?.isOfAppState == true }
  }
  /// Whether it had its input before and has it after, without any event about that.
  var staysActive: Bool {
    appBefore == .active && app == .active && !coversWindow
      && !events.contains { $0?.isOfAppState == true }
  }
  /// Whether the app leaves more than once, with this event each time.
  fileprivate func leavesTwice(with event: NeutralEvent) -> Bool {
    events.filter { $0?.name == .enterBackground }.count > 1
      && events.filter { $0?.name == event.name && $0?.subject == event.subject }.count > 1
  }
  /// Whether it loses its input for a moment and stays in front.
  var losesInputBriefly: Bool { isDeactivated && isActivated }
}
