/// What a line says about the events of its step: `of A, B  A.onPause ... B.onStop`,
/// `never A.onStop`.
package struct EventAssertion: Hashable, Sendable {
  /// The objects whose events it looks at, whatever the others do; empty looks at all.
  package var objects: [InstanceReference]
  package var claim: Claim

  /// What it says of them.
  package enum Claim: Hashable, Sendable {
    case matches(Pattern)
    /// None of these comes, watched or not.
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
