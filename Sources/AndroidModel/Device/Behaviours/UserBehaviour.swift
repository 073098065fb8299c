/// The user and the lock: permissions, the keyguard, dreams and other users.
///
/// https://source.android.com/docs/devices/admin/multi-user
package enum UserBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasRuntimePermissions
  case hasLockScreenAttributes
  case inheritsShowWhenLocked
  case requestsDismissal
  case hasDreamActivity
  case dreamsOverLockedTasks
  case hasShowForAllUsers
  case pausesWorkProfile
  case asksTwiceAtMost
  case answersDecidedPermissions
  case locksOnceTaskIsUnlocked
  case startsLockedTasks
  case hasLockTaskFeatures
  case keepsLockForNotifications
  case asksForFullScreenIntents
  case wakesForFullScreenIntents
  case restartsWhatSlept
  case stopsSleepingFromTop
  case sleepsTaskByTask

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .hasRuntimePermissions:
      .init(
        "requestPermissions exists", .on(api: .from(23)),
        .init(
          .documented,
          AndroidBehaviour.Page.activity + "#requestPermissions(java.lang.String[],%20int)"))
    case .restartsWhatSlept:
      .init(
        "An activity that was stopped for the lock screen is restarted and started ahead of its resume",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/AndroidRul3z/android_frameworks_base_m/blob/5b0b19bfbc384d54140f22e2c58a97827fa80805/services/core/java/com/android/server/am/ActivityStack.java",
          "awakeFromSleepingLocked, with ActivityThread.handleSleeping; the lock screen of API 26 hides it"
        ))
    case .stopsSleepingFromTop:
      .init(
        "In the dark the activity that was paused is stopped first, and what shows through it after that, from the top down",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "goToSleepIfPossible, which waits for what is to be stopped; the rest follows in goToSleep"
        ))
    case .sleepsTaskByTask:
      .init(
        "Each task goes to sleep by itself: what can be seen of another one is hidden at once",
        .on(api: .from(27)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "goToSleepIfPossible, against ActivityStackSupervisor.checkReadyForSleepLocked up to API 26"
        ))
    case .hasLockScreenAttributes:
      .init(
        "showWhenLocked and turnScreenOn are attributes and calls; before, there are only flags of windows",
        .on(api: .from(27)),
        .init(.documented, AndroidBehaviour.Page.activity + "#setTurnScreenOn(boolean)"))
    case .inheritsShowWhenLocked:
      .init(
        "An activity can show over the keyguard because the one below it does",
        .on(api: .from(29)),
        .init(.documented, AndroidBehaviour.Page.activity + "#setInheritShowWhenLocked(boolean)"))
    case .requestsDismissal:
      .init(
        "requestDismissKeyguard exists", .on(api: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/KeyguardManager#requestDismissKeyguard(android.app.Activity,%20android.app.KeyguardManager.KeyguardDismissCallback)"
        ))
    case .hasDreamActivity:
      .init(
        "A dream is an activity in front of all others, not only a window",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks30
            + "core/java/android/service/dreams/DreamActivity.java",
          "DreamActivity, which the sources of API 29 do not hold"))
    case .dreamsOverLockedTasks:
      .init(
        "A dream may begin while a task is locked to the screen", .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/AICP-Revived/frameworks_base/blob/e46bc29de3b62dc5f1d61dfd2fccb8a2546c80af/services/core/java/com/android/server/wm/LockTaskController.java",
          "isLockTaskModeViolationInternal, which in API 30 excepts no dream"))
    case .hasShowForAllUsers:
      .init(
        "showForAllUsers is an attribute of the manifest", .on(api: .from(23)),
        .init(.documented, "https://developer.android.com/reference/android/R.attr#showForAllUsers")
      )
    case .pausesWorkProfile:
      .init(
        "The user can pause the work profile, which stops what runs in it",
        .on(api: .from(24)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/os/UserManager#isQuietModeEnabled(android.os.UserHandle)"
        ))
    case .asksTwiceAtMost:
      .init(
        "A user who has denied a permission twice is not asked for it again", .on(api: .from(30)),
        .init(
          .documented, "https://developer.android.com/about/versions/11/privacy/permissions",
          "Permission dialog visibility"))
    case .answersDecidedPermissions:
      .init(
        "A permission that the user is no longer asked for is answered without the system's activity",
        .on(api: .from(36)),
        .init(
          .observed, "https://github.com/react/react-native/issues/53887",
          "Pixel 7a, BP41.250822.010; devices of Android 16 do so since September 2025"))
    case .locksOnceTaskIsUnlocked:
      .init(
        "A lock screen that a locked task has suppressed comes once no task is locked any more",
        .on(api: .from(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks30
            + "packages/SystemUI/src/com/android/systemui/keyguard/KeyguardViewMediator.java",
          "doKeyguardLocked, mNeedToReshowWhenReenabled; the file of API 29 says the same, and that of"
            + " API 28 that it should"))
    case .startsLockedTasks:
      .init(
        "The start of an activity can lock its task", .on(api: .from(28)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/ActivityOptions#setLockTaskEnabled(boolean)"
        ))
    case .hasLockTaskFeatures:
      .init(
        "The owner of the device chooses the features of lock task mode", .on(api: .from(28)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/admin/DevicePolicyManager#setLockTaskFeatures(android.content.ComponentName,%20int)"
        ))
    case .keepsLockForNotifications:
      .init(
        "A tapped notification for an activity that may be shown over the lock leaves the device locked",
        .on(api: .from(29)),
        .init(
          .upstreamSource,
          "https://github.com/AquaPie/frameworks_base/blob/64aaff5b517fe91d1ff2fb9c95fc0a7f3cb9f2fc/packages/SystemUI/src/com/android/systemui/statusbar/phone/StatusBar.java",
          "onNotificationClicked, which in the file of API 28 dismisses the keyguard for each of them; that of"
            + " API 30 asks wouldShowOverLockscreen"))
    case .asksForFullScreenIntents:
      .init(
        "A notification shows an activity at once only for an app that has the permission for that",
        .on(api: .from(29), target: .from(29)),
        .init(
          .documented, "https://developer.android.com/about/versions/10/behavior-changes-10",
          "Permissions changes for fullscreen intents"))
    case .wakesForFullScreenIntents:
      .init(
        "A full-screen notification turns the screen on, whatever its activity asks for",
        .on(api: .from(35)),
        .init(
          .upstreamSource,
          "https://github.com/muhomorr/platform_frameworks_base-15/blob/0898a28d5bbff108e25bf93dfe4abffe42142886/packages/SystemUI/src/com/android/systemui/power/domain/interactor/PowerInteractor.kt",
          "wakeUpForFullScreenIntent; the CentralSurfacesImpl of Android 13 asks for a device that dozes, as"
            + " not every device does, and SystemUI of API 30 sends the intent alone"))
    }
  }
}

