/// The rules for starting an activity while the app is not visible.
///
/// https://developer.android.com/guide/components/activities/background-starts
package enum BackgroundStartBehaviour: Int, Hashable, Sendable, CaseIterable {
  case restrictsBackgroundStarts
  case blocksNotificationTrampolines
  case hasBackgroundStartModes
  case asksSendersOfPendingIntents
  case asksCreatorsOfPendingIntents
  case restrictsStartsFromBelow
  case trustsSendersForResult
  case delaysAppSwitches
  case blocksStartsOnWayHome
  case blocksStartsOfPictures
  case asksProcessesForPictures
  case holdsSendersOnWayHome
  case hasFinerBackgroundStartModes

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .restrictsBackgroundStarts:
      .init(
        "An app that is not visible cannot bring an activity to the front by starting it",
        .on(api: .from(29)),
        .init(
          .documented, AndroidBehaviour.Page.backgroundStarts
        ))
    case .blocksNotificationTrampolines:
      .init(
        "A service or receiver that a notification starts may not start an activity for it",
        .on(api: .from(31), target: .from(31)),
        .init(
          .documented, "https://developer.android.com/about/versions/12/behavior-changes-12",
          "Activities cannot be started from services or broadcast receivers that behave as"
            + " notification trampolines"))
    case .hasBackgroundStartModes:
      .init(
        "The creator and the sender of a pending intent can say whether it may start activities from the background",
        .on(api: .from(34)),
        .init(
          .documented, AndroidBehaviour.Page.backgroundStarts,
          "Opt-In required when starting activities from PendingIntents"))
    case .asksSendersOfPendingIntents:
      .init(
        "The sender of another app's pending intent has to opt in to give it the right to come to the front",
        .on(api: .from(34), target: .from(34)),
        .init(
          .documented, AndroidBehaviour.Page.backgroundStarts, "By the Sender of the PendingIntent")
      )
    case .asksCreatorsOfPendingIntents:
      .init(
        "The creator of a pending intent has to opt in to give it the right to come to the front",
        .on(api: .from(35), target: .from(35)),
        .init(
          .documented, AndroidBehaviour.Page.backgroundStarts,
          "Opt-In required when starting activities from PendingIntents"))
    case .restrictsStartsFromBelow:
      .init(
        "An activity below one of another app cannot start activities over it, or lead from it to another app, unless that app allows it",
        .on(api: .from(35), target: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/00143ee7ef3a0ff4ccc974b8501bc50ebb3ece8d/services/core/java/com/android/server/wm/BackgroundActivityStartController.java",
          "checkCrossUidActivitySwitchFromBelow, checkActivityAllowedToClearTask"))
    case .trustsSendersForResult:
      .init(
        "The sender of a pending intent for a result gives it the right to come to the front without opting in",
        .on(api: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/00143ee7ef3a0ff4ccc974b8501bc50ebb3ece8d/services/core/java/com/android/server/wm/BackgroundActivityStartController.java",
          "AUTO_OPT_IN_CALL_FOR_RESULT; the file of API 34 in"
            + " https://github.com/488315/android_samsung_frameworks_base at 166f96aa asks for no result"
        ))
    case .delaysAppSwitches:
      .init(
        "For five seconds after Home, activities that other apps start wait for the end of that time",
        .on(api: .upTo(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityTaskManagerService.java"),
          "stopAppSwitches, checkAppSwitchAllowedLocked; that of Android 12 in"
            + " https://github.com/DerpFest-12/frameworks_base at 221cde89 keeps a state that no start"
            + " waits for (getBalAppSwitchesState)"))
    case .blocksStartsOnWayHome:
      .init(
        "An app that is still visible while the home screen opens cannot start an activity over it",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/073366fb77cc9ccd0597647d789f928df8974b7c/services/core/java/com/android/server/wm/BackgroundLaunchProcessController.java",
          "areBackgroundActivityStartsAllowed, with APP_SWITCH_DISALLOW; the state is there since"
            + " Android 12 (getBalAppSwitchesState), and that of Android 11 asks for no state"))
    case .blocksStartsOfPictures:
      .init(
        "An app that is visible only in picture-in-picture cannot start an activity to the front for that",
        .on(api: .from(36)),
        .init(
          .upstreamSource,
          "https://github.com/bluestacks/frameworks-base-a16/blob/1982f1945f63c2641904854219b0f7c72cd43005/services/core/java/com/android/server/wm/BackgroundActivityStartController.java",
          "mCheckCallerVisible, hasVisibleNotPinnedActivity, against that of API 35 in"
            + " https://github.com/aosp-mirror/platform_frameworks_base at 00143ee7"))
    case .holdsSendersOnWayHome:
      .init(
        "A pending intent that is sent while the home screen opens does not come to the front",
        .on(api: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/PixelOS-Fourteen/frameworks_base/blob/be15a414d586694b2d001677058fa5538e5c7f7e/services/core/java/com/android/server/wm/BackgroundActivityStartController.java",
          "checkBackgroundActivityStartAllowedBySender, balImproveRealCallerVisibilityCheck, as it is in all"
            + " releases since; the file of API 34 asks for the flag"))
    case .asksProcessesForPictures:
      .init(
        "An app whose latest activity is in picture-in-picture cannot come to the front, whatever else of it is visible",
        .on(api: 36...36),
        .init(
          .observed,
          "https://github.com/Slecornu/samsung-pip-issue-tracker-demo/blob/9a9dbaa5a40af5def5896f46a053f4ac207e9da9/README.md",
          "Pixel 8 Pro and 9 Pro XL; issue 444980490, which has been mended since"))
    case .hasFinerBackgroundStartModes:
      .init(
        "The creator and the sender of a pending intent can say how much of their right to start activities they lend",
        .on(api: .from(36)),
        .init(
          .upstreamSource,
          "https://github.com/bluestacks/frameworks-base-a16/blob/1982f1945f63c2641904854219b0f7c72cd43005/services/core/java/com/android/server/wm/BackgroundActivityStartController.java",
          "balAdditionalStartModes, mCheckRealCallerSawPermission"))
    }
  }
}

extension AndroidVersion {
  var restrictsBackgroundStarts: Bool { has(.backgroundStart(.restrictsBackgroundStarts)) }
  var blocksNotificationTrampolines: Bool { has(.backgroundStart(.blocksNotificationTrampolines)) }
  var hasBackgroundStartModes: Bool { has(.backgroundStart(.hasBackgroundStartModes)) }
  var asksSendersOfPendingIntents: Bool { has(.backgroundStart(.asksSendersOfPendingIntents)) }
  var asksCreatorsOfPendingIntents: Bool { has(.backgroundStart(.asksCreatorsOfPendingIntents)) }
  var restrictsStartsFromBelow: Bool { has(.backgroundStart(.restrictsStartsFromBelow)) }
  var trustsSendersForResult: Bool { has(.backgroundStart(.trustsSendersForResult)) }
  var delaysAppSwitches: Bool { has(.backgroundStart(.delaysAppSwitches)) }
  var blocksStartsOnWayHome: Bool { has(.backgroundStart(.blocksStartsOnWayHome)) }
  var blocksStartsOfPictures: Bool { has(.backgroundStart(.blocksStartsOfPictures)) }
  var holdsSendersOnWayHome: Bool { has(.backgroundStart(.holdsSendersOnWayHome)) }
  var asksProcessesForPictures: Bool { has(.backgroundStart(.asksProcessesForPictures)) }
  var hasFinerBackgroundStartModes: Bool { has(.backgroundStart(.hasFinerBackgroundStartModes)) }
}
