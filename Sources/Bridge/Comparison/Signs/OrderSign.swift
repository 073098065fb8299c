/// How a divergence shows where both platforms tell two events, in opposite orders.
///
/// It is told by the events, their reasons and what else has happened, never by the script's words.
struct OrderSign: Sendable {
  /// Whether it is why two events come in one order on Android and in the other on iOS: the first of them is the one
  /// that is earlier on Android.
  typealias Test =
    @Sendable (_ android: NeutralEvent, _ ios: NeutralEvent, _ step: TwoSidedStep) -> Bool

  /// The divergence that it is a sign of.
  let id: String
  let explains: Test

  init(_ id: String, _ explains: @escaping Test) {
    self.id = id
    self.explains = explains
  }

  static let all = [
    didHide, tabs, newScreenLoadsFirst, recreation, preview, endOfApp, restoration, destruction,
    partHidesFirst, attaching, appBesideScreens, partLoadsLater, exchangeOfParts, partGivesWay,
    detailGoesFirst, passingScreen, goingOn, savingState,
    endOfRoot,
  ]
}

extension OrderSign {
  private static let didHide = OrderSign("D2") { android, ios, step in
    // Who is resumed may go on to the next, before the one before is stopped.
    let goesOn =
      (android.isAppearance || android.isArrival || android.name == .load) && android.isTransition
      && step.goesOn
    return [.didHide, .removed, .destroy].contains(ios.name) && ios.isTransition
      && android.isOfAnother(than: ios) && android.subject.scope != .app
      && (android.name == .didShow || goesOn)
  }

  private static let tabs = OrderSign("D3") { android, ios, step in
    android.isOfAnother(than: ios)
      && (step.exchangesTab(android, ios) || step.endsTabLate(android, ios))
  }

  private static let newScreenLoadsFirst = OrderSign("D5") { android, ios, step in
    guard ios.isTransition, android.isOfAnother(than: ios) else { return false }
    // What the app does with the parts of the paused one comes before the new one as well.
    return step.isPaused(android) && [.load, .attach, .loadView].contains(ios.name)
      || android.isTransition && android.subject.scope == .part && ios.subject.scope == .screen
        && [.load, .willShow].contains(ios.name)
        && (step.android.has(.load, of: ios.subject) || step.leavesWithHost(android.subject))
        && !step.stands(android.subject, in: ios.subject)
  }

  private static let recreation = OrderSign("D12") { android, ios, _ in
    android.cause == .configChange || ios.cause == .configChange
  }

  /// What a finger brings to light starts before the one in front is told anything, and is stopped after whatever
  /// comes next.
  private static let preview = OrderSign("D19") { android, ios, step in
    let isStart =
      android.name == .willShow && ios.name == .willHide
      && android.isTransition && ios.isTransition && step.android.hasHad(android.subject)
    return android.isOfAnother(than: ios)
      && (isStart || android.subject.scope != .app && step.isLetGo(ios))
      || android.subject.scope != .app && step.isGivenUp(ios)
  }

  /// The activities end one by one as each is ready: one that shows under another, which has to be paused first, may
  /// be gone before that is stopped.
  private static let endOfApp = OrderSign("D23") { android, ios, step in
    step.android.ends && step.ios.ends && android.isOfAnother(than: ios) && android.subject != .app
      && (android.isHiding || android.isEnd) && (ios.isHiding || ios.isEnd)
  }

  /// What is restored is attached before anything has a view.
  private static let restoration = OrderSign("D24") { android, _, step in
    android.name == .attach && android.cause == .launch
      && step.android.has(.restoreState) && step.ios.has(.launch)
  }

