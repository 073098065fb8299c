extension OneSidedSign {
  /// Signs when a gesture moves what is visible.
  static let ofGestures: [OneSidedSign] = [
    OneSidedSign("D19") { event, platform, step in
      // If a gesture finds nothing on iOS, it runs to its end on Android, where a key is ignored
      // meanwhile.
      if step.side(platform.other).hasNoWayBack,
        event.isTransition || event.isEnd || event.isShowing && event.cause == .appState
      {
        return step.android.hasGesture
          && (platform == .ios || step.hasScreenUnderGesture || step.closesUnderGesture
            || step.backDestination != nil || step.closesBelowFront(event.subject))
      }
      if platform == .android { return step.followsGesture(event) }
      if step.completesOnIOSAlone(event) || step.goesWithHeldScreen(event) { return true }
      // The process may end with the gesture half way.
      if step.ios.hasGesture, step.ios.ends, event.isAppearance, event.isTransition {
        return step.android.isSilent(on: event)
      }
      // A transition that reverses because the app ends was not reversed by a gesture, unless one
      // has begun that transition in the same turn.
      let isByGesture =
        step.ios.hasGesture || step.ios.before.inTransition.contains(event.subject)
      if isByGesture, event.subject.scope == .screen, step.ios.reversed.contains(event.subject) {
        return event.isAppearance
      }
      // What has come into a screen that a gesture holds appears together with it.
      if event.isShowing, step.hasGestureInProgress, step.comesIntoHeldScreen(event) { return true }
      // What a gesture is taking away, and what it has presented has hidden, may appear again.
      if event.isAppearance, step.hasGestureInProgress,
        step.ios.before.retained.contains(event.subject)
      {
        return true
      }
      // What an earlier gesture was revealing hides again before the app ends.
      if event.name == .willHide, step.hasGestureInProgress,
        step.ios.before.appearing.contains(event.subject)
      {
        return true
      }
      if step.terminatesInTransition,
        step.closesWhileLeaving || !step.android.hasEvents(of: event.subject)
      {
        return false
      }
      // A screen that has only just appeared is held as well, if Android has no further event for
      // it.
      let isHeld =
        step.ios.inTransition.contains(event.subject) && step.ios.app == .active
        && step.android.isSilent(on: event)
      return event.isAppearance && (step.isMovedByGesture(event.subject) || isHeld)
        && step.hasGestureInProgress
        && (step.moved.contains { $0.scope == .screen })
    }
  ]
}

extension TwoSidedStep {
  /// Whether a gesture has begun a transition on iOS, in this step or before.
  fileprivate var hasGestureInProgress: Bool {
    ios.hasGesture || ios.hasHeldScreen
  }

  /// Whether Android only now makes the transition that the gesture has begun on iOS, or abandons
  /// it. A screen that is closed in the meantime ends only then on Android.
  fileprivate func followsGesture(_ event: NeutralEvent) -> Bool {
    guard ios.isSilent(on: event) else { return false }
    if revealsAnother, event.isAppearance, android.has(.willShow, of: event.subject),
      android.has(.didHide, of: event.subject), !android.has(.didShow, of: event.subject)
    {
      return true
    }
    // What the gesture has shown, created anew, hides again only when the gesture ends.
    if event.name == .didHide, ios.before.inTransition.contains(event.subject),
      android.before.inTransition.contains(event.subject), android.front(besides: event.subject)
    {
      return true
    }
    // A part that is added now does not appear in a screen that the gesture takes away.
    if event.isShowing, ios.has(.attach, of: event.subject),
      ios.before.inTransition.contains(where: {
        stands(event.subject, in: $0) && !ios.before.appearing.contains($0)
          && android.keepsVisible($0)
      })
    {
      return event.cause == .container
    }
    // A screen that the gesture revealed on both may be out of sight again before it completes.
    if ios.hasGesture, ios.after.appearing.contains(event.subject), event.isHiding {
      return event.isTransition
    }
    // What has come over the screen since takes its place in the gesture.
    if android.hasGesture, ios.hasGesture, let front = android.before.front,
      belongs(event.subject, to: front), ios.screensBefore.contains(front),
      event.isEnd || event.isHiding || event.isFinal && event.isAttachment
    {
      return !ios.hasEvents(of: event.subject)
    }
    guard ios.before.inTransition.contains(event.subject) else { return false }
    if event.isEnd || event.isFinal && event.isAttachment { return !ios.isEnding(event.subject) }
    return event.isAppearance && event.isTransition
      && (event.isShowing || event.isFinal || ios.before.appearing.contains(event.subject))
  }

