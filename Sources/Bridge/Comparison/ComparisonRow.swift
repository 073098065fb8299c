/// One line of the table: a neutral event with the callbacks that tell it, or callbacks without one.
package struct ComparisonRow: Hashable, Sendable {
  package var android: ComparisonCell?
  package var ios: ComparisonCell?
  /// Why one side alone tells the event at this place: ids of declared divergences, in the order of
  /// the registry, and none where no divergence explains it. Nil where there is nothing to explain.
  package var divergences: [String]?
  /// Whether the other side tells the same at this place, of the instance that it has in the place of this one.
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
  /// The callback; nil for a neutral event that no single callback tells.
  package var callback: TraceEntry?
  /// Why the platform sends the callback.
  package var reason: NeutralCause?
  package var neutral: NeutralEvent?
  /// Why the callback comes, and what says so; nil if nobody has asked.
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
