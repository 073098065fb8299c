extension OneSidedSign {
  /// Signs in the transition from screen to screen.
  static let ofTransitions: [OneSidedSign] = [
    OneSidedSign("D1") { event, platform, step in
      if platform == .android, [.activate, .deactivate].contains(event.name) {
        return step.stopsFromBelow && !step.ios.has(.activate) && step.android.has(.activate)
      }
      if event.subject.scope == .part, event.cause == .container {
        // A translucent activity pauses the one below it, and a sheet causes no event there.
        return platform == .ios && event.name == .didShow && step.android.app == .active
          && step.android.has(.willShow, of: event.subject)
          && (step.android.hasHeldScreen || step.coversHost(of: event.subject))
          && !step.android.has(.didShow, of: event.subject)
      }
      // A screen whose transition reverses has not been covered, and neither has one that a
      // cancelled gesture had revealed.
      if platform == .ios, step.ios.reversed.contains(event.subject), !step.terminatesInTransition,
        !step.isLeftPaused(event.subject)
      {
        return false
      }
      if event.isHiding, step.ios.before.appearing.contains(event.subject) { return false }
      // A window over another covers an activity and no controller.
      if step.movesInTwoWindows || step.ios.changesWindows { return false }
      // A screen that was paused because the app leaves is covered by a screen that opens then.
      let isWay = event.isTransition || event.cause == .appState && step.keepsAppInFront
      return event.isAppearance && isWay && step.shares(.screen, besides: event)
        && (step.stays(event, on: platform.other)
          || platform == .android && step.isPausedBelow(event))
    },
    OneSidedSign("D34") { event, platform, step in
      // A user who goes back from the link's target returns to what was in front before.
      if platform == .ios {
        return step.ios.hasLink && event.subject != .app
          && (step.android.comesAndGoes && (event.isTransition || event.isEnd)
            || event.isShowing && event.isTransition && step.isUnderNewScreen(event.subject)
            || step.changesWhilePaused(event))
      }
      // On Android the link's screen is over the alert of another.
      if step.wasOpenedByLink, step.ios.closesAlert, step.ios.isSilent, step.android.leaves(.screen)
      {
        return event.isTransition || event.isEnd
      }
      // A screen that is started while the app leaves is created for the app's return.
      return step.ios.hasLink
        && (event.isTransition || event.cause == .appState && step.isCreation(event)
          // A screen that the link opened ends with the app.
          || event.isHiding && step.android.ends && step.android.has(.load, of: event.subject))
        || step.wasOpenedByLink && !step.wasStartedByLink && step.returnsWithNewScreen(event)
    },
    OneSidedSign("D50") { event, platform, step in
      if step.android.has(.launch), step.ios.has(.launch) {
        if step.restartsTaskOfLink { return event.subject.scope != .app }
        // The screen that began may have ended again, so that nothing is in front.
        let hasBegunAnother =
          step.android.app == .notRunning && step.ios.app == .notRunning
          && step.android.subjects(of: .load) != step.ios.subjects(of: .load)
        return event.cause == .launch && !step.android.has(.restoreState) && step.ios.hasLink
          && (event.subject != .app || hasBegunAnother)
          && (step.android.after.front != step.ios.after.front || hasBegunAnother)
      }
      // It has its own task, which ends with it and is not the launcher's.
      if platform == .android,
        step.returnsWithNewScreen(event) || step.opensByIconWhileLeaving(event)
      {
        return step.wasStartedByLink
      }
      return step.wasOpenedByLink && step.android.has(.enterBackground)
        && !step.ios.has(.enterBackground) && step.ios.leaves(.screen)
        && !step.ios.subjects(of: .didShow).isEmpty
    },
    // The icon of an app on iOS always leads to the same screen, with the app in its last state.
    OneSidedSign("D75") { event, platform, step in
      let isAnother =
        event.subject.scope != .app && step.startsDifferently && !step.restartsTaskOfLink
      if platform == .android, event.cause == .appState {
        return event.isShowing && step.returnsElsewhere || isAnother
          || !step.wasStartedByLink && step.opensByIconWhileLeaving(event)
      }
      return event.cause == .launch && event.subject.scope != .app
        && (isAnother
          || platform == .android && !step.wasOpenedByLink && step.returnsWithNewScreen(event))
    },
    OneSidedSign("D54") { event, platform, step in
      // An activity below that comes up behind the keyguard goes again.
      guard
        step.android.isInBackground || step.android.fallsBack
          || step.ios.hasLock && step.android.has(.enterBackground),
        step.ios.isInBackground
      else {
        return platform == .ios && event.isTransition
          && (event.isAppearance && step.closesDuringCall
            || event.isShowing
              && (step.closesWhileLeaving && step.ios.closesScreen
                && !step.android.hasAppearance(of: event.subject)
                || step.skipsScreenWhileLeaving && !step.android.has(.willShow, of: event.subject)))
      }
      guard step.ios.leaves(.screen) || platform == .android && !step.leavesNoHistory(event) else {
        return false
      }
      return platform == .ios
        ? (event.isAppearance && !step.changesInBackground(event)
          || event.name == .destroy && step.ios.existedBefore(event.subject))
          && !step.opensBehind
        // An app that ends with its root has another reason.
        : [.removed, .destroy, .terminate].contains(event.name) && !step.ios.ends
          && !(step.ios.hasNoWayBack && step.android.has(.terminate))
    },
    OneSidedSign("D58") { event, platform, step in
      step.findsExistingInstance(event)
        || platform == .android && event.isEnd && step.removesOnAndroidAlone(event.subject)
          && !step.clearsUnderModal
        || step.createsAnotherInstance(event.subject)
        || platform == .android && step.leavesNoHistory(event)
    },
    OneSidedSign("D76") { event, platform, step in
      platform == .android && step.clearsUnderModal && step.android.isEnding(event.subject)
    },
    OneSidedSign("D62") { event, platform, step in
      platform == .ios && step.hasNewDetail
        && (event.isEnd || event.name == .didHide || step.leavesColumn(event)
          || event.isAppearance && step.ios.reversed.contains(event.subject))
    },
    OneSidedSign("D66") { event, platform, step in
      if platform == .android {
        return step.createsLate(event.subject)
          || step.leavesBeforeCreation && event.isAppearance && event.isTransition
            && step.ios.keepsVisible(event.subject)
          || step.bringsAppBack
            && (event.subject == .app && event.name != .terminate
              || event.isHiding && step.android.fallsBack
              // With it comes what can be seen below.
              || event.name == .willShow && step.android.existedBefore(event.subject))
          || event.name == .activate && step.keepsAppInFront
      }
      if event.name == .deactivate || event.name == .enterBackground { return step.keepsAppInFront }
      guard event.subject != .app, event.cause != .appState, event.cause != .configChange,
        !step.android.hasEvents(of: event.subject), !step.android.existedBefore(event.subject),
        step.ios.subjects(of: .load).contains(where: { step.belongs(event.subject, to: $0) })
      else { return false }
      if step.opensBehind || step.opensBeforeReturn { return true }
      if step.terminatesInTransition, step.ios.creates(event.subject),
        !step.beginsWith(event.subject)
      {
        return true
      }
      return step.android.has(.enterBackground) && !step.beginsWith(event.subject)
        && (step.isLeftOnIOS || step.ios.hasNoWayBack && event.cause != .container)
    },
    OneSidedSign("D70") { event, platform, step in
      platform == .ios && event.isTransition && [.didHide, .willShow].contains(event.name)
        && step.android.leaves(.screen) && step.android.onlyPauses(event.subject)
        && !step.ios.hasRefusedTransition
    },
    OneSidedSign("D65") { event, platform, step in
      platform == .android && event.name == .didShow && !event.isFinal
        && step.android.has(.load, of: event.subject)
        && step.android.has(.willHide, of: event.subject)
        && step.ios.has(.load, of: event.subject)
        && !step.ios.has(.didShow, of: event.subject) && step.ios.front(besides: event.subject)
    },
  ]
}

