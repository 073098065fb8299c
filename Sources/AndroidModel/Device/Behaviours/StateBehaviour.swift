/// Saved state: when it is written, what is told of it, and what becomes of state that is too
/// large.
///
/// https://developer.android.com/guide/components/activities/activity-lifecycle#saras
package enum StateBehaviour: Int, Hashable, Sendable, CaseIterable {
  case savesStateAfterStop
  case savesStateBeforePause
  case savesStateOfVisiblePaused
  case savesFinishingForRelaunch
  case savesStateOnWayToDestruction
  case tellsStateNotSaved
  case crashesOnLargeState
  case createsWithBothBundles
  case triesAgainWhatDiesAsItIsResized
  case startsFromBehindInNewProcess
  case resumesTopOfRootAlone
  case resumesMadeBehindTranslucent

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .savesStateAfterStop:
      .init(
        "onSaveInstanceState follows onStop; before, it precedes it",
        .on(api: .from(28), target: .from(28)),
        .init(.documented, AndroidBehaviour.Page.activity + "#ActivityLifecycle"))
    case .savesStateBeforePause:
      .init(
        "Apps from before Honeycomb save their state before they pause, and not again after that",
        .on(target: .upTo(10)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks30
            + "core/tests/coretests/src/android/app/activity/LifecycleTest.java",
          "LifecycleTest.testScreen"))
    case .savesStateOfVisiblePaused:
      .init(
        "A paused activity is told to save its state even while it stays visible",
        .on(api: .upTo(23)),
        .init(
          .upstreamTest,
          "https://github.com/aosp-mirror/platform_frameworks_support/blob/f9d0d7c68272121ff34b10fd63be978768816cac/lifecycle/integration-tests/testapp/src/androidTest/java/androidx/lifecycle/PartiallyCoveredActivityTest.java",
          "PartiallyCoveredActivityTest"))
    case .savesFinishingForRelaunch:
      .init(
        "A relaunch saves the state of an instance that is finishing, too",
        .on(api: .upTo(27)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "ActivityThread.handleRelaunchActivity"))
    case .savesStateOnWayToDestruction:
      .init(
        "An activity that is destroyed before it was stopped is stopped first, and saves its state unless its own code has finished it",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "ActivityThread.performDestroyActivity, without a walk: it stops and saves nothing"))
    case .tellsStateNotSaved:
      .init(
        "onStateNotSaved exists", .on(api: .from(23)),
        .init(.documented, AndroidBehaviour.Page.activity + "#onStateNotSaved()"))
    case .crashesOnLargeState:
      .init(
        "A saved state that is too large for a transaction crashes the app instead of being dropped",
        .on(api: .from(24), target: .from(24)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks30
            + "core/java/android/app/servertransaction/PendingTransactionActions.java",
          "StopInfo.run"))
    case .createsWithBothBundles:
      .init(
        "An activity that is kept across reboots is created with a PersistableBundle even if there is none yet",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/Kran124/abc-n_frameworks_base/blob/c74fbc720c9ddfa2ed4e82a632d4078d0d13bdaa/core/java/android/app/Activity.java",
          "performCreate, which in API 26 asks whether it is null"))
    case .triesAgainWhatDiesAsItIsResized:
      .init(
        """
        An activity whose process dies during a relaunch for another size is started again without \
        saved state
        """,
        .on(api: .from(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStack.java"),
          "RemoveHistoryRecordsForApp.processActivity, mRelaunchReason; API 28 knows no reason"))
    case .startsFromBehindInNewProcess:
      .init(
        "A new process makes what is seen behind or beside the activity in front before that",
        .on(api: 35...35),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(35, "RootWindowContainer.java"),
          "attachApplication: from the end of mStartingProcessActivities, which API 34 has not and API 36"
            + " sorts"))
    case .resumesMadeBehindTranslucent:
      .init(
        "What is made behind a translucent activity of another task is resumed, not paused",
        .on(api: 30...32),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server30("EnsureActivitiesVisibleHelper.java"),
          "process, resumeTopActivity; in API 29 both tasks are in one stack, and API 33 asks canBeResumed"
        ))
    case .resumesTopOfRootAlone:
      .init(
        "A new process resumes at once only what is on top of a root task, and the other side of a split screen once it is idle",
        .on(api: 32...34),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(34, "RootWindowContainer.java"),
          "AttachApplicationHelper.test; in API 35 attachApplication asks the task fragment of each for its top,"
            + " and that the sides have one root task from API 32 on is memory"))
    }
  }
}

extension AndroidVersion {
  var savesStateAfterStop: Bool { has(.state(.savesStateAfterStop)) }
  var savesStateBeforePause: Bool { has(.state(.savesStateBeforePause)) }
  var savesStateOfVisiblePaused: Bool { has(.state(.savesStateOfVisiblePaused)) }
  var savesFinishingForRelaunch: Bool { has(.state(.savesFinishingForRelaunch)) }
  var savesStateOnWayToDestruction: Bool { has(.state(.savesStateOnWayToDestruction)) }
  var tellsStateNotSaved: Bool { has(.state(.tellsStateNotSaved)) }
  var crashesOnLargeState: Bool { has(.state(.crashesOnLargeState)) }
  var createsWithBothBundles: Bool { has(.state(.createsWithBothBundles)) }
  var triesAgainWhatDiesAsItIsResized: Bool {
    has(.state(.triesAgainWhatDiesAsItIsResized))
  }
  var startsFromBehindInNewProcess: Bool { has(.state(.startsFromBehindInNewProcess)) }
  var resumesMadeBehindTranslucent: Bool { has(.state(.resumesMadeBehindTranslucent)) }
  var resumesTopOfRootAlone: Bool { has(.state(.resumesTopOfRootAlone)) }
}
