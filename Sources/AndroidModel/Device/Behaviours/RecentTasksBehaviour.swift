/// The recent tasks: what is in the list, goes from it by itself or outlives a reboot, and what the
/// list does to the task in front.
///
/// https://developer.android.com/guide/components/activities/recents
package enum RecentTasksBehaviour: Int, Hashable, Sendable, CaseIterable {
  case keepsRunningInOverview
  case givesTopToOverview
  case persistsTasksFromTop
  case removesHiddenTasksAtOnce
  case removesHiddenTasksOnIdle
  case sparesLatestHiddenTasks
  case letsMultipleTasksKeepEntries
  case listsWindowsApart
  case endsExcludedTasks
  case trimsRecentTasksAtStart
  case trimsRecentTasksAsResumed
  case putsHomeBehindRecents
  case keepsTaskOnHome
  case returnsFromOverviewByBack
  case keepsFoundTaskOnHome

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .keepsRunningInOverview:
      .init(
        "The front task stays resumed in the list of recent tasks until another is chosen",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/GrapheneOS/platform_packages_apps_Launcher3/blob/0dd46fa242812abbfbe454de2ab85c5878d1ce94/src/com/android/launcher3/config/FeatureFlags.java",
          "ENABLE_QUICKSTEP_LIVE_TILE, switched on in March 2021"))
    case .givesTopToOverview:
      .init(
        "The list of recent tasks comes over the task in front, and has the top position while it is open",
        .on(api: 34...36),
        .init(
          .upstreamTest,
          "https://github.com/bluestacks/frameworks-base-a16/blob/090f52c4f209b1a9d2ee7aba82884e7a5a190d5b/services/tests/wmtests/src/com/android/server/wm/TransitionTests.java",
          "testIsTransientVisible, against RecentsAnimation.startRecentsActivity, which leaves the list"
            + " behind; the levels are those of the logs of Android 14 in"
            + " https://github.com/brandonp2412/Flexify/issues/66 and of Android 17 in"
            + " https://github.com/LiamMorrow/LiftLog/issues/924"))
    case .persistsTasksFromTop:
      .init(
        "The activities of a task that survive a reboot are those from its top down to the first that does not",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("Task.java"),
          "saveToXml, which goes through all activities; TaskRecord of API 29 goes upwards"))
    case .removesHiddenTasksAtOnce:
      .init(
        "A task that another has replaced in the recent tasks ends as the home screen is resumed",
        .on(api: 30...30),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("RecentTasks.java"),
          "add, removeUnreachableHiddenTasks, which API 29 has not; nor has the emulator of Android 10 in"
            + " https://github.com/getActivity/Logcat/issues/24"))
    case .removesHiddenTasksOnIdle:
      .init(
        "A task that another has replaced in the recent tasks ends when the home screen is idle",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.recentTasks31,
          "onActivityIdle, removeUnreachableHiddenTasks"))
    case .sparesLatestHiddenTasks:
      .init(
        "Of the tasks that others have replaced in the recent tasks, the ten latest stay",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/PixelOS-Fourteen/frameworks_base/blob/be15a414d586694b2d001677058fa5538e5c7f7e/services/core/java/com/android/server/wm/RecentTasks.java",
          "removeUnreachableHiddenTasks, MAX_HIDDEN_TASK_SIZE; the level is that of the file"))
    case .letsMultipleTasksKeepEntries:
      .init(
        "A task that was started with FLAG_ACTIVITY_MULTIPLE_TASK replaces no other in the recent tasks",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.recentTasks31,
          "findRemoveIndexForAddTask, multiTasksAllowed, against Android 11"))
    case .listsWindowsApart:
      .init(
        "A task replaces only tasks in the same kind of window in the recent tasks",
        .on(api: .upTo(34)),
        .init(
          .upstreamSource,
          "https://github.com/PixelOS-Fourteen/frameworks_base/blob/be15a414d586694b2d001677058fa5538e5c7f7e/services/core/java/com/android/server/wm/RecentTasks.java",
          "hasCompatibleActivityTypeAndWindowingMode; that of API 35 sets only pictures apart"))
    case .endsExcludedTasks:
      .init(
        "A task that is excluded from the recent tasks ends behind the home screen once another task comes",
        .on(api: .from(28)),
        .init(
          .observed, "https://github.com/apache/cordova-android/issues/851",
          "Android 9; RecentTasks.isInVisibleRange, isTrimmable"))
    case .trimsRecentTasksAtStart:
      .init(
        "A recent task beyond the limit ends as another is started", .on(api: 30...30),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStarter.java"),
          "startActivityInner, which adds the task as soon as the one in front pauses"))
    case .trimsRecentTasksAsResumed:
      .init(
        "A recent task beyond the limit ends as another is resumed, not when that is idle",
        .on(api: .upTo(30)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.recentTasks31,
          "onActivityIdle, mCheckTrimmableTasksOnIdle, against RecentTasks.add of Android 11"))
    case .putsHomeBehindRecents:
      .init(
        "A task that comes to the front as from the recent tasks has the home screen right behind it",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server28("ActivityStackSupervisor.java"),
          "startActivityFromRecents; the level is that of the file"))
    case .keepsTaskOnHome:
      .init(
        "A task that was started with TASK_ON_HOME has the home screen behind it whenever it comes to the front",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "returnsToHomeStack; the level is that of the file"))
    case .keepsFoundTaskOnHome:
      .init(
        "A start that finds a task leaves it as it is whether that has the home screen behind it",
        .on(api: 28...28),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server28("ActivityStarter.java"),
          "startActivityUnchecked, which sets no flag of the task; those of API 27 and 29 do"))
    case .returnsFromOverviewByBack:
      .init(
        "Back in the list of recent tasks leads to the task over which it was opened",
        .except(api: 28...28),
        .init(
          .upstreamSource,
          "https://github.com/MJPollard/platform_packages_apps_Launcher3/blob/89c6c2baea8fa0ea51f3a2d74920ffa05cbb6651/src/com/android/launcher3/Launcher.java",
          "onBackPressed, which goes to the state before, in API 28; OverviewState has an answer of its own"
            + " from API 29 on, and RecentsActivity of the system's interface had one before"))
    }
  }
}

