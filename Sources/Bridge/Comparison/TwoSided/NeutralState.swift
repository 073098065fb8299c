/// The state of the app with its screens and parts on one platform, derived from the neutral events
/// of the steps so far.
struct NeutralState: Hashable, Sendable {
  /// The state of the app before the next step.
  private(set) var app = AppState.notRunning
  /// How many alerts, or other things that are no screens, are showing over the app's screens.
  private(set) var alerts = 0
  /// The subjects in transition, with whether they are appearing.
  private var transitions: [NeutralSubject: Bool] = [:]
  private(set) var screens: Set<NeutralSubject> = []
  /// Screens that have been created and have not yet appeared.
  private var unseen: Set<NeutralSubject> = []
  /// The subjects that are visible according to their own events.
  private(set) var shown: Set<NeutralSubject> = []
  /// The screens in the order in which transitions brought them to the front.
  private var screenOrder: [NeutralSubject] = []
  /// Those that transitions have hidden, in that order.
  private var hidden: [NeutralSubject] = []
  /// Those that have been created in the latest step.
  private var created: Set<NeutralSubject> = []
  /// Screens whose instance is gone although they have not left for good, other than for a new
  /// configuration, and that have not been recreated.
  private(set) var lost: Set<NeutralSubject> = []
  /// Screens that have left their place but are still retained.
  private(set) var retained: Set<NeutralSubject> = []
  /// Screens that have received a change of their environment.
  private(set) var changed: Set<NeutralSubject> = []
  /// The parts that are attached to a container.
  private(set) var attached: Set<NeutralSubject> = []
  /// The attached parts that have a view.
  private(set) var withView: Set<NeutralSubject> = []

  /// The subjects in transition.
  var inTransition: Set<NeutralSubject> { Set(transitions.keys) }

  /// The subjects that are appearing, such as the screen that an interactive gesture reveals.
  var appearing: Set<NeutralSubject> { Set(transitions.filter { $0.value }.keys) }

  /// The front screen, whether or not the app is in front.
  var front: NeutralSubject? { screenOrder.last }

  var showsAlert: Bool { alerts > 0 }

  /// Whether both have the same screens, with the same one in front.
  func isLike(_ other: NeutralState) -> Bool { screens == other.screens && front == other.front }

  /// Whether the subject is equally visible on both.
  func showsAlike(_ subject: NeutralSubject, as other: NeutralState) -> Bool {
    shown.contains(subject) == other.shown.contains(subject)
      && transitions[subject] == other.transitions[subject]
  }

  /// - Returns: the subjects that reversed their transition.
  mutating func follow(
    _ events: [NeutralEvent], until app: AppState, alerts: Int
  ) -> Set<NeutralSubject> {
    let wasRunning = self.app > .notRunning
    self.app = app
    created = []
    var reversed: Set<NeutralSubject> = []
    for event in events {
      if reverses(event) { reversed.insert(event.subject) }
      place(event)
      // A process that begins in the step may have created screens before it counts as launched.
      if event.name == .launch, wasRunning { self = NeutralState(app: app) }
      take(event)
    }
    bringToFront()
    if app == .notRunning { self = NeutralState() }
    self.alerts = app > .notRunning ? alerts : 0
    return reversed
  }

  /// Whether the event's subject was in the opposite transition until now.
  private func reverses(_ event: NeutralEvent) -> Bool {
    transitions[event.subject].map { isAppearing in
      event.name == (isAppearing ? .willHide : .willShow)
    }
      ?? false
  }

  private mutating func take(_ event: NeutralEvent) {
    let subject = event.subject
    switch event.name {
    case .load:
      screens.insert(subject)
      unseen.insert(subject)
      created.insert(subject)
      lost.remove(subject)
    // A retained controller that has left its place is not a screen; it becomes one again when it
    // comes back.
    case .removed:
      screens.remove(subject)
      retained.insert(subject)
    case .willShow:
      if subject.scope == .screen {
        screens.insert(subject)
        retained.remove(subject)
        unseen.remove(subject)
      }
      shown.insert(subject)
      transitions[subject] = true
    case .willHide:
      shown.insert(subject)
      transitions[subject] = false
    case .didShow: transitions[subject] = nil
    case .didHide:
      transitions[subject] = nil
      shown.remove(subject)
    case .destroy:
      transitions[subject] = nil
      shown.remove(subject)
      screens.remove(subject)
      retained.remove(subject)
      unseen.remove(subject)
      if !event.isFinal, event.cause != .configChange { lost.insert(subject) }
    case .environmentChange: changed.insert(subject)
    case .attach: attached.insert(subject)
    case .loadView: withView.insert(subject)
    case .destroyView: withView.remove(subject)
    case .detach:
      attached.remove(subject)
      withView.remove(subject)
      shown.remove(subject)
    case .launch, .enterForeground, .activate, .deactivate, .enterBackground, .terminate,
      .memoryPressure, .saveState, .restoreState:
      break
    }
  }

  /// An app may return with another screen than the one it was left with; that screen is then in
  /// front. So is the one that remains of an app in the background, or was hidden last.
  private mutating func bringToFront() {
    let seen = screens.subtracting(unseen)
    if screenOrder.isEmpty {
      let next = seen.count == 1 ? seen.first : hidden.last { seen.contains($0) }
      if let next, seen.count == 1 || app == .background { screenOrder = [next] }
    }
    guard app == .active, let front, !shown.contains(front) else { return }
    let inSight = shown.filter { $0.scope == .screen && transitions[$0] == nil }
    guard let only = inSight.first, inSight.count == 1 else { return }
    screenOrder.removeAll { $0 == only }
    screenOrder.append(only)
  }

  /// The app's coming and going leaves every screen in its place, and puts a screen that is created
  /// then in front.
  private mutating func place(_ event: NeutralEvent) {
    guard event.subject.scope == .screen,
      event.cause != .appState || event.name == .willShow && unseen.contains(event.subject)
    else { return }
    switch event.name {
    // A screen that is replaced for a new configuration keeps its place.
    case .willShow where event.cause == .configChange && screenOrder.contains(event.subject): break
    case .didHide where event.cause == .configChange: break
    case .willShow:
      screenOrder.removeAll { $0 == event.subject }
      screenOrder.append(event.subject)
      hidden.removeAll { $0 == event.subject }
    // What is created under a see-through screen appears later than that one and is paused again.
    case .willHide where created.contains(event.subject) && !event.isFinal:
      guard front == event.subject, let above = screenOrder.dropLast().last, shown.contains(above),
        transitions[above] == nil
      else { break }
      screenOrder.removeAll { $0 == above }
      screenOrder.append(above)
    case .didHide:
      screenOrder.removeAll { $0 == event.subject }
      hidden.removeAll { $0 == event.subject }
      hidden.append(event.subject)
    case .destroy: if event.isFinal { screenOrder.removeAll { $0 == event.subject } }
    default: break
    }
  }

  init(app: AppState = .notRunning) { self.app = app }
}
