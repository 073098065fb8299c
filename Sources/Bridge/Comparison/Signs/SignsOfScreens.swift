extension OneSidedSign {
  /// Signs in the lifecycle of a single screen.
  static let ofScreens: [OneSidedSign] = [
    OneSidedSign("D12") { event, platform, step in
      if platform == .ios {
        // An invisible screen is recreated or notified later, one that goes is not notified, and
        // two rotations may count as one.
        if step.isHeldByActivity(event.subject) || step.rotatesOnCreation(event.subject) {
          return false
        }
        return event.cause == .configChange
          && (step.endsHeldRotation || !step.android.before.shown.contains(event.subject)
            || step.ios.comesBack(event.subject) || step.ios.changesTwice(event.subject)
            || step.android.isEnding(event.subject) || step.isStoppedBefore(event.subject)
            || step.isReplacedWhileHidden(event.subject))
      }
      // An app in the background is notified when it comes back, and one that a gesture holds when
      // the gesture ends.
      if event.cause == .configChange, step.ios.app == .background || step.holdsRotation {
        return true
      }
      // A screen that overrides its own appearance is not notified of a change.
      if event.cause == .configChange, !step.hasReportedChange, !step.rotatesForActivity,
        !step.android.movesWindow, step.ios.app != .notRunning
      {
        return true
      }
      return event.cause == .configChange && step.hasReportedChange
        && (event.name != .environmentChange || step.ios.after.changed.contains(event.subject)
          || step.isNotNotified(event.subject) || step.isHeldByGesture(event.subject)
          || step.changesOnReturn(event.subject))
        || step.isOfRecreation(event)
    },
    OneSidedSign("D14") { event, platform, step in
      // A screen that died with its process is a different matter.
      platform == .android && event.cause != .configChange && !step.android.has(.launch)
        && ([.activate, .deactivate].contains(event.name) && step.recreatesBelow
          || event.name == .destroy && !event.isFinal
          || [.load, .restoreState].contains(event.name) && step.android.hasLost(event.subject)
          || event.isShowing && event.cause == .launch && step.android.hasLost(event.subject)
            && step.ios.has(.enterForeground)
          || event.isAttachment && step.isInLostScreen(event.subject))
    },
    OneSidedSign("D26") { event, platform, step in
      event.name == .saveState && event.cause != .configChange
        && (platform == .android || step.ios.has(.enterBackground))
    },
    OneSidedSign("D30") { event, platform, step in
      // A retained controller that left before is released only now.
      if platform == .ios {
        return event.name == .destroy && step.ios.before.retained.contains(event.subject)
      }
      // A screen below goes with the one that leaves, at an undefined time.
      return event.cause != .configChange
        && (event.name == .destroy && step.ios.isEnding(event.subject)
          || event.name == .removed && step.ios.removesHiddenScreen(event.subject)
          || event.isEnd && step.ios.leaves(.screen) && !step.ios.hasEvents(of: event.subject)
            && step.existsOnBoth(event.subject))
    },
    // A screen that leaves no parent behind, such as a window's root, is not told that it leaves.
    OneSidedSign("D29") { event, platform, step in
      platform == .android && event.name == .removed && step.ios.has(.destroy, of: event.subject)
        && !step.ios.has(.removed, of: event.subject)
        && !step.ios.revealsScreen && !step.ios.ends
    },
    // A display that rotates for an activity has rotated before the activity is created.
    OneSidedSign("D61") { event, platform, step in
      guard event.cause == .configChange else { return false }
      if platform == .ios {
        // Alternatively the activity holds the display, and the device rotates under it.
        return step.rotatesOnCreation(event.subject) || step.isHeldByActivity(event.subject)
      }
      // UIKit asks only the controller that fills the window, which may not be the one in front.
      if step.ios.rotatesDevice, !step.ios.hasRotated, step.android.hasRotated, !step.holdsRotation
      {
        return step.android.app == .active && step.ios.app == .active
      }
      // A prompt may have the input.
      return step.rotatesForActivity && !step.hasReportedChange && !step.android.movesWindow
        && step.android.app > .background && step.android.appBefore == step.android.app
        && step.ios.app == step.android.app
    },
    OneSidedSign("D80") { event, platform, step in
      platform == .ios && step.ios.rotatesBy180 && event.name == .environmentChange
        && !step.android.has(.environmentChange) && !step.android.hasRotated
    },
    OneSidedSign("D83") { event, platform, step in
      platform == .ios && step.android.endsMode && step.android.isSilent
        && step.ios.app == .active && (event.isTransition || event.isEnd)
    },
    OneSidedSign("D64") { event, platform, step in
      step.destroysBeforeAppearance
        || platform == .android && step.ios.hasRefusedTransition
          && (step.android.leaves(.screen) || step.leavesRefusedAlert)
        // The transition in progress continues, which Android has cancelled.
        || platform == .ios && step.ios.hasRefusedTransition && event.isAppearance
          && event.isTransition
          && step.android.leaves(.screen) && step.android.onlyPauses(event.subject)
    },
  ]
}

