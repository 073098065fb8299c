/// How a divergence is recognised when both platforms have two events in opposite orders.
///
/// A sign looks only at the events, their reasons and the other events of the step, never at the
/// script's words.
struct OrderSign: Sendable {
  /// Whether the divergence explains why the first event comes earlier on Android and the second
  /// earlier on iOS.
  typealias Test =
    @Sendable (_ android: NeutralEvent, _ ios: NeutralEvent, _ step: TwoSidedStep) -> Bool

  /// The divergence that the sign belongs to.
  let id: String
  let explains: Test

  init(_ id: String, _ explains: @escaping Test) {
    self.id = id
    self.explains = explains
  }

  static let all = [
    didHide, tabs, newScreenLoadsFirst, recreation, preview, endOfApp, restoration, destruction,
    partHidesFirst, attaching, appBesideScreens, partLoadsLater, exchangeOfParts, partGivesWay,
    detailGoesFirst, passingScreen, goingOn, savingState, windows, endOfRoot, underPrompt,
  ]
}

extension OrderSign {
  private static let didHide = OrderSign("D2") { android, ios, step in
    // A resumed activity may go on to the next before the previous one is stopped.
    let goesToSecondScreen =
      (android.isAppearance || android.isArrival || android.name == .load) && android.isTransition
      && step.goesToSecondScreen
    return [.didHide, .removed, .destroy].contains(ios.name) && ios.isTransition
      && android.isOfAnother(than: ios) && android.subject.scope != .app
      && (android.name == .didShow || goesToSecondScreen)
  }

  private static let tabs = OrderSign("D3") { android, ios, step in
    android.isOfAnother(than: ios)
      && (step.switchesTabs(android, ios) || step.completesTabLate(android, ios))
  }

  private static let newScreenLoadsFirst = OrderSign("D5") { android, ios, step in
    guard ios.isTransition, android.isOfAnother(than: ios) else { return false }
    // The app's changes to the parts of the paused activity precede the new one as well.
    return step.isPaused(android) && [.load, .attach, .loadView].contains(ios.name)
      || android.isTransition && android.subject.scope == .part && ios.subject.scope == .screen
        && [.load, .willShow].contains(ios.name)
        && (step.android.has(.load, of: ios.subject) || step.leavesWithHost(android.subject))
        && !step.stands(android.subject, in: ios.subject)
  }

  private static let recreation = OrderSign("D12") { android, ios, _ in
    android.cause == .configChange || ios.cause == .configChange
  }

  /// A screen that a gesture reveals starts before the front one receives anything, and is stopped
  /// after whatever comes next.
  private static let preview = OrderSign("D19") { android, ios, step in
    let isStart =
      android.name == .willShow && ios.name == .willHide
      && android.isTransition && ios.isTransition && step.android.existedBefore(android.subject)
    return android.isOfAnother(than: ios)
      && (isStart || android.subject.scope != .app && step.isRevealedBriefly(ios))
      || android.subject.scope != .app && step.isCancelledByLeaving(ios)
  }

  /// The activities end one by one as each is ready. One that is visible under another has to be
  /// paused first, and may be gone before the other is stopped.
  private static let endOfApp = OrderSign("D23") { android, ios, step in
    step.android.ends && step.ios.ends && android.isOfAnother(than: ios) && android.subject != .app
      && (android.isHiding || android.name == .removed || android.name == .destroy)
      && (ios.isHiding || ios.isEnd)
  }

  /// Restored parts are attached before anything has a view, in the onCreate of their activity,
  /// whatever brings the app back. UIKit restores what it has loaded before the app counts as
  /// launched, and Android once the activity has been started.
  private static let restoration = OrderSign("D24") { android, ios, step in
    guard step.android.has(.restoreState), step.ios.has(.launch) else { return false }
    let isRestored =
      android.cause == .launch || step.android.has(.launch)
      || android.cause == .appState && ios.subject.scope == .part
    return android.name == .attach && isRestored
      || android.isArrival && ios.name == .restoreState
  }

  /// Activities that can be destroyed at once are destroyed from the top, before anything takes
  /// their place.
  private static let destruction = OrderSign("D30") { android, ios, step in
    android.isEnd && android.isOfAnother(than: ios) && ios.subject != .app
      && (ios.isShowing || ios.isEnd || android.name == .destroy
        || !step.android.before.shown.contains(android.subject))
  }

