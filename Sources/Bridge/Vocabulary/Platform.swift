import AndroidModel
import IOSModel

/// The platforms that have a model.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case android
  case ios

  /// Every version that the model knows, ascending.
  public var supportedVersions: [Int] {
    switch self {
    case .android: Array(AndroidVersion.supported)
    case .ios: IOSVersion.supported
    }
  }

  /// The name as prose writes it.
  public var title: String {
    switch self {
    case .android: "Android"
    case .ios: "iOS"
    }
  }
}
