extension OneSidedSign {
  /// Where a finger moves what shows.
  static let ofFingers: [OneSidedSign] = [
    OneSidedSign("D19") { event, platform, step in
      // Where a finger finds nothing on iOS it goes its whole way on Android, and a key is not heeded meanwhile.
      if step.side(platform.other).hasNoWayBack, event.isTransition || event.isEnd {
        return platform == .ios || step.isUnderFinger
      }
      if platform == .android { return step.followsFinger(event) }
      if step.goesOnAlone(event) { return true }
      // What turns back because the app ends no hand has moved, unless one has begun that way in the same turn.
      if step.ios.hasGesture, event.subject.scope == .screen,
        step.ios.turned.contains(event.subject)
      {
        return event.isAppearance
      }
      if step.endsOnTheWay, step.closesInLeaving || !step.android.speaks(of: event.subject) {
        return false
      }
      // What has only just come is held as well, where Android has no more to tell of it.
      let isHeld =
        step.ios.open.contains(event.subject) && step.ios.app == .active
        && step.android.isSilent(on: event)
      return event.isAppearance && (step.handMoves(event.subject) || isHeld) && step.isUnderHand
        && (step.moved.contains { $0.scope == .screen })
    }
  ]
}

extension TwoSidedStep {
  /// Whether a finger has begun a way on iOS, in the step or before it.
  fileprivate var isUnderHand: Bool {
    ios.hasGesture || ios.before.open.contains { $0.scope == .screen }
  }

  /// Whether Android only now goes the way that has begun on iOS with the finger, or leaves it. What is closed in
  /// the meantime waits there for its end.
  fileprivate func followsFinger(_ event: NeutralEvent) -> Bool {
    guard ios.isSilent(on: event) else { return false }
    // What it has brought to light on both may be out of sight again before it has gone on.
    if ios.hasGesture, ios.after.coming.contains(event.subject), event.isHiding {
      return event.isTransition
    }
    guard ios.before.open.contains(event.subject) else { return false }
    if event.isEnd { return !ios.isEnding(event.subject) }
    return event.isAppearance && event.isTransition
      && (event.isShowing || event.isFinal || ios.before.coming.contains(event.subject))
  }

  /// Whether what a finger has moved on iOS goes its way to the end, where Android has given that way up before, or
  /// where it leads to what lies under another screen by now.
  fileprivate func goesOnAlone(_ event: NeutralEvent) -> Bool {
    let held = ios.before.open
    guard held.contains(event.subject), held.contains(where: { $0.scope == .screen }),
      event.isEnd || event.isAppearance && event.isTransition
    else { return false }
    return !held.contains { android.isEnding($0) }
      || ios.before.coming.contains(event.subject) && android.front(besides: event.subject)
  }

  /// Whether Android has a screen in sight under a finger, before the step or after it, or shows it and hides it
  /// again.
  fileprivate var isUnderFinger: Bool {
    let shown = android.subjects(of: .willShow).intersection(android.subjects(of: .didHide))
      .subtracting(android.subjects(of: .didShow))
    return android.app == .active
      && !android.before.coming.union(android.after.coming).union(shown)
        .isDisjoint(with: ios.screensBefore)
  }

  /// What has begun to come or go on iOS and has not ended, or has turned back.
  var moved: Set<NeutralSubject> { ios.open.union(ios.turned) }

  /// Whether it moves with a hand on iOS, and does not move on Android.
  func handMoves(_ subject: NeutralSubject) -> Bool {
    ios.turned.contains(subject) || ios.open.contains(subject) && !android.speaks(of: subject)
  }
}
