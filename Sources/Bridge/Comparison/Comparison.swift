/// Two platforms under the same script, step by step.
package struct Comparison: Hashable, Sendable {
  /// What was compared; nil for a platform that the script leaves out.
  package var android: ComparedPlatform?
  package var ios: ComparedPlatform?
  package var steps: [ComparisonStep]
  /// Ids of the declared divergences that were recognised, in the order of the registry.
  package var divergences: [String]
  /// Whether each platform could carry out every step that concerns it; notes tell which it could
  /// not.
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
  /// The script's device settings: `idiom=pad`.
  package var device: [String]

  package init(version: Int, device: [String] = []) {
    self.version = version
    self.device = device
  }
}
