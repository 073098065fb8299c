/// A release of iOS as an app meets it: the value of all behaviours that differ between releases,
/// on a device of one idiom. Two releases on which every behaviour is the same are equal.
///
/// The machinery asks for a behaviour by its name and never compares a number; `IOSBehaviour` says
/// of each what it is, when it holds and what the claim rests on.
public struct IOSVersion: Hashable, Sendable {
  public let idiom: Idiom
  /// Which behaviours hold, a bit for each, so that to ask is to read a bit.
  private var behaviours: UInt64

  /// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  /// The releases the model knows. Apple went from 18 to 26
  /// (https://www.apple.com/newsroom/2025/06/apple-elevates-the-iphone-experience-with-ios-26/).
  public static let supported = [12, 13, 14, 15, 16, 17, 18, 26]

  /// - Parameter linkedSDK: the SDK that the app was linked with; several behaviours changed only
  ///   for apps built anew.
  public init(major: Int, linkedSDK: Int = 26, idiom: Idiom = .phone) {
    self.idiom = idiom
    behaviours = IOSBehaviour.rules.reduce(0) { bits, behaviour in
      behaviour.rule.holds(major: major, linkedSDK: linkedSDK) ? bits | behaviour.bit : bits
    }
  }

  /// Whether the release behaves so.
  package func has(_ behaviour: IOSBehaviour) -> Bool { behaviours & behaviour.bit != 0 }

  /// A release that there never was, for finding out what one behaviour alone changes.
  package func toggling(_ behaviour: IOSBehaviour) -> IOSVersion {
    var version = self
    version.behaviours ^= behaviour.bit
    return version
  }
}

/// The behaviours as the machinery asks for them. `IOSBehaviour` says of each, under the same name, on
/// which releases it holds and which document, test or observation says so.
extension IOSVersion {
  var hasScenes: Bool { has(.hasScenes) }
  var automaticPresentationIsSheet: Bool { has(.automaticPresentationIsSheet) }
  var hasViewIsAppearing: Bool { has(.hasViewIsAppearing) }
  var sheetsKeepPresenterInCompactWidth: Bool { has(.sheetsKeepPresenterInCompactWidth) }
  var tabSwitchIsTransition: Bool { has(.tabSwitchIsTransition) }
  var tabSwitchIsAnimated: Bool { has(.tabSwitchIsAnimated) }
  var restoresThroughAppDelegate: Bool { has(.restoresThroughAppDelegate) }
  var announcesFirstTraits: Bool { has(.announcesFirstTraits) }
  var takesSnapshotsInBothStyles: Bool { has(.takesSnapshotsInBothStyles) }
  var requiresCommonOrientation: Bool { has(.requiresCommonOrientation) }
  var reportsTraitsOfFirstTurn: Bool { has(.reportsTraitsOfFirstTurn) }
  var turnsOnRequest: Bool { has(.turnsOnRequest) }
  var asksShouldAutorotate: Bool { has(.asksShouldAutorotate) }
  var hasKeyWindowInEachScene: Bool { has(.hasKeyWindowInEachScene) }
  var reportsColumns: Bool { has(.reportsColumns) }
}