extension AndroidVersion {
  var keepsRunningInOverview: Bool { has(.recents(.keepsRunningInOverview)) }
  var givesTopToOverview: Bool { has(.recents(.givesTopToOverview)) }
  var persistsTasksFromTop: Bool { has(.recents(.persistsTasksFromTop)) }
  var removesHiddenTasksAtOnce: Bool { has(.recents(.removesHiddenTasksAtOnce)) }
  var removesHiddenTasksOnIdle: Bool { has(.recents(.removesHiddenTasksOnIdle)) }
  var sparesLatestHiddenTasks: Bool { has(.recents(.sparesLatestHiddenTasks)) }
  var letsMultipleTasksKeepEntries: Bool { has(.recents(.letsMultipleTasksKeepEntries)) }
  var listsWindowsApart: Bool { has(.recents(.listsWindowsApart)) }
  var endsExcludedTasks: Bool { has(.recents(.endsExcludedTasks)) }
  var trimsRecentTasksAtStart: Bool { has(.recents(.trimsRecentTasksAtStart)) }
  var trimsRecentTasksAsResumed: Bool { has(.recents(.trimsRecentTasksAsResumed)) }
  var putsHomeBehindRecents: Bool { has(.recents(.putsHomeBehindRecents)) }
  var keepsTaskOnHome: Bool { has(.recents(.keepsTaskOnHome)) }
  var keepsFoundTaskOnHome: Bool { has(.recents(.keepsFoundTaskOnHome)) }
  var returnsFromOverviewByBack: Bool { has(.recents(.returnsFromOverviewByBack)) }
}
