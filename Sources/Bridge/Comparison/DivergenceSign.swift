/// A divergence as it shows in a step: which differences between the two sides it explains.
///
/// It is told by the events, their reasons and the state of the app, never by the script's words, so
/// that it is named where its two sides have happened and nowhere else. Where both tell the same
/// neutral events (what the bridge supplies, what only arguments tell, what no event tells) there is
/// nothing to be seen of a divergence, and it has no sign.
enum DivergenceSign: Hashable, Sendable, CaseIterable {
  case coverHidesOnOneSide
  case didHideOrder
  case tabOrder
  case screensSilentWhenAppLeaves
  case newScreenLoadsFirst
  case shadeDeactivates
  case promptHidesScreen
  case screensSilentWhenAppReturns
  case recreation
  case recreatedBelow
  case viewDestroyed
  case partCovers
  case endOfApp
  case stateRestored
  case stateSaved
  case nothingToGoBackTo
  case destruction
  case partHidesFirst
  case linkReachesScreens
  case attaching
  case viewMadeAgain
  case appBesideScreens
  case pageAhead
  case innerStackFirst
  case coldLink
  case partLoadsLater
  case partsOfLeaving
  case emptiedContainer
  case closedInBackground
  case callCovers
  case frontNotWarned
  case exchangeOfParts
  case foundInstance
  case tabMadeOnSelection
  case briefLeave
  case partGivesWay

  /// The divergence that it is a sign of.
  var id: String {
    switch self {
    case .coverHidesOnOneSide: "D1"
    case .didHideOrder: "D2"
    case .tabOrder: "D3"
    case .screensSilentWhenAppLeaves: "D4"
    case .newScreenLoadsFirst: "D5"
    case .shadeDeactivates: "D6"
    case .promptHidesScreen: "D8"
    case .screensSilentWhenAppReturns: "D10"
    case .recreation: "D12"
    case .recreatedBelow: "D14"
    case .viewDestroyed: "D16"
    case .partCovers: "D17"
    case .endOfApp: "D23"
    case .stateRestored: "D24"
    case .stateSaved: "D26"
    case .nothingToGoBackTo: "D28"
    case .destruction: "D30"
    case .partHidesFirst: "D31"
    case .linkReachesScreens: "D34"
    case .attaching: "D36"
    case .viewMadeAgain: "D47"
    case .appBesideScreens: "D49"
    case .pageAhead: "D13"
    case .innerStackFirst: "D45"
    case .coldLink: "D50"
    case .partLoadsLater: "D51"
    case .partsOfLeaving: "D52"
    case .emptiedContainer: "D53"
    case .closedInBackground: "D54"
    case .callCovers: "D55"
    case .frontNotWarned: "D56"
    case .exchangeOfParts: "D57"
    case .foundInstance: "D58"
    case .tabMadeOnSelection: "D59"
    case .briefLeave: "D11"
    case .partGivesWay: "D60"
    }
  }

  // MARK: Order

  /// Whether this is why two events come in one order on Android and in the other on iOS.
  ///
  /// - Parameters:
  ///   - android: the one that is earlier on Android.
  ///   - ios: the one that is earlier on iOS.
  func explains(earlierOnAndroid android: NeutralEvent, earlierOnIOS ios: NeutralEvent) -> Bool {
    switch self {
    case .didHideOrder:
      android.name == .didShow && [.didHide, .removed, .destroy].contains(ios.name)
        && android.isTransition && ios.isTransition && android.subject != ios.subject
    case .newScreenLoadsFirst:
      android.name == .willHide && [.load, .attach, .loadView].contains(ios.name)
        && android.isTransition && ios.isTransition && android.subject != ios.subject
    case .tabOrder:
      [.willHide, .didHide].contains(android.name)
        && [.load, .attach, .loadView, .willShow, .didShow].contains(ios.name)
        && android.cause == .container && ios.cause == .container
        && android.subject != ios.subject
    case .partHidesFirst:
      android.isHiding && android.subject.scope == .part && ios.subject.scope != .app
        && android.subject != ios.subject
        && (android.name == ios.name || android.name == .didHide && ios.name == .removed)
    case .attaching:
      android.cause == .container && ios.cause == .container && android.subject == ios.subject
        && (android.isAttachment || ios.isAttachment)
    case .exchangeOfParts:
      android.isArrival && [.destroyView, .detach].contains(ios.name)
        && android.cause == .container && ios.cause == .container
        && android.subject.scope == .part && android.subject != ios.subject
    case .partLoadsLater:
      android.isShowing && android.subject.scope == .screen && ios.subject.scope == .part
        && ([.attach, .loadView].contains(ios.name) || ios.isShowing)
    case .partGivesWay:
      [.didHide, .detach].contains(android.name) && android.subject.scope == .part && ios.isShowing
        && android.cause == .navigation && android.subject != ios.subject
    case .appBesideScreens: (android.subject == .app) != (ios.subject == .app)
    case .recreation: android.cause == .configChange || ios.cause == .configChange
    case .coverHidesOnOneSide, .screensSilentWhenAppLeaves, .shadeDeactivates,
      .promptHidesScreen, .screensSilentWhenAppReturns, .recreatedBelow, .viewDestroyed,
      .partCovers, .endOfApp, .stateRestored, .stateSaved, .nothingToGoBackTo, .destruction,
      .linkReachesScreens, .viewMadeAgain, .pageAhead, .innerStackFirst, .coldLink,
      .partsOfLeaving, .emptiedContainer, .closedInBackground, .callCovers, .frontNotWarned,
      .foundInstance, .tabMadeOnSelection, .briefLeave:
      false
    }
  }

