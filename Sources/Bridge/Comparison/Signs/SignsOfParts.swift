extension OneSidedSign {
  /// Signs in the lifecycle of a part inside a screen.
  static let ofParts: [OneSidedSign] = [
    OneSidedSign("D13") { event, platform, step in
      guard step.isInPager(event.subject), !step.isUncommitted(event, on: platform) else {
        return false
      }
      if platform == .android {
        // A part that is recreated with its screen has that reason, and if the other platform has
        // no such screen, it has no pages.
        guard !step.ios.hasEvents(of: event.subject), step.hasHostOnIOS(event.subject),
          !step.android.has(.destroy, cause: .configChange)
        else { return false }
        // A page created ahead goes and comes back with its screen.
        let isAhead = !step.ios.after.withView.contains(event.subject)
        let isPage = event.cause == .container || !step.ios.after.shown.contains(event.subject)
        return event.isArrival && (event.cause != .appState || isAhead) && isPage
          && !step.android.has(.didShow, of: event.subject) && !step.ios.hasNoWayBack
          || event.name == .didHide && isAhead
            && !step.android.has(.willHide, of: event.subject)
      }
      return step.turnsPages
        && (event.isArrival || event.name == .detach
          || event.isAppearance && step.isMovedByGesture(event.subject))
        || step.android.isHeldAtStarted(event)
        // A pager keeps the pages it has created, and a page controller only those it shows.
        || event.name == .detach && event.cause == .container
          && step.android.has(.willHide, of: event.subject, cause: .container)
          && step.android.after.withView.contains(event.subject)
    },
    // A part added to a screen that is only paused is started with it; on iOS the screen is already
    // disappearing.
    OneSidedSign("D5") { event, platform, step in
      platform == .android && event.isAppearance && event.subject.scope == .part
        && step.android.has(.attach, of: event.subject)
        && step.ios.after.attached.contains(event.subject) && step.ios.isSilent(on: event)
        && step.leavesHost(of: event.subject) && !step.comesWithHost(event.subject)
    },
    // A view that nothing has needed so far is loaded as it is asked for, and stays out of sight.
    OneSidedSign("D15") { event, platform, step in
      platform == .ios && event.name == .loadView && event.cause == .container
        && step.ios.before.attached.contains(event.subject)
        && step.android.before.attached.contains(event.subject)
        && !step.android.before.withView.contains(event.subject)
        && !step.ios.hasAppearance(of: event.subject)
        && !step.android.hasEvents(of: event.subject)
    },
    OneSidedSign("D16") { event, platform, step in
      platform == .android && event.name == .destroyView && !event.isFinal
        && event.cause != .configChange && step.ios.has(.didHide, of: event.subject)
    },
    OneSidedSign("D17") { event, platform, step in
      platform == .ios && event.isAppearance && step.mayBeCovered(event.subject)
        && step.shares(.part, besides: event) && !step.isMovedByGesture(event.subject)
        && step.ongoing.ofVisibility[event.subject]?.contains("D59") != true
        && (step.android.keepsVisible(event.subject)
          || event.isHiding && step.android.appearsForGood(event.subject))
    },
    OneSidedSign("D32") { event, platform, step in
      guard platform == .android, event.isAppearance, event.subject.scope == .part,
        !step.ios.hasAppearance(of: event.subject), !step.isUnselected(event.subject),
        step.isToldByHand(event.subject)
      else { return false }
      // The part has never been told to appear, and nothing else has kept it out of sight.
      if step.ios.before.attached.contains(event.subject) {
        // It comes back with its screen, which alone is told of that.
        if event.isShowing { return step.comesBackWithHost(event.subject) }
        return event.isHiding && !step.ios.before.shown.contains(event.subject)
          && !step.android.has(.attach, of: event.subject)
          && step.ongoing.ofVisibility[event.subject]?.contains("D32") != false
      }
      // Everything else that appears here appears on both, and the part's screen does not go,
      // unless for another of its class.
      let others = step.android.subjects(of: .willShow).subtracting([event.subject])
      return step.ios.has(.attach, of: event.subject)
        && (!step.leavesHost(of: event.subject) || step.comesWithHost(event.subject))
        && step.ios.subjects(of: .willShow) == others
    },
    // A part that comes into an activity which is still visible under the next one starts there.
    OneSidedSign("D1") { event, platform, step in
      platform == .android && event.name == .willShow && event.cause == .container
        && step.android.has(.attach, of: event.subject)
        && step.ios.has(.attach, of: event.subject) && !step.ios.hasAppearance(of: event.subject)
        && step.isInCoveredScreen(event.subject)
    },
    OneSidedSign("D36") { event, platform, step in
      platform == .android && event.name == .destroyView && event.isFinal
        && step.ios.has(.detach, of: event.subject)
    },
    OneSidedSign("D45") { _, _, step in
      !step.android.hasEvents(of: .screen)
        && (step.android.goesBackInParts || step.android.movesOwnParts)
        && step.android.app == .active && step.ios.removesScreen
    },
    OneSidedSign("D47") { event, platform, step in
      platform == .android && event.name == .loadView && event.cause != .configChange
        && step.ios.has(.willShow, of: event.subject)
        && step.ios.before.withView.contains(event.subject)
        // The part has stayed attached and is not created with its screen.
        && !step.android.has(.attach, of: event.subject)
    },
    OneSidedSign("D52") { event, platform, step in
      platform == .android && event.isFinal && [.destroyView, .detach].contains(event.name)
        && !step.ios.has(.detach, of: event.subject) && step.leavesWithHost(event.subject)
    },
    OneSidedSign("D53") { event, platform, step in
      platform == .android && event.isFinal && step.makesRoom(event)
    },
    OneSidedSign("D71") { event, platform, step in
      platform == .ios && event.cause == .container && event.subject.scope == .part
        && step.putsOff(event.subject)
    },
    OneSidedSign("D77") { event, platform, step in
      guard event.isArrival || event.name == .didShow, step.isInPager(event.subject) else {
        return false
      }
      return platform == .android
        ? step.ongoing.ofVisibility[event.subject]?.contains("D77") == true
        : step.android.hidesPart && event.cause == .container
          && !step.android.after.attached.contains(event.subject)
    },
    OneSidedSign("D59") { event, platform, step in
      platform == .android
        ? step.isAddedLate(event) || step.isAddedTwice(event)
          || step.isUnselected(event.subject) && event.isBecomingVisible
            && event.cause != .configChange
        : step.waitsForSelection(event) || step.isSelectedAtFirst(event)
    },
  ]
}