extension TwoSidedStep {
  /// Whether Android's display rotates and no screen of iOS does, so that the device was not
  /// rotated.
  fileprivate var rotatesForActivity: Bool {
    android.hasRotated && !ios.hasRotated && !ios.rotatesDevice
  }

  /// Whether both create the screen, and the display of either rotates for it, before it is created
  /// or as it appears.
  fileprivate func rotatesOnCreation(_ subject: NeutralSubject) -> Bool {
    !ios.rotatesDevice && android.has(.load, of: subject) && ios.has(.load, of: subject)
      && !android.has(.environmentChange) && (android.hasRotated || ios.hasRotated)
  }

  /// Whether the user rotates the device during a gesture, which UIKit waits for.
  fileprivate var holdsRotation: Bool {
    ios.rotatesDevice && !ios.hasRotated && ios.hasHeldScreen
  }

  /// Whether a gesture holds the screen on iOS before and after, so that it is told later.
  fileprivate func isHeldByGesture(_ subject: NeutralSubject) -> Bool {
    ios.before.inTransition.contains(subject) && ios.inTransition.contains(subject)
  }

  /// Whether a gesture ends, perhaps because the app leaves, and with it the wait.
  fileprivate var endsHeldRotation: Bool {
    let leaves =
      android.has(.enterBackground) && (ios.has(.enterBackground) || ios.isDeactivated)
    return ios.hasRotated && !ios.rotatesDevice
      && (leaves || ios.hasGesture && !android.hasRotated)
      && ios.hasHeldScreen
  }

  /// Whether a visible screen rotates on iOS, while Android's display stays as this activity
  /// requests, at least until another is in front.
  fileprivate func isHeldByActivity(_ subject: NeutralSubject) -> Bool {
    guard ios.hasRotated, !ios.rotatesBy180, !ios.dragsDivider, android.app > .background,
      !ios.hasAppSwitcher, !endsHeldRotation,
      ios.before.shown.contains(subject), !android.has(.environmentChange, of: subject),
      !android.has(.load, of: subject), !android.has(.destroy, of: subject)
    else { return false }
    let (was, isShown) = (
      android.before.shown.contains(subject), android.after.shown.contains(subject)
    )
    return android.hasRotated ? was && !isShown : was || isShown
  }

  /// Whether a screen of iOS is invisible and notified of a change later. If the states already
  /// differed, that explains why iOS does not have the screen at all.
  fileprivate func isNotNotified(_ subject: NeutralSubject) -> Bool {
    !ios.before.shown.contains(subject)
      && (ongoing.ofScreens.isEmpty || ios.screensBefore.contains(subject)
        || ios.after.screens.contains(subject))
  }

  /// Whether Android shows a screen again and only now notifies it, while iOS has kept it visible.
  fileprivate func changesOnReturn(_ subject: NeutralSubject) -> Bool {
    android.comesBack(subject) && android.has(.willShow, of: subject)
      && ios.keepsVisible(subject) && !ios.hasRotated
  }

  /// Whether Android stops a screen under what comes over it in the app, and leaves it invisible
  /// and unchanged.
  fileprivate func isStoppedBefore(_ subject: NeutralSubject) -> Bool {
    android.app > .background && android.has(.didHide, of: subject)
      && !android.after.shown.contains(subject)
      && !android.has(.environmentChange, of: subject) && !android.has(.destroy, of: subject)
  }

