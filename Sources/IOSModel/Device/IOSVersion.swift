/// A release of iOS, seen through what differs between releases. The machinery asks for a behaviour
/// by its name and never compares a number.
public struct IOSVersion: Hashable, Sendable {
  public let major: Int
  /// The SDK that the app was linked with; several behaviours changed only for apps built anew.
  public let linkedSDK: Int
  public let idiom: Idiom

  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  /// The releases the model knows. Apple went from 18 to 26.
  public static let supported = [12, 13, 14, 15, 16, 17, 18, 26]

  public init(major: Int, linkedSDK: Int = 26, idiom: Idiom = .phone) {
    self.major = major
    self.linkedSDK = linkedSDK
    self.idiom = idiom
  }

  /// Scenes exist; an app with a scene manifest gets its life cycle through them.
  var hasScenes: Bool { major >= 13 }

  /// A presentation without a style of its own is a sheet.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic
  var automaticPresentationIsSheet: Bool { major >= 13 && linkedSDK >= 13 }
}
