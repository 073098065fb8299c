extension TwoSidedStep {
  /// The events of one platform in the step, with its state before and after.
  ///
  /// Properties of its facts can be read directly: `ios.hasLink`.
  @dynamicMemberLookup
  struct Side: Hashable, Sendable {
    /// By the position of their cells; nil for a callback without a neutral event, and for subjects
    /// that the other platform does not have at all.
    var events: [NeutralEvent?]
    let facts: StepFacts
    /// Whether a part is hidden or shown in its place; set for Android only.
    var hidesPart = false
    /// Whether parts that the other platform does not have come or go.
    var movesOwnParts = false
    /// The same for screens.
    var movesOwnScreens = false
    /// Whether the platform has nothing for the step: no way back, or no call that removes a root.
    var hasNoWayBack = false
    /// The state of the app after the step.
    var app: AppState { after.app }
    var before = NeutralState()
    var after = NeutralState()
    /// The subjects that reversed their transition.
    var reversed: Set<NeutralSubject> = []
    /// Events of screens and parts for the pictures that iOS takes of an app that has left.
    private(set) var ofPictures: Set<NeutralEvent> = []

    var appBefore: AppState { before.app }
    var screensBefore: Set<NeutralSubject> { before.screens }
    /// The subjects whose transition has begun and not ended by the end of the step.
    var inTransition: Set<NeutralSubject> { after.inTransition }

    init(
      events: [NeutralEvent?], facts: StepFacts, after state: NeutralState, until app: AppState,
      alerts: Int
    ) {
      self.events = events
      self.facts = facts
      before = state
      after = state
      reversed = after.follow(events.compactMap(\.self), until: app, alerts: alerts)
      ofPictures = Self.ofPictures(in: events.compactMap(\.self), after: state)
    }

    subscript(dynamicMember question: KeyPath<StepFacts, Bool>) -> Bool {
      facts[keyPath: question]
    }

    /// A transition that was in progress when the app left continues or reverses, and is not part
    /// of a picture; neither is the state that is saved then.
    private static func ofPictures(
      in events: [NeutralEvent], after state: NeutralState
    ) -> Set<NeutralEvent> {
      guard let leaving = events.firstIndex(where: { $0.name == .enterBackground }) else {
        return []
      }
      var state = state
      _ = state.follow(Array(events[..<leaving]), until: .background, alerts: 0)
      return Set(
        events[leaving...].filter {
          $0.subject != .app && $0.cause == .appState && $0.name != .saveState
            && !state.inTransition.contains($0.subject)
        })
    }

    /// The same side without the event at this position.
    func without(_ position: Int) -> Self {
      var side = self
      side.events[position] = nil
      side.after = before
      side.reversed = side.after.follow(
        side.events.compactMap(\.self), until: app, alerts: after.alerts)
      return side
    }

    var isSilent: Bool { events.allSatisfy { $0 == nil } }

    func has(_ name: NeutralEventName, cause: NeutralCause? = nil) -> Bool {
      events.contains { $0?.name == name && (cause == nil || $0?.cause == cause) }
    }

    func has(
      _ name: NeutralEventName, of subject: NeutralSubject, cause: NeutralCause? = nil
    ) -> Bool {
      events.contains {
        $0?.name == name && $0?.subject == subject && (cause == nil || $0?.cause == cause)
      }
    }

    /// The subjects of events with this name.
    func subjects(of name: NeutralEventName) -> Set<NeutralSubject> {
      Set(events.compactMap { $0?.name == name ? $0?.subject : nil })
    }
  }
}
