/// A link definition: what a case rests on.
package struct Source: Hashable, Sendable {
  package var label: String
  package var destination: String
  package var evidence: Evidence
  /// What follows the colon in the link's title: the section, the method, the test, the log.
  package var detail: String
  /// The platforms that the source covers; empty if it does not say.
  package var platforms: [String]
  /// The versions that the source covers, including ones that no model knows; nil if it does not
  /// say.
  package var versions: VersionRange?
  package var range: SourceRange

  package init(
    label: String, destination: String, evidence: Evidence, detail: String,
    platforms: [String] = [], versions: VersionRange? = nil, range: SourceRange
  ) {
    self.label = label
    self.destination = destination
    self.evidence = evidence
    self.detail = detail
    self.platforms = platforms
    self.versions = versions
    self.range = range
  }

  /// Whether the source can support a statement about a platform.
  package func covers(_ platform: String) -> Bool {
    platforms.isEmpty || platforms.contains(platform)
  }

  /// The class together with what the source covers, as the link's title writes it:
  /// `observed ios 16`.
  package var evidenceTitle: String {
    guard let versions else { return evidence.rawValue }
    return ([evidence.rawValue] + platforms + [versions.text]).joined(separator: " ")
  }
}

extension VersionRange {
  /// The range as it is written: `28..33`, `30`.
  var text: String {
    if let lower, lower == upper { return "\(lower)" }
    return "\(lower.map(String.init) ?? "")..\(upper.map(String.init) ?? "")"
  }
}