  // MARK: What only one side tells

  /// Whether this is why only one platform tells an event.
  func explains(
    missing event: NeutralEvent, on platform: Platform, in step: TwoSidedStep
  ) -> Bool {
    let android = step.android
    let ios = step.ios
    switch self {
    case .coverHidesOnOneSide:
      return event.isAppearance && event.isTransition && !android.has(.enterBackground)
        && step.shares(.screen, besides: event)
    case .screensSilentWhenAppLeaves:
      return platform == .android && event.isHiding && event.cause == .appState
        && (android.has(.enterBackground) || step.isBriefLeave) && ios.has(.enterBackground)
    case .screensSilentWhenAppReturns:
      return platform == .android && event.isShowing && event.cause == .appState
        && (android.has(.enterForeground, cause: .appState) || step.isBriefLeave)
        && ios.has(.enterForeground, cause: .appState)
    case .briefLeave:
      return platform == .ios && [.enterBackground, .enterForeground].contains(event.name)
        && step.isBriefLeave
    case .shadeDeactivates:
      return platform == .ios
        ? [.deactivate, .activate].contains(event.name) && android.isSilent
          && android.app == .active
        // The app of iOS had given its input up before it left.
        : event.name == .deactivate && ios.has(.enterBackground) && !ios.has(.deactivate)
    case .promptHidesScreen:
      return platform == .android && event.isAppearance && event.cause == .cover
        && (android.has(.deactivate) && ios.has(.deactivate)
          || android.has(.activate) && ios.has(.activate))
    case .recreation:
      if platform == .ios {
        // What cannot be seen is recreated when it can be.
        return event.cause == .configChange
          && (android.has(.destroy, cause: .configChange) || !android.speaks(of: event.subject))
      }
      return event.cause == .configChange && step.hasToldChange
        || event.isOfRecreation && android.has(.destroy, cause: .configChange)
    case .recreatedBelow:
      return platform == .android && event.cause != .configChange && event.cause != .launch
        && (event.name == .destroy && !event.isFinal
          || [.load, .restoreState].contains(event.name) && ios.has(.willShow, of: event.subject))
    case .viewDestroyed:
      return platform == .android && event.name == .destroyView && !event.isFinal
        && ios.has(.didHide, of: event.subject)
    case .partCovers:
      return platform == .ios && event.isAppearance && event.subject.scope != .app
        && (event.isShowing || event.subject.scope == .part) && step.shares(.part, besides: event)
    case .endOfApp:
      return event.name == .terminate && android.has(.enterBackground) && ios.has(.enterBackground)
    case .stateRestored:
      return event.cause == .launch && android.has(.restoreState) && ios.has(.launch)
        || platform == .android && event.cause != .configChange && android.has(.restoreState)
          && ios.isSilent
    case .stateSaved:
      return platform == .android && event.name == .saveState && event.cause != .configChange
    case .nothingToGoBackTo:
      return platform == .android && ios.isSilent && ios.app == .active
        && (android.has(.enterBackground) || android.has(.terminate))
    case .destruction:
      return [.removed, .destroy].contains(event.name) && event.isFinal
        && step.side(platform.other).events.contains {
          $0?.subject == event.subject && $0?.isFinal == true
        }
    case .linkReachesScreens:
      return platform == .android && ios.hasLink && event.cause == .navigation
    case .attaching:
      return platform == .android && event.name == .destroyView && event.isFinal
        && ios.has(.detach, of: event.subject)
    case .viewMadeAgain:
      return platform == .android && event.name == .loadView && event.cause != .configChange
        && ios.has(.willShow, of: event.subject)
    case .pageAhead:
      return platform == .android && event.subject.scope == .part && event.isArrival
        && !android.has(.didShow, of: event.subject) && !ios.speaks(of: event.subject)
    case .innerStackFirst:
      return !android.speaks(of: .screen) && android.app == .active && ios.leaves(.screen)
    case .coldLink:
      return event.cause == .launch && android.has(.launch) && ios.has(.launch)
        && !android.has(.restoreState) && android.subjects(of: .load) != ios.subjects(of: .load)
    case .partsOfLeaving:
      return platform == .android && event.isFinal
        && [.destroyView, .detach].contains(event.name)
        && !ios.has(.detach, of: event.subject) && ios.leaves(.screen)
    case .emptiedContainer:
      return platform == .android && event.isFinal && event.cause == .container
        && !ios.speaks(of: event.subject) && ios.leaves(.part)
    case .closedInBackground:
      return platform == .ios && event.isAppearance && event.isTransition
        && android.app == .background && ios.app == .background && !ios.has(.enterBackground)
    case .callCovers:
      return platform == .android
        && (android.has(.enterBackground) && ios.isDeactivated
          || android.has(.enterForeground) && ios.isActivated)
    case .frontNotWarned:
      return platform == .ios && event.name == .memoryPressure && android.app > .background
    case .foundInstance:
      return event.isTransition && step.hasFoundInstance
    case .tabMadeOnSelection:
      return event.name == .attach && event.subject.scope == .part
        && (platform == .android
          ? event.cause == .container && ios.has(.loadView, of: event.subject)
          : !android.speaks(of: event.subject) && !ios.has(.loadView, of: event.subject))
    case .didHideOrder, .newScreenLoadsFirst, .tabOrder, .partHidesFirst, .appBesideScreens,
      .exchangeOfParts, .partLoadsLater, .partGivesWay:
      return false
    }
  }
}