extension AndroidVersion {
  var hasRuntimePermissions: Bool { has(.user(.hasRuntimePermissions)) }
  var hasLockScreenAttributes: Bool { has(.user(.hasLockScreenAttributes)) }
  var inheritsShowWhenLocked: Bool { has(.user(.inheritsShowWhenLocked)) }
  var requestsDismissal: Bool { has(.user(.requestsDismissal)) }
  var hasDreamActivity: Bool { has(.user(.hasDreamActivity)) }
  var dreamsOverLockedTasks: Bool { has(.user(.dreamsOverLockedTasks)) }
  var hasShowForAllUsers: Bool { has(.user(.hasShowForAllUsers)) }
  var pausesWorkProfile: Bool { has(.user(.pausesWorkProfile)) }
  var asksTwiceAtMost: Bool { has(.user(.asksTwiceAtMost)) }
  var answersDecidedPermissions: Bool { has(.user(.answersDecidedPermissions)) }
  var locksOnceTaskIsUnlocked: Bool { has(.user(.locksOnceTaskIsUnlocked)) }
  var startsLockedTasks: Bool { has(.user(.startsLockedTasks)) }
  var hasLockTaskFeatures: Bool { has(.user(.hasLockTaskFeatures)) }
  var keepsLockForNotifications: Bool { has(.user(.keepsLockForNotifications)) }
  var asksForFullScreenIntents: Bool { has(.user(.asksForFullScreenIntents)) }
  var wakesForFullScreenIntents: Bool { has(.user(.wakesForFullScreenIntents)) }
  var restartsWhatSlept: Bool { has(.user(.restartsWhatSlept)) }
  var stopsSleepingFromTop: Bool { has(.user(.stopsSleepingFromTop)) }
  var sleepsTaskByTask: Bool { has(.user(.sleepsTaskByTask)) }
}