  /// Whether a gesture reveals what is below the front screen, which may be another on each.
  private var revealsAnother: Bool {
    android.hasGesture && ios.hasGesture
      && (android.before.front != ios.before.front || android.screensBefore != ios.screensBefore)
  }

  /// Whether a transition that a gesture began on iOS completes although Android has already
  /// cancelled it, or although its target now lies under another screen.
  fileprivate func completesOnIOSAlone(_ event: NeutralEvent) -> Bool {
    let held = ios.before.inTransition
    guard held.contains(event.subject), held.contains(where: { $0.scope == .screen }),
      event.isEnd || event.isAppearance && event.isTransition
    else { return false }
    return !held.contains { android.isEnding($0) }
      || ios.before.appearing.contains(event.subject) && android.front(besides: event.subject)
  }

  /// Whether a part that has been added during a gesture, and that Android has shown at once, is in
  /// a screen whose transition reverses.
  fileprivate func comesIntoHeldScreen(_ event: NeutralEvent) -> Bool {
    ios.before.attached.contains(event.subject) && !ios.before.shown.contains(event.subject)
      && android.before.attached.contains(event.subject) && android.isSilent(on: event)
      && ios.reversed.contains { stands(event.subject, in: $0) }
  }

  /// Whether iOS closes a screen together with the one that a gesture has held, as it was told to
  /// meanwhile, or shows what is below it. Android keeps that screen.
  fileprivate func goesWithHeldScreen(_ event: NeutralEvent) -> Bool {
    if event.isEnd || event.isHiding && event.isTransition {
      return goesWithHeldScreen(event.subject)
    }
    return event.isShowing && event.isTransition && ios.existedBefore(event.subject)
      && !android.hasEvents(of: event.subject)
      && ios.screensBefore.contains { goesWithHeldScreen($0) }
  }

  private func goesWithHeldScreen(_ screen: NeutralSubject) -> Bool {
    // What has come in front meanwhile goes for another reason.
    let isBelow = ios.before.front != screen || ios.before.appearing.contains(screen)
    return isBelow && ios.isEnding(screen) && android.keeps(screen)
      && ios.before.inTransition.contains {
        $0.scope == .screen && $0 != screen && ios.isEnding($0)
      }
  }

  /// Whether Android closes a screen that a gesture on iOS is already taking away.
  fileprivate var closesUnderGesture: Bool {
    android.leaves(.screen) && ios.hasHeldScreen
  }

  /// Whether Android closes the screen over which the gesture began, below what has come since.
  fileprivate func closesBelowFront(_ screen: NeutralSubject) -> Bool {
    android.isEnding(screen) && android.before.front != screen
      && android.after.front == android.before.front && ios.screensBefore.contains(screen)
  }

  /// Whether Android has a screen visible under a gesture before or after the step, or shows and
  /// hides it in the step.
  fileprivate var hasScreenUnderGesture: Bool {
    let shown = android.subjects(of: .willShow).intersection(android.subjects(of: .didHide))
      .subtracting(android.subjects(of: .didShow))
    return android.app == .active
      && !android.before.appearing.union(android.after.appearing).union(shown)
        .isDisjoint(with: ios.screensBefore)
  }

  /// The subjects whose transition has begun on iOS and has not ended, or has reversed.
  var moved: Set<NeutralSubject> { ios.inTransition.union(ios.reversed) }

  /// Whether a gesture moves the subject on iOS and not on Android.
  func isMovedByGesture(_ subject: NeutralSubject) -> Bool {
    ios.reversed.contains(subject)
      || ios.inTransition.contains(subject) && !android.hasEvents(of: subject)
  }
}
