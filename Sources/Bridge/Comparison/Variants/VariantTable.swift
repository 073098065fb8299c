/// Variants of one platform beside each other, step by step.
package struct VariantTable: Hashable, Sendable {
  package var platform: Platform
  package var axis: Lineup.Axis
  /// At least one; variants that do the same share a column.
  package var columns: [VariantColumn]
  package var steps: [VariantStep]
  /// Where neighbours differ, and why; none for scripts beside each other.
  package var borders: [VariantBorder]
  /// Whether some that share a column differ in what is not shown.
  package var hidesDifferences: Bool
  /// Whether every variant could carry out every step; notes say which not.
  package var isCarriedOut: Bool
}

/// Variants that do the same.
package struct VariantColumn: Hashable, Sendable {
  /// Their values on the axis: `27`, `pad`; the scripts where these stand beside each other.
  package var names: [String]
  /// The same in short: `21…27`, `phone, pad`.
  package var summary: String
  /// The last of them, with what the script says of its device.
  package var device: ComparedPlatform
}

/// What one step did in each column.
package struct VariantStep: Hashable, Sendable {
  /// The step as each column's script writes it; nil where the script has ended.
  package var texts: [String?]
  package var rows: [VariantRow]
  /// How many callbacks of each column are not among the rows.
  package var leftOut: [Int]
  package var notes: [VariantNote]

  /// Whether the step has done the same in all columns.
  package var isAlike: Bool {
    rows.allSatisfy(\.isAlike) && Set(notes.map(\.text)).count * texts.count == notes.count
      && !texts.contains(nil)
  }
}

/// One callback, in the columns in which it comes at this place.
package struct VariantRow: Hashable, Sendable {
  package var cells: [ComparisonCell?]

  /// Whether it comes in all columns.
  package var isAlike: Bool { !cells.contains(nil) }
}

/// A remark on one column of a step.
package struct VariantNote: Hashable, Sendable {
  package var column: Int
  package var note: StepNote

  package var text: String { note.text }
}

/// How callbacks are told apart where sequences of them are put beside each other.
package struct CallbackIdentity: Hashable, Sendable {
  /// Whether the same callback with other arguments is another one.
  package var includesArguments: Bool

  package init(includesArguments: Bool) {
    self.includesArguments = includesArguments
  }

  func text(of callback: TraceEntry) -> String {
    includesArguments ? callback.description : callback.short
  }
}
