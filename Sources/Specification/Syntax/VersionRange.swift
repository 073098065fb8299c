/// `versions android 28..33`: where the case runs. `only ios` leaves the other platform out.
package struct VersionLimit: Hashable, Sendable {
  package var platform: Located<String>
  /// Nil if the platform is excluded.
  package var versions: VersionRange?

  package init(
    platform: Located<String>, versions: VersionRange?
  ) {
    self.platform = platform
    self.versions = versions
  }
}

/// A closed range of platform versions; an open end stands for the first or last supported one.
package struct VersionRange: Hashable, Sendable {
  package var lower: Int?
  package var upper: Int?
  package var range: SourceRange

  package init(lower: Int?, upper: Int?, range: SourceRange) {
    self.lower = lower
    self.upper = upper
    self.range = range
  }

  package func contains(_ version: Int) -> Bool {
    (lower ?? .min) <= version && version <= (upper ?? .max)
  }

  /// Whether the range ends before it begins and so contains no version.
  var isReversed: Bool { (lower ?? .min) > (upper ?? .max) }
}
