/// What becomes of activities that end, alone or with what is in their task.
///
/// https://developer.android.com/reference/android/app/Activity#finish()
package enum EndingBehaviour: Int, Hashable, Sendable, CaseIterable {
  case destroysUnseenAtOnce
  case forgetsStoppedAsSeen
  case showsWhatIsBehindEnding
  case endsWithTransition
  case destroysRestOfClearedTask
  case clearsTasksFromBottom
  case clearsTopFromBottom
  case stopsWaitingLast
  case destroysIfNoneComes
  case destroysUnshownAtOnce

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .destroysUnseenAtOnce:
      .init(
        "An activity out of sight that ends while another is on its way does not wait for that to be idle",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(31, "ActivityRecord.java"),
          "completeFinishing, where isCurrentVisible is false, against that of API 30"))
    case .forgetsStoppedAsSeen:
      .init(
        "A stopped activity that was only about to be seen, and ends, does not wait for the next one",
        .on(api: .from(30)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "finishIfPossible hides it before completeFinishing asks isCurrentVisible; finishActivityLocked of"
            + " API 29 leaves it visible"))
    case .showsWhatIsBehindEnding:
      .init(
        "What is behind a paused activity that ends is shown though another one is still pausing",
        .on(api: .from(31)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(31, "ActivityRecord.java"),
          "completeFinishing, ensureVisibility; that of API 30 asks the resumed activity of the task, and"
            + " finishCurrentActivityLocked before it shows nothing"))
    case .endsWithTransition:
      .init(
        "An activity that ends in sight waits for the transition that it leaves with, though the next one is seen already",
        .on(api: .from(35)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(35, "ActivityRecord.java"),
          "completeFinishing, isInTransition, against that of API 34"))
    case .destroysRestOfClearedTask:
      .init(
        "Once the first visible activity of a task that is cleared or removed ends, the rest is destroyed at once",
        .on(api: 32...33),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(33, "Task.java"),
          "removeActivities, containsTransitRequest(TRANSIT_CLOSE), which the shell transitions of API 34"
            + " never contain; performClearTask of API 31 finishes all"))
    case .stopsWaitingLast:
      .init(
        "What was covered before, and not paused for the next activity, is stopped ahead of what was",
        .on(api: .upTo(28)),
        .init(
          .upstreamSource,
          "https://github.com/AllwinnerH6-Android/android_frameworks_base/blob/2df57ae86fdfe752111ea5c04ecebf4eea8b2d6f/services/core/java/com/android/server/am/ActivityStackSupervisor.java",
          "processStoppingActivitiesLocked, mActivitiesWaitingForVisibleActivity; that of API 29 lets all wait"
            + " for the transition"))
    case .destroysIfNoneComes:
      .init(
        "A visible activity that ends while no other is on its way is destroyed at once",
        .on(api: .from(30)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "completeFinishing, addToFinishingAndWaitForIdle; finishCurrentActivityLocked of API 29 waits for"
            + " the next idle report all the same"))
    case .destroysUnshownAtOnce:
      .init(
        "A paused activity that was covered before it had a window does not wait when it is finished",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "finishActivityLocked, FINISH_AFTER_PAUSE; completeFinishing of API 30 asks whether it is paused"
        ))
    case .clearsTasksFromBottom:
      .init(
        "The activities of a task that is cleared or removed end from its bottom up, not from its top down",
        .except(api: 30...33),
        .init(
          .upstreamSource,
          "https://github.com/LOS21-pre-QPR2/android_frameworks_base/blob/6345cb0af9b2bcf2125848b85088b7f7cd899e17/services/core/java/com/android/server/wm/Task.java",
          "removeActivities, against that of API 33, where it takes shell transitions;"
            + " TaskRecord.performClearTaskAtIndexLocked of API 28 and 29 goes up, performClearTask of API 30 down"
        ))
    case .clearsTopFromBottom:
      .init(
        "What lies above an activity that is uncovered in its task ends from the bottom up, not from the top down",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server29("TaskRecord.java"),
          "performClearTaskLocked, against Task.finishActivityAbove of API 30"))
    }
  }
}

extension AndroidVersion {
  var destroysUnseenAtOnce: Bool { has(.ending(.destroysUnseenAtOnce)) }
  var forgetsStoppedAsSeen: Bool { has(.ending(.forgetsStoppedAsSeen)) }
  var showsWhatIsBehindEnding: Bool { has(.ending(.showsWhatIsBehindEnding)) }
  var endsWithTransition: Bool { has(.ending(.endsWithTransition)) }
  var destroysRestOfClearedTask: Bool { has(.ending(.destroysRestOfClearedTask)) }
  var stopsWaitingLast: Bool { has(.ending(.stopsWaitingLast)) }
  var destroysIfNoneComes: Bool { has(.ending(.destroysIfNoneComes)) }
  var destroysUnshownAtOnce: Bool { has(.ending(.destroysUnshownAtOnce)) }
  var clearsTasksFromBottom: Bool { has(.ending(.clearsTasksFromBottom)) }
  var clearsTopFromBottom: Bool { has(.ending(.clearsTopFromBottom)) }
}
