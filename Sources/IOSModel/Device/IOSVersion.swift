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

  /// `viewIsAppearing` came with the SDK of iOS 17 and works back to iOS 13.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  var hasViewIsAppearing: Bool { major >= 13 && linkedSDK >= 17 }

  /// Sheets stay sheets in compact width, where they used to become full screen.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet
  var sheetsKeepPresenterInCompactWidth: Bool { major >= 13 }

  /// Switching tabs is a transition with an animation of its own, for apps built with Xcode 16.
  ///
  /// https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change
  var tabSwitchIsAnimated: Bool { major >= 18 && linkedSDK >= 18 }

  /// Apps without scenes save and restore state through their delegate.
  var restoresThroughAppDelegate: Bool { major < 13 }

  /// A view that enters the window for the first time is told of its traits as of a change; since
  /// iOS 13 they are predicted before the view loads.
  ///
  /// https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch06p250sizeChangeTest)
  var announcesFirstTraits: Bool { major < 13 }
}
