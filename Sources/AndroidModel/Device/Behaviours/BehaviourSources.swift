extension AndroidBehaviour {
  /// Pages of the documentation that several behaviours rest on.
  enum Page {
    static let multiWindow =
      "https://developer.android.com/develop/ui/views/layout/support-multi-window-mode"
    static let activity = "https://developer.android.com/reference/android/app/Activity"
    static let intent = "https://developer.android.com/reference/android/content/Intent"
    static let backgroundStarts =
      "https://developer.android.com/guide/components/activities/background-starts"
    static let configChanges =
      "https://developer.android.com/reference/android/R.attr#configChanges"

    /// What a level added to the class.
    static func newInActivityInfo(_ level: Int) -> String {
      "https://developer.android.com/sdk/api_diff/\(level)/changes/android.content.pm.ActivityInfo"
    }
  }

  /// Files of the platform's own sources and tests.
  enum Tree {
    static let multiWindowTests =
      "https://github.com/ziachi/android_cts/blob/8e9dc4bf47b9dc328c37a5894d8c8a0a41cf930b/tests/framework/base/windowmanager/src/android/server/wm/window/MultiWindowTests.java"
    static let multiDisplayTests =
      "https://github.com/TeamWin/android_cts/blob/27491eade2f5f10f7779a2e926f587d783a78746/tests/framework/base/windowmanager/src/android/server/wm/MultiDisplayActivityLaunchTests.java"
    static let pinnedTests =
      "https://github.com/ziachi/android_cts/blob/8e9dc4bf47b9dc328c37a5894d8c8a0a41cf930b/tests/framework/base/windowmanager/src/android/server/wm/other/PinnedStackTests.java"
    static let starterTests =
      "https://github.com/TeamWin/android_cts/blob/05bd431b08d94b83d8771b4b19e2853082c249fb/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityStarterTests.java"
    static let startTests =
      "https://github.com/ziachi/android_cts/blob/8e9dc4bf47b9dc328c37a5894d8c8a0a41cf930b/tests/framework/base/windowmanager/src/android/server/wm/activity/StartActivityTests.java"
    static let startActivityTests =
      "https://github.com/TeamWin/android_cts/blob/051475b22c346e08a7b366bea324f9c5f1d089e6/tests/framework/base/windowmanager/src/android/server/wm/StartActivityTests.java"
    static let activityThread31 =
      "https://github.com/aosp-mirror/platform_frameworks_base/blob/07d7b6f90b13d867d76eedcde5858e6f1528cbb1/core/java/android/app/ActivityThread.java"
    static let activityThreadTests =
      "https://github.com/muhomorr/platform_frameworks_base-15/blob/793a8a2f41cacfd42823582babcb22b84511012d/core/tests/mockingcoretests/src/android/app/activity/ActivityThreadClientTest.java"
    static let keyguardTests =
      "https://github.com/TeamWin/android_cts/blob/0223732b5d6cb832c501418ad572f7206bb3814c/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityLifecycleKeyguardTests.java"
    static let frameworks30 =
      "https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/"
    static let frameworks29 =
      "https://github.com/Trinadh465/frameworks_base_AOSP10_r33_CVE-2023-20909/blob/3440674a10cef514fca32f6e8c61a15c829e088c/"
    static let frameworks28 =
      "https://github.com/AllwinnerH6-Android/android_frameworks_base/blob/2df57ae86fdfe752111ea5c04ecebf4eea8b2d6f/"
    static let recentTasks31 =
      "https://github.com/DerpFest-12/frameworks_base/blob/19aa3ccd17be0e8163264e922ac3284abac409a4/services/core/java/com/android/server/wm/RecentTasks.java"
    static let frameworks27 =
      "https://github.com/aosp-mirror/platform_frameworks_base/blob/0018505370e3ac0a49e03edd5cb467ee44329a35/"
    static let lifecycleTests =
      "https://github.com/TeamWin/android_cts/blob/03a68cb0577ca404b9fea3bc847d90c4a79fa3b3/tests/framework/base/windowmanager/src/android/server/wm/lifecycle/ActivityLifecycleTests.java"

    /// A file of com/android/server/wm in the sources that come with the SDK of a level, from 31 on.
    static func serverOfSDK(_ level: Int, _ file: String) -> String {
      "https://github.com/Reginer/aosp-android-jar/blob/262f6ae931160011572a5adfe4ec6302585e8f60/android-\(level)/src/com/android/server/wm/\(file)"
    }

    /// A file of android/app of Android 8.1.
    static func app27(_ file: String) -> String {
      frameworks27 + "core/java/android/app/\(file)"
    }

    /// A file of android/app of Android 10.
    static func app29(_ file: String) -> String {
      frameworks29 + "core/java/android/app/\(file)"
    }

    /// A file of android/app of Android 11.
    static func app30(_ file: String) -> String {
      frameworks30 + "core/java/android/app/\(file)"
    }

    /// A file of com/android/server/am of Android 9, where the activities' server stood until then.
    static func server28(_ file: String) -> String {
      frameworks28 + "services/core/java/com/android/server/am/\(file)"
    }

    /// A file of com/android/server/wm of Android 10.
    static func server29(_ file: String) -> String {
      frameworks29 + "services/core/java/com/android/server/wm/\(file)"
    }

    /// A file of com/android/server/wm of Android 11.
    static func server30(_ file: String) -> String {
      frameworks30 + "services/core/java/com/android/server/wm/\(file)"
    }
  }
}
