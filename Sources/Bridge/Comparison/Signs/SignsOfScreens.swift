extension OneSidedSign {
  /// Where the life of one screen differs.
  static let ofScreens: [OneSidedSign] = [
    OneSidedSign("D12") { event, platform, step in
      if platform == .ios {
        // What cannot be seen is recreated or told later, what goes is not, and two turns may be one.
        if step.isHeldByActivity(event.subject) || step.turnsAsMade(event.subject) { return false }
        return event.cause == .configChange
          && (!step.android.before.shown.contains(event.subject)
            || step.ios.comesBack(event.subject) || step.ios.changesTwice(event.subject)
            || step.android.isEnding(event.subject) || step.isStoppedBefore(event.subject)
            || step.isReplacedUnseen(event.subject))
      }
      // An app that has left is told when it comes back.
      if event.cause == .configChange, step.ios.app == .background { return true }
      // One with a look of its own is not told of another.
      if event.cause == .configChange, !step.hasToldChange, !step.turnsForActivity,
        !step.android.movesWindow, step.ios.app != .notRunning
      {
        return true
      }
      return event.cause == .configChange && step.hasToldChange
        && (event.name != .environmentChange || step.ios.after.changed.contains(event.subject)
          || step.cannotHear(event.subject))
        || step.isOfRecreation(event)
    },
    OneSidedSign("D14") { event, platform, step in
      // What has died with its process is another matter.
      platform == .android && event.cause != .configChange && !step.android.has(.launch)
        && (event.name == .destroy && !event.isFinal
          || [.load, .restoreState].contains(event.name) && step.android.hasDropped(event.subject)
          || event.isAttachment && step.goesWithDropped(event.subject))
    },
    OneSidedSign("D26") { event, platform, step in
      event.name == .saveState && event.cause != .configChange
        && (platform == .android || step.ios.has(.enterBackground))
    },
    OneSidedSign("D30") { event, platform, step in
      // Somebody has kept until now what left before.
      if platform == .ios {
        return event.name == .destroy && step.ios.before.left.contains(event.subject)
      }
      // What was below goes with what leaves, and nobody says when.
      return event.cause != .configChange
        && (event.name == .destroy && step.ios.isEnding(event.subject)
          || event.name == .removed && step.ios.losesBuried(event.subject)
          || event.isEnd && step.ios.leaves(.screen) && !step.ios.speaks(of: event.subject)
            && step.hasOnBoth(event.subject))
    },
    // What leaves no parent behind, such as a window's root, is not told that it leaves.
    OneSidedSign("D29") { event, platform, step in
      platform == .android && event.name == .removed && step.ios.has(.destroy, of: event.subject)
        && !step.ios.has(.removed, of: event.subject)
        && !step.ios.revealsScreen && !step.ios.ends
    },
    // A display that turns for an activity has turned before it is made.
    OneSidedSign("D61") { event, platform, step in
      guard event.cause == .configChange else { return false }
      if platform == .ios {
        // Or it is held as the activity wants it, and the device turns under it.
        return step.turnsAsMade(event.subject) || step.isHeldByActivity(event.subject)
      }
      return step.turnsForActivity && !step.hasToldChange && !step.android.movesWindow
        && step.android.app == .active && step.android.appBefore == .active
        && step.ios.app == .active
    },
    OneSidedSign("D80") { event, platform, step in
      platform == .ios && step.ios.turnsOver && event.name == .environmentChange
        && !step.android.has(.environmentChange) && !step.android.hasTurned
    },
    OneSidedSign("D64") { event, platform, step in
      step.makesStillborn
        || platform == .android && step.ios.hasRefused
          && (step.android.leaves(.screen) || step.leavesRefusedAlert)
        // The way that is under way goes on, and that one has been given up on Android.
        || platform == .ios && step.ios.hasRefused && event.isAppearance && event.isTransition
          && step.android.leaves(.screen) && step.android.onlyPauses(event.subject)
    },
  ]
}

extension TwoSidedStep {
  /// Whether Android's display turns, and no screen of iOS: nobody has turned the device.
  fileprivate var turnsForActivity: Bool {
    android.hasTurned && !ios.hasTurned && !ios.turnsDevice
  }

  /// Whether both make the screen, and either has the display turn for it, before it is made or as it shows.
  fileprivate func turnsAsMade(_ subject: NeutralSubject) -> Bool {
    !ios.turnsDevice && android.has(.load, of: subject) && ios.has(.load, of: subject)
      && !android.has(.environmentChange) && (android.hasTurned || ios.hasTurned)
  }

  /// Whether a screen that is in sight turns on iOS, and Android's display stays as this activity wants it, at least
  /// until another is in front.
  fileprivate func isHeldByActivity(_ subject: NeutralSubject) -> Bool {
    guard ios.hasTurned, !ios.turnsOver, android.app == .active, ios.appBefore != .inactive,
      ios.before.shown.contains(subject), !android.has(.environmentChange, of: subject),
      !android.has(.load, of: subject), !android.has(.destroy, of: subject)
    else { return false }
    let (was, isShown) = (
      android.before.shown.contains(subject), android.after.shown.contains(subject)
    )
    return android.hasTurned ? was && !isShown : was || isShown
  }