extension TwoSidedStep.Side {
  /// Whether some screen is created and goes for good.
  fileprivate var comesAndGoes: Bool { subjects(of: .load).contains { isEnding($0) } }

  /// Whether the screen is created here, or the part is attached.
  fileprivate func creates(_ subject: NeutralSubject) -> Bool {
    has(.load, of: subject) || has(.attach, of: subject)
  }

  /// Whether the app leaves without having had its input.
  fileprivate var leavesInactive: Bool {
    appBefore == .inactive && app == .background && !has(.activate)
  }

  /// Whether a transition removes a screen, rather than the end of the app.
  fileprivate var closesScreen: Bool {
    events.contains {
      $0?.subject.scope == .screen && $0?.isFinal == true && $0?.isTransition == true
    }
  }

  /// Whether the screen is paused and resumed without being stopped in between.
  func onlyPauses(_ subject: NeutralSubject) -> Bool {
    has(.willHide, of: subject) && has(.didShow, of: subject) && !has(.didHide, of: subject)
  }
}

extension TwoSidedStep {
  /// Whether on both sides another screen or part appears as this event's subject goes, or goes as
  /// it appears.
  func shares(_ scope: NeutralScope, besides event: NeutralEvent) -> Bool {
    let name: NeutralEventName = event.isHiding ? .didShow : .didHide
    return android.subjects(of: name).intersection(ios.subjects(of: name))
      .contains { $0 != event.subject && $0.scope == scope }
  }

