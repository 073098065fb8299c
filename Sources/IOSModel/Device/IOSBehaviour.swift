/// Every way in which the supported releases differ: the one place that says what it is, when it
/// holds and what the claim rests on.
package enum IOSBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasScenes
  case automaticPresentationIsSheet
  case hasViewIsAppearing
  case sheetsKeepPresenterInCompactWidth
  case tabSwitchIsTransition
  case tabSwitchIsAnimated
  case restoresThroughAppDelegate
  case announcesFirstTraits
  case takesSnapshotsInBothStyles
  case takesSnapshotsInCompactWidth
  case requiresCommonOrientation
  case reportsTraitsOfFirstTurn
  case turnsOnRequest
  case asksShouldAutorotate
  case hasKeyWindowInEachScene
  case reportsColumns
  case warnsOfDirectAppearanceCalls
  case warnsOfMissingScenes
  case requiresScenes
  case hasSceneAccessories
  case locksApps
  case splitsScreen
  case reportsGeometry
  case updatesProperties
  case preparesAdaptivePresentations
  case reportsDetents
  case tellsOfEveryDismissal
  case locksPointer
  case hasBackMenu
  case hasBackAction
  case updatesContentUnavailable
  case hasSidebars
  case locksOrientation
  case hasInspectors
  case reportsStatusBar
  case placesSearchBars
  case namesWhoPresents
  case showsFirstPageBeforePush
  case activatesAfterAppearance
  case entersForegroundOnceActive
  case prewarms
  case prewarmsThroughLaunch
  case hasAdaptiveColumns
  case windowEndsAppearance
  case replacesCompactColumn
  case canTrackObservation
  case tracksObservation
  case interruptsNavigation

  package var definition: Definition {
    switch self {
    case .hasScenes:
      .init(
        "Scenes exist; an app with a scene manifest gets its life cycle through them",
        Rule(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"))
    case .automaticPresentationIsSheet:
      .init(
        "A presentation without a style of its own is a sheet",
        Rule(major: .from(13), linkedSDK: .from(13)),
        .init(
          .observed,
          "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e",
          "apps built with Xcode 10 keep the full screen"))
    case .hasViewIsAppearing:
      .init(
        "viewIsAppearing came with the SDK of iOS 17 and works back to iOS 13",
        Rule(major: .from(13), linkedSDK: .from(17)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"))
    case .sheetsKeepPresenterInCompactWidth:
      .init(
        "Sheets stay sheets in compact width, where they used to become full screen",
        Rule(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet"))
    case .tabSwitchIsTransition:
      .init(
        "A change of tab is a transition, in which the new controller ends before the old one",
        Rule(major: .from(18), linkedSDK: .from(18)),
        .init(
          .upstreamTest,
          "https://github.com/software-mansion/react-native-screens/blob/8fe8b874/FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts",
          "on iOS 18.6 and 26.2; Documentation/Decisions/0005"))
    case .tabSwitchIsAnimated:
      .init(
        "A change of tab is animated unless the app says otherwise, for apps built with Xcode 16",
        Rule(major: .from(18), linkedSDK: .from(18)),
        .init(
          .observed,
          "https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change"))
    case .restoresThroughAppDelegate:
      .init(
        "Apps without scenes save and restore state through their delegate",
        Rule(major: .upTo(18)),
        .init(.observed, "https://github.com/Awful/Awful.app/pull/1236"))
    case .announcesFirstTraits:
      .init(
        """
        A view that enters the window for the first time is told of its traits as of a change; \
        later they are predicted before the view loads
        """,
        Rule(major: .upTo(12)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/tree/4f785bf/bk2ch06p250sizeChangeTest"
        ))
    case .takesSnapshotsInBothStyles:
      .init(
        "An app that goes to the background is laid out in light and dark for its pictures",
        Rule(major: .from(13)),
        .init(
          .observed, "https://github.com/hdk2200/UIViewControllerLifeCycle",
          "two passes of layout after sceneDidEnterBackground"))
    case .takesSnapshotsInCompactWidth:
      .init(
        "A pad's app that goes to the background is laid out in compact width for its pictures, too",
        Rule(major: .from(16)),
        .init(
          .observed, "https://developer.apple.com/forums/thread/728951",
          "on iOS 16, which Apple answers is for pictures; earlier releases are not recorded"))
    case .requiresCommonOrientation:
      .init(
        "A controller that permits no orientation of the app's is an error",
        Rule(major: .upTo(12)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/tree/4f785bf/bk2ch06p253orientationsPermitted3"
        ))
    case .reportsTraitsOfFirstTurn:
      .init(
        "A root that is turned before its first layout is told that its traits have changed",
        Rule(major: .from(15)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/tree/4f785bf/bk2ch06p258launchIntoRotationEvents",
          "on iOS 15; on 13 it was not, and 14 is not recorded"))
    case .turnsOnRequest:
      .init(
        "An app can have its orientations asked for again, and is turned as they say",
        Rule(major: .from(16)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()"
        ))
    case .asksShouldAutorotate:
      .init(
        "A controller can refuse to turn with the device by shouldAutorotate",
        Rule(major: .upTo(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautorotate"))
    case .hasKeyWindowInEachScene:
      .init(
        "Each scene has a key window, where there used to be one in the app",
        Rule(major: .from(15)),
        .init(
          .documented, "https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow"))
    case .reportsColumns:
      .init(
        "The delegate of a split controller hears that a column has come or gone, too",
        Rule(major: .from(26), linkedSDK: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:didshow:)"
        ))
    case .warnsOfDirectAppearanceCalls:
      .init(
        "An appearance callback that app code calls itself is complained of in the console",
        Rule(major: .from(16)),
        .init(
          .observed, "https://github.com/Automattic/pocket-casts-ios/issues/599",
          "in December 2022; whether 15 does so is not recorded"))
    case .warnsOfMissingScenes:
      .init(
        "An app without scenes is complained of in the console when it is launched",
        Rule(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle",
          "18.4 has another text, and earlier releases of 18 have none"))
    case .requiresScenes:
      .init(
        "An app without scenes does not launch if it was built with the SDK of iOS 27",
        Rule(major: .from(27), linkedSDK: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
        ))
    case .hasSceneAccessories:
      .init(
        "A connected display has a scene of the app once a controller has registered an accessory for "
          + "it; without the SDK of iOS 27 the system offers one by itself",
        Rule(major: .from(27), linkedSDK: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display",
          "the SDK: release notes of iOS 27, UIKit, 177015874"))
    case .locksApps:
      .init(
        "The user can lock an app, which is not active then before he has shown who he is",
        Rule(major: .from(18)),
        .init(
          .documented,
          "https://support.apple.com/guide/iphone/lock-or-hide-an-app-iph00f208d05/ios",
          "Lock or hide an app; of the callbacks a source comment tells: duckduckgo/apple-browsers @8b9405bb, "
            + "Launching.swift"))
    case .splitsScreen:
      .init(
        "Windows beside each other on a pad divide the screen, where later ones lie over each other",
        Rule(major: .upTo(18)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiwindowscene/presentationstyle/standard",
          "the modes by release: https://docs.unity3d.com/7000.0/Documentation/Manual/ios-ipad-multitasking-modes.html"
        ))
    case .reportsGeometry:
      .init(
        "A scene's delegate is told of its new geometry, too", Rule(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)"
        ))
    case .updatesProperties:
      .init(
        "Content and styling are updated by a call of their own before the layout",
        Rule(major: .from(26)),
        .init(
          .documented, "https://developer.apple.com/documentation/uikit/uiview/updateproperties()"))
    case .preparesAdaptivePresentations:
      .init(
        "A delegate may configure what presents in the other style", Rule(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:prepare:)"
        ))
    case .reportsDetents:
      .init(
        "A sheet rests at several heights, and its delegate hears of a new one",
        Rule(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)"
        ))
    case .tellsOfEveryDismissal:
      .init(
        "The delegate of any presentation hears that the user dismisses it, where a popover's alone did",
        Rule(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)"
        ))
    case .locksPointer:
      .init(
        "A controller can ask for the pointer to be locked to its scene", Rule(major: .from(14)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferspointerlocked"))
    case .hasBackMenu:
      .init(
        "A long press on the back button lists the stack, of which one can be chosen",
        Rule(major: .from(14)),
        .init(
          .observed,
          "https://sarunw.com/posts/what-should-you-know-about-navigation-history-stack-in-ios14/"))
    case .hasBackAction:
      .init(
        "A navigation item can have an action in place of the way back", Rule(major: .from(16)),
        .init(.documented, Page.backAction))
    case .updatesContentUnavailable:
      .init(
        "A controller is asked what to show where there is nothing to show", Rule(major: .from(17)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)"
        ))
    case .canTrackObservation:
      .init(
        "UIKit can track what a layout reads of Observable models", Rule(major: .from(18)),
        .init(.documented, Page.updatingViews))
    case .tracksObservation:
      .init(
        "It does so whatever the Info.plist says", Rule(major: .from(26)),
        .init(.documented, Page.updatingViews))
    case .hasSidebars:
      .init(
        "A tab bar can become a sidebar, whose delegate hears of it", Rule(major: .from(18)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class"))
    case .locksOrientation:
      .init(
        "A controller can keep its scene from turning", Rule(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked"
        ))
    case .hasInspectors:
      .init(
        "A split view can have an inspector at its trailing edge", Rule(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column/inspector"))
    case .reportsStatusBar:
      .init(
        "The app's delegate hears where the status bar is and how it stands",
        Rule(major: .upTo(12)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didchangestatusbarorientation:)",
          "deprecated with iOS 13; whether later releases still call it is not said"))
    case .placesSearchBars:
      .init(
        "A search bar can stand beside a bar's other content or below it", Rule(major: .from(16)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/searchcontroller(_:willchangeto:)"
        ))
    case .showsFirstPageBeforePush:
      .init(
        "A stack on the screen shows its first page before it takes up an animated push",
        Rule(major: .upTo(17)),
        .init(
          .observed,
          "https://github.com/VAndrJ/awesome-apple-bugs/blob/efccab47965982f193ebdb91ef23e09a9cd2aa63/Bugs/LifeCyclePushedViewController/README.md",
          "on iOS 17.4 and 18.2"))
    case .interruptsNavigation:
      .init(
        "The user's way back does not wait for the end of a transition of its stack",
        Rule(major: .from(26), linkedSDK: .from(26)),
        .init(.observed, "https://github.com/software-mansion/react-native-screens/pull/3093"))
    case .activatesAfterAppearance:
      .init(
        "A launched scene becomes active after its root has appeared",
        Rule(major: .from(26)),
        .init(
          .observed,
          "https://github.com/Vercantez/openuikit/blob/a7e1f8778a2c84d606ad779a4befd0764907d45b/uikit/Tools/oracle2/scenelaunchprobe/transcript-ios26.1.txt",
          "on 26.1; whether 18 does so is not recorded"))
    case .entersForegroundOnceActive:
      .init(
        "An app that is launched with scenes is in the foreground once its scene is active",
        Rule(major: 14...14),
        .init(
          .observed,
          "https://github.com/BatchLabs/Batch-iOS-SDK/blob/9ca9011d74b54c89b5255d3678a1ed3bad670549/Sources/Batch/Modules/Core/BAApplicationLifecycle.h",
          "on 14, and not on 13; an observer that hears nothing of it any more when the scene becomes active says the same of 17"
        ))
    case .prewarms:
      .init(
        "The system may start an app ahead of its user",
        Rule(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"))
    case .prewarmsThroughLaunch:
      .init(
        "An app with scenes that is started ahead of its user is launched without a scene",
        Rule(major: 15...15),
        .init(
          .observed, "https://stackoverflow.com/questions/71025205",
          "on 15.0; the page has it stop ahead of UIApplicationMain"))
    case .hasAdaptiveColumns:
      .init(
        "A split controller shows its primary on an upright pad, too, and tells of its columns step by step",
        Rule(major: .from(26), linkedSDK: .from(26)),
        .init(
          .observed,
          "https://github.com/Vercantez/openuikit/blob/4f4063d42b4c4573e69f4d70b9524281fc4bea3c/uikit/Tools/oracle2/splitframesprobe/ios26.1-ipad.json",
          "on 26.1, in an app built for it"))
    case .windowEndsAppearance:
      .init(
        "The appearance of a root that its window has put up ends with the window, whatever the app ends",
        Rule(major: .from(13)),
        .init(
          .observed, "https://github.com/Quick/Quick/issues/941",
          "a test that passes on iOS 12.4 and fails on 13"))
    case .replacesCompactColumn:
      .init(
        "The compact column of a split controller can be given another controller",
        Rule(major: .from(18)),
        .init(
          .observed, "https://github.com/pointfreeco/swift-navigation/pull/339",
          "until iOS 17 it is set once, and later attempts are ignored"))
    case .namesWhoPresents:
      .init(
        "What the console says of a refused presentation names who was asked for it",
        Rule(major: .from(14)),
        .init(
          .observed, "https://github.com/ArtSabintsev/Siren/pull/348",
          "on iOS 14; a log of June 2020 is without: joltup/rn-fetch-blob#611"))
    }
  }
}
