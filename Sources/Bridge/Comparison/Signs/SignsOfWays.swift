extension OneSidedSign {
  /// Where the way from screen to screen differs.
  static let ofWays: [OneSidedSign] = [
    OneSidedSign("D1") { event, platform, step in
      if event.subject.scope == .part, event.cause == .container {
        // A see-through screen pauses the one below it, and a sheet gives it nothing.
        return platform == .ios && event.name == .didShow && step.android.app == .active
          && step.android.has(.willShow, of: event.subject)
          && (step.android.hasPaused || step.coversHost(of: event.subject))
          && !step.android.has(.didShow, of: event.subject)
      }
      // Who turns back on the way has not been covered, nor whom a finger has brought to light and lets go of.
      if platform == .ios, step.ios.turned.contains(event.subject), !step.endsOnTheWay,
        !step.isLeftPaused(event.subject)
      {
        return false
      }
      if event.isHiding, step.ios.before.coming.contains(event.subject) { return false }
      if step.movesInTwoWindows { return false }
      // What the app's leaving has paused is covered by what is opened then.
      let isWay = event.isTransition || event.cause == .appState && step.keepsAppInFront
      return event.isAppearance && isWay && step.shares(.screen, besides: event)
        && (step.stays(event, on: platform.other)
          || platform == .android && step.isPausedBelow(event))
    },
    OneSidedSign("D34") { event, platform, step in
      // Who goes back from where the link has led goes back from what was in front before.
      if platform == .ios {
        return step.ios.hasLink && event.subject != .app
          && (step.android.comesAndGoes && (event.isTransition || event.isEnd)
            || event.isShowing && event.isTransition && step.liesUnderNew(event.subject)
            || step.comesPaused(event))
      }
      // What is started while the app leaves is made for the app's return.
      return step.ios.hasLink
        && (event.isTransition || event.cause == .appState && step.isMade(event)
          // What it has brought ends with the app.
          || event.isHiding && step.android.ends && step.android.has(.load, of: event.subject))
        || step.hasComeByLink && !step.hasBegunByLink && step.comesBackWithNew(event)
    },
    OneSidedSign("D50") { event, platform, step in
      if step.android.has(.launch), step.ios.has(.launch) {
        // What has begun may have ended again, and nothing is in front.
        let hasBegunAnother =
          step.android.app == .notRunning && step.ios.app == .notRunning
          && step.android.subjects(of: .load) != step.ios.subjects(of: .load)
        return event.cause == .launch && !step.android.has(.restoreState) && step.ios.hasLink
          && (step.android.after.front != step.ios.after.front || hasBegunAnother)
      }
      // It has a task to itself, which ends with it and is not the launcher's.
      if platform == .android, step.comesBackWithNew(event) { return step.hasBegunByLink }
      return step.hasComeByLink && step.android.has(.enterBackground)
        && !step.ios.has(.enterBackground) && step.ios.leaves(.screen)
        && !step.ios.subjects(of: .didShow).isEmpty
    },
    // Behind the one icon of an app of iOS there is always the same screen, and the app as it was.
    OneSidedSign("D75") { event, platform, step in
      if platform == .android, event.isShowing, event.cause == .appState {
        return step.comesBackElsewhere
      }
      return event.cause == .launch && event.subject.scope != .app
        && (step.startsApart
          || platform == .android && !step.hasComeByLink && step.comesBackWithNew(event))
    },
    OneSidedSign("D54") { event, platform, step in
      guard step.android.isBehind, step.ios.isBehind else {
        return platform == .ios && event.isTransition
          && (event.isAppearance && step.closesUnderCall
            || event.isShowing
              && (step.closesInLeaving && step.ios.closesScreen
                && !step.android.tellsAppearance(of: event.subject)
                || step.leavesPassedInLeaving && !step.android.has(.willShow, of: event.subject)))
      }
      return platform == .ios
        ? (event.isAppearance && !step.changesBehind(event) || event.name == .destroy)
          && !step.opensBehind
        // An app that ends with its root has another reason.
        : [.removed, .destroy, .terminate].contains(event.name) && !step.ios.ends
          && !(step.ios.hasNoWayBack && step.android.has(.terminate))
    },
    OneSidedSign("D58") { event, platform, step in
      event.isTransition && step.hasFoundInstance
        || platform == .android && event.isEnd && step.takesAlone(event.subject)
          && !step.clearsUnderModal
        || step.makesAgain(event.subject)
    },
    OneSidedSign("D76") { event, platform, step in
      platform == .android && step.clearsUnderModal && step.android.isEnding(event.subject)
    },
    OneSidedSign("D62") { event, platform, step in
      platform == .ios && step.hasNewDetail
        && (event.isEnd || event.name == .didHide || step.leavesColumn(event)
          || event.isAppearance && step.ios.turned.contains(event.subject))
    },
    OneSidedSign("D66") { event, platform, step in
      if platform == .android {
        return step.makesLate(event.subject)
          || step.leavesUnmade && event.isAppearance && event.isTransition
            && step.ios.keeps(event.subject)
          || event.subject == .app && event.name != .terminate && step.bringsAppBack
          || event.name == .activate && step.keepsAppInFront
      }
      if event.name == .deactivate || event.name == .enterBackground { return step.keepsAppInFront }
      guard event.subject != .app, event.cause != .appState,
        !step.android.speaks(of: event.subject), !step.android.hasHad(event.subject)
      else { return false }
      if step.opensBehind || step.opensBeforeReturn { return true }
      if step.endsOnTheWay, step.ios.makes(event.subject), !step.beginsWith(event.subject) {
        return true
      }
      return step.android.has(.enterBackground)
        && (step.isLeftOnIOS || step.ios.hasNoWayBack && event.cause != .container)
    },
    OneSidedSign("D70") { event, platform, step in
      platform == .ios && event.isTransition && [.didHide, .willShow].contains(event.name)
        && step.android.leaves(.screen) && step.android.onlyPauses(event.subject)
        && !step.ios.hasRefused
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
  /// Whether a screen is made and goes for good.
  fileprivate var comesAndGoes: Bool { subjects(of: .load).contains { isEnding($0) } }

  /// Whether a screen is made here, or a part put in its place.
  fileprivate func makes(_ subject: NeutralSubject) -> Bool {
    has(.load, of: subject) || has(.attach, of: subject)
  }

  /// Whether the app leaves without having had its input.
  fileprivate var leavesInactive: Bool {
    appBefore == .inactive && app == .background && !has(.activate)
  }

  /// Whether a way from a screen takes it away, and not the end of the app.
  fileprivate var closesScreen: Bool {
    events.contains {
      $0?.subject.scope == .screen && $0?.isFinal == true && $0?.isTransition == true
    }
  }

  /// Whether it is paused and resumed, and not stopped in between.
  func onlyPauses(_ subject: NeutralSubject) -> Bool {
    has(.willHide, of: subject) && has(.didShow, of: subject) && !has(.didHide, of: subject)
  }
}

extension TwoSidedStep {
  /// Whether on both sides another screen or part comes where the one of this event goes, or goes
  /// where it comes.
  func shares(_ scope: NeutralScope, besides event: NeutralEvent) -> Bool {
    let name: NeutralEventName = event.isHiding ? .didShow : .didHide
    return android.subjects(of: name).intersection(ios.subjects(of: name))
      .contains { $0 != event.subject && $0.scope == scope }
  }

  /// Whether this platform leaves in sight what the other tells this event.
  fileprivate func stays(_ event: NeutralEvent, on platform: Platform) -> Bool {
    let side = side(platform)
    guard side.after.shown.contains(event.subject) else { return false }
    guard side.before.shown.contains(event.subject) else {
      // What has only just come goes again on the other.
      return event.isHiding && side.has(.didShow, of: event.subject)
        && (!side.has(.willHide, of: event.subject)
          || platform == .android && event.name == .didHide && isLeftPaused(event.subject))
    }
    // Under a see-through activity another is paused, and still seen.
    guard side.tellsAppearance(of: event.subject) else { return true }
    return switch platform {
    case .android:
      event.name == .didHide
        && (side.has(.willHide, of: event.subject, cause: .cover) || isLeftPaused(event.subject))
        || event.name == .willShow && side.has(.didShow, of: event.subject, cause: .cover)
    // What a finger holds half-way has been told of the finger, and nothing of what comes over it; and what has
    // turned back on the way shows as before.
    case .ios:
      side.isSilent(on: event)
        && (side.hasGesture && side.open.contains(event.subject)
          || side.turned.contains(event.subject))
    }
  }

  /// Whether Android pauses a screen as the app leaves, or as soon as it is made, and keeps it in sight under what is
  /// opened then.
  fileprivate func isLeftPaused(_ subject: NeutralSubject) -> Bool {
    guard android.has(.willHide, of: subject), android.open.contains(subject),
      android.app == .active, android.front(besides: subject),
      !android.has(.saveState, of: subject)
    else { return false }
    return keepsAppInFront || ios.hasNoWayBack || android.has(.load, of: subject)
  }

  /// Whether an activity that is paused under a see-through one goes out of sight together with that
  /// one, or comes back with it, where on iOS nobody has seen it in the meantime.
  fileprivate func isPausedBelow(_ event: NeutralEvent) -> Bool {
    guard ios.screensBefore.contains(event.subject), !ios.speaks(of: event.subject) else {
      return false
    }
    return event.name == .didHide
      ? android.before.open.contains(event.subject) && !ios.before.shown.contains(event.subject)
      : event.name == .willShow && android.after.open.contains(event.subject)
        && !ios.after.shown.contains(event.subject)
  }

  /// Whether a screen in which this part stands is covered on Android, and stays in sight on iOS.
  fileprivate func coversHost(of part: NeutralSubject) -> Bool {
    android.events.contains { event in
      guard let event, event.name == .willHide, event.isTransition else { return false }
      return stands(part, in: event.subject) && !ios.tellsAppearance(of: event.subject)
    }
  }

  /// Whether a screen is made with it, or a part that stands in such a screen comes.
  fileprivate func isMade(_ event: NeutralEvent) -> Bool {
    switch event.name {
    case .load: true
    case .attach, .loadView: comesWithHost(event.subject)
    // It comes into sight for no other reason.
    case .willShow, .didShow:
      android.has(.load, of: event.subject)
        || android.has(.attach, of: event.subject) && comesWithHost(event.subject)
    default: false
    }
  }

  /// Whether a start from behind brings the app of Android to the front, while iOS opens the screen where nobody
  /// sees it, or is refused to.
  fileprivate var bringsAppBack: Bool {
    android.appBefore == .background && android.has(.enterForeground)
      && ios.appBefore == .background && ios.app <= .background && !ios.hasLink
      && (!android.subjects(of: .load).isDisjoint(with: ios.subjects(of: .load)) || ios.hasRefused)
  }

  /// Whether Android makes a screen for a process that has none in front, where iOS has one already.
  var makesFirstScreenAlone: Bool {
    android.has(.enterForeground) && (ios.has(.enterForeground) || ios.has(.activate))
      && !android.has(.launch) && !android.has(.restoreState)
      && !android.subjects(of: .load).isEmpty && !ios.speaks(of: .screen)
  }

  /// Whether Android comes back with a screen that it has not had, where iOS comes back as it was.
  fileprivate func comesBackWithNew(_ event: NeutralEvent) -> Bool {
    makesFirstScreenAlone && !ios.hasLink && !android.screensBefore.isEmpty
      && event.subject.scope != .app && !makesLate(event.subject)
  }

  /// Whether Android's launcher leads to another screen than the one that was left, which has a task to itself.
  var comesBackElsewhere: Bool {
    guard let left = android.before.front, android.has(.enterForeground, cause: .appState) else {
      return false
    }
    return !android.after.shown.contains(left) && android.after.screens.contains(left)
      && android.subjects(of: .load).isEmpty && ios.after.front == ios.before.front
      // What was started behind the lock has been in front on neither side, and is on both.
      && android.after.front != ios.after.front
      && android.subjects(of: .didShow).contains { $0.scope == .screen }
  }

  /// Whether the app starts anew on both, with screens of which the other makes none.
  fileprivate var startsApart: Bool {
    guard hasRun, android.has(.launch), ios.has(.launch), !android.has(.restoreState),
      !hasKeptTask, !ios.hasLink
    else { return false }
    let (here, there) = (android.subjects(of: .load), ios.subjects(of: .load))
    return !here.isEmpty && !there.isEmpty && here.isDisjoint(with: there)
  }

  /// Whether it is a screen that Android makes as the app comes back, and iOS has had from before it left, or a part
  /// in one.
  func makesLate(_ subject: NeutralSubject) -> Bool {
    guard android.has(.enterForeground), !android.has(.launch),
      hasKeptTask || !android.screensBefore.isEmpty
    else { return false }
    return android.subjects(of: .load).contains { screen in
      belongs(subject, to: screen) && ios.screensBefore.contains(screen)
        && !android.has(.restoreState, of: screen)
    }
  }

  /// Whether a screen goes from sight and for good on Android, and on iOS nothing goes for good.
  fileprivate func takesAlone(_ subject: NeutralSubject) -> Bool {
    guard !ios.isEnding(subject), !ios.leaves(.screen) else { return false }
    return ios.has(.didHide, of: subject) && ios.app > .notRunning && !ios.hasNoWayBack
      || android.has(.didHide, of: subject) && ios.screensBefore.contains(subject)
        && !ios.isSilent && !ios.hasNoWayBack && !ios.hasRefused
        && min(android.app, ios.app) > .notRunning
      || comesBackWithout(subject)
  }

  /// Whether Android's launcher brings the task back without a screen that iOS comes back with.
  private func comesBackWithout(_ subject: NeutralSubject) -> Bool {
    android.has(.enterForeground) && ios.has(.enterForeground)
      && android.screensBefore.contains(subject) && ios.after.screens.contains(subject)
  }

  /// Whether Android takes away all that it has for a new screen, and iOS has that one besides all
  /// that it had, with the one in front where it was.
  fileprivate var clearsUnderModal: Bool {
    let made = android.subjects(of: .load).intersection(ios.subjects(of: .load))
    let ended = android.screensBefore.subtracting(android.after.screens)
    return !made.isEmpty && android.after.screens.isSubset(of: made) && ended.count > 1
      && ended.isSubset(of: ios.after.screens)
      && (ios.before.front.map { !ios.speaks(of: $0) } ?? false)
  }

  /// Whether the app leaves on Android before the screen is made to which iOS goes on.
  fileprivate var leavesUnmade: Bool {
    android.has(.enterBackground)
      && ios.subjects(of: .load).contains {
        $0.scope == .screen && !android.speaks(of: $0) && !android.screensBefore.contains($0)
      }
  }

  /// Whether iOS makes a screen that nobody sees, or that stands behind a call, for which Android waits until it can
  /// be seen.
  fileprivate var opensBehind: Bool {
    android.isBehind && (ios.isBehind || ios.keepsInactive || ios.leavesInactive)
      && android.subjects(of: .load).isEmpty
      && ios.subjects(of: .load).contains { $0.scope == .screen }
  }

  /// Whether the app leaves, and in the same go a screen is opened and closed that Android does not make.
  fileprivate var leavesPassedInLeaving: Bool {
    android.has(.enterBackground) && ios.has(.enterBackground)
      && passingScreens.contains { ios.isEnding($0) }
  }

  /// Whether Android leaves it under a screen that it makes.
  func liesUnderNew(_ subject: NeutralSubject) -> Bool {
    (android.screensBefore.contains(subject) || android.before.attached.contains(subject))
      && !android.speaks(of: subject) && !android.subjects(of: .load).isEmpty
  }

  /// Whether a part has left its place on iOS for a screen, which covers it on Android.
  fileprivate func leavesColumn(_ event: NeutralEvent) -> Bool {
    event.name == .detach && event.isFinal && android.before.attached.contains(event.subject)
      && android.after.attached.contains(event.subject)
      && android.has(.willHide, of: event.subject, cause: .navigation)
  }

  /// Whether on iOS a screen or a part that goes for good is out of sight or out of its place before the screen that
  /// comes there is about to show.
  var hasNewDetail: Bool {
    let leaving = ios.events.compactMap { $0.flatMap { leavesColumn($0) ? $0.subject : nil } }
    let place = ios.events.firstIndex { event in
      guard let event else { return false }
      return event.name == .removed
        || [.didHide, .detach].contains(event.name) && leaving.contains(event.subject)
    }
    // Where another screen comes to light between, two ways are taken, and where one has before, the first of them is
    // a way back.
    guard let place, screensBetween.isEmpty, !ios.events[..<place].contains(where: uncovers) else {
      return false
    }
    return ios.events[place...].contains { $0?.name == .willShow && $0?.subject.scope == .screen }
      && !android.subjects(of: .load).isEmpty
  }

  /// Whether a screen that iOS has had before the step comes to light.
  private func uncovers(_ event: NeutralEvent?) -> Bool {
    guard let event, event.name == .willShow, event.subject.scope == .screen else { return false }
    return ios.hasHad(event.subject)
  }

  /// Whether Android shows an instance that was there where iOS makes another of its class.
  fileprivate var hasFoundInstance: Bool {
    let made = Set(ios.subjects(of: .load).map(\.className))
    return android.subjects(of: .didShow).contains {
      made.contains($0.className) && android.screensBefore.contains($0)
        && !android.has(.load, of: $0)
    }
  }

  /// Whether Android makes another instance of the class where iOS shows the one that was there, or that somebody has
  /// kept.
  fileprivate func makesAgain(_ subject: NeutralSubject) -> Bool {
    android.subjects(of: .load).contains {
      $0.className == subject.className && !ios.screensBefore.contains($0)
    }
      && ios.subjects(of: .willShow).contains {
        $0.className == subject.className && !ios.has(.load, of: $0)
          && (ios.screensBefore.contains($0) || ios.before.left.contains($0))
      }
  }
}
