/// The effect of one step on both platforms.
package struct ComparisonStep: Hashable, Sendable {
  /// The step as written.
  package var text: String
  /// Events in order; a row with both sides is a neutral event that both have.
  package var rows: [ComparisonRow]
  /// Whether the two sides can be compared: both have run the step to its end.
  package var isCompared: Bool
  /// Whether the script has done the same on both platforms so far: no step or command is marked
  /// for one alone, no callback has code, every object declared for one has a counterpart on the
  /// other, and what has come over the app ends as it has begun. If not, the script itself may be
  /// the reason for what no divergence explains.
  package var isScriptedAlike: Bool
  /// The death of an app that makes them incomparable; nil if that is not the reason.
  package var death: Death?
  /// The reports of the requested frameworks, one row each.
  package var reports: [LensRow]
  /// How many callbacks of each platform are not among the rows.
  package var leftOut: LeftOut
  /// Ids of the declared divergences that this step shows, in the order of the registry.
  package var divergences: [String]
  /// Notes about a side as a whole: a crash, a console warning, an impossible input.
  package var notes: [ComparisonNote]
  /// How visible each screen is to the user after the step.
  package var visibility: VisibilityRow

  /// When an app died of an uncaught exception.
  package enum Death: String, Hashable, Sendable {
    case inThisStep
    /// In an earlier step, on one platform alone; since then the two have not been in the same
    /// state.
    case onOneBefore
  }

  package init(
    text: String, rows: [ComparisonRow], isCompared: Bool = true, isScriptedAlike: Bool = true,
    death: Death? = nil, reports: [LensRow] = [], leftOut: LeftOut = LeftOut(),
    divergences: [String] = [], notes: [ComparisonNote] = [],
    visibility: VisibilityRow = VisibilityRow()
  ) {
    self.text = text
    self.rows = rows
    self.isCompared = isCompared
    self.isScriptedAlike = isScriptedAlike
    self.death = death
    self.reports = reports
    self.leftOut = leftOut
    self.divergences = divergences
    self.notes = notes
    self.visibility = visibility
  }
}

/// How many callbacks are not shown.
package struct LeftOut: Hashable, Sendable {
  package var android: Int
  package var ios: Int

  package init(android: Int = 0, ios: Int = 0) {
    self.android = android
    self.ios = ios
  }

  package var isNothing: Bool { android == 0 && ios == 0 }
}

/// A remark on one side of a step.
package struct ComparisonNote: Hashable, Sendable {
  package var platform: Platform
  package var note: StepNote

  package init(_ platform: Platform, _ note: StepNote) {
    self.platform = platform
    self.note = note
  }

  package var text: String { note.text }
}
