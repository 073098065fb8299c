/// Checks a version range against the versions that a platform has.
struct VersionValidation {
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector

  /// Whether the range covers versions that exist; reports an error if not.
  func check(_ versions: VersionRange, on platform: String) -> Bool {
    guard let vocabulary = index.platform(platform) else { return true }
    let supported = vocabulary.versions
    if versions.isReversed {
      diagnostics.error(
        "the range ends before it begins; exchange the two versions", at: versions.range)
      return false
    }
    for bound in [versions.lower, versions.upper].compactMap(\.self)
    where !supported.contains(bound) {
      diagnostics.error(
        "\(vocabulary.versionName) \(bound) of \(platform) is not supported", at: versions.range,
        help: ["supported: \(Self.describe(supported))"])
      return false
    }
    return true
  }

  /// `12 to 18, 26`
  static func describe(_ versions: [Int]) -> String {
    versions.runs
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: ", ")
  }
}

/// Checks the versions that rules are limited to.
struct RuleVersionValidation {
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector

  func check(_ rules: [RuleDeclaration]) {
    let validation = VersionValidation(index: index, diagnostics: diagnostics)
    for rule in rules {
      guard let versions = rule.versions else { continue }
      guard index.platformNames.contains(rule.platform.value) else {
        diagnostics.error("a range of versions needs a single platform", at: versions.range)
        continue
      }
      _ = validation.check(versions, on: rule.platform.value)
    }
  }
}
