/// Determines the cause of each event from the platform's reason and from what happened to its
/// subject before.
///
/// It works from event to event, regardless of where a script divides them into steps.
struct CauseTracker: Hashable, Sendable {
  /// Subjects that existed before the launch that may be in progress.
  private var known: Set<NeutralSubject> = []
  /// Subjects that came with it.
  private var launched: Set<NeutralSubject> = []
  /// Why each screen was last hidden without being left. A screen that goes for a new
  /// configuration, or is recreated while invisible, has no entry.
  private var hidings: [NeutralSubject: NeutralCause] = [:]
  /// The subjects that are appearing.
  private var coming: Set<NeutralSubject> = []

  mutating func processDied() {
    self = CauseTracker()
  }

  /// - Parameter reason: why the platform sends the underlying event.
  mutating func cause(
    of name: NeutralEventName, on subject: NeutralSubject, isFinal: Bool, reason: NeutralCause
  ) -> NeutralCause {
    if reason != .launch, !launched.isEmpty {
      known.formUnion(launched)
      launched.removeAll()
    }
    let cause = cause(of: name, on: subject, reason: reason)
    if subject != .app, !known.contains(subject) {
      if reason == .launch { launched.insert(subject) } else { known.insert(subject) }
    }
    switch name {
    case .willShow: coming.insert(subject)
    case .willHide:
      // A screen whose appearance is reversed, other than by being covered, is hidden for the same
      // cause as before.
      let turnsBack = coming.remove(subject) != nil && cause != .cover
      if isFinal || cause == .configChange {
        hidings[subject] = nil
      } else if !turnsBack || hidings[subject] == nil {
        hidings[subject] = cause
      }
    case .didHide: coming.remove(subject)
    case .didShow:
      coming.remove(subject)
      hidings[subject] = nil
    default: break
    }
    return cause
  }

  private func cause(
    of name: NeutralEventName, on subject: NeutralSubject, reason: NeutralCause
  ) -> NeutralCause {
    switch (name, subject, reason) {
    case (.environmentChange, _, _): .configChange
    case (.memoryPressure, _, _): .system
    case (.launch, .app, _): .launch
    // During transitions between screens, the app as a whole comes or goes.
    case (_, .app, .navigation), (_, .app, .container), (_, .app, .configChange): .appState
    // A launch brings back what already exists.
    case (_, .screen, .launch), (_, .part, .launch):
      known.contains(subject) ? .appState : .launch
    // A covered screen comes back uncovered, whatever kind of transition brings it back.
    case (.willShow, _, .navigation), (.didShow, _, .navigation): hidings[subject] ?? .navigation
    default: reason
    }
  }
}
