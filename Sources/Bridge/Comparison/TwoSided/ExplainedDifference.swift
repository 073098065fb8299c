/// Why the two sides differ: the signs of divergences, and the divergences that put the two into
/// different states before.
extension TwoSidedStep {
  /// The ids of the divergences that explain a difference; nil if they do not fully explain it.
  ///
  /// If no sign does, and the two are already in different states, it is explained by what caused
  /// that.
  func divergences(explaining difference: Difference) -> Set<String>? {
    if let ids = signs(explaining: difference) { return ids }
    let subject = difference.event.subject
    var ids = subject == .app ? ongoing.ofApp : ongoing.ofScreens
    // A process that has died has no screens, whatever it had before.
    if ids.isEmpty, (android.appBefore == .notRunning) != (ios.appBefore == .notRunning) {
      ids = ongoing.ofApp
    }
    if !ids.isEmpty, isApart(subject) { return divergencesOfExistence(of: subject) ?? ids }
    if !ongoing.ofScreens.isEmpty,
      leavesByItsOwnScreen(difference) || endsWhereAppIsLeft(difference)
        || endsAnother(difference)
    {
      return ongoing.ofScreens
    }
    // If iOS already shows the screen below, it has no way back to it.
    if ios.hasNoWayBack, let below = backDestination, let ids = ongoing.ofVisibility[below] {
      return ongoing.ofVisibility[subject] ?? ids
    }
    if difference.pair == nil, let ids = divergences(ofSubjectOf: difference) { return ids }
    if !ongoing.ofApp.isEmpty, comesWithApp(difference) || isHeldBack(difference) {
      return ongoing.ofApp
    }
    if !ongoing.ofUncreated.isEmpty, createsWaitingActivity(difference) {
      return ongoing.ofUncreated
    }
    if isToldBelowAlone(difference), let ids = divergencesOfPresenter { return ids }
    // A way that removes the alert on one platform removes the screen under it on the other.
    return ongoing.ofAlerts.isEmpty || !endsAlertOfOne ? nil : ongoing.ofAlerts
  }

  /// Whether a screen or part comes or goes with the app, or receives a change, while the app on
  /// the other platform was in another state.
  private func comesWithApp(_ difference: Difference) -> Bool {
    difference.pair == nil && android.appBefore != ios.appBefore
      && (difference.event.isAppearance && difference.event.cause == .appState
        || difference.event.cause == .configChange)
  }

  /// Whether a part comes on both, and is fully shown on one alone, because the app is in another
  /// state on the other, and not in front there.
  private func isHeldBack(_ difference: Difference) -> Bool {
    let (event, other) = (difference.event, side(difference.platform.other))
    return difference.pair == nil && android.appBefore != ios.appBefore && event.name == .didShow
      && event.cause == .container && other.appBefore != .active
      && other.has(.willShow, of: event.subject) && !other.has(.didShow, of: event.subject)
  }

  /// Whether Android creates a screen that waited in its task and that iOS does not have, with its
  /// contents, or whether the screen below that one appears on iOS.
  private func createsWaitingActivity(_ difference: Difference) -> Bool {
    guard difference.pair == nil else { return false }
    let subject = difference.event.subject
    return switch difference.platform {
    case .android:
      !ios.hasEvents(of: subject)
        && android.subjects(of: .load).contains {
          belongs(subject, to: $0) && !ios.hasEvents(of: $0)
        }
    case .ios: difference.event.isShowing && isUnderNewScreen(subject)
    }
  }

  /// Whether iOS tells another screen of a change, and not the one that is in front on both.
  private func isToldBelowAlone(_ difference: Difference) -> Bool {
    let subject = difference.event.subject
    return difference.pair == nil && difference.platform == .android
      && difference.event.name == .environmentChange && android.before.front == subject
      && ios.before.front == subject
      && ios.has(.environmentChange) && !ios.hasEvents(of: subject)
  }

  /// The divergences because of which iOS no longer has a screen that Android has, and on which the
  /// one in front may have been presented.
  private var divergencesOfPresenter: Set<String>? {
    ids(in: ongoing.ofExistence) { android.screensBefore.contains($0) }
  }

  /// Whether one platform alone had an alert, or one more, and no longer has, or only one below it;
  /// or whether one of two goes that were over different screens.
  private var endsAlertOfOne: Bool {
    let areAlike = android.after.alerts == ios.after.alerts
    if android.before.alerts == ios.before.alerts { return android.before.showsAlert && !areAlike }
    return areAlike || ios.closesAlert
  }

