/// Which way up an interface is, and which controllers hear of it and of the size that comes with
/// it.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
package enum OrientationBehaviour: Int, Hashable, Sendable, CaseIterable {
  case requiresCommonOrientation
  case reportsTraitsOfFirstTurn
  case turnsOnRequest
  case asksShouldAutorotate
  case locksOrientation
  case reportsGeometry
  case reportsStatusBar
  case asksScenesForOrientations
  case resizesWhateverOrientations

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .requiresCommonOrientation:
      .init(
        "It is an error if a controller supports none of the app's orientations",
        .init(major: .upTo(12)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted/ViewController.swift"
        ))
    case .reportsTraitsOfFirstTurn:
      .init(
        "A root that is rotated before its first layout is told that its traits have changed",
        .init(major: .from(15)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift",
          "on iOS 15; on 13 it was not, and 14 is not recorded"))
    case .turnsOnRequest:
      .init(
        "An app can have UIKit ask for its orientations again, and is rotated accordingly",
        .init(major: .from(16)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()"
        ))
    case .asksShouldAutorotate:
      .init(
        "A controller can prevent rotation with the device by shouldAutorotate",
        .init(major: .upTo(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate"))
    case .locksOrientation:
      .init(
        "A controller can lock the orientation of its scene", .init(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked"
        ))
    case .reportsGeometry:
      .init(
        "A scene's delegate is told of its new geometry, too", .init(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)"
        ))
    case .reportsStatusBar:
      .init(
        "The app's delegate is told of the frame and the orientation of the status bar",
        .init(major: .upTo(12)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didchangestatusbarorientation:)",
          "deprecated with iOS 13; whether later releases still call it is not said"))
    case .asksScenesForOrientations:
      .init(
        "A scene's delegate can answer for the scene which orientations the app supports",
        .init(major: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)"
        ))
    case .resizesWhateverOrientations:
      .init(
        "A pad ignores the orientations that an app's Info.plist leaves out; before, the app opted out of multitasking by that",
        .init(major: .from(27), linkedSDK: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes",
          "UIKit, resolved issues, 166422120; and https://developer.apple.com/videos/play/wwdc2026/278, 7:22"
        ))
    }
  }
}

extension IOSVersion {
  var requiresCommonOrientation: Bool { has(.orientation(.requiresCommonOrientation)) }
  var reportsTraitsOfFirstTurn: Bool { has(.orientation(.reportsTraitsOfFirstTurn)) }
  var turnsOnRequest: Bool { has(.orientation(.turnsOnRequest)) }
  var asksShouldAutorotate: Bool { has(.orientation(.asksShouldAutorotate)) }
  var locksOrientation: Bool { has(.orientation(.locksOrientation)) }
  var reportsGeometry: Bool { has(.orientation(.reportsGeometry)) }
  var reportsStatusBar: Bool { has(.orientation(.reportsStatusBar)) }
  var asksScenesForOrientations: Bool { has(.orientation(.asksScenesForOrientations)) }
  var resizesWhateverOrientations: Bool { has(.orientation(.resizesWhateverOrientations)) }
}