  /// Whether the subject stays visible on this platform, although the other has this event for it.
  fileprivate func stays(_ event: NeutralEvent, on platform: Platform) -> Bool {
    let side = side(platform)
    guard side.after.shown.contains(event.subject) else { return false }
    guard side.before.shown.contains(event.subject) else {
      // A screen that has only just appeared goes again on the other platform.
      return event.isHiding && side.has(.didShow, of: event.subject)
        && (!side.has(.willHide, of: event.subject)
          || platform == .android && event.name == .didHide && isLeftPaused(event.subject))
    }
    // An activity under a translucent one is paused and still visible.
    guard side.hasAppearance(of: event.subject) else { return true }
    return switch platform {
    case .android:
      event.name == .didHide
        && (side.has(.willHide, of: event.subject, cause: .cover) || isLeftPaused(event.subject))
        || event.name == .willShow && side.has(.didShow, of: event.subject, cause: .cover)
    // A screen that a gesture holds half-way has received the events of the gesture and none of
    // what comes over it, and one whose transition has reversed is visible as before.
    case .ios:
      side.isSilent(on: event)
        && (side.hasGesture && side.inTransition.contains(event.subject)
          || side.reversed.contains(event.subject))
    }
  }

  /// Whether Android pauses a screen because the app leaves, or as soon as it is created, and keeps
  /// it visible under what is opened then.
  fileprivate func isLeftPaused(_ subject: NeutralSubject) -> Bool {
    guard android.has(.willHide, of: subject), android.inTransition.contains(subject),
      android.app == .active, android.front(besides: subject),
      !android.has(.saveState, of: subject)
    else { return false }
    return keepsAppInFront || ios.hasNoWayBack || android.has(.load, of: subject)
  }

  /// Whether an activity that is paused under a translucent one disappears or comes back together
  /// with that one, while on iOS the screen has been invisible meanwhile.
  fileprivate func isPausedBelow(_ event: NeutralEvent) -> Bool {
    guard ios.existedBefore(event.subject), !ios.hasEvents(of: event.subject) else { return false }
    return event.name == .didHide
      ? android.before.inTransition.contains(event.subject)
        && !ios.before.shown.contains(event.subject)
      : event.name == .willShow && android.after.inTransition.contains(event.subject)
        && !ios.after.shown.contains(event.subject)
  }

  /// Whether the app goes on Android with a screen that was only visible under a translucent one,
  /// which Android 10 resumes for a moment before it stops.
  fileprivate var stopsFromBelow: Bool {
    android.appBefore == .active && android.app <= .background && !android.has(.load)
      && android.before.inTransition.contains { screen in
        screen.scope == .screen && android.has(.didShow, of: screen)
          && android.has(.didHide, of: screen)
      }
  }

  /// Whether a screen that contains this part is covered on Android and stays visible on iOS.
  fileprivate func coversHost(of part: NeutralSubject) -> Bool {
    android.events.contains { event in
      guard let event, event.name == .willHide, event.isTransition else { return false }
      return stands(part, in: event.subject) && !ios.hasAppearance(of: event.subject)
    }
  }

  /// Whether the event belongs to the creation of a screen, or of a part inside it.
  fileprivate func isCreation(_ event: NeutralEvent) -> Bool {
    switch event.name {
    case .load: true
    case .attach, .loadView: comesWithHost(event.subject)
    // It appears for no other reason.
    case .willShow, .didShow:
      android.has(.load, of: event.subject)
        || android.has(.attach, of: event.subject) && comesWithHost(event.subject)
    default: false
    }
  }