  private static let partHidesFirst = OrderSign("D31") { android, ios, _ in
    android.isHiding && android.subject.scope == .part && ios.subject.scope != .app
      && android.isOfAnother(than: ios)
      && (android.name == ios.name
        || android.name == .didHide && [.removed, .detach].contains(ios.name))
  }

  private static let attaching = OrderSign("D36") { android, ios, step in
    let isOfTwo = android.isOfAnother(than: ios)
    // A container has all its children before it loads the first of them.
    let isBeside =
      android.name == .loadView && ios.name == .attach && isOfTwo
      && !step.stands(ios.subject, in: android.subject)
    return isBeside
      || ios.cause == .container && !isOfTwo && (android.isAttachment || ios.isAttachment)
  }

  private static let appBesideScreens = OrderSign("D49") { android, ios, _ in
    (android.subject == .app) != (ios.subject == .app)
  }

  private static let partLoadsLater = OrderSign("D51") { android, ios, step in
    // A controller that a storyboard embeds has its view before it has its parent.
    let isEmbedded =
      android.name == .attach && ios.name == .loadView && !android.isOfAnother(than: ios)
      && ios.cause != .container
    // By the time the old screen and its contents are notified, a page has even been shown.
    let isLeft = step.isPaused(android) && ios.isShowing
    let isBefore = android.isShowing || android.name == .load || isLeft
    return isEmbedded || step.isAddedByLayout(android, before: ios)
      || isBefore && ios.subject.scope == .part
        && (android.subject.scope == .screen || step.stands(ios.subject, in: android.subject)
          || isLeft && step.comesWithHost(ios.subject))
        && ([.attach, .loadView].contains(ios.name) || ios.isShowing)
  }

  /// If the activity is already paused, that is the reason of Android's event.
  private static let exchangeOfParts = OrderSign("D57") { android, ios, _ in
    android.isArrival && [.destroyView, .detach].contains(ios.name)
      && android.cause != .configChange && ios.cause == .container
      && android.subject.scope == .part && android.isOfAnother(than: ios)
  }

  private static let partGivesWay = OrderSign("D60") { android, ios, step in
    [.didHide, .detach].contains(android.name) && android.subject.scope == .part
      && android.isFinal && !step.android.leaves(.screen) && ios.isShowing
      && android.cause == .navigation
      && android.isOfAnother(than: ios)
      && !step.android.has(.load, of: ios.subject)
  }

  private static let detailGoesFirst = OrderSign("D62") { android, ios, step in
    android.name == .willShow && ios.isTransition && android.isOfAnother(than: ios)
      && step.hasNewDetail && [.didHide, .removed].contains(ios.name)
  }

  private static let passingScreen = OrderSign("D63") { android, ios, step in
    let isPassing = ios.name == .didHide && !step.passingScreens.isEmpty
    let isBetween =
      [.didHide, .removed, .destroy].contains(ios.name) && !step.screensBetween.isEmpty
    return android.isOfAnother(than: ios) && (android.name == .load || android.isArrival)
      && (isPassing || isBetween)
  }

  /// Each platform begins several windows in an order of its own.
  private static let windows = OrderSign("D43") { android, ios, step in
    step.ios.connectsWindows && android.cause == .launch && ios.cause == .launch
      && android.isOfAnother(than: ios) && android.subject != .app && ios.subject != .app
  }

  /// A part that ends with its root hides for that reason, while on iOS it gives way to another.
  private static let endOfRoot = OrderSign("D28") { android, ios, step in
    android.isHiding && android.isFinal && android.subject.scope == .part
      && android.isOfAnother(than: ios) && ios.cause == .container && step.ios.hasNoWayBack
  }

  /// A screen that the prompt has paused already may be stopped before the next one is created.
  private static let underPrompt = OrderSign("D8") { android, ios, step in
    // One that Android 10 stops by way of its resumed state is so once the next one is in front.
    if ios.name == .willHide, ios.isTransition, android.isTransition,
      android.isOfAnother(than: ios), step.android.appBefore == .inactive,
      step.android.before.inTransition.contains(ios.subject)
    {
      return step.android.has(.didShow, of: ios.subject)
    }
    return android.name == .didHide && android.isTransition && android.isOfAnother(than: ios)
      && ios.subject != .app && step.android.appBefore == .inactive
      && step.android.before.inTransition.contains(android.subject)
      && !step.android.has(.willHide, of: android.subject)
  }

