/// How the platforms' states differ after a step, and the divergences that caused it.
extension TwoSidedStep {
  /// The divergences that make the states differ from now on, or already did and still do.
  var ongoingAfterwards: OngoingDivergences {
    let begins: [NeutralEventName] = [.load, .willShow, .removed, .destroy]
    // A screen may also disappear without a replacement.
    let goesAlone = [android, ios].allSatisfy { side in !begins.contains { side.has($0) } }
    // The death of a process supersedes whatever differed before.
    let endsOne =
      (android.app == .notRunning) != (ios.app == .notRunning)
      && min(android.appBefore, ios.appBefore) > .notRunning
    let areAlike = android.after.isLike(ios.after)
    let ofApp = appAfterwards(endsOne: endsOne)
    let ofScreens = afterwards(
      endsOne ? [] : ongoing.ofScreens,
      wereAlike: endsOne || android.before.isLike(ios.before), areAlike: areAlike
    ) { goesAlone ? $0.isHiding : begins.contains($0.name) }
    // Whatever ended the process on one platform, or restarted it, has removed its screens.
    let isLost = endsOne && !areAlike && ofScreens.isEmpty
    return OngoingDivergences(
      ofScreens: isLost ? ofApp : ofScreens,
      ofApp: ofApp,
      ofExistence: existenceAfterwards, ofAttachments: attachmentsAfterwards,
      ofViews: viewsAfterwards, ofAlerts: alertsAfterwards,
      ofVisibility: visibilityAfterwards, ofUncreated: uncreatedAfterwards)
  }

  /// The divergences that left activities in Android's tasks which have never been shown and which
  /// iOS does not have.
  private var uncreatedAfterwards: Set<String> {
    guard hasUncreatedActivities else { return [] }
    // A process that dies leaves its activities without an instance, not without a state.
    guard addsUncreatedActivities, android.app > .notRunning else { return ongoing.ofUncreated }
    if ios.hasLink { return ongoing.ofUncreated.union(["D34"]) }
    // What waits to be started survives the process and the task that asked for it.
    if android.has(.launch), ios.has(.launch) { return ongoing.ofUncreated.union(["D66"]) }
    let now = divergences(where: { _ in true }).intersection(["D63", "D66", "D72"])
    // A start may have waited longer than the step in which it was refused.
    return ongoing.ofUncreated.union(now.isEmpty ? ["D66"] : now)
  }

  /// The divergences that left the app in different states. An app in the background is not
  /// notified of its end.
  private func appAfterwards(endsOne: Bool) -> Set<String> {
    // What makes two apps differ that were in the same state again is the reason from now on.
    let wereAlike =
      android.appBefore == ios.appBefore
      || android.has(.enterForeground) && ios.has(.enterForeground)
    let goApart = wereAlike && android.app != ios.app
    let ids = afterwards(
      endsOne || goApart ? [] : ongoing.ofApp,
      wereAlike: endsOne || wereAlike,
      areAlike: android.app == ios.app && (android.app != .background || ongoing.ofApp.isEmpty)
        && !hasAnotherOverPrompt
    ) { $0.subject == .app }
    if ids.isEmpty, goApart, !endsOne { return ongoing.ofApp }
    if ids.isEmpty, closesTaskAlone { return ["D28"] }
    return ids.isEmpty && endsOneTask ? ["D43"] : ids
  }

  /// Whether Android closes the root of the task that the app was left in, so that only its other
  /// tasks are left to come back to, while iOS has no root to close.
  private var closesTaskAlone: Bool {
    hasLostTask && ios.hasNoWayBack && android.leaves(.screen)
      && android.isInBackground && android.app == .background && ios.isInBackground
  }

  /// Whether a prompt that only Android has, perhaps since the process died, has the input there,
  /// and something else on iOS.
  private var hasAnotherOverPrompt: Bool {
    !ongoing.ofApp.isDisjoint(with: ["D24", "D68", "D69"])
      && android.appBefore == .inactive && android.app == .inactive
      && (ios.isDeactivated || ios.keepsInactive) && !ios.hasPrompt
  }

