/// Variants of one platform side by side, step by step.
package struct VariantTable: Hashable, Sendable {
  package var platform: Platform
  package var axis: Lineup.Axis
  /// At least one; variants that behave alike share a column.
  package var columns: [VariantColumn]
  package var steps: [VariantStep]
  /// Where neighbours differ, and why; empty for a comparison of scripts.
  package var borders: [VariantBorder]
  /// Whether some variants that share a column differ in callbacks that are not shown.
  package var hidesDifferences: Bool
  /// Whether every variant could carry out every step; notes tell which it could not.
  package var isCarriedOut: Bool
}

/// Variants that behave alike.
package struct VariantColumn: Hashable, Sendable {
  /// Their values on the axis: `27`, `pad`; for a comparison of scripts, the scripts.
  package var names: [String]
  /// The names abbreviated: `21…27`, `phone, pad`.
  package var summary: String
  /// The last of the variants, with the script's settings of its device.
  package var device: ComparedPlatform
}

/// One step in each column.
package struct VariantStep: Hashable, Sendable {
  /// The step as each column's script writes it; nil if the script has ended.
  package var texts: [String?]
  package var rows: [VariantRow]
  /// How many callbacks of each column are not among the rows.
  package var leftOut: [Int]
  package var notes: [VariantNote]

  /// Whether the step did the same in all columns.
  package var isAlike: Bool {
    rows.allSatisfy(\.isAlike) && Set(notes.map(\.text)).count * texts.count == notes.count
      && !texts.contains(nil)
  }
}

/// One callback, in the columns that have it at this place.
package struct VariantRow: Hashable, Sendable {
  package var cells: [ComparisonCell?]

  /// Whether all columns have it.
  package var isAlike: Bool { !cells.contains(nil) }
}

/// A note about one column of a step.
package struct VariantNote: Hashable, Sendable {
  package var column: Int
  package var note: StepNote

  package var text: String { note.text }
}

/// When two callbacks count as the same, for comparing sequences of them.
package struct CallbackIdentity: Hashable, Sendable {
  /// Whether the same callback with different arguments is a different one.
  package var includesArguments: Bool

  package init(includesArguments: Bool) {
    self.includesArguments = includesArguments
  }

  func text(of callback: TraceEntry) -> String {
    includesArguments ? callback.description : callback.short
  }
}
