/// The sources that support a line of a case on one platform.
package struct LineEvidence: Hashable, Sendable {
  package var platform: String
  /// The versions on which the line holds; nil means all.
  package var versions: VersionRange?
  /// The supporting sources, in the order of first mention; at least one.
  package var sources: [Source]

  package init(platform: String, versions: VersionRange? = nil, sources: [Source]) {
    self.platform = platform
    self.versions = versions
    self.sources = sources
  }

  /// The best class among the sources.
  package var evidence: Evidence? { Evidence.best(of: sources.lazy.map(\.evidence)) }

  /// Whether the line is asserted on a version outside the range that its sources cover. A source
  /// that names no versions covers all.
  package func isExtrapolated(on version: Int) -> Bool {
    guard versions?.contains(version) ?? true else { return false }
    var lower = Int.max
    var upper = Int.min
    for source in sources {
      guard let covered = source.versions else { return false }
      lower = min(lower, covered.lower ?? .min)
      upper = max(upper, covered.upper ?? .max)
    }
    return !sources.isEmpty && (version < lower || version > upper)
  }
}

extension Sequence<LineEvidence> {
  /// The evidence class of a case: that of its weakest asserted line; nil if nothing is asserted.
  package var weakestEvidence: Evidence? { Evidence.weakest(of: lazy.compactMap(\.evidence)) }
}