  /// The divergences that left an alert on one platform alone, or over another screen. UIKit's
  /// refusal to dismiss it causes no event.
  private var alertsAfterwards: Set<String> {
    let (wereAlike, areAlike) = (
      android.before.alerts == ios.before.alerts, android.after.alerts == ios.after.alerts
    )
    if areAlike, android.after.alerts > android.before.alerts,
      ios.after.alerts > ios.before.alerts, android.after.front != ios.after.front
    {
      // Each shows it over the screen that it has in front.
      return ongoing.ofScreens
    }
    if wereAlike, areAlike { return android.after.showsAlert ? ongoing.ofAlerts : [] }
    let ids = afterwards(
      ongoing.ofAlerts, wereAlike: wereAlike, areAlike: areAlike
    ) {
      // It may also have been in front on one of them alone, so that the other closes a screen.
      $0.cause == .configChange || android.before.showsAlert && $0.isEnd
    }
    return ids.isEmpty && keepsRefusedAlert ? ["D64"] : ids
  }

  /// Screens that exist on one platform alone, with the divergences that caused it.
  private var existenceAfterwards: [NeutralSubject: Set<String>] {
    apart(
      ongoing.ofExistence, android.after.screens.symmetricDifference(ios.after.screens),
      since: [.load, .removed, .destroy])
  }

  /// The same for parts.
  private var attachmentsAfterwards: [NeutralSubject: Set<String>] {
    apart(
      ongoing.ofAttachments, android.after.attached.symmetricDifference(ios.after.attached),
      since: [.attach, .detach])
  }

  /// Parts that have a view on one platform alone.
  private var viewsAfterwards: [NeutralSubject: Set<String>] {
    apart(
      ongoing.ofViews, android.after.withView.symmetricDifference(ios.after.withView),
      since: [.loadView, .destroyView])
  }

  /// The earlier divergences for subjects that still differ, and the new ones for those that differ
  /// now.
  private func apart(
    _ before: [NeutralSubject: Set<String>], _ apart: Set<NeutralSubject>,
    since names: [NeutralEventName]
  ) -> [NeutralSubject: Set<String>] {
    var reasons = before.filter { apart.contains($0.key) }
    let isNew = apart.subtracting(reasons.keys)
    if isNew.isEmpty { return reasons }
    for platform in Platform.allCases {
      for (_, difference) in differences(on: platform)
      where difference.pair == nil && isNew.contains(difference.event.subject)
        && names.contains(difference.event.name)
      {
        guard let ids = divergences(explaining: difference) else { continue }
        reasons[difference.event.subject, default: []].formUnion(ids)
      }
    }
    return reasons
  }

  /// Subjects that are visible on one platform alone, or more there, with the divergences that
  /// caused it.
  private var visibilityAfterwards: [NeutralSubject: Set<String>] {
    var visibility = ongoing.ofVisibility.filter {
      !android.after.showsAlike($0.key, as: ios.after)
    }
    for platform in Platform.allCases {
      for (_, difference) in differences(on: platform)
      where difference.pair == nil && difference.event.isAppearance {
        let subject = difference.event.subject
        guard android.before.showsAlike(subject, as: ios.before),
          !android.after.showsAlike(subject, as: ios.after),
          let ids = divergences(explaining: difference)
        else { continue }
        visibility[subject, default: []].formUnion(ids)
      }
    }
    return visibility
  }

  private func afterwards(
    _ ids: Set<String>, wereAlike: Bool, areAlike: Bool, by isMeant: (NeutralEvent) -> Bool
  ) -> Set<String> {
    if areAlike { return [] }
    return ids.isEmpty && wereAlike ? divergences(where: isMeant) : ids
  }

  /// The divergences that explain why one platform alone has such events.
  private func divergences(where isMeant: (NeutralEvent) -> Bool) -> Set<String> {
    Platform.allCases.reduce(into: []) { ids, platform in
      for (_, difference) in differences(on: platform)
      where difference.pair == nil && isMeant(difference.event) {
        ids.formUnion(divergences(explaining: difference) ?? [])
      }
    }
  }
}
