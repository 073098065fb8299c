/// The versions to run on.
package struct VersionSelection: Hashable, Sendable {
  package var android: [Int]
  package var ios: [Int]

  package init(
    android: [Int] = Platform.android.supportedVersions,
    ios: [Int] = Platform.ios.supportedVersions
  ) {
    self.android = android
    self.ios = ios
  }

  /// Every supported version of both platforms.
  package static let all = VersionSelection()

  package func versions(of platform: Platform) -> [Int] {
    switch platform {
    case .android: android
    case .ios: ios
    }
  }
}
