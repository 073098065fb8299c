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
  case destroysPausedActivityAtOnce
  case destroysPausedBesideFocus
  case destroysPausedOnOtherDisplay
  case countsStartedAsSeen
  case keepsTaskOverlaysWhenClearing
  case defersResumeWhileClearing

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
        "Of what is to be stopped, the activity that was paused for the next one comes last",
        .on(api: .upTo(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server28("ActivityStackSupervisor.java"),
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
    case .destroysPausedActivityAtOnce:
      .init(
        "A paused activity that is finished is destroyed without waiting for the next one",
        .on(api: .upTo(23)),
        .init(
          .upstreamSource,
          "https://github.com/AndroidRul3z/android_frameworks_base_m/blob/5b0b19bfbc384d54140f22e2c58a97827fa80805/services/core/java/com/android/server/am/ActivityStack.java",
          "finishActivityLocked, FINISH_AFTER_PAUSE; that of Android 7 waits while it is visible"))
    case .destroysPausedBesideFocus:
      .init(
        "A paused activity that is finished on the side without the focus is destroyed before what is below it is shown",
        .on(api: 24...29),
        .init(
          .upstreamSource,
          "https://github.com/Kran124/abc-n_frameworks_base/blob/a17c3edb863b9e21c6f24ab1f70dd5b8781782d1/services/core/java/com/android/server/am/ActivityStack.java",
          "finishCurrentActivityLocked, finishingActivityInNonFocusedStack; completeFinishing of API 30 shows"
            + " it first"))
    case .destroysPausedOnOtherDisplay:
      .init(
        "A paused activity that is finished on a display without the focus is destroyed before what is below it is shown",
        .on(api: 26...28),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "finishCurrentActivityLocked, getFocusedStack of the supervisor; that of API 29 is the display's own"
        ))
    case .countsStartedAsSeen:
      .init(
        "An activity that was started again behind another one, and ends, waits for what is next, as a paused one does",
        .except(api: 30...30),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "completeFinishing, isState(PAUSED), where API 31 has isState(PAUSED, STARTED); until API 29 the"
            + " window alone counts"))
    case .keepsTaskOverlaysWhenClearing:
      .init(
        "An overlay of a task stays when the task is cleared for another activity",
        .on(api: .from(33)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.startTests,
          "testStartActivitiesTaskOverlayWithClearTask, against Task.performClearTaskLocked of API 30;"
            + " the level is that of the test"))
    case .defersResumeWhileClearing:
      .init(
        "No activity is resumed while a task is being cleared, so its hidden activities go at once",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/frameworks_base/blob/9600c4fe8e4ac2be05321abd1e52fe328f838d62/services/core/java/com/android/server/wm/Task.java",
          "performClearTop, performClearTaskForReuse; performClearTaskForReuseLocked of API 30 defers"
            + " nothing, and the trace of Android 12 in https://juejin.cn/post/7071188263968440356 does"
        ))
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
  var destroysPausedActivityAtOnce: Bool { has(.ending(.destroysPausedActivityAtOnce)) }
  var destroysPausedBesideFocus: Bool { has(.ending(.destroysPausedBesideFocus)) }
  var destroysPausedOnOtherDisplay: Bool { has(.ending(.destroysPausedOnOtherDisplay)) }
  var countsStartedAsSeen: Bool { has(.ending(.countsStartedAsSeen)) }
  var keepsTaskOverlaysWhenClearing: Bool { has(.ending(.keepsTaskOverlaysWhenClearing)) }
  var defersResumeWhileClearing: Bool { has(.ending(.defersResumeWhileClearing)) }
}