extension TwoSidedStep {
  /// Whether another part can come over this one, or over this screen of iOS, which does not end
  /// and is no tab. A part that comes or goes with a screen, on which the two agree, has that
  /// reason.
  fileprivate func mayBeCovered(_ subject: NeutralSubject) -> Bool {
    if ios.isEnding(subject) || declared.inTabs.contains(subject.className) { return false }
    if subject == .app || !android.hasEvents(of: .screen) { return subject != .app }
    return subject.scope == .part
      && !ios.events.contains { event in
        guard let event, event.subject.scope == .screen, event.isAppearance else { return false }
        return stands(subject, in: event.subject)
      }
  }

  /// Whether one part replaces another, for which Android alone removes a third.
  fileprivate func makesRoom(_ event: NeutralEvent) -> Bool {
    let replaced = Set(ios.events.compactMap { $0?.subject }).filter {
      // Something else, such as the one before, may have removed it from Android already.
      $0 != event.subject && $0.scope == .part && ios.isEnding($0)
        && (android.isEnding($0) || ongoing.ofAttachments[$0] != nil)
    }
    return event.cause == .container && !replaced.isEmpty && !ios.isEnding(event.subject)
      && !ios.has(.willHide, of: event.subject) && ios.leaves(.part) && ios.has(.attach)
  }

  /// Whether a controller around the part may leave it to the app to tell it of its appearance.
  fileprivate func isToldByHand(_ part: NeutralSubject) -> Bool {
    declared.forwardingByHand.contains { stands(part, in: .screen($0, 1)) }
  }

  /// Whether Android brings a screen back that contains the part and has been out of sight with it,
  /// and iOS brings it back, or has kept it visible.
  fileprivate func comesBackWithHost(_ part: NeutralSubject) -> Bool {
    !ios.before.shown.contains(part) && !android.before.shown.contains(part)
      && android.subjects(of: .willShow).contains {
        stands(part, in: $0) && android.existedBefore($0)
          && (ios.has(.willShow, of: $0) || ios.keepsVisible($0))
      }
  }

  /// Whether a screen that contains the part is under another on both, paused and still visible on
  /// Android, and out of sight on iOS.
  fileprivate func isInCoveredScreen(_ part: NeutralSubject) -> Bool {
    android.before.inTransition.contains {
      stands(part, in: $0) && !ios.before.shown.contains($0) && android.before.front != $0
        && ios.before.front != $0 && ios.screensBefore.contains($0)
    }
  }

  /// Whether Android only now adds a part, and not with its screen, that a container of iOS has and
  /// has never shown.
  fileprivate func isAddedLate(_ event: NeutralEvent) -> Bool {
    event.name == .attach && event.subject.scope == .part
      && ios.before.attached.contains(event.subject) && !ios.before.shown.contains(event.subject)
      && (event.cause == .container || !comesWithHost(event.subject))
  }

  /// Whether Android does nothing, and has a screen for this part that is out of sight and has
  /// therefore been saved, so that a pager in it waits.
  fileprivate func putsOff(_ part: NeutralSubject) -> Bool {
    let shown = android.before.shown.union(android.after.shown)
    return android.isSilent && android.after.app > .notRunning
      && android.screensBefore.contains { stands(part, in: $0) }
      && !shown.contains { stands(part, in: $0) }
  }

  /// Whether iOS has, or had before, a screen that contains this part, if the part is in one.
  fileprivate func hasHostOnIOS(_ part: NeutralSubject) -> Bool {
    declared.hosts[part.className].isEmpty
      || ios.screensBefore.union(ios.after.screens).contains { stands(part, in: $0) }
  }

