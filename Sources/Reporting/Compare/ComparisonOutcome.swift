package import Bridge

/// What a comparison has come to, before anybody writes it down.
package enum ComparisonOutcome: Sendable {
  /// Both platforms beside each other, under each of some scripts.
  case platforms([ComparisonReport.Section])
  /// Sides of one platform beside each other, for each of some platforms.
  case variants([VariantTable])
  /// Only where neighbouring sides of a platform differ.
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
