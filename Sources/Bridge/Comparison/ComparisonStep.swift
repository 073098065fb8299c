/// What one step did on both platforms.
package struct ComparisonStep: Hashable, Sendable {
  /// The step as written.
  package var text: String
  /// Events in order; a row with both sides stands for one neutral event that both tell.
  package var rows: [ComparisonRow]
  /// Whether the two sides stand for the same: both have run the step, and to its end.
  package var isCompared: Bool
  /// Why they do not, where an app has died; nil where that is not why.
  package var death: Death?
  /// What frameworks report, one row for each that was asked for.
  package var reports: [LensRow]
  /// How many callbacks each platform sent that are not among the rows.
  package var leftOut: LeftOut
  /// Ids of the declared divergences that this step shows, in the order of the registry.
  package var divergences: [String]
  /// What is to be said of a side as a whole: a crash, a console warning, an impossible input.
  package var notes: [ComparisonNote]
  /// What the user has of each screen after the step.
  package var visibility: VisibilityRow

  /// When an app has died of an uncaught exception.
  package enum Death: String, Hashable, Sendable {
    case inThisStep
    /// Before, on one platform alone, and the two have not stood alike since.
    case onOneBefore
  }

  package init(
    text: String, rows: [ComparisonRow], isCompared: Bool = true, death: Death? = nil,
    reports: [LensRow] = [],
    leftOut: LeftOut = LeftOut(), divergences: [String] = [], notes: [ComparisonNote] = [],
    visibility: VisibilityRow = VisibilityRow()
  ) {
    self.text = text
    self.rows = rows
    self.isCompared = isCompared
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
