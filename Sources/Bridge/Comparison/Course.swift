/// What a side's screens and parts have begun and not ended, from step to step.
struct Course: Hashable, Sendable {
  /// The app before the next step.
  private(set) var app = AppState.notRunning
  /// Whether an alert or a dialog of the app's own is up.
  private(set) var showsAlert = false
  /// Who is on the way, and whether it is coming.
  private var ways: [NeutralSubject: Bool] = [:]
  private(set) var screens: Set<NeutralSubject> = []
  /// The screens that have been made and have not come into sight yet.
  private var unseen: Set<NeutralSubject> = []
  /// Who is to be seen as far as its own events say.
  private(set) var shown: Set<NeutralSubject> = []
  /// The screens in the order in which ways from screen to screen have put them in front.
  private var places: [NeutralSubject] = []
  /// The screens that have gone without leaving for good, not for a new configuration, and have not been made again.
  private(set) var dropped: Set<NeutralSubject> = []
  /// The screens that have left their place and are kept by somebody.
  private(set) var left: Set<NeutralSubject> = []
  /// The screens that have been told of a change of their environment.
  private(set) var changed: Set<NeutralSubject> = []
  /// The parts that stand in something.
  private(set) var attached: Set<NeutralSubject> = []
  /// Those of them that have a view.
  private(set) var viewed: Set<NeutralSubject> = []

  /// Who is on the way.
  var open: Set<NeutralSubject> { Set(ways.keys) }

  /// Who is on the way into sight, as what a finger has brought to light.
  var coming: Set<NeutralSubject> { Set(ways.filter { $0.value }.keys) }

  /// The screen in front, whether the app is or not.
  var front: NeutralSubject? { places.last }

  /// Whether both have the same screens, and the same one in front.
  func isLike(_ other: Course) -> Bool { screens == other.screens && front == other.front }

  /// Whether both show it as far as the other.
  func showsAlike(_ subject: NeutralSubject, as other: Course) -> Bool {
    shown.contains(subject) == other.shown.contains(subject)
      && ways[subject] == other.ways[subject]
  }

  /// - Returns: who has turned back on the way.
  mutating func follow(
    _ events: [NeutralEvent], until app: AppState, showsAlert: Bool
  ) -> Set<NeutralSubject> {
    self.app = app
    var turned: Set<NeutralSubject> = []
    for event in events {
      if turnsBack(event) { turned.insert(event.subject) }
      place(event)
      take(event)
    }
    bringToFront()
    if app == .notRunning { self = Course() }
    self.showsAlert = app > .notRunning && showsAlert
    return turned
  }

  /// Whether its subject is on the other way until then.
  private func turnsBack(_ event: NeutralEvent) -> Bool {
    ways[event.subject].map { isComing in event.name == (isComing ? .willHide : .willShow) }
      ?? false
  }

  private mutating func take(_ event: NeutralEvent) {
    let subject = event.subject
    switch event.name {
    case .launch: self = Course(app: app)
    case .load:
      screens.insert(subject)
      unseen.insert(subject)
      dropped.remove(subject)
    // Whoever keeps a controller that has left its place keeps no screen; it is one again once it comes back.
    case .removed:
      screens.remove(subject)
      left.insert(subject)
    case .willShow:
      if subject.scope == .screen {
        screens.insert(subject)
        left.remove(subject)
        unseen.remove(subject)
      }
      shown.insert(subject)
      ways[subject] = true
    case .willHide:
      shown.insert(subject)
      ways[subject] = false
    case .didShow: ways[subject] = nil
    case .didHide:
      ways[subject] = nil
      shown.remove(subject)
    case .destroy:
      ways[subject] = nil
      shown.remove(subject)
      screens.remove(subject)
      left.remove(subject)
      unseen.remove(subject)
      if !event.isFinal, event.cause != .configChange { dropped.insert(subject) }
    case .environmentChange: changed.insert(subject)
    case .attach: attached.insert(subject)
    case .loadView: viewed.insert(subject)
    case .destroyView: viewed.remove(subject)
    case .detach:
      attached.remove(subject)
      viewed.remove(subject)
      shown.remove(subject)
    case .enterForeground, .activate, .deactivate, .enterBackground, .terminate, .memoryPressure,
      .saveState, .restoreState:
      break
    }
  }

  /// An app that comes back may show another screen than the one that was left: that is in front then.
  private mutating func bringToFront() {
    guard app == .active, let front, !shown.contains(front) else { return }
    let seen = shown.filter { $0.scope == .screen && ways[$0] == nil }
    guard let only = seen.first, seen.count == 1 else { return }
    places.removeAll { $0 == only }
    places.append(only)
  }

  /// The app's coming and going leaves every screen in its place, and puts in front what is made for it.
  private mutating func place(_ event: NeutralEvent) {
    guard event.subject.scope == .screen,
      event.cause != .appState || event.name == .willShow && unseen.contains(event.subject)
    else { return }
    switch event.name {
    // What is replaced for a new configuration keeps its place.
    case .willShow where event.cause == .configChange && places.contains(event.subject): break
    case .didHide where event.cause == .configChange: break
    case .willShow:
      places.removeAll { $0 == event.subject }
      places.append(event.subject)
    case .didHide: places.removeAll { $0 == event.subject }
    case .destroy: if event.isFinal { places.removeAll { $0 == event.subject } }
    default: break
    }
  }

  init(app: AppState = .notRunning) { self.app = app }
}