  /// What can be destroyed at once is, from the top, before anything comes in its place.
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
    // What a storyboard embeds has its view before it has its parent.
    let isEmbedded =
      android.name == .attach && ios.name == .loadView && !android.isOfAnother(than: ios)
      && ios.cause != .container
    // A page has even shown by the time at which the old screen is told, with what is in that.
    let isLeft = step.isPaused(android) && ios.isShowing
    let isBefore = android.isShowing || android.name == .load || isLeft
    return isEmbedded || step.comesByLayout(android, before: ios)
      || isBefore && ios.subject.scope == .part
        && (android.subject.scope == .screen || step.stands(ios.subject, in: android.subject)
          || isLeft && step.comesWithHost(ios.subject))
        && ([.attach, .loadView].contains(ios.name) || ios.isShowing)
  }

  /// Where the activity is paused by then, that is why Android tells it.
  private static let exchangeOfParts = OrderSign("D57") { android, ios, _ in
    android.isArrival && [.destroyView, .detach].contains(ios.name)
      && android.cause != .configChange && ios.cause == .container
      && android.subject.scope == .part && android.isOfAnother(than: ios)
  }

  private static let partGivesWay = OrderSign("D60") { android, ios, step in
    [.didHide, .detach].contains(android.name) && android.subject.scope == .part
      && ios.isShowing && android.cause == .navigation && android.isOfAnother(than: ios)
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

  /// What ends with its root hides because of that, and on iOS gives way to another.
  private static let endOfRoot = OrderSign("D28") { android, ios, step in
    android.isHiding && android.isFinal && android.subject.scope == .part
      && android.isOfAnother(than: ios) && ios.cause == .container && step.ios.hasNoWayBack
  }

  /// A screen that goes with its app in front hides and saves, on each platform when it saves.
  private static let savingState = OrderSign("D26") { android, ios, _ in
    !android.isOfAnother(than: ios) && (android.name == .saveState) != (ios.name == .saveState)
  }

  /// What goes on at once is resumed first, and on iOS only on its way when the next is made.
  private static let goingOn = OrderSign("D65") { android, ios, step in
    // What it presents is made before it comes to light itself.
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
  /// Whether the two speak of different things.
  fileprivate func isOfAnother(than other: NeutralEvent) -> Bool { subject != other.subject }
}

extension TwoSidedStep {
  /// Whether one tab hides on Android before the other comes. A paused activity is why its tab hides, if anything is.
  fileprivate func exchangesTab(_ android: NeutralEvent, _ ios: NeutralEvent) -> Bool {
    let isOfParts = android.subject.scope == .part && ios.subject.scope == .part
    return android.isHiding && (ios.isArrival || ios.name == .load || ios.name == .didShow)
      && ios.cause == .container
      && (android.cause == .container
        || isOfParts && !android.isFinal && android.cause != .configChange)
  }

  /// Whether a tab has come or gone on Android by the time at which another screen comes, and on iOS is still on
  /// the way.
  fileprivate func endsTabLate(_ android: NeutralEvent, _ ios: NeutralEvent) -> Bool {
    [.didHide, .didShow].contains(android.name) && android.subject.scope == .part
      && android.cause == .container && ios.isTransition
      && (ios.subject.scope == .screen || ios.isHiding)
      && !self.ios.has(.attach, of: android.subject)
      && !self.ios.has(.detach, of: android.subject)
  }

  /// Whether a screen or a part is paused on Android for what comes, or as the app leaves with that on its way.
  fileprivate func isPaused(_ event: NeutralEvent) -> Bool {
    event.name == .willHide && (event.isTransition || event.cause == .appState)
  }

  /// Whether one part comes that a layout of Android's names, and another one that code adds to the same screen: there
  /// it is the later one, and on iOS where it has been declared earlier.
  fileprivate func comesByLayout(_ one: NeutralEvent, before other: NeutralEvent) -> Bool {
    [one, other].allSatisfy { $0.cause != .container && ($0.isArrival || $0.name == .didShow) }
      && inLayouts.contains(one.subject.className)
      && !inLayouts.contains(other.subject.className) && other.subject.scope == .part
      && hosts[one.subject.className] == hosts[other.subject.className]
  }

  /// Whether what a finger has brought to light on both goes out of sight, without having been in front.
  fileprivate func isLetGo(_ event: NeutralEvent) -> Bool {
    event.name == .didHide && ios.turned.contains(event.subject)
      && (ios.hasGesture || ios.before.coming.contains(event.subject))
      && android.hasHad(event.subject)
      && [android, ios].allSatisfy { !$0.has(.didShow, of: event.subject) }
  }

  /// Whether it belongs to a way that a finger has begun, and that iOS gives up because the app leaves, before it goes
  /// that way anew.
  fileprivate func isGivenUp(_ event: NeutralEvent) -> Bool {
    guard android.has(.enterBackground), ios.has(.enterBackground),
      ios.before.open.contains(event.subject)
    else { return false }
    return ios.before.coming.contains { ios.turned.contains($0) && $0.scope == .screen }
  }

  /// Whether Android goes to one screen and on to another.
  fileprivate var goesOn: Bool {
    android.events.filter { $0?.name == .didShow && $0?.subject.scope == .screen }.count > 1
  }
}
