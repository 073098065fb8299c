package import Bridge

/// The result of a comparison, before it is formatted.
package enum ComparisonOutcome: Sendable {
  /// Both platforms side by side, for each of several scripts.
  case platforms([ComparisonReport.Section])
  /// Variants of one platform side by side, for one or more platforms.
  case variants([VariantTable])
  /// Only the differences between neighbouring variants of a platform.
  case changes([VariantChanges])

  /// Whether every side could carry out every step.
  package var isCarriedOut: Bool {
    switch self {
    case .platforms(let sections): sections.allSatisfy(\.comparison.isCarriedOut)
    case .variants(let tables): tables.allSatisfy(\.isCarriedOut)
    case .changes(let changes): changes.allSatisfy(\.isCarriedOut)
    }
  }
}
