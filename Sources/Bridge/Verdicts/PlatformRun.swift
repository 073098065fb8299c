/// The versions of a platform on which a case ran.
package struct PlatformRun: Hashable, Sendable {
  package var platform: Platform
  package var versions: VersionSet
  /// The number of distinct behaviours among these versions, which is how often the case really
  /// ran.
  package var distinct: Int

  package init(platform: Platform, versions: VersionSet, distinct: Int) {
    self.platform = platform
    self.versions = versions
    self.distinct = distinct
  }
}
