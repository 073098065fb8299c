import IOSModel
import Specification

/// The keys of `device ios`.
extension IOSPlan {
  static let settings: [DeclarationAttribute<IOSPlan>] = [
    .choice(
      "idiom", \.idiom, "What kind of device it is.",
      page: IOSPage.uikit + "uiuserinterfaceidiom"),
    .init(
      .number(
        "linkedSDK", "The SDK that the app is linked with, by default the newest.",
        page: "https://developer.apple.com/documentation/xcode/choosing-an-xcode-version")
    ) { plan, values in
      guard let sdk = values.onlyNumber, IOSVersion.supported.contains(sdk) else {
        throw ScriptProblem("there is no such SDK of iOS; use that of a supported version")
      }
      plan.linkedSDK = sdk
    },
    .flag(
      "sceneManifest", \.app.usesScenes,
      "If false, the Info.plist has no scene manifest, or one that names no configuration.",
      page:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
    ),
    .flag(
      "mainStoryboard", \.app.usesMainStoryboard,
      "The window's root comes from the main storyboard.",
      page:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uimainstoryboardfile"
    ),
    .choice(
      "supportedInterfaceOrientations", \.app.supportedInterfaceOrientations,
      "The orientations of the Info.plist, by default all.",
      page:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations"
    ),
    .choice(
      "supportedInterfaceOrientationsForWindow", \.app.orientationsByDelegate,
      "What the app delegate returns in place of the Info.plist, if it is asked.",
      page: IOSPage.uikit
        + "uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"),
    .choice(
      "supportedInterfaceOrientationsForWindowScene", \.app.orientationsBySceneDelegate,
      "What the scene delegate returns in place of the Info.plist, if it is asked; since iOS 27.",
      page: IOSPage.uikit + "uiwindowscenedelegate/supportedinterfaceorientations(for:)"),
    .flag(
      "UIRequiresFullScreen", \.app.requiresFullScreen,
      "The Info.plist has the key by which an app opts out of multitasking on a pad.",
      page:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"
    ),
    .flag(
      "UIViewControllerBasedStatusBarAppearance", \.app.asksForStatusBar,
      "If false, the Info.plist has the key by which no controller is asked about the status bar.",
      page:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance"
    ),
    .texts(
      "nibs", \.app.nibs, "The nib files in the bundle.",
      page: IOSPage.viewController + "/nibname"),
    .texts(
      "nibsWithoutView", \.app.nibsWithoutView, "Those among them that connect no view.",
      page: IOSPage.viewController + "/nibname"),
    .flag(
      "runsInBackground", \.app.runsInBackground,
      "The app keeps running in the background, like a player with the mode 'audio'.",
      page: "https://developer.apple.com/documentation/xcode/configuring-background-execution-modes"
    ),
    .flag(
      "regularWidthInLandscape", \.app.isWideOnItsSide,
      "It is one of the large phones, which have regular width in landscape.",
      page: "https://developer.apple.com/design/human-interface-guidelines/layout"),
    .flag(
      "protectedData", \.app.hasProtectedData,
      "The device has a passcode, which protects files of the app.",
      page: IOSPage.uikit + "uiapplication/isprotecteddataavailable"),
    .flag(
      "lockedByUser", \.app.isLockedByUser,
      "The user has locked the app, and has to authenticate to open it; since iOS 18.",
      page: "https://support.apple.com/guide/iphone/lock-or-hide-an-app-iph00f208d05/ios"),
    .flag(
      "notificationCenterDelegate", \.app.handlesNotifications,
      "The app delegate is that of the UNUserNotificationCenter, too.",
      page:
        "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
    ),
    .flag(
      "launchMethodsReturnFalse", \.app.launchMethodsReturnFalse,
      "Both launch methods of the app delegate return false, and decline what the app was launched for.",
      page: IOSPage.uikit
        + "uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
    .flag(
      "stageManager", \.hasStageManager,
      "The pad shows overlapping windows, each in a size of its own.",
      page: "https://docs.unity3d.com/7000.0/Documentation/Manual/ios-ipad-multitasking-modes.html"),
    .flag(
      "UIObservationTrackingEnabled", \.app.enablesObservationTracking,
      "The Info.plist has the key by which UIKit tracks Observable models on iOS 18, as it always does since iOS 26.",
      page: IOSPage.uikit + "updating-views-automatically-with-observation-tracking-in-uikit"),
    .flag(
      "restoresState", \.app.restoresState, "The app takes part in state restoration.",
      page: IOSPage.uikit + "preserving-your-app-s-ui-across-launches"),
    .flag(
      "multipleScenes", \.app.supportsMultipleScenes,
      "The scene manifest says that the app supports several scenes, which are connected on a pad.",
      page:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"
    ),
    .flag(
      "closureConfirmation", \.app.confirmsClosure,
      "Its window scenes have a confirmation that the system shows before the user closes one; since iOS 27.",
      page: IOSPage.uikit + "uiwindowscene/closureconfirmation"),
  ]
}
