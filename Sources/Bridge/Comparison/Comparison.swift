/// Two platforms under the same script, step by step.
package struct Comparison: Hashable, Sendable {
  /// What was compared; nil for a platform that the script leaves out.
  package var android: ComparedPlatform?
  package var ios: ComparedPlatform?
  package var steps: [ComparisonStep]
  /// Ids of the declared divergences that were recognised, in the order of the registry.
  package var divergences: [String]
  /// Whether each platform could carry out every step that concerns it; notes say which not.
  package var isCarriedOut: Bool

  package init(
    android: ComparedPlatform?, ios: ComparedPlatform?, steps: [ComparisonStep],
    divergences: [String], isCarriedOut: Bool = true
  ) {
    self.android = android
    self.ios = ios
    self.steps = steps
    self.divergences = divergences
    self.isCarriedOut = isCarriedOut
  }
}

/// One of the devices that a comparison runs on.
package struct ComparedPlatform: Hashable, Sendable {
  /// The API level or the release of iOS.
  package var version: Int
  /// What the script says of the device: `idiom=pad`.
  package var device: [String]

  package init(version: Int, device: [String] = []) {
    self.version = version
    self.device = device
  }
}

/// What one step did on both platforms.
package struct ComparisonStep: Hashable, Sendable {
  /// The step as written.
  package var text: String
  /// Events in order; a row with both sides stands for one neutral event that both tell.
  package var rows: [ComparisonRow]
  /// Whether the two sides stand for the same: both have run the step, and to its end.
  package var isCompared: Bool
  /// What frameworks report, one row for each that was asked for.
  package var reports: [LensRow]
  /// How many callbacks each platform sent that are not among the rows.
  package var leftOut: LeftOut
  /// Ids of the declared divergences that this step shows, in the order of the registry.
  package var divergences: [String]
  /// What is to be said of a side as a whole: a crash, a console warning, an impossible input.
  package var notes: [ComparisonNote]
  /// What the user has of each screen after the step.
  package var androidVisibility: [ScreenVisibility]
  package var iosVisibility: [ScreenVisibility]

  package init(
    text: String, rows: [ComparisonRow], isCompared: Bool = true, reports: [LensRow] = [],
    leftOut: LeftOut = LeftOut(), divergences: [String] = [], notes: [ComparisonNote] = [],
    androidVisibility: [ScreenVisibility] = [],
    iosVisibility: [ScreenVisibility] = []
  ) {
    self.text = text
    self.rows = rows
    self.isCompared = isCompared
    self.reports = reports
    self.leftOut = leftOut
    self.divergences = divergences
    self.notes = notes
    self.androidVisibility = androidVisibility
    self.iosVisibility = iosVisibility
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
