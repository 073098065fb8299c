/// How a divergence shows in one step, told by the neutral events of its two sides.
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
  case viewDestroyed
  case stateRestored
  case stateSaved
  case nothingToGoBackTo
  case partHidesFirst
  case linkReachesScreens

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
    case .viewDestroyed: "D16"
    case .stateRestored: "D24"
    case .stateSaved: "D26"
    case .nothingToGoBackTo: "D28"
    case .partHidesFirst: "D31"
    case .linkReachesScreens: "D34"
    }
  }

  func isShown(by step: TwoSidedStep) -> Bool {
    let android = step.android
    let ios = step.ios
    switch self {
    case .coverHidesOnOneSide:
      return step.verbs.contains(.present)
        && android.subjects(of: .willHide) != ios.subjects(of: .willHide)
    case .didHideOrder:
      return android.precedes(.didShow, .didHide, in: .screen)
        && ios.precedes(.didHide, .didShow, in: .screen)
    case .tabOrder:
      return step.verbs.contains(.selectTab)
        && ios.precedes(.willShow, .willHide, in: nil)
    case .screensSilentWhenAppLeaves:
      return android.has(.enterBackground) && ios.has(.enterBackground)
        && android.has(.willHide) && !ios.has(.willHide)
    case .newScreenLoadsFirst:
      return android.precedes(.willHide, .load, in: .screen)
        && ios.precedes(.load, .willHide, in: .screen)
    case .shadeDeactivates:
      return step.verbs.contains(.shade) && !android.has(.deactivate) && ios.has(.deactivate)
    case .promptHidesScreen:
      return step.verbs.contains(.askPermission) && android.has(.willHide) && !ios.has(.willHide)
    case .screensSilentWhenAppReturns:
      return android.has(.enterForeground) && ios.has(.enterForeground)
        && android.has(.willShow) && !ios.has(.willShow)
    case .recreation:
      return android.has(.environmentChange) && android.has(.destroy)
        && ios.has(.environmentChange) && !ios.has(.destroy)
    case .viewDestroyed: return android.has(.destroyView) && ios.has(.didHide)
    case .stateRestored: return android.has(.restoreState) && ios.has(.launch)
    case .stateSaved:
      return android.has(.enterBackground) && android.has(.saveState) && !ios.has(.saveState)
    case .nothingToGoBackTo:
      return step.verbs.contains(.back) && !android.events.isEmpty && ios.events.isEmpty
    case .partHidesFirst:
      return android.partHidesBeforeScreen && ios.screenHidesBeforePart
    case .linkReachesScreens:
      return step.verbs.contains(.deepLink) && android.has(.willHide) && !ios.has(.willHide)
    }
  }
}

/// The neutral events of one step on both platforms.
struct TwoSidedStep: Hashable, Sendable {
  var verbs: [NeutralVerb]
  var android: Side
  var ios: Side

  /// The ids of the divergences that the step shows, in the order of the registry.
  var divergences: [String] {
    let shown = Set(DivergenceSign.allCases.filter { $0.isShown(by: self) }.map(\.id))
    return Divergence.all.map(\.id).filter(shown.contains)
  }

  struct Side: Hashable, Sendable {
    var events: [NeutralEvent]

    func has(_ name: NeutralEventName) -> Bool { events.contains { $0.name == name } }

    func subjects(of name: NeutralEventName) -> Set<NeutralSubject> {
      Set(events.filter { $0.name == name }.map(\.subject))
    }

    /// Whether the first event of one name comes before the first of another on another subject.
    func precedes(
      _ earlier: NeutralEventName, _ later: NeutralEventName, in scope: NeutralScope?
    ) -> Bool {
      let relevant = events.filter { scope == nil || $0.subject.scope == scope }
      guard let first = relevant.firstIndex(where: { $0.name == earlier }),
        let second = relevant.firstIndex(where: { $0.name == later })
      else { return false }
      return first < second && relevant[first].subject != relevant[second].subject
    }

    var partHidesBeforeScreen: Bool { hides(first: .part, then: .screen) }
    var screenHidesBeforePart: Bool { hides(first: .screen, then: .part) }

    private func hides(first: NeutralScope, then second: NeutralScope) -> Bool {
      let hidings = events.filter { $0.name == .willHide }.map(\.subject.scope)
      guard let one = hidings.firstIndex(of: first), let other = hidings.firstIndex(of: second)
      else { return false }
      return one < other
    }
  }
}
