/// Finds the cause of each event from the step's and from what happened to the subject before.
struct CauseTracker: Hashable, Sendable {
  /// Subjects that have had an event in an earlier step.
  private var known: Set<NeutralSubject> = []
  /// Why each screen was last hidden without being left.
  private var hidings: [NeutralSubject: NeutralCause] = [:]

  mutating func processDied() {
    known = []
    hidings = [:]
  }

  /// - Parameter isConfigurationChange: the platform itself says that this is one.
  mutating func cause(
    of name: NeutralEventName, on subject: NeutralSubject, isFinal: Bool,
    isConfigurationChange: Bool, in step: StepCause
  ) -> NeutralCause {
    let cause = cause(
      of: name, on: subject, isConfigurationChange: isConfigurationChange, in: step)
    switch name {
    case .willHide: hidings[subject] = isFinal ? nil : cause
    case .didShow: hidings[subject] = nil
    default: break
    }
    return cause
  }

  /// Later steps see these subjects as known.
  mutating func endStep(_ events: [MappedEvent]) {
    for mapped in events { known.insert(mapped.event.subject) }
  }

  private func cause(
    of name: NeutralEventName, on subject: NeutralSubject, isConfigurationChange: Bool,
    in step: StepCause
  ) -> NeutralCause {
    if isConfigurationChange || name == .environmentChange { return .configChange }
    if name == .memoryPressure { return .system }
    switch subject {
    case .app: return name == .launch ? .launch : step.ofApp
    case .screen(let className, _), .part(let className, _):
      switch step.cause {
      case .launch: return known.contains(subject) ? .appState : .launch
      case .cover: return step.presented.contains(className) ? .navigation : .cover
      case .navigation:
        // What was covered comes back uncovered, whatever the verb of the way back.
        return name == .willShow || name == .didShow ? hidings[subject] ?? .navigation : .navigation
      case .container, .appState, .configChange, .system, .user: return step.cause
      }
    }
  }
}
