/// The app, its scenes and their windows: how they begin, come to the front and are remembered.
///
/// https://developer.apple.com/documentation/uikit/app-and-environment
package enum SceneBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasScenes
  case warnsOfMissingScenes
  case requiresScenes
  case activatesAfterAppearance
  case entersForegroundOnceActive
  case prewarms
  case prewarmsThroughLaunch
  case restoresThroughAppDelegate
  case restoresInteractionState
  case hasDarkMode
  case hasLegibilityWeight
  case hasAccessibilityContrast
  case takesSnapshotsInBothStyles
  case takesSnapshotsInCompactWidth
  case locksApps
  case hasKeyWindowInEachScene
  case keyboardHasOwnProcess
  case hasSceneAccessories
  case splitsScreen
  case resizesFullScreenApps
  case reportsActiveAppearance
  case touchMakesKey
  case confirmsClosure
  case runsBlocksBeforeAppearance

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .hasScenes:
      .init(
        "Scenes exist; an app with a scene manifest gets its life cycle through them",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"))
    case .warnsOfMissingScenes:
      .init(
        "The console complains about an app without scenes when it is launched",
        .init(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
          "18.4 has another text, and earlier releases of 18 have none"))
    case .requiresScenes:
      .init(
        "An app without scenes does not launch if it was built with the SDK of iOS 27",
        .init(major: .from(27), linkedSDK: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
        ))
    case .activatesAfterAppearance:
      .init(
        "A launched scene becomes active after its root has appeared",
        .init(major: .from(26)),
        .init(
          .observed,
          "https://github.com/Vercantez/openuikit/blob/a7e1f8778a2c84d606ad779a4befd0764907d45b/uikit/Tools/oracle2/scenelaunchprobe/transcript-ios26.1.txt",
          "on 26.1; whether 18 does so is not recorded"))
    case .entersForegroundOnceActive:
      .init(
        "An app that is launched with scenes is in the foreground once its scene is active",
        .init(major: 14...14),
        .init(
          .observed,
          "https://github.com/BatchLabs/Batch-iOS-SDK/blob/9ca9011d74b54c89b5255d3678a1ed3bad670549/Sources/Batch/Modules/Core/BAApplicationLifecycle.h",
          "on 14, and not on 13; an observer that hears nothing of it any more when the scene becomes active says the same of 17"
        ))
    case .prewarms:
      .init(
        "The system may prewarm an app",
        .init(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"))
    case .prewarmsThroughLaunch:
      .init(
        "An app with scenes that is prewarmed is launched without a scene",
        .init(major: 15...15),
        .init(
          .observed, "https://stackoverflow.com/questions/71025205",
          "on 15.0; the page has it stop ahead of UIApplicationMain"))
    case .restoresThroughAppDelegate:
      .init(
        "Apps without scenes save and restore state through their delegate",
        .init(major: .upTo(18)),
        .init(.observed, "https://github.com/Awful/Awful.app/pull/1236"))
    case .restoresInteractionState:
      .init(
        "A scene's activity is handed back in a call of its own",
        .init(major: .from(15)),
        .init(
          .documented, "https://developer.apple.com/videos/play/wwdc2021/10057",
          "state restoration, 11:32; the method's page gives the release of its protocol, 13"))
    case .hasDarkMode:
      .init(
        "The user can choose light or dark mode",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface",
          "12 has the trait, and no switch for it"))
    case .hasLegibilityWeight:
      .init(
        "Bold text is a trait",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitraitcollection/legibilityweight"))
    case .hasAccessibilityContrast:
      .init(
        "Increased contrast is a trait",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast"
        ))
    case .takesSnapshotsInBothStyles:
      .init(
        "An app that goes to the background is laid out in light and dark mode for its snapshots",
        .init(major: .from(13)),
        .init(
          .observed,
          "https://github.com/hdk2200/UIViewControllerLifeCycle/blob/e33e90e0e765c011a30ae7b2df56a83e330090c3/README.md",
          "two passes of layout after sceneDidEnterBackground"))
    case .takesSnapshotsInCompactWidth:
      .init(
        "An app on a pad that goes to the background is laid out in compact width for its snapshots, too",
        .init(major: .from(16)),
        .init(
          .observed, "https://developer.apple.com/forums/thread/728951",
          "on iOS 16, which Apple answers is for pictures; earlier releases are not recorded"))
    case .locksApps:
      .init(
        "The user can lock an app, which then becomes active only after authentication",
        .init(major: .from(18)),
        .init(
          .documented,
          "https://support.apple.com/guide/iphone/lock-or-hide-an-app-iph00f208d05/ios",
          "Lock or hide an app; of the callbacks a source comment tells: duckduckgo/apple-browsers @8b9405bb, "
            + "Launching.swift"))
    case .hasKeyWindowInEachScene:
      .init(
        "Each scene has a key window; before, there was one in the app",
        .init(major: .from(15), linkedSDK: .from(15)),
        .init(
          .documented, "https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow",
          "the SDK: release notes of iOS 15, UIKit, 72873846"))
    case .keyboardHasOwnProcess:
      .init(
        "A phone's keyboard comes from a process of its own, after the call that asks for it",
        .init(major: .from(17)),
        .init(
          .documented, "https://developer.apple.com/videos/play/wwdc2023/10281",
          "the keyboard out of process, 1:32, and its notifications, 13:06"))
    case .hasSceneAccessories:
      .init(
        "A connected display has a scene of the app once a controller has registered an accessory for it; without the SDK of iOS 27 the system offers a scene by itself",
        .init(major: .from(27), linkedSDK: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display",
          "the SDK: release notes of iOS 27, UIKit, 177015874"))
    case .splitsScreen:
      .init(
        "Windows side by side on a pad divide the screen; in later releases they overlap",
        .init(major: .upTo(18)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiwindowscene/presentationstyle/standard",
          "the modes by release: https://docs.unity3d.com/7000.0/Documentation/Manual/ios-ipad-multitasking-modes.html"
        ))
    case .resizesFullScreenApps:
      .init(
        "An app that requires the full screen of a pad is given a new size in one step; before, its picture was scaled",
        .init(major: .from(27), linkedSDK: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes",
          "UIKit, resolved issues, 178560235"))
    case .reportsActiveAppearance:
      .init(
        "The traits say which of several overlapping windows is in front",
        .init(major: .from(26)),
        .init(
          .observed, "https://mastodawn.com/post/114757401048222145",
          "on a beta of iPadOS 26, and not on 18"))
    case .touchMakesKey:
      .init(
        "A touch makes the window key in which it is", .init(major: .from(14)),
        .init(
          .observed, "https://forums.developer.apple.com/forums/thread/667958",
          "on 14.2, and not on 14.1 and earlier"))
    case .confirmsClosure:
      .init(
        "A scene can have the system ask the user before it is closed", .init(major: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiwindowscene/closureconfirmation"))
    case .runsBlocksBeforeAppearance:
      .init(
        "Blocks that the launch of a scene has dispatched run before its root has appeared",
        .init(major: 13...15),
        .init(
          .observed,
          "https://github.com/Dast1Woop/OCDailyTests/blob/248e17e79aefc8fbf081de0e984ddf2f173f2a96/TestMainAsync/TestMainAsync/ViewController.m",
          "on 14, in August 2021; without scenes, on 11, they run after that"))
    }
  }
}

extension IOSVersion {
  var hasScenes: Bool { has(.scene(.hasScenes)) }
  var warnsOfMissingScenes: Bool { has(.scene(.warnsOfMissingScenes)) }
  var requiresScenes: Bool { has(.scene(.requiresScenes)) }
  var activatesAfterAppearance: Bool { has(.scene(.activatesAfterAppearance)) }
  var entersForegroundOnceActive: Bool { has(.scene(.entersForegroundOnceActive)) }
  var prewarms: Bool { has(.scene(.prewarms)) }
  var prewarmsThroughLaunch: Bool { has(.scene(.prewarmsThroughLaunch)) }
  var restoresThroughAppDelegate: Bool { has(.scene(.restoresThroughAppDelegate)) }
  var restoresInteractionState: Bool { has(.scene(.restoresInteractionState)) }
  var takesSnapshotsInBothStyles: Bool { has(.scene(.takesSnapshotsInBothStyles)) }
  var takesSnapshotsInCompactWidth: Bool { has(.scene(.takesSnapshotsInCompactWidth)) }
  var hasDarkMode: Bool { has(.scene(.hasDarkMode)) }
  var hasLegibilityWeight: Bool { has(.scene(.hasLegibilityWeight)) }
  var hasAccessibilityContrast: Bool { has(.scene(.hasAccessibilityContrast)) }
  var locksApps: Bool { has(.scene(.locksApps)) }
  var hasKeyWindowInEachScene: Bool { has(.scene(.hasKeyWindowInEachScene)) }
  var keyboardHasOwnProcess: Bool { has(.scene(.keyboardHasOwnProcess)) }
  var hasSceneAccessories: Bool { has(.scene(.hasSceneAccessories)) }
  var splitsScreen: Bool { has(.scene(.splitsScreen)) }
  var runsBlocksBeforeAppearance: Bool { has(.scene(.runsBlocksBeforeAppearance)) }
  var resizesFullScreenApps: Bool { has(.scene(.resizesFullScreenApps)) }
  var reportsActiveAppearance: Bool { has(.scene(.reportsActiveAppearance)) }
  var touchMakesKey: Bool { has(.scene(.touchMakesKey)) }
  var confirmsClosure: Bool { has(.scene(.confirmsClosure)) }
}
