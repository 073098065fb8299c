/// What a line says about the events of its step: `of A, B  A.onPause ... B.onStop`,
/// `never A.onStop`.
package struct EventAssertion: Hashable, Sendable {
  /// The objects whose events the line is about, regardless of all others; empty means all objects.
  package var objects: [InstanceReference]
  package var claim: Claim

  /// What the line asserts about these events.
  package enum Claim: Hashable, Sendable {
    case matches(Pattern)
    /// None of these occurs, watched or not.
    case never([EventPattern])
  }

  package init(objects: [InstanceReference] = [], claim: Claim) {
    self.objects = objects
    self.claim = claim
  }

  /// Every event that it names, in the order of the text.
  package var events: [EventPattern] {
    switch claim {
    case .matches(let pattern): pattern.events
    case .never(let events): events
    }
  }
}
