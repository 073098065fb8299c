extension OneSidedSign {
  /// Where the app comes to the front and leaves it, begins and ends.
  static let ofApp: [OneSidedSign] = [
    OneSidedSign("D4") { event, platform, step in
      if platform == .ios {
        if step.comesPaused(event) {
          return step.android.has(.enterBackground) && step.ios.has(.enterBackground)
        }
        // What comes or goes in a screen that has stopped does so in sight where that has never been told to hide.
        if step.changesBehind(event) { return true }
        // What left with the app on Android is not hidden again by what comes in front. A call has another reason.
        return event.isHiding && event.isTransition && step.android.appBefore == .background
          && step.parting.ofStandings[event.subject]?.contains("D4") != false
          && step.ios.before.shown.contains(event.subject)
          && !step.android.before.shown.contains(event.subject)
          && !step.ios.isEnding(event.subject)
      }
      // Who leaves twice hides twice, whatever iOS tells of the second time.
      if event.isHiding, step.android.leavesTwice(with: event), step.ios.has(.enterBackground) {
        return true
      }
      // Who has left by the root leaves with that.
      if event.isFinal, event.isTransition, step.ios.hasNoWayBack,
        !step.ios.isEnding(event.subject),
        step.android.has(.enterBackground)
      {
        return false
      }
      // What was still on its way goes at once.
      return event.isHiding
        && (event.cause == .appState
          || event.cause != .configChange && step.ios.after.shown.contains(event.subject))
        && (step.android.has(.enterBackground) || step.isBriefLeave)
        && step.ios.has(.enterBackground)
    },
    OneSidedSign("D10") { event, platform, step in
      platform == .android && event.isShowing && event.cause == .appState
        && !step.comesBackElsewhere && !step.isUnselected(event.subject)
        && !step.isMadeForReturn(event.subject)
        && (step.android.has(.enterForeground, cause: .appState)
          || step.isBriefLeave && !step.android.has(.load, of: event.subject))
        && step.ios.has(.enterForeground, cause: .appState)
    },
    OneSidedSign("D11") { event, platform, step in
      platform == .ios && event.isOfAppState
        && (step.isBriefLeave || step.leavesPromptBriefly || step.comesBackUnseen)
    },
    OneSidedSign("D6") { event, platform, step in
      if platform == .ios {
        // The list of a phone stands upright, and the task in it with it.
        if event.cause == .configChange {
          return step.canHavePanel && step.keepsAsItStands(event.subject)
            && step.ios.appBefore == .inactive
            && step.android.before.shown.contains(event.subject)
        }
        if event.name == .deactivate, step.opensPanelInComing { return true }
        if [.deactivate, .activate].contains(event.name), step.closesPanelInLeaving { return true }
        return [.deactivate, .activate].contains(event.name) && step.android.staysActive
          && !step.android.movesWindow
          && step.ios.app != .background && step.ios.appBefore > .background
          && !step.ios.hasPrompt && !step.isBriefLeave
      }
      guard step.canHavePanel, !step.keepsAppInFront else { return false }
      // The app of iOS had given its input up before it left.
      if event.name == .deactivate, step.ios.appBefore == .inactive, step.ios.has(.enterBackground),
        !step.ios.has(.deactivate)
      {
        return step.android.appBefore == .active
      }
      // On Android it has its input again behind what was on its way, and the panel has it on iOS.
      if event.name == .activate, step.android.app == .active, step.ios.isDeactivated,
        step.ios.app == .inactive, !step.ios.hasPrompt
      {
        return true
      }
      // It has none as long as the panel is there, whatever else comes and goes.
      return [.deactivate, .activate].contains(event.name) && step.ios.staysInactive
    },
    OneSidedSign("D7") { event, platform, step in
      // What lets the screen be seen pauses it, as a chooser does.
      if platform == .android, event.cause == .cover, event.subject == .app || event.isAppearance,
        step.ios.movesOwnScreens, step.ios.isSilent, step.ios.app == .active
      {
        return true
      }
      return platform == .android && event.subject == .app && step.android.app == .background
        && step.ios.app == .active && !step.ios.speaks(of: NeutralScope.app)
        && !step.ios.hasNoWayBack
        && step.ios.subjects(of: .didShow).isEmpty
        && !step.android.subjects(of: .didHide).isDisjoint(with: step.ios.subjects(of: .didHide))
    },
    OneSidedSign("D21") { event, platform, step in
      if step.android.has(.launch), step.ios.has(.launch) { return step.ios.app == .background }
      return platform == .android && step.makesFirstScreenAlone && !step.hasKeptTask
        && step.android.screensBefore.isEmpty && step.parting.ofScreens.isEmpty
        && event.subject.scope != .app
    },
    // It may be told of leaving before it is killed, or be killed before it is told.
    OneSidedSign("D22") { event, platform, step in
      if platform == .ios, step.diesUnbegun { return true }
      return platform == .ios && step.diesUnheard
        && ([.deactivate, .enterBackground, .environmentChange].contains(event.name)
          || step.android.isSilent && step.android.appBefore > .background
            && step.ios.has(.load, of: event.subject)
          || step.android.has(.launch) && !step.isUncommitted(event, on: platform))
    },
    OneSidedSign("D23") { event, platform, step in
      if step.isUncommitted(event, on: platform) { return false }
      // What the other does not have cannot end there.
      if event.subject.scope == .screen, !step.parting.ofScreens.isEmpty,
        !step.side(platform.other).screensBefore.contains(event.subject),
        !step.side(platform.other).has(.load, of: event.subject)
      {
        return false
      }
      let bothLeave = step.android.has(.enterBackground) && step.ios.has(.enterBackground)
      if event.name == .terminate, bothLeave, !step.ios.hasNoWayBack || step.ios.ends {
        return true
      }
      // What has left on Android by then is in front here, and told that it goes before it ends.
      if event.name == .deactivate, step.ios.has(.terminate), step.android.isSilent { return true }
      if event.isEnd || event.isFinal && event.isAttachment, step.android.ends, step.ios.ends,
        step.side(platform.other).isSilent(on: event)
      {
        return true
      }
      // It may be ended where it is, without having been sent away.
      if event.name == .enterBackground, step.ios.ends || step.ios.has(.terminate),
        !step.diesUnheard
      {
        return true
      }
      if step.endsUntold(event, on: platform.other) { return true }
      let other = step.side(platform.other)
      guard step.side(platform).app == .notRunning, other.app <= .background else { return false }
      // Whoever has left before has no screen to hide any more, and who is only half there is resumed for the
      // way down. Whom the app's own code ends nobody has swiped away.
      return [.terminate, .destroy].contains(event.name) && event.cause == .system
        || event.isHiding && !other.before.shown.contains(event.subject)
        || event.name == .didShow && step.side(platform).comesToGo(event.subject)
    },
    OneSidedSign("D24") { event, platform, step in
      // What is on its way to the front is made in a new process at once.
      if step.android.has(.launch), !step.ios.has(.launch), step.ios.ends {
        return platform == .android
      }
      if platform == .android, step.ios.isSilent, step.revives(event) { return true }
      if platform == .ios, step.waitsUnselected(event) { return false }
      return (step.android.has(.restoreState) || step.beginsWithKeptTask)
        && step.ios.has(.launch)
        && (event.cause == .launch || step.android.has(.launch))
        && (event.name == .restoreState || event.isHiding
          || step.beginsOnOneSide(event.subject, platform)
          // Of two pages that both have it may be another one that is in front.
          || event.name == .didShow && event.subject.scope == .part)
    },
    OneSidedSign("D73") { event, platform, step in step.isUncommitted(event, on: platform) },
    OneSidedSign("D28") { event, platform, step in
      if platform == .ios {
        if [.enterForeground, .activate].contains(event.name), step.comesBackToRoot { return true }
        // What the root has been given comes in front where it stays, and the input comes back to it.
        return (step.comesPaused(event) || event.name == .activate) && step.ios.hasNoWayBack
          && step.android.has(.enterBackground)
      }
      // A task that is cleared has lost its root before it gets another one.
      if event.name == .terminate, step.android.app > .background { return !step.ios.ends }
      // Whom the user has left comes back, made anew if it was ended. Where a link brings a screen, it is that.
      let comesBack = event.name == .load || event.isArrival || event.isShowing
      if step.parting.ofApp.contains("D28"), step.android.has(.enterForeground),
        !step.ios.speaks(of: NeutralScope.app) || comesBack && !step.ios.has(.enterForeground)
      {
        return !step.ios.hasLink || !event.isTransition
      }
      // What its own container does with a part, or the app on both, has a reason of its own.
      if event.subject.scope == .part,
        event.cause == .container || step.ios.isEnding(event.subject)
      {
        return false
      }
      guard step.ios.hasNoWayBack, event.cause != .configChange else { return false }
      if step.android.has(.enterBackground) || step.android.has(.terminate) { return true }
      // Or another window of the app comes to light, or another screen is there by now.
      return step.parting.ofScreens.isEmpty && step.screenGoneBackTo == nil
        && !step.givesWay(event) && (step.isOfSeen(event) || step.endsKeptRoot(event))
    },
    OneSidedSign("D55") { event, platform, step in
      if platform == .ios {
        if step.comesPaused(event) {
          return step.android.has(.enterBackground) && step.ios.isDeactivated
        }
        // The way goes on behind the call, by which an activity has been stopped already.
        return event.isOfAppState && step.android.isSilent && step.android.isBehind
          && step.android.app == .background && step.parting.ofApp.isEmpty
          || event.isAppearance && step.closesUnderCall
      }
      guard event.subject == .app || event.isAppearance && event.cause == .appState else {
        return false
      }
      // Something else may have its input already, or have it still.
      let staysInactive = step.ios.keepsInactive && !step.ios.hasNoWayBack
      return step.android.has(.enterBackground) && (step.ios.isDeactivated || staysInactive)
        && (event.name == .enterBackground && !step.leavesByRootAlone || event.isHiding)
        || step.android.has(.enterForeground) && (step.ios.isActivated || staysInactive)
          && (event.name == .enterForeground || event.isShowing)
        || event.isAppearance && step.android.isTouched && step.ios.isTouched
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
  /// Whether a screen is closed under a call, by which Android has stopped all, and iOS nobody.
  var closesUnderCall: Bool {
    android.isBehind && android.app == .background && android.leaves(.screen)
      && ios.appBefore == .inactive && ios.app == .inactive && ios.leaves(.screen)
  }

  /// Whether it may be a panel that has the input on iOS: nothing else has brought the two apart.
  fileprivate var canHavePanel: Bool { parting.ofApp.isEmpty || parting.ofApp.contains("D6") }

  /// Whether Android tells a screen of no turn, as long as it is there or until the app leaves.
  fileprivate func keepsAsItStands(_ subject: NeutralSubject) -> Bool {
    android.app > .background && !android.speaks(of: subject)
      || android.has(.enterBackground) && !android.events.contains { $0?.cause == .configChange }
  }

  /// Whether the app gets its input on both, and a panel takes it away on iOS at once.
  fileprivate var opensPanelInComing: Bool {
    android.has(.activate) && android.app == .active && !android.has(.deactivate)
      && ios.has(.activate) && ios.app == .inactive
  }

  /// Whether the app loses its input on both, and on iOS gets it back from a panel before.
  fileprivate var closesPanelInLeaving: Bool {
    canHavePanel && regainsInputInLeaving && !answersPromptInLeaving
  }

  /// Whether the app has its input, loses it on Android, and on iOS gets it back before it loses it.
  var regainsInputInLeaving: Bool {
    guard android.appBefore == .active, android.app < .active, ios.appBefore > .background,
      ios.app < .active
    else { return false }
    return android.has(.deactivate) && !android.has(.activate)
      && ios.has(.activate) && !ios.has(.enterForeground)
  }

  /// Whether Android makes it now, or what it stands in, and not from anything that has been saved.
  fileprivate func isMadeForReturn(_ subject: NeutralSubject) -> Bool {
    android.subjects(of: .load).contains {
      belongs(subject, to: $0) && !android.has(.restoreState, of: $0)
    }
  }

  /// Whether the app has gone and come back before Android counts it as gone.
  var isBriefLeave: Bool {
    (android.has(.deactivate) && android.has(.activate) || android.staysActive)
      && !android.has(.enterBackground) && ios.has(.enterBackground) && ios.has(.enterForeground)
  }

  /// Whether the app has gone from under a prompt and come back before Android counts it as gone.
  var leavesPromptBriefly: Bool {
    android.appBefore == .inactive && android.app > .background && !android.has(.enterBackground)
      && !android.has(.enterForeground) && ios.has(.enterBackground) && ios.has(.enterForeground)
  }

  /// Whether the app has come back and left again before Android counts it as gone.
  fileprivate var comesBackUnseen: Bool {
    android.appBefore > .background && android.app == .background && ios.app == .background
      && !android.has(.enterForeground) && ios.has(.enterForeground)
  }
}

extension TwoSidedStep {
  /// Whether the process ends on both without being told, and Android has told nothing by then, or makes what is to
  /// be in front anew at once.
  fileprivate var diesUnheard: Bool {
    ios.ends && !ios.has(.terminate) && (android.isSilent ? android.ends : android.has(.launch))
  }

  /// Whether the app has begun on iOS and is dead again, untold, before anything of it has begun on Android.
  fileprivate var diesUnbegun: Bool {
    android.isSilent && max(android.appBefore, android.app) == .notRunning
      && ios.has(.launch) && !ios.has(.terminate) && ios.app == .notRunning
  }

  /// Whether a part comes or goes on iOS, for which Android has had no turn left.
  func isUncommitted(_ event: NeutralEvent, on platform: Platform) -> Bool {
    platform == .ios && event.subject.scope == .part && diesUnheard
      && (event.cause == .container || ios.has(.attach, of: event.subject)
        || ios.has(.detach, of: event.subject))
  }
}

extension TwoSidedStep {
  /// Whether the app ends on both, and this platform ends a screen or part without a word to it.
  fileprivate func endsUntold(_ event: NeutralEvent, on platform: Platform) -> Bool {
    android.ends && ios.ends && event.subject != .app && (event.isHiding || event.isFinal)
      && !side(platform).speaks(of: event.subject)
  }
}

extension TwoSidedStep {
  /// Whether both processes begin anew, and Android's with the task that was there, where a screen may have waited
  /// that was never made and so has saved nothing.
  fileprivate var beginsWithKeptTask: Bool {
    hasKeptTask && android.has(.launch) && ios.has(.launch) && !ios.hasLink
  }

  /// Whether Android makes it because a process has died: anything where a new one begins, and later what is restored
  /// and has not been dropped by a process that lives, with all that stands in it.
  fileprivate func revives(_ event: NeutralEvent) -> Bool {
    if android.has(.launch) { return true }
    return android.events.contains { restored in
      guard let restored, restored.name == .restoreState, restored.cause != .configChange,
        !android.hasDropped(restored.subject)
      else { return false }
      return belongs(event.subject, to: restored.subject)
    }
  }

  /// Whether this platform alone makes a screen here, or a part or its view.
  fileprivate func beginsOnOneSide(_ subject: NeutralSubject, _ platform: Platform) -> Bool {
    if subject.scope == .screen {
      return side(platform).has(.load, of: subject) && !side(platform.other).has(.load, of: subject)
    }
    return [.load, .attach, .loadView].contains {
      android.has($0, of: subject) != ios.has($0, of: subject)
    }
  }
}

extension NeutralEvent {
  /// Whether the app comes or goes with it, or its input.
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
  /// Whether it gets it back, having stayed in front.
  var isActivated: Bool {
    has(.activate) && !has(.enterForeground) && appBefore > .background
  }
  /// Whether it was half there before, or comes in the step, and goes again in it.
  fileprivate func comesToGo(_ subject: NeutralSubject) -> Bool {
    before.coming.contains(subject) || has(.willHide, of: subject)
  }
  /// Whether it has had no input before, and has none after, without a word.
  fileprivate var staysInactive: Bool { keepsInactive && isSilent }
  /// Whether it has had no input before, and has none after, and says nothing of that.
  var keepsInactive: Bool {
    appBefore == .inactive && app == .inactive && !events.contains { $0?.isOfAppState == true }
  }
  /// Whether it has had its input before, and has it after, without a word.
  var staysActive: Bool {
    appBefore == .active && app == .active && !coversWindow
      && !events.contains { $0?.isOfAppState == true }
  }
  /// Whether the app leaves more than once, and this is told each time.
  fileprivate func leavesTwice(with event: NeutralEvent) -> Bool {
    events.filter { $0?.name == .enterBackground }.count > 1
      && events.filter { $0?.name == event.name && $0?.subject == event.subject }.count > 1
  }
  /// Whether it loses its input for a moment and stays in front.
  var isTouched: Bool { isDeactivated && isActivated }
}