  /// Whether the app is left on one platform by a way from the front screen, which that platform
  /// alone has in front, or which has others below it on the other alone.
  private func leavesByItsOwnScreen(_ difference: Difference) -> Bool {
    let (one, other) = (side(difference.platform), side(difference.platform.other))
    return difference.event.subject == .app && difference.pair == nil
      && (one.before.front != other.before.front
        || one.screensBefore.isStrictSubset(of: other.screensBefore))
      && one.appBefore > .background && one.app <= .background && other.app > .background
  }

  /// Whether one platform removes the front screen while the other leaves the app by it.
  private func endsWhereAppIsLeft(_ difference: Difference) -> Bool {
    let (one, other) = (side(difference.platform), side(difference.platform.other))
    return difference.pair == nil && difference.event.isEnd
      && one.before.front == difference.event.subject && one.app > .background
      && other.appBefore > .background && other.app <= .background
  }

  /// Whether each platform ends another screen.
  private func endsAnother(_ difference: Difference) -> Bool {
    let (event, other) = (difference.event, side(difference.platform.other))
    return difference.pair == nil && event.isEnd && event.subject.scope == .screen
      && other.leaves(.screen, besides: event.subject) && !other.isEnding(event.subject)
      && !side(difference.platform).leaves(.screen, besides: event.subject)
  }

  /// The divergences because of which one platform alone has this screen, or the one that contains
  /// this part.
  private func divergencesOfExistence(of subject: NeutralSubject) -> Set<String>? {
    if let ids = ongoing.ofExistence[subject] { return ids }
    guard subject.scope == .part else { return nil }
    return ids(in: ongoing.ofExistence) { stands(subject, in: $0) }
  }

  /// Whether the screen is at different places: only one platform has it at all, or in front.
  private func isApart(_ subject: NeutralSubject) -> Bool {
    switch subject {
    case .app: android.appBefore != ios.appBefore || android.app != ios.app
    case .part: true
    case .screen:
      android.screensBefore.contains(subject) != ios.screensBefore.contains(subject)
        || isInFront(subject, after: false) || isInFront(subject, after: true)
        || beginsAlone(subject)
    }
  }

  /// Whether a process begins on one platform while the other's goes on, and creates the screen.
  private func beginsAlone(_ subject: NeutralSubject) -> Bool {
    (android.appBefore == .notRunning) != (ios.appBefore == .notRunning)
      && android.has(.load, of: subject) != ios.has(.load, of: subject)
  }

  /// Whether only one platform has the screen in front.
  private func isInFront(_ subject: NeutralSubject, after isAfter: Bool) -> Bool {
    let fronts = [android, ios].map { isAfter ? $0.after.front : $0.before.front }
    return (fronts[0] == subject) != (fronts[1] == subject)
  }

  private func signs(explaining difference: Difference) -> Set<String>? {
    guard let pair = difference.pair else {
      let (event, platform) = (difference.event, difference.platform)
      let picture = OneSidedSign.ofPictures
      if picture.explains(event, platform, self) { return [picture.id] }
      let signs = OneSidedSign.all.filter { $0.explains(event, platform, self) }
      return signs.isEmpty ? nil : Set(signs.map(\.id))
    }
    var all: Set<String> = []
    for exchange in exchanges(of: pair) {
      var ids = Set(
        OrderSign.all.filter {
          $0.explains(exchange.earlierOnAndroid, exchange.earlierOnIOS, self)
        }.map(\.id))
      if ids.isEmpty, leavesAnotherFront(exchange) { ids = ongoing.ofScreens }
      if ids.isEmpty { return nil }
      all.formUnion(ids)
    }
    return all
  }

  /// The events with which this one exchanges its order, each taken from the platform that has it
  /// earlier.
  private func exchanges(of pair: Alignment.Pair) -> [Exchange] {
    (alignment.matched + alignment.moved).compactMap { other in
      guard (pair.android < other.android) != (pair.ios < other.ios), pair != other else {
        return nil
      }
      let isEarlier = pair.android < other.android
      let (first, second) = isEarlier ? (pair, other) : (other, pair)
      guard let one = android.events[first.android], let two = ios.events[second.ios] else {
        return nil
      }
      return Exchange(earlierOnAndroid: one, earlierOnIOS: two)
    }
  }

  /// Whether what comes takes the place of a screen that one platform alone had in front.
  private func leavesAnotherFront(_ exchange: Exchange) -> Bool {
    [exchange.earlierOnAndroid, exchange.earlierOnIOS].contains {
      $0.isHiding && $0.subject.scope == .screen && isInFront($0.subject, after: false)
    }
  }

  /// Two events that come in opposite orders.
  private struct Exchange {
    var earlierOnAndroid: NeutralEvent
    var earlierOnIOS: NeutralEvent
  }
}
