/// Tasks: which one an activity starts into, what is cleared from it, and what locks it.
///
/// https://developer.android.com/guide/components/activities/tasks-and-back-stack
package enum TaskBehaviour: Int, Hashable, Sendable, CaseIterable {
  case deliversToTopForResult
  case deliversSingleTaskToTop
  case removesOtherSingleInstance
  case hasSingleInstancePerTask
  case insistsOnNewTaskFromContext
  case noticesMissingNewTask
  case hasLockTaskMode
  case hasStackForEachTask
  case letsAppsRelinquishIdentity
  case clearsReusedTaskTwice
  case hasAffinityOfUID
  case startsNextFromOwnActivity
  case checksWhoNavigatesUp
  case finishesNoHistoryOfEveryTask
  case startsInPartOfCleared
  case stopsPackageUpwards
  case stopsPackageAlone
  case looksPastCaller
  case recyclesNamedTask
  case needsNoSecondOfCaller
  case locksWhenUnpinned
  case locksFullyWhatIsPinned
  case resetsOwnStackAlone
  case resetsWithAllAbove
  case resetsWithAllBetween
  case losesTopPositionBeforeClearing
  case bringsForwardFromBehind
  case reordersInFoundTask
  case showsWhatIsBehindClearedTask
  case startsInTaskOfFinishing
  case startsParentToNavigateUp
  case setsSingleInstancesApart
  case recreatesAboveSingleInstance
  case dropsNewDocumentWhereNever
  case startsAllOnOneDisplay
  case compliesInTaskOfCaller
  case queuesTransitions
  case movesToBackWithStart

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .deliversToTopForResult:
      .init(
        "A start for result can end at the singleTop activity in front, without a result",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(31, "ActivityStarter.java"),
          "deliverToCurrentTopIfNeeded, against Android 11"))
    case .deliversSingleTaskToTop:
      .init(
        "A start of the singleTask activity in front ends there, even for another document",
        .on(api: .upTo(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStarter.java"),
          "deliverToCurrentTopIfNeeded, which is about singleTop alone in API 31"))
    case .removesOtherSingleInstance:
      .init(
        "A singleInstance activity that is started for a result in one task is removed from all others",
        .on(api: .from(34)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(34, "ActivityStarter.java"),
          "startActivityInner, against that of API 33"))
    case .hasSingleInstancePerTask:
      .init(
        "The launch mode singleInstancePerTask exists", .on(api: .from(31)),
        .init(
          .documented, AndroidBehaviour.Page.newInActivityInfo(31),
          "LAUNCH_SINGLE_INSTANCE_PER_TASK"))
    case .insistsOnNewTaskFromContext:
      .init(
        "startActivity from a context that is not an activity needs FLAG_ACTIVITY_NEW_TASK",
        .except(api: .from(28), target: 24...27),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("ContextImpl.java"),
          "startActivity, and its remark on the bug of 24 to 27"))
    case .noticesMissingNewTask:
      .init(
        "A missing FLAG_ACTIVITY_NEW_TASK is an error in a start without options, too",
        .except(api: 24...27),
        .init(
          .documented,
          "https://developer.android.com/about/versions/pie/android-9.0-changes-all",
          "FLAG_ACTIVITY_NEW_TASK requirement enforced"))
    case .hasLockTaskMode:
      .init(
        "lockTaskMode is an attribute of the manifest", .on(api: .from(23)),
        .init(.documented, "https://developer.android.com/reference/android/R.attr#lockTaskMode"))
    case .hasStackForEachTask:
      .init(
        "A crash finishes the top activity of every task of the app, not of the front task alone",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks27
            + "services/core/java/com/android/server/am/ActivityStarter.java",
          "computeStackFocus: one fullscreen stack, of which a crash takes the top"))
    case .letsAppsRelinquishIdentity:
      .init(
        "relinquishTaskIdentity works in every app, not in system apps alone",
        .on(api: .upTo(30)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.starterTests,
          "testActivityWithRelinquishTaskIdentity; the level itself is memory"))
    case .clearsReusedTaskTwice:
      .init(
        "An existing task is cleared twice: CLEAR_TOP ends two instances if there are two, and CLEAR_TASK ends the one that has just received the intent",
        .on(api: 24...29),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStarter.java"),
          "startActivityUnchecked and setTaskFromIntentActivity, as in the files of Android 7, 8"
            + " and 9; those of API 22 and 30 clear once"))
    case .hasAffinityOfUID:
      .init(
        "Apps of different uids never share a task affinity", .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "getTaskAffinityWithUid; that earlier releases compare the name alone is documented"))
    case .startsNextFromOwnActivity:
      .init(
        "Of several activities that are started together, none counts as started by another app's activity",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStartController.java"),
          "startActivities; in API 29 the next comes from whatever was started"))
    case .checksWhoNavigatesUp:
      .init(
        "Navigating up to another app's activity needs the permission to start it, even if it only gets the intent",
        .on(api: .from(33)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.startActivityTests,
          "testStartActivityByNavigateUpToFromDiffUid; the level is that of the test"))
    case .finishesNoHistoryOfEveryTask:
      .init(
        "With the screen off, a new opaque activity ends noHistory activities in every task, not in its own alone",
        .on(api: .from(31)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.starterTests,
          "testNoHistoryActivityWithDifferentTask, against Task.mLastNoHistoryActivity of API 30"))
    case .startsInPartOfCleared:
      .init(
        "An activity that CLEAR_TOP recreates is in the same part of the task as the old one",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/LineageOS-T/android_frameworks_base/blob/63608e4e32b71dcd8c614f50d3cb268537fe2ec3/services/core/java/com/android/server/wm/ActivityStarter.java",
          "addOrReparentStartingActivity, mAddingToTaskFragment; the level is that of the file"))
    case .stopsPackageUpwards:
      .init(
        "A force stop goes through a task from its bottom, and ends everything above the app's first activity",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "finishDisabledPackageActivitiesLocked, in API 28; the same stands in API 29, and API 30 goes from the top"
        ))
    case .stopsPackageAlone:
      .init(
        "A force stop ends no activity that runs in a process of another app", .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/221cde89f187f1dead2bd06247f52b9cd48386db/services/core/java/com/android/server/wm/ActivityTaskManagerService.java",
          "onForceStopPackage, onlyRemoveNoProcess, against API 30"))
    case .looksPastCaller:
      .init(
        "With FLAG_ACTIVITY_PREVIOUS_IS_TOP the caller does not count as the top activity",
        .on(api: .from(29)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server29("ActivityStarter.java"),
          "setInitialState, mNotTop, which until API 28 is the activity that is started"))
    case .recyclesNamedTask:
      .init(
        "A task that a start names is searched and cleared according to the flags, like any other",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStarter.java"),
          "recycleTask; setTaskFromInTask of API 28 and 29 looks at the top activity alone"))
    case .needsNoSecondOfCaller:
      .init(
        "startActivityIfNeeded of the caller's own class starts nothing, whatever its launch mode",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStarter.java"),
          "recycleTask with START_FLAG_ONLY_IF_NEEDED; API 29 asks that of tasks that were found"))
    case .locksWhenUnpinned:
      .init(
        "A device with a credential is locked when its screen is unpinned",
        .on(api: .from(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("LockTaskController.java"),
          "shouldLockKeyguard, where nothing is set; the file of API 29 says the same"))
    case .locksFullyWhatIsPinned:
      .init(
        "An app that may lock its task ends screen pinning by the user, and is locked instead",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/SuperiorOS-Thirteen/android_frameworks_base/blob/0c4427c54c8ba5ff73dd3bda3ac4627ab8a37ba3/services/core/java/com/android/server/wm/LockTaskController.java",
          "startLockTaskMode, against that of API 31"))
    case .resetsOwnStackAlone:
      .init(
        "A reset takes no activities from existing tasks, and those that it moves out are right behind their task",
        .on(api: 28...29),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "resetTaskIfNeededLocked, which goes through the tasks of its own stack, where"
            + " ActivityDisplay.alwaysCreateStack has one for each task; resetTargetTaskIfNeededLocked"
            + " adds tasks to that"))
    case .resetsWithAllAbove:
      .init(
        "An activity that a reset takes from another task moves with everything above it there",
        .on(api: 30...33),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ResetTargetTaskHelper.java"),
          "processActivity; test of API 33 still adds every activity, where that of API 34 adds replies"
            + " alone"))
    case .resetsWithAllBetween:
      .init(
        "An activity that a reset moves to another task takes along everything up to the topmost activity that replies to it",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "resetTargetTaskIfNeededLocked, resetAffinityTaskIfNeededLocked: all from replyChainEnd"
            + " downwards, where API 30 leaves replies in the target behind"))
    case .losesTopPositionBeforeClearing:
      .init(
        "An activity that is left for another task loses the top position before anything of that task is cleared, or made in a window of its own",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStarter.java"),
          "recycleTask: setTargetStackIfNeeded moves the task before complyActivityFlags clears it, where"
            + " startActivityUnchecked of API 29 has it the other way round; the trace of Android 12 in"
            + " https://juejin.cn/post/7071188263968440356 shows it"))
    case .bringsForwardFromBehind:
      .init(
        "An activity whose task is behind another one brings an existing task to the front, also where nothing is added to that",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks27
            + "services/core/java/com/android/server/am/ActivityStarter.java",
          "setTargetStackAndMoveToFrontIfNeeded: the caller's task has to be on top of its stack,"
            + " which from API 28 on has no other task"))
    case .reordersInFoundTask:
      .init(
        "REORDER_TO_FRONT with NEW_TASK finds an activity in the task that it leads to, instead of adding another",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStarter.java"),
          "complyActivityFlags; setTaskFromIntentActivity of API 29 and earlier does not look at the flag"
        ))
    case .showsWhatIsBehindClearedTask:
      .init(
        "What is behind a task that is cleared for another activity is shown, and so started, for a moment",
        .on(api: 31...32),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/5b10fc95d5c12e381ea3461e193d3850b584f211/services/core/java/com/android/server/wm/ActivityRecord.java",
          "completeFinishing, against that of API 33, which asks isClearingToReuseTask, and of API 30, which"
            + " looks at the resumed activity alone"))
    case .startsInTaskOfFinishing:
      .init(
        "What a finishing activity starts goes to its task, as what any other starts",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/PixelOS-Fourteen/frameworks_base/blob/be15a414d586694b2d001677058fa5538e5c7f7e/services/core/java/com/android/server/wm/ActivityStarter.java",
          "startActivityInner, which calls no computeSourceRootTask any more; the first release of API 33 does,"
            + " a later one does not"))
    case .startsParentToNavigateUp:
      .init(
        "navigateUpTo starts the parent like any activity, so that it depends on where that leads whether an instance stays",
        .on(api: .from(34)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(34, "Task.java"),
          "navigateUpTo, against that of API 33, which asks for the launch mode and CLEAR_TOP itself"
        ))
    case .setsSingleInstancesApart:
      .init(
        "The task affinity of a singleInstance activity is its class's alone",
        .on(api: 34...34),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(34, "ActivityRecord.java"),
          "computeTaskAffinity; in API 33 the launch mode that it is given is not yet set, and in API 35"
            + " it is given none"))
    case .recreatesAboveSingleInstance:
      .init(
        "Up from a singleInstance activity always leads to another task", .on(api: 31...33),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(33, "Task.java"),
          "shouldUpRecreateTaskLocked: computeTaskAffinity with the launch mode is not what the activity"
            + " has got from the same without"))
    case .dropsNewDocumentWhereNever:
      .init(
        "documentLaunchMode=never takes NEW_DOCUMENT away, and not MULTIPLE_TASK alone",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(31, "ActivityStarter.java"),
          "adjustLaunchFlagsToDocumentMode, against that of API 30"))
    case .startsAllOnOneDisplay:
      .init(
        "Of several activities that are started together, each is for the display that the options name",
        .on(api: .from(34)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(34, "ActivityStartController.java"),
          "startActivities, selectiveCloneLaunchOptions; up to API 33 only the last has options"))
    case .compliesInTaskOfCaller:
      .init(
        "In the caller's task, too, a start looks for an instance because of its launch mode, not for CLEAR_TOP and REORDER_TO_FRONT alone",
        .on(api: .from(30)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server29("ActivityStarter.java"),
          "setTaskFromSourceRecord, against complyActivityFlags of API 30"))
    case .queuesTransitions:
      .init(
        "moveTaskToBack, enterPictureInPictureMode and requestFullscreenMode wait until what comes or goes at the moment has been drawn",
        .on(api: .from(34)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(34, "Task.java"),
          "moveTaskToBack: startCollectOrQueue, as in enterPictureInPictureMode; in API 33 both join what"
            + " is being collected"))
    case .movesToBackWithStart:
      .init(
        "moveTaskToBack does not wait for an activity that is being started",
        .except(api: 34...34),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(35, "Task.java"),
          "moveTaskToBack, for a collecting TRANSIT_OPEN"))
    }
  }
}