  /// Whether Android creates a screen that contains this part.
  func comesWithHost(_ part: NeutralSubject) -> Bool {
    android.subjects(of: .load).contains { stands(part, in: $0) }
  }

  /// Whether iOS alone brings this part to the front, or takes it away from there, because on
  /// Android its activity is already paused.
  func changesWhilePaused(_ event: NeutralEvent) -> Bool {
    let hasCome =
      event.name == .willHide && ios.has(.didShow, of: event.subject)
      && android.has(.didHide, of: event.subject)
    guard event.name == .didShow || hasCome, event.subject.scope == .part,
      android.has(.attach, of: event.subject) || android.has(.loadView, of: event.subject)
    else { return false }
    return (event.cause == .container || event.isTransition && comesWithPausedHost(event.subject))
      && !android.has(.didShow, of: event.subject)
  }

  /// Whether Android creates a screen that contains this part and pauses it again.
  private func comesWithPausedHost(_ part: NeutralSubject) -> Bool {
    android.subjects(of: .load).contains {
      stands(part, in: $0) && android.has(.willHide, of: $0)
    }
  }

  /// Whether a container of iOS has the part from the start, while Android adds it when it is
  /// selected.
  func waitsForSelection(_ event: NeutralEvent) -> Bool {
    event.name == .attach && event.subject.scope == .part && !android.hasEvents(of: event.subject)
      && !ios.has(.loadView, of: event.subject)
  }

  /// Whether the part is a tab of iOS that has never been selected and has no view there.
  func isUnselected(_ part: NeutralSubject) -> Bool {
    declared.inTabs.contains(part.className)
      && ios.before.attached.union(ios.after.attached).contains(part)
      && !ios.before.withView.union(ios.after.withView).contains(part)
      && !ios.hasAppearance(of: part)
  }

  /// Whether a tab of iOS is selected from the start, while Android has its screen and has not
  /// added it.
  fileprivate func isSelectedAtFirst(_ event: NeutralEvent) -> Bool {
    let part = event.subject
    return declared.inTabs.contains(part.className) && (event.isArrival || event.name == .didShow)
      && !android.existedBefore(part) && !android.hasEvents(of: part) && !android.has(.restoreState)
      && android.after.screens.contains { stands(part, in: $0) }
  }

  /// Whether Android adds a second part of the same class, because the first was requested and is
  /// not there yet.
  fileprivate func isAddedTwice(_ event: NeutralEvent) -> Bool {
    guard event.subject.scope == .part, event.isArrival || event.name == .didShow,
      event.cause == .container, android.has(.attach, of: event.subject),
      !ios.hasEvents(of: event.subject)
    else { return false }
    return android.subjects(of: .attach).contains {
      $0 != event.subject && $0.className == event.subject.className
    }
  }

  /// Whether both leave a screen that contains the part for another one.
  fileprivate func leavesHost(of part: NeutralSubject) -> Bool {
    ios.events.contains { event in
      guard let event, event.name == .willHide, event.isTransition else { return false }
      return stands(part, in: event.subject) && android.has(.willHide, of: event.subject)
    }
  }

  /// Whether something that contains the part leaves for good on both.
  func leavesWithHost(_ part: NeutralSubject) -> Bool {
    ios.events.contains { event in
      guard let event, event.isFinal else { return false }
      return stands(part, in: event.subject) && android.isEnding(event.subject)
    }
  }

  /// Whether pages change that Android has created before, or does not touch.
  fileprivate var turnsPages: Bool {
    !moved.contains { $0.scope == .screen } && !hasNewDetail
      && !android.events.contains { $0?.isAttachment == true }
      && (!moved.isEmpty
        || ios.events.contains { $0?.cause == .container && $0?.isAppearance == true })
  }
}

extension TwoSidedStep.Side {
  /// Whether a screen goes for good and does not reverse its transition.
  fileprivate var removesScreen: Bool {
    events.contains { event in
      guard let event, event.subject.scope == .screen else { return false }
      return event.isFinal && !reversed.contains(event.subject)
    }
  }

  /// Whether a part goes for good, not because its container is changed, but by Back.
  fileprivate var goesBackInParts: Bool {
    events.contains { event in
      guard let event, event.subject.scope == .part else { return false }
      return event.isFinal && event.cause == .navigation
    }
  }

  /// Whether the subject appears here and does not disappear again.
  fileprivate func appearsForGood(_ subject: NeutralSubject) -> Bool {
    has(.didShow, of: subject) && !has(.willHide, of: subject) && !has(.didHide, of: subject)
  }

  /// Whether a pager keeps holding the page that it leaves, or has held the one that it turns to.
  fileprivate func isHeldAtStarted(_ event: NeutralEvent) -> Bool {
    event.cause == .container
      && (event.name == .didHide && has(.willHide, of: event.subject, cause: .container)
        && after.inTransition.contains(event.subject)
        || event.name == .willShow && has(.didShow, of: event.subject, cause: .container)
          && before.inTransition.contains(event.subject))
  }
}
