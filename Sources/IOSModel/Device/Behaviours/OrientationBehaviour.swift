/// Which way up an interface is, and who hears of it and of the size that comes with it.
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

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .requiresCommonOrientation:
      .init(
        "A controller that permits no orientation of the app's is an error",
        .init(major: .upTo(12)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p253orientationsPermitted3/ch19p590orientationsPermitted/ViewController.swift"
        ))
    case .reportsTraitsOfFirstTurn:
      .init(
        "A root that is turned before its first layout is told that its traits have changed",
        .init(major: .from(15)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p258launchIntoRotationEvents/bk2ch06p258launchIntoRotationEvents/ViewController.swift",
          "on iOS 15; on 13 it was not, and 14 is not recorded"))
    case .turnsOnRequest:
      .init(
        "An app can have its orientations asked for again, and is turned as they say",
        .init(major: .from(16)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()"
        ))
    case .asksShouldAutorotate:
      .init(
        "A controller can refuse to turn with the device by shouldAutorotate",
        .init(major: .upTo(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate"))
    case .locksOrientation:
      .init(
        "A controller can keep its scene from turning", .init(major: .from(26)),
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
        "The app's delegate hears where the status bar is and how it stands",
        .init(major: .upTo(12)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didchangestatusbarorientation:)",
          "deprecated with iOS 13; whether later releases still call it is not said"))
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
}
