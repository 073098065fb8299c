/// How a divergence shows where both platforms tell two events, in opposite orders.
///
/// It is told by the events, their reasons and what else has happened, never by the script's words.
enum OrderSign: String, Hashable, Sendable, CaseIterable {
  case didHide = "D2"
  case tabs = "D3"
  case newScreenLoadsFirst = "D5"
  case recreation = "D12"
  case preview = "D19"
  case endOfApp = "D23"
  case restoration = "D24"
  case destruction = "D30"
  case partHidesFirst = "D31"
  case attaching = "D36"
  case appBesideScreens = "D49"
  case partLoadsLater = "D51"
  case exchangeOfParts = "D57"
  case partGivesWay = "D60"
  case detailGoesFirst = "D62"
  case passingScreen = "D63"

  /// The divergence that it is a sign of.
  var id: String { rawValue }

  /// Whether this is why two events come in one order on Android and in the other on iOS.
  ///
  /// - Parameters:
  ///   - android: the one that is earlier on Android.
  ///   - ios: the one that is earlier on iOS.
  func explains(
    earlierOnAndroid android: NeutralEvent, earlierOnIOS ios: NeutralEvent, in step: TwoSidedStep
  ) -> Bool {
    let isOfTwo = android.subject != ios.subject
    switch self {
    case .didHide:
      // Who is resumed may go on to the next, before the one before is stopped.
      return [.didHide, .removed, .destroy].contains(ios.name) && ios.isTransition && isOfTwo
        && android.subject.scope != .app
        && (android.name == .didShow
          || (android.isAppearance || android.isArrival || android.name == .load)
            && android.isTransition && step.goesOn)
    case .newScreenLoadsFirst:
      guard ios.isTransition, isOfTwo else { return false }
      // What the app does with the parts of the paused one comes before the new one as well.
      return step.isPaused(android) && [.load, .attach, .loadView].contains(ios.name)
        || android.isTransition && android.subject.scope == .part && ios.subject.scope == .screen
          && [.load, .willShow].contains(ios.name) && step.android.has(.load, of: ios.subject)
          && !step.stands(android.subject, in: ios.subject)
    case .tabs:
      return isOfTwo && (step.exchangesTab(android, ios) || step.endsTabLate(android, ios))
    case .partHidesFirst:
      return android.isHiding && android.subject.scope == .part && ios.subject.scope != .app
        && isOfTwo
        && (android.name == ios.name
          || android.name == .didHide && [.removed, .detach].contains(ios.name))
    case .attaching:
      // A container has all its children before it loads the first of them.
      let isBeside =
        android.name == .loadView && ios.name == .attach && isOfTwo
        && !step.stands(ios.subject, in: android.subject)
      return isBeside
        || ios.cause == .container && !isOfTwo && (android.isAttachment || ios.isAttachment)
    case .exchangeOfParts:
      // Where the activity is paused by then, that is why Android tells it.
      return android.isArrival && [.destroyView, .detach].contains(ios.name)
        && android.cause != .configChange && ios.cause == .container
        && android.subject.scope == .part && isOfTwo
    case .partLoadsLater:
      // What a storyboard embeds has its view before it has its parent.
      let isEmbedded =
        android.name == .attach && ios.name == .loadView && !isOfTwo && ios.cause != .container
      // A page has even shown by the time at which the old screen is told, with what is in that.
      let isLeft = step.isPaused(android) && ios.isShowing
      let isBefore = android.isShowing || android.name == .load || isLeft
      return isEmbedded || step.comesByLayout(android, before: ios)
        || isBefore && ios.subject.scope == .part
          && (android.subject.scope == .screen || step.stands(ios.subject, in: android.subject)
            || isLeft && step.comesWithHost(ios.subject))
          && ([.attach, .loadView].contains(ios.name) || ios.isShowing)
    case .partGivesWay:
      return [.didHide, .detach].contains(android.name) && android.subject.scope == .part
        && ios.isShowing && android.cause == .navigation && isOfTwo
        && !step.android.has(.load, of: ios.subject)
    case .endOfApp:
      // The activities end one by one as each is ready: one that shows under another, which has to be paused
      // first, may be gone before that is stopped.
      return step.android.ends && step.ios.ends && isOfTwo && android.subject != .app
        && (android.isHiding || android.isEnd) && (ios.isHiding || ios.isEnd)
    case .appBesideScreens: return (android.subject == .app) != (ios.subject == .app)
    case .recreation: return android.cause == .configChange || ios.cause == .configChange
    // What a finger brings to light starts before the one in front is told anything, and is stopped after whatever
    // comes next.
    case .preview:
      let isStart =
        android.name == .willShow && ios.name == .willHide
        && android.isTransition && ios.isTransition && step.android.hasHad(android.subject)
      return isOfTwo && (isStart || android.subject.scope != .app && step.isLetGo(ios))
    // What is restored is attached before anything has a view.
    case .restoration:
      return android.name == .attach && android.cause == .launch
        && step.android.has(.restoreState) && step.ios.has(.launch)
    // What can be destroyed at once is, from the top, before anything comes in its place.
    case .destruction:
      return android.isEnd && isOfTwo && ios.subject != .app
        && (ios.isShowing || ios.isEnd || android.name == .destroy
          || !step.android.before.shown.contains(android.subject))
    case .detailGoesFirst:
      return android.name == .willShow && ios.isTransition && isOfTwo && step.hasNewDetail
        && [.didHide, .removed].contains(ios.name)
    case .passingScreen:
      return [.load, .willShow].contains(android.name) && ios.name == .didHide && isOfTwo
        && !step.passingScreens.isEmpty
    }
  }
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

  /// Whether Android goes to one screen and on to another.
  fileprivate var goesOn: Bool {
    android.events.filter { $0?.name == .didShow && $0?.subject.scope == .screen }.count > 1
  }
}
