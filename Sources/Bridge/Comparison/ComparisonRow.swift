/// One line of the table: a neutral event with its callbacks, or callbacks without a neutral event.
package struct ComparisonRow: Hashable, Sendable {
  package var android: ComparisonCell?
  package var ios: ComparisonCell?
  /// Why only one side has the event at this place: ids of declared divergences, in the order of
  /// the registry; empty if no divergence explains it. Nil if there is nothing to explain.
  package var divergences: [String]?
  /// Whether the other side has the same event at this place, but of a different instance that
  /// takes the place of this one.
  package var isOfOtherInstance: Bool

  package init(
    android: ComparisonCell?, ios: ComparisonCell?, divergences: [String]? = nil,
    isOfOtherInstance: Bool = false
  ) {
    self.android = android
    self.ios = ios
    self.divergences = divergences
    self.isOfOtherInstance = isOfOtherInstance
  }

  /// False for a difference between the platforms that no declared divergence explains.
  package var isDeclared: Bool { divergences?.isEmpty != true }
}

/// One native callback and the neutral event that it stands for, if any.
package struct ComparisonCell: Hashable, Sendable {
  /// The callback; nil for a neutral event that no single callback stands for.
  package var callback: TraceEntry?
  /// Why the platform sends the callback.
  package var reason: NeutralCause?
  package var neutral: NeutralEvent?
  /// Why the callback comes, and the evidence for it; nil if not requested.
  package var ground: EventGround?

  package init(
    callback: TraceEntry?, reason: NeutralCause? = nil, neutral: NeutralEvent?,
    ground: EventGround? = nil
  ) {
    self.callback = callback
    self.reason = reason
    self.neutral = neutral
    self.ground = ground
  }
}