extension TwoSidedStep {
  /// Whether on both sides another screen or part comes where the one of this event goes, or goes
  /// where it comes.
  fileprivate func shares(_ scope: NeutralScope, besides event: NeutralEvent) -> Bool {
    let name: NeutralEventName = event.isHiding ? .didShow : .didHide
    return android.subjects(of: name).intersection(ios.subjects(of: name))
      .contains { $0 != event.subject && $0.scope == scope }
  }

  /// Whether the app has gone and come back before Android counts it as gone.
  fileprivate var isBriefLeave: Bool {
    android.has(.deactivate) && android.has(.activate) && !android.has(.enterBackground)
      && ios.has(.enterBackground) && ios.has(.enterForeground)
  }

  /// Whether Android shows an instance that was there where iOS makes another of its class.
  fileprivate var hasFoundInstance: Bool {
    let made = Set(ios.subjects(of: .load).map(\.className))
    return android.subjects(of: .didShow).contains {
      made.contains($0.className) && !android.has(.load, of: $0)
    }
  }
}

extension TwoSidedStep.Side {
  fileprivate func speaks(of subject: NeutralSubject) -> Bool {
    events.contains { $0?.subject == subject }
  }

  fileprivate func speaks(of scope: NeutralScope) -> Bool {
    events.contains { $0?.subject.scope == scope }
  }

  /// Whether something of this scope goes for good.
  fileprivate func leaves(_ scope: NeutralScope) -> Bool {
    events.contains { $0?.subject.scope == scope && $0?.isFinal == true }
  }

  /// Whether the app loses its input and stays in front.
  fileprivate var isDeactivated: Bool { has(.deactivate) && !has(.enterBackground) }
  /// Whether it gets it back, having stayed in front.
  fileprivate var isActivated: Bool { has(.activate) && !has(.enterForeground) }
}

extension NeutralEvent {
  fileprivate var isHiding: Bool { name == .willHide || name == .didHide }
  fileprivate var isShowing: Bool { name == .willShow || name == .didShow }
  fileprivate var isAppearance: Bool { isHiding || isShowing }
  /// Of one screen to another, however it is made.
  fileprivate var isTransition: Bool {
    subject.scope != .app && (cause == .navigation || cause == .cover)
  }
  /// A part comes, as far as it can be seen.
  fileprivate var isArrival: Bool { [.attach, .loadView, .willShow].contains(name) }
  /// What a new instance does besides being made: its parts come, the app is active for a moment.
  fileprivate var isOfRecreation: Bool {
    subject.scope == .part && (isAttachment || isAppearance)
      || [.activate, .deactivate].contains(name)
  }
  fileprivate var isAttachment: Bool {
    [.attach, .detach, .loadView, .destroyView].contains(name)
  }
}

extension Platform {
  fileprivate var other: Platform {
    switch self {
    case .android: .ios
    case .ios: .android
    }
  }
}
