/// The app of a bare host, compiled once for all harnesses that run it. It is not part of Android;
/// it is there for replaying recordings of the fragment library, which were made in a host without
/// a system.
package struct FragmentHostApp: Sendable {
  let image: AppImage
  let className: String

  /// - Parameter className: what the host's scripts call it.
  package init(
    host className: String, fragments: [FragmentDeclaration], scripts: [CallbackScript],
    release: FragmentRelease = .v1_4
  ) {
    self.className = className
    image = AppImage(
      AndroidApp(
        activities: [ActivityDeclaration(name: className)], fragments: fragments, scripts: scripts,
        fragmentRelease: release))
  }

  /// Fragments do not ask what they run on.
  static let version = AndroidVersion(
    api: AndroidVersion.newest, targetSDK: AndroidVersion.newest)
}