extension AndroidVersion {
  var deliversToTopForResult: Bool { has(.task(.deliversToTopForResult)) }
  var deliversSingleTaskToTop: Bool { has(.task(.deliversSingleTaskToTop)) }
  var removesOtherSingleInstance: Bool { has(.task(.removesOtherSingleInstance)) }
  var hasSingleInstancePerTask: Bool { has(.task(.hasSingleInstancePerTask)) }
  var insistsOnNewTaskFromContext: Bool { has(.task(.insistsOnNewTaskFromContext)) }
  var noticesMissingNewTask: Bool { has(.task(.noticesMissingNewTask)) }
  var hasLockTaskMode: Bool { has(.task(.hasLockTaskMode)) }
  var hasStackForEachTask: Bool { has(.task(.hasStackForEachTask)) }
  var letsAppsRelinquishIdentity: Bool { has(.task(.letsAppsRelinquishIdentity)) }
  var clearsReusedTaskTwice: Bool { has(.task(.clearsReusedTaskTwice)) }
  var hasAffinityOfUID: Bool { has(.task(.hasAffinityOfUID)) }
  var startsNextFromOwnActivity: Bool { has(.task(.startsNextFromOwnActivity)) }
  var checksWhoNavigatesUp: Bool { has(.task(.checksWhoNavigatesUp)) }
  var finishesNoHistoryOfEveryTask: Bool { has(.task(.finishesNoHistoryOfEveryTask)) }
  var startsInPartOfCleared: Bool { has(.task(.startsInPartOfCleared)) }
  var stopsPackageUpwards: Bool { has(.task(.stopsPackageUpwards)) }
  var stopsPackageAlone: Bool { has(.task(.stopsPackageAlone)) }
  var looksPastCaller: Bool { has(.task(.looksPastCaller)) }
  var recyclesNamedTask: Bool { has(.task(.recyclesNamedTask)) }
  var needsNoSecondOfCaller: Bool { has(.task(.needsNoSecondOfCaller)) }
  var locksWhenUnpinned: Bool { has(.task(.locksWhenUnpinned)) }
  var locksFullyWhatIsPinned: Bool { has(.task(.locksFullyWhatIsPinned)) }
  var resetsOwnStackAlone: Bool { has(.task(.resetsOwnStackAlone)) }
  var resetsWithAllAbove: Bool { has(.task(.resetsWithAllAbove)) }
  var resetsWithAllBetween: Bool { has(.task(.resetsWithAllBetween)) }
  var losesTopPositionBeforeClearing: Bool { has(.task(.losesTopPositionBeforeClearing)) }
  var bringsForwardFromBehind: Bool { has(.task(.bringsForwardFromBehind)) }
  var reordersInFoundTask: Bool { has(.task(.reordersInFoundTask)) }
  var showsWhatIsBehindClearedTask: Bool { has(.task(.showsWhatIsBehindClearedTask)) }
  var startsInTaskOfFinishing: Bool { has(.task(.startsInTaskOfFinishing)) }
  var startsParentToNavigateUp: Bool { has(.task(.startsParentToNavigateUp)) }
  var setsSingleInstancesApart: Bool { has(.task(.setsSingleInstancesApart)) }
  var recreatesAboveSingleInstance: Bool { has(.task(.recreatesAboveSingleInstance)) }
  var dropsNewDocumentWhereNever: Bool { has(.task(.dropsNewDocumentWhereNever)) }
  var startsAllOnOneDisplay: Bool { has(.task(.startsAllOnOneDisplay)) }
  var compliesInTaskOfCaller: Bool { has(.task(.compliesInTaskOfCaller)) }
  var queuesTransitions: Bool { has(.task(.queuesTransitions)) }
  var movesToBackWithStart: Bool { has(.task(.movesToBackWithStart)) }
}