  /// Whether a screen of iOS cannot be seen, and is told of a change later. What has brought the two apart is why
  /// iOS does not have it at all.
  fileprivate func cannotHear(_ subject: NeutralSubject) -> Bool {
    !ios.before.shown.contains(subject)
      && (parting.ofScreens.isEmpty || ios.screensBefore.contains(subject)
        || ios.after.screens.contains(subject))
  }

  /// Whether Android stops a screen under what comes over it in the app, and leaves it out of sight as it is.
  fileprivate func isStoppedBefore(_ subject: NeutralSubject) -> Bool {
    android.app > .background && android.has(.didHide, of: subject)
      && !android.after.shown.contains(subject)
      && !android.has(.environmentChange, of: subject) && !android.has(.destroy, of: subject)
  }

  /// Whether Android replaces a screen that had been left by then, and so has nothing to tell it.
  fileprivate func isReplacedUnseen(_ subject: NeutralSubject) -> Bool {
    android.has(.destroy, of: subject, cause: .configChange)
      && !android.has(.willHide, of: subject, cause: .configChange)
  }

  /// Whether it comes of a screen that is made anew: that comes in sight or goes, its parts go and come with it, and
  /// the app is active for a moment. What goes because the app leaves goes with that.
  fileprivate func isOfRecreation(_ event: NeutralEvent) -> Bool {
    if event.isHiding, event.cause == .appState, android.has(.enterBackground),
      ios.has(.enterBackground) || ios.isDeactivated || ios.keepsInactive && !ios.hasNoWayBack
    {
      return false
    }
    return switch event.subject.scope {
    case .app:
      android.has(.destroy, cause: .configChange)
        && ([.activate, .deactivate].contains(event.name)
          || android.appBefore == .active && android.app == .active)
    case .screen:
      event.isAppearance && android.has(.load, of: event.subject, cause: .configChange)
    case .part:
      (event.isAttachment || event.isAppearance) && isInRecreated(event.subject)
    }
  }

  /// Whether a part stands in a screen that Android makes anew.
  private func isInRecreated(_ part: NeutralSubject) -> Bool {
    android.events.contains { event in
      guard let event, event.cause == .configChange else { return false }
      return [.destroy, .load].contains(event.name) && stands(part, in: event.subject)
    }
  }

  /// Whether a part stands in a screen that Android drops, or makes again.
  fileprivate func goesWithDropped(_ part: NeutralSubject) -> Bool {
    android.events.contains { event in
      guard let event, event.cause != .configChange, stands(part, in: event.subject) else {
        return false
      }
      return event.name == .destroy && !event.isFinal
        || event.name == .load && android.hasDropped(event.subject)
    }
  }

  /// Whether both have had this screen, or neither.
  fileprivate func hasOnBoth(_ subject: NeutralSubject) -> Bool {
    android.screensBefore.contains(subject) == ios.screensBefore.contains(subject)
  }

  /// Whether Android has closed an alert, which UIKit has refused to do, or to do twice, and the app has left there.
  fileprivate var leavesRefusedAlert: Bool {
    let endsOnce = ios.hasRefused && ios.before.showsAlert && !ios.after.showsAlert
    return (keepsRefusedAlert || endsOnce) && android.appBefore > .background
      && android.app <= .background
  }

  /// Whether UIKit has refused to take an alert away that has gone on Android.
  var keepsRefusedAlert: Bool {
    ios.hasRefused && ios.after.showsAlert && !android.after.showsAlert
      && android.subjects(of: .load).isEmpty
  }

  /// Whether a screen goes on Android before it has been about to show, which the other has as well.
  fileprivate var makesStillborn: Bool {
    android.subjects(of: .load).contains {
      android.isEnding($0) && !android.has(.willShow, of: $0) && ios.has(.load, of: $0)
    }
  }
}

extension TwoSidedStep.Side {
  /// Whether it has gone without leaving for good, in this step or before.
  func hasDropped(_ subject: NeutralSubject) -> Bool {
    before.dropped.contains(subject) || has(.destroy, of: subject) && !isEnding(subject)
  }

  /// Whether it was there before, and could not be seen.
  fileprivate func comesBack(_ subject: NeutralSubject) -> Bool {
    screensBefore.contains(subject) && !before.shown.contains(subject)
  }

  /// Whether its environment has changed and changed again.
  fileprivate func changesTwice(_ subject: NeutralSubject) -> Bool {
    events.filter { $0?.name == .environmentChange && $0?.subject == subject }.count > 1
  }

  /// Whether it goes with another on the way back to a third, and is told of nothing but its end.
  fileprivate func losesBuried(_ subject: NeutralSubject) -> Bool {
    has(.destroy, of: subject) && !has(.removed, of: subject) && !tellsAppearance(of: subject)
      && leaves(.screen, besides: subject) && revealsScreen
  }

  /// Whether a screen that was there before comes to light.
  fileprivate var revealsScreen: Bool {
    subjects(of: .willShow).contains { screensBefore.contains($0) }
  }
}
