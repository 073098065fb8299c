/// Two platforms under the same script, step by step.
public struct Comparison: Hashable, Sendable {
  /// The API level and the iOS release that were compared.
  public var androidVersion: Int
  public var iosVersion: Int
  public var steps: [ComparisonStep]
  /// Ids of the declared divergences that were recognised, in the order of the registry.
  public var divergences: [String]
  /// Whether each platform could carry out every step that concerns it; notes say which not.
  public var isCarriedOut: Bool

  public init(
    androidVersion: Int, iosVersion: Int, steps: [ComparisonStep], divergences: [String],
    isCarriedOut: Bool = true
  ) {
    self.androidVersion = androidVersion
    self.iosVersion = iosVersion
    self.steps = steps
    self.divergences = divergences
    self.isCarriedOut = isCarriedOut
  }
}

/// What one step did on both platforms.
public struct ComparisonStep: Hashable, Sendable {
  /// The step as written.
  public var text: String
  /// Events in order; a row with both sides stands for one neutral event that both tell.
  public var rows: [ComparisonRow]
  /// Ids of the declared divergences that this step shows, in the order of the registry.
  public var divergences: [String]
  /// What is to be said of a side as a whole: a crash, a console warning, an impossible input.
  public var notes: [ComparisonNote]
  /// What the user has of each screen after the step.
  public var androidVisibility: [ScreenVisibility]
  public var iosVisibility: [ScreenVisibility]

  public init(
    text: String, rows: [ComparisonRow], divergences: [String] = [], notes: [ComparisonNote] = [],
    androidVisibility: [ScreenVisibility] = [], iosVisibility: [ScreenVisibility] = []
  ) {
    self.text = text
    self.rows = rows
    self.divergences = divergences
    self.notes = notes
    self.androidVisibility = androidVisibility
    self.iosVisibility = iosVisibility
  }
}

/// One line of the table: a neutral event with the callbacks that tell it, or callbacks without one.
public struct ComparisonRow: Hashable, Sendable {
  public var android: ComparisonCell?
  public var ios: ComparisonCell?

  public init(android: ComparisonCell?, ios: ComparisonCell?) {
    self.android = android
    self.ios = ios
  }

  /// Whether both platforms tell the same neutral event at this place.
  public var isAligned: Bool { android != nil && ios != nil }
}

/// One native callback and the neutral event that it stands for, if any.
public struct ComparisonCell: Hashable, Sendable {
  /// The callback; nil for a neutral event that no single callback tells.
  public var callback: TraceEntry?
  public var neutral: NeutralEvent?

  public init(callback: TraceEntry?, neutral: NeutralEvent?) {
    self.callback = callback
    self.neutral = neutral
  }
}

/// A remark on one side of a step.
public struct ComparisonNote: Hashable, Sendable {
  public var platform: Platform
  public var text: String

  public init(platform: Platform, text: String) {
    self.platform = platform
    self.text = text
  }
}
