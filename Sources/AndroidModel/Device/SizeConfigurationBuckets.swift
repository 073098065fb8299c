/// Changes of a size that no resource of the app is for.
///
/// `SizeConfigurationBuckets.filterDiff` (before API 31 `ActivityRecord.getConfigurationChanges`)
/// in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/window/SizeConfigurationBuckets.java
extension AppImage {
  /// What is left of the changes without those; an app that has resources for sizes has one for
  /// every size.
  ///
  /// - Parameter isBesideOthers: the window has bounds of its own, which are what has changed.
  func filteringSizes(
    _ changes: ConfigurationChanges, isBesideOthers: Bool, on version: AndroidVersion
  ) -> ConfigurationChanges {
    guard !changes.isDisjoint(with: .windowSize), !app.hasSizeResources,
      isBesideOthers || version.filtersSizeChangesOfDisplay
    else { return changes }
    return changes.subtracting(version.sizesWithoutResources)
  }
}

extension AndroidVersion {
  fileprivate var sizesWithoutResources: ConfigurationChanges {
    guard filtersSizeChanges else { return [] }
    return filtersLayoutChanges ? .windowSize : [.screenSize, .smallestScreenSize]
  }
}