  /// Whether a start from the background brings the app to the front on Android, while iOS opens
  /// the screen in the background, or is refused to.
  fileprivate var bringsAppBack: Bool {
    android.appBefore == .background && android.has(.enterForeground)
      && ios.appBefore == .background && ios.app <= .background && !ios.hasLink
      && (!android.subjects(of: .load).isDisjoint(with: ios.subjects(of: .load))
        || android.hasNewIntent || ios.hasRefusedTransition)
  }

  /// Whether Android creates this screen, or the one that contains this part, only as the app comes
  /// back, while iOS has had it from before the app left.
  func createsLate(_ subject: NeutralSubject) -> Bool {
    guard android.has(.enterForeground), !android.has(.launch), hadUncreatedActivities,
      hasKeptTask || !android.screensBefore.isEmpty
    else { return false }
    return android.subjects(of: .load).contains { screen in
      belongs(subject, to: screen) && ios.screensBefore.contains(screen)
        && !android.has(.restoreState, of: screen)
    }
  }

  /// Whether the app leaves on Android before the screen is created to which iOS goes on.
  fileprivate var leavesBeforeCreation: Bool {
    android.has(.enterBackground)
      && ios.subjects(of: .load).contains {
        $0.scope == .screen && !android.hasEvents(of: $0) && !android.screensBefore.contains($0)
      }
  }

  /// Whether iOS creates a screen in the background or behind a call, while Android waits until it
  /// can be visible.
  fileprivate var opensBehind: Bool {
    // What is paused behind the lock screen counts as visible there.
    (android.isInBackground || android.keepsInactive)
      && (ios.isInBackground || ios.keepsInactive || ios.leavesInactive || waitsOnAndroidAlone)
      && android.subjects(of: .load).isEmpty
      && ios.subjects(of: .load).contains { $0.scope == .screen }
  }

  /// Whether a prompt or another app's screen is in front on Android, and on iOS is no longer
  /// there.
  private var waitsOnAndroidAlone: Bool {
    !ongoing.ofApp.isDisjoint(with: ["D55", "D68"]) && ios.staysActive
  }

  /// Whether the same step leaves the app and opens and closes a screen that Android does not
  /// create.
  fileprivate var skipsScreenWhileLeaving: Bool {
    android.has(.enterBackground) && ios.has(.enterBackground)
      && passingScreens.contains { ios.isEnding($0) }
  }

  /// Whether Android leaves the subject under a screen that it creates.
  func isUnderNewScreen(_ subject: NeutralSubject) -> Bool {
    (android.screensBefore.contains(subject) || android.before.attached.contains(subject))
      && !android.hasEvents(of: subject) && !android.subjects(of: .load).isEmpty
  }

  /// Whether a part is detached on iOS for a screen, which covers it on Android.
  fileprivate func leavesColumn(_ event: NeutralEvent) -> Bool {
    event.name == .detach && event.isFinal && android.before.attached.contains(event.subject)
      && android.after.attached.contains(event.subject)
      && android.has(.willHide, of: event.subject, cause: .navigation)
  }

  /// Whether on iOS a screen or part that goes for good has disappeared or been detached before the
  /// screen that replaces it is about to appear.
  var hasNewDetail: Bool {
    let leaving = ios.events.compactMap { $0.flatMap { leavesColumn($0) ? $0.subject : nil } }
    let place = ios.events.firstIndex { event in
      guard let event else { return false }
      return event.name == .removed
        || [.didHide, .detach].contains(event.name) && leaving.contains(event.subject)
    }
    // If another screen appears in between, there are two transitions; if one has appeared before,
    // the first of them goes back.
    guard let place, screensBetween.isEmpty, !ios.events[..<place].contains(where: uncovers) else {
      return false
    }
    return ios.events[place...].contains { $0?.name == .willShow && $0?.subject.scope == .screen }
      && !android.subjects(of: .load).isEmpty
  }

  /// Whether a screen that iOS had before the step appears.
  private func uncovers(_ event: NeutralEvent?) -> Bool {
    guard let event, event.name == .willShow, event.subject.scope == .screen else { return false }
    return ios.existedBefore(event.subject)
  }
}
