import AndroidModel
import IOSModel
import Specification

/// The platforms that have a model.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  case android
  case ios

  /// Every version that the model knows, ascending.
  package var supportedVersions: [Int] {
    switch self {
    case .android: Array(AndroidVersion.supported)
    case .ios: IOSVersion.supported
    }
  }

  /// The platform's words in scripts.
  var vocabulary: PlatformVocabulary {
    switch self {
    case .android: .android
    case .ios: .ios
    }
  }

  /// Where the vendor documents the platform. A page elsewhere is not `documented`.
  var documentation: [DocumentationSite] {
    switch self {
    case .android:
      [
        DocumentationSite(host: "developer.android.com"),
        DocumentationSite(host: "source.android.com"),
      ]
    case .ios:
      [DocumentationSite(host: "developer.apple.com", excluding: ["forums"])]
    }
  }

  /// The name as written in prose.
  package var title: String {
    switch self {
    case .android: "Android"
    case .ios: "iOS"
    }
  }

  /// Its position in reports.
  var order: Int {
    switch self {
    case .android: 0
    case .ios: 1
    }
  }
}