  /// A screen that goes while its app is in front is hidden and saved in an order of the platform's
  /// own, and so are its parts before it.
  private static let savingState = OrderSign("D26") { android, ios, step in
    !android.isOfAnother(than: ios) && (android.name == .saveState) != (ios.name == .saveState)
      || ios.name == .saveState && android.isHiding
        && step.stands(android.subject, in: ios.subject)
  }

  /// A screen that goes on at once is resumed first; on iOS it is still appearing when the next one
  /// is created.
  private static let goingOn = OrderSign("D65") { android, ios, step in
    // A screen that it presents is created before it appears itself.
    let isLate =
      android.name == .didShow && [.load, .willShow].contains(ios.name)
      || android.name == .willShow && ios.name == .load
    return isLate && android.isOfAnother(than: ios)
      && step.android.has(.willHide, of: android.subject)
      && [step.android, step.ios].allSatisfy {
        $0.has(.load, of: android.subject) && $0.has(.load, of: ios.subject)
      }
  }
}

extension NeutralEvent {
  /// Whether the two have different subjects.
  fileprivate func isOfAnother(than other: NeutralEvent) -> Bool { subject != other.subject }
}

extension TwoSidedStep {
  /// Whether a tab hides on Android before the other appears. If the activity is paused, that may
  /// be the reason why its tab hides.
  fileprivate func switchesTabs(_ android: NeutralEvent, _ ios: NeutralEvent) -> Bool {
    guard
      declared.inTabs.contains(android.subject.className)
        || declared.inTabs.contains(ios.subject.className)
    else { return false }
    let isOfParts = android.subject.scope == .part && ios.subject.scope == .part
    return android.isHiding && (ios.isArrival || ios.name == .load || ios.name == .didShow)
      && ios.cause == .container
      && (android.cause == .container
        || isOfParts && !android.isFinal && android.cause != .configChange)
  }

  /// Whether a tab has already appeared or disappeared on Android when another screen comes, while
  /// on iOS it is still in transition.
  fileprivate func completesTabLate(_ android: NeutralEvent, _ ios: NeutralEvent) -> Bool {
    // If the activity is already paused, that is the reason of Android's event.
    let isSelected =
      android.cause == .container && (ios.subject.scope == .screen || ios.isHiding)
      || self.ios.has(android.name, of: android.subject, cause: .container)
    return [.didHide, .didShow].contains(android.name)
      && declared.inTabs.contains(android.subject.className) && ios.isTransition && isSelected
      && !self.ios.has(.attach, of: android.subject)
      && !self.ios.has(.detach, of: android.subject)
  }

  /// Whether Android pauses a screen or part for what comes next, or because the app leaves during
  /// its transition.
  fileprivate func isPaused(_ event: NeutralEvent) -> Bool {
    event.name == .willHide && (event.isTransition || event.cause == .appState)
  }

  /// Whether one part comes from an Android layout and another is added to the same screen by code.
  /// The added one is later on Android, and earlier on iOS if it was declared first.
  fileprivate func isAddedByLayout(_ one: NeutralEvent, before other: NeutralEvent) -> Bool {
    [one, other].allSatisfy { $0.cause != .container && ($0.isArrival || $0.name == .didShow) }
      && declared.inLayouts.contains(one.subject.className)
      && !declared.inLayouts.contains(other.subject.className) && other.subject.scope == .part
      && declared.hosts[one.subject.className] == declared.hosts[other.subject.className]
  }

  /// Whether a screen that a gesture has revealed on both disappears again without having been in
  /// front.
  fileprivate func isRevealedBriefly(_ event: NeutralEvent) -> Bool {
    event.name == .didHide && ios.reversed.contains(event.subject)
      && (ios.hasGesture || ios.before.appearing.contains(event.subject))
      && android.existedBefore(event.subject)
      && [android, ios].allSatisfy { !$0.has(.didShow, of: event.subject) }
  }

  /// Whether the event belongs to a gesture's transition that iOS cancels because the app leaves,
  /// before it takes the same way again.
  fileprivate func isCancelledByLeaving(_ event: NeutralEvent) -> Bool {
    guard android.has(.enterBackground), ios.has(.enterBackground),
      ios.before.inTransition.contains(event.subject)
    else { return false }
    return ios.before.appearing.contains { ios.reversed.contains($0) && $0.scope == .screen }
  }

  /// Whether Android goes to one screen and on to another.
  fileprivate var goesToSecondScreen: Bool {
    android.events.filter { $0?.name == .didShow && $0?.subject.scope == .screen }.count > 1
  }
}
