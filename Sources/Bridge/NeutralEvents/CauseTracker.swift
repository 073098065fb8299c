/// Finds the cause of each event from why the platform sends it and from what happened to its
/// subject before.
///
/// It goes from event to event and knows no steps, so that it does not matter where a script cuts
/// them.
struct CauseTracker: Hashable, Sendable {
  /// Subjects that were there before the launch that may be going on.
  private var known: Set<NeutralSubject> = []
  /// Subjects that came with it.
  private var launched: Set<NeutralSubject> = []
  /// Why each screen was last hidden without being left. What goes for a new configuration, or is made anew where
  /// it cannot be seen, has no way back of its own.
  private var hidings: [NeutralSubject: NeutralCause] = [:]
  /// The subjects on the way into sight.
  private var coming: Set<NeutralSubject> = []

  mutating func processDied() {
    self = CauseTracker()
  }

  /// - Parameter reason: why the platform sends the event behind it.
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
      // Who turns back on the way, and is not covered there, is hidden for what has hidden it before.
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
    // Between screens, the app as a whole comes or goes.
    case (_, .app, .navigation), (_, .app, .container), (_, .app, .configChange): .appState
    // What is there already is brought back by a launch.
    case (_, .screen, .launch), (_, .part, .launch):
      known.contains(subject) ? .appState : .launch
    // What was covered comes back uncovered, however the way back is made.
    case (.willShow, _, .navigation), (.didShow, _, .navigation): hidings[subject] ?? .navigation
    default: reason
    }
  }
}
