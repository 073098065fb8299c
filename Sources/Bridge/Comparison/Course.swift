/// What a side's screens and parts have begun and not ended, from step to step.
struct Course: Hashable, Sendable {
  /// The app before the next step.
  private(set) var app = AppState.notRunning
  /// Who is on the way, and whether it is coming.
  private var ways: [NeutralSubject: Bool] = [:]
  private(set) var screens: Set<NeutralSubject> = []

  /// Who is on the way.
  var open: Set<NeutralSubject> { Set(ways.keys) }

  /// - Returns: who has turned back on the way.
  mutating func follow(_ events: [NeutralEvent], until app: AppState) -> Set<NeutralSubject> {
    self.app = app
    var turned: Set<NeutralSubject> = []
    for event in events {
      switch event.name {
      case .launch: self = Course(app: app)
      case .load: screens.insert(event.subject)
      case .willShow, .willHide:
        let isComing = event.name == .willShow
        if let way = ways[event.subject], way != isComing { turned.insert(event.subject) }
        ways[event.subject] = isComing
      case .didShow, .didHide: ways[event.subject] = nil
      case .destroy:
        ways[event.subject] = nil
        screens.remove(event.subject)
      default: break
      }
    }
    if app == .notRunning { self = Course() }
    return turned
  }

  init(app: AppState = .notRunning) { self.app = app }
}
