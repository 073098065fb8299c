/// Variants of one platform beside each other, step by step.
public struct VariantTable: Hashable, Sendable {
  public var platform: Platform
  public var axis: Lineup.Axis
  /// At least one; variants that do the same share a column.
  public var columns: [VariantColumn]
  public var steps: [VariantStep]
  /// Where neighbours differ, and why; none for scripts beside each other.
  public var borders: [VariantBorder]
  /// Whether some that share a column differ in what is not shown.
  public var hidesDifferences: Bool
  /// Whether every variant could carry out every step; notes say which not.
  public var isCarriedOut: Bool
}

/// Variants that do the same.
public struct VariantColumn: Hashable, Sendable {
  /// Their values on the axis: `21…27`, `phone, pad`.
  public var summary: String
  /// The last of them, with what the script says of its device.
  public var device: ComparedPlatform
}

/// What one step did in each column.
public struct VariantStep: Hashable, Sendable {
  /// The step as each column's script writes it; nil where the script has ended.
  public var texts: [String?]
  public var rows: [VariantRow]
  /// How many callbacks of each column are not among the rows.
  public var leftOut: [Int]
  public var notes: [VariantNote]

  /// Whether the step has done the same in all columns.
  public var isAlike: Bool {
    rows.allSatisfy(\.isAlike) && Set(notes.map(\.text)).count * texts.count == notes.count
      && !texts.contains(nil)
  }
}

/// One callback, in the columns in which it comes at this place.
public struct VariantRow: Hashable, Sendable {
  public var cells: [ComparisonCell?]

  /// Whether it comes in all columns.
  public var isAlike: Bool { !cells.contains(nil) }
}

/// A remark on one column of a step.
public struct VariantNote: Hashable, Sendable {
  public var column: Int
  public var text: String
}

/// How callbacks are told apart where sequences of them are put beside each other.
public struct CallbackIdentity: Hashable, Sendable {
  /// Whether the same callback with other arguments is another one.
  public var includesArguments: Bool

  public init(includesArguments: Bool) {
    self.includesArguments = includesArguments
  }

  func text(of callback: TraceEntry) -> String {
    includesArguments ? callback.description : callback.short
  }
}