  /// Whether Android replaces a screen that had already been left, so that it has nothing to tell
  /// the old instance.
  fileprivate func isReplacedWhileHidden(_ subject: NeutralSubject) -> Bool {
    android.has(.destroy, of: subject, cause: .configChange)
      && !android.has(.willHide, of: subject, cause: .configChange)
  }

  /// Whether the event results from the recreation of a screen: the screen appears or disappears,
  /// its parts are removed and added with it, and the app is briefly active. Whatever goes because
  /// the app leaves is not part of it.
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

  /// Whether the part is in a screen that Android recreates.
  private func isInRecreated(_ part: NeutralSubject) -> Bool {
    android.events.contains { event in
      guard let event, event.cause == .configChange else { return false }
      return [.destroy, .load].contains(event.name) && stands(part, in: event.subject)
    }
  }

  /// Whether Android creates a screen again that is seen below the one in front, and resumes it for
  /// a moment.
  fileprivate var recreatesBelow: Bool {
    android.app == .active && android.pausesWhatItCreates
      && android.subjects(of: .load).contains { android.hasLost($0) && android.onlyPauses($0) }
  }

  /// Whether the part is in a screen that Android drops or creates again.
  fileprivate func isInLostScreen(_ part: NeutralSubject) -> Bool {
    android.events.contains { event in
      guard let event, event.cause != .configChange, stands(part, in: event.subject) else {
        return false
      }
      return event.name == .destroy && !event.isFinal
        || event.name == .load && android.hasLost(event.subject)
    }
  }

  /// Whether both have had this screen, or neither has.
  fileprivate func existsOnBoth(_ subject: NeutralSubject) -> Bool {
    android.screensBefore.contains(subject) == ios.screensBefore.contains(subject)
  }

  /// Whether Android has closed an alert that UIKit refused to close, or to close twice, and the
  /// app was left by that.
  fileprivate var leavesRefusedAlert: Bool {
    let endsOnce = ios.hasRefusedTransition && ios.before.showsAlert && !ios.after.showsAlert
    return (keepsRefusedAlert || endsOnce) && android.appBefore > .background
      && android.app <= .background
  }

  /// Whether UIKit refused to dismiss an alert that is gone on Android.
  var keepsRefusedAlert: Bool {
    ios.hasRefusedTransition && ios.after.showsAlert && !android.after.showsAlert
      && android.subjects(of: .load).isEmpty
  }

  /// Whether a screen that both create goes on Android before it is about to appear.
  fileprivate var destroysBeforeAppearance: Bool {
    android.subjects(of: .load).contains {
      android.isEnding($0) && !android.has(.willShow, of: $0) && ios.has(.load, of: $0)
    }
  }
}

extension TwoSidedStep.Side {
  /// Whether the instance is gone without having left for good, in this step or before.
  func hasLost(_ subject: NeutralSubject) -> Bool {
    before.lost.contains(subject)
      || events.contains {
        $0?.name == .destroy && $0?.subject == subject && $0?.cause != .configChange
      } && !isEnding(subject)
  }

  /// Whether the screen existed before and was invisible.
  fileprivate func comesBack(_ subject: NeutralSubject) -> Bool {
    screensBefore.contains(subject) && !before.shown.contains(subject)
  }

  /// Whether its environment has changed more than once.
  fileprivate func changesTwice(_ subject: NeutralSubject) -> Bool {
    events.filter { $0?.name == .environmentChange && $0?.subject == subject }.count > 1
  }

  /// Whether the screen goes with another on the way back to a third, with no event but its end.
  fileprivate func removesHiddenScreen(_ subject: NeutralSubject) -> Bool {
    has(.destroy, of: subject) && !has(.removed, of: subject) && !hasAppearance(of: subject)
      && leaves(.screen, besides: subject) && revealsScreen
  }

  /// Whether a screen that existed before appears.
  fileprivate var revealsScreen: Bool {
    subjects(of: .willShow).contains { screensBefore.contains($0) }
  }
}
