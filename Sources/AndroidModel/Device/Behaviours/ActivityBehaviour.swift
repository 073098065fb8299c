/// What an activity is told, and in which state it is told.
///
/// https://developer.android.com/reference/android/app/Activity
package enum ActivityBehaviour: Int, Hashable, Sendable, CaseIterable {
  case stopsStartedActivityDirectly
  case pausesActivityShownBehind
  case hidesShownBehindAtOnce
  case reportsTopResumedActivity
  case deliversNewIntentOneStepBeforeResume
  case deliversResultOneStepBeforeResume
  case insistsOnFinishingNoDisplay
  case hasSetTranslucent
  case hasActivityCallbacksOfActivities
  case hasAssistContent
  case asksForReferrer
  case resumesWhilePausing
  case refusesOrientationOfTranslucent
  case notifiesEveryTrimLevel
  case destroysStoppedActivityAtOnce
  case hasHandoff
  case resumesPausedForNewIntent
  case entersFromBehindSeeThrough
  case stopsLatestFirst
  case restartsFinishing
  case stopsOnceNextIsDrawn
  case stopsWhatHasNoHistory
  case lendsTopPosition
  case sparesSeeThroughOnTop
  case sparesWhatIsLocked
  case skipsLaunchOfDestroyed
  case pausesAsTold
  case resumesAsTold
  case breaksOffStartOfFinishing
  case sendsResultsBeside
  case resumesNextAsleep
  case countsEndingAsUnseen
  case resumesStoppedAtOnce
  case showsStoppedAtOnce
  case restartsInTheDark
  case destroysStoppingAtOnce
  case goesHomeFromEmptiedStack
  case holdsBackEndingInSight

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .lendsTopPosition:
      .init(
        "Who is resumed beside one that is paused for the next has the top position until that is resumed",
        .on(api: .from(32)),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/40eeabd6f9c0bfa01bbf029d6aea62a530238771/services/core/java/com/android/server/wm/ActivityTaskSupervisor.java",
          "updateTopResumedActivityIfNeeded asks the whole root task; that of API 30 asked the stack alone"
        ))
    case .sparesWhatIsLocked:
      .init(
        "With 'Don't keep activities', the front activity is kept behind the lock screen",
        .on(api: .upTo(25)),
        .init(
          .upstreamSource,
          "https://github.com/CyanogenMod/android_frameworks_base/blob/0baf437f355b487b1243b12e573118249da3a34b/services/core/java/com/android/server/am/ActivityStack.java",
          "shouldBeVisible, which asks for no lock screen; that of API 26 has checkKeyguardVisibility"
        ))
    case .sparesSeeThroughOnTop:
      .init(
        "With 'Don't keep activities', the activities of a stack above the first opaque one are kept",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "destroyActivitiesLocked, lastIsOpaque; RootWindowContainer.destroyActivity of API 30 has no such condition"
        ))
    case .stopsOnceNextIsDrawn:
      .init(
        "An activity that was left is stopped once the next one is drawn, even if that is not idle yet",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityRecord.java"),
          "onAnimationFinished, allResumedActivitiesVisible; of API 29 only the idle ones counted"))
    case .stopsWhatHasNoHistory:
      .init(
        "An activity with noHistory is stopped when it is left, in addition to being finished",
        .on(api: .upTo(22)),
        .init(
          .upstreamSource,
          "https://github.com/AOSP-JF/platform_frameworks_base/blob/a4156292cdd0564d5ee24b8c540b0b360a2518b7/services/core/java/com/android/server/am/ActivityStack.java",
          "ActivityStack.stopActivityLocked, which goes on behind requestFinishActivityLocked"))
    case .restartsFinishing:
      .init(
        "A stopped activity that is finishing is still restarted, but goes no further",
        .on(api: .from(28)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("ActivityThread.java"),
          "performRestartActivity, which asks less than handleStartActivity; before, performResumeActivity"
            + " asked for all"))
    case .resumesStoppedAtOnce:
      .init(
        "A resume restarts and starts a stopped activity itself, after onStateNotSaved and even if it finishes meanwhile",
        .on(api: .upTo(27)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "performResumeActivity, with Activity.performResume and performRestart"))
    case .showsStoppedAtOnce:
      .init(
        "A stopped activity that is shown behind another is started even if it finishes as it is restarted",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.app29("ActivityThread.java"),
          "handleWindowVisibility, against handleStartActivity of API 30"))
    case .pausesAsTold:
      .init(
        "A request to pause calls onPause even on a paused activity; a request to stop does not pause first",
        .on(api: .upTo(23)),
        .init(
          .upstreamSource,
          "https://github.com/CMRemix/android_frameworks_base/blob/1e20377d40044ae1de9b292aef58adc6cedd041c/core/java/android/app/ActivityThread.java",
          "performPauseActivity, performStopActivityInner, in API 23; API 26 has performPauseActivityIfNeeded"
        ))
    case .resumesAsTold:
      .init(
        "A request to resume calls onResume even on a resumed activity", .on(api: .upTo(27)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "performResumeActivity; that of API 29 asks getLifecycleState, which is there since API 28"
        ))
    case .breaksOffStartOfFinishing:
      .init(
        "An activity that finishes in its first start gets no further callbacks of it, such as onPostCreate",
        .on(api: .upTo(27)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "performLaunchActivity, mFinished before each step; handleStartActivity asks once"))
    case .stopsStartedActivityDirectly:
      .init(
        "The path from started to stopped does not lead through resumed",
        .except(api: 28...29),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks30
            + "core/tests/coretests/src/android/app/servertransaction/TransactionExecutorTests.java",
          "testLifecycleFromOnStart, against the same test of API 28 and 29; before there were"
            + " paths at all, a started activity was what is now a paused one"))
    case .pausesActivityShownBehind:
      .init(
        "A stopped activity on top of its task that is visible through one above it is paused, not started",
        .on(api: 28...28),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/old_frameworks_base/blob/40383f6d822e9914db85b57bbfb63a2203eb6e34/services/core/java/com/android/server/am/ActivityRecord.java",
          "shouldPauseWhenBecomingVisible; of API 29 shouldPauseActivity, for what cannot have the focus"
        ))
    case .hidesShownBehindAtOnce:
      .init(
        "An activity that was only made visible again is stopped as soon as it is hidden, without a request to stop",
        .on(api: .upTo(28)),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/old_frameworks_base/blob/6adf3c79e500347d03479461c42a4831c8d3499a/services/core/java/com/android/server/am/ActivityStack.java",
          "makeInvisible; in API 29 makeClientVisible counts it as paused, which is stopped later"))
    case .skipsLaunchOfDestroyed:
      .init(
        "An activity that is destroyed before its process gets to launch it is not launched",
        .on(api: .from(29)),
        .init(
          .upstreamTest,
          AndroidBehaviour.Tree.frameworks29
            + "core/tests/coretests/src/android/app/servertransaction/TransactionExecutorTests.java",
          "testDoNotLaunchDestroyedActivity; TransactionExecutor.execute of API 28 asks for nothing"
        ))
    case .reportsTopResumedActivity:
      .init(
        "onTopResumedActivityChanged exists", .on(api: .from(29)),
        .init(
          .documented, AndroidBehaviour.Page.activity + "#onTopResumedActivityChanged(boolean)"))
    case .deliversNewIntentOneStepBeforeResume:
      .init(
        "A new intent for a stopped activity waits for its restart: its transaction item has a final state",
        .on(api: .from(29)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.lifecycleTests,
          "testOnNewIntentFromHidden; Documentation/Decisions/0001"))
    case .deliversResultOneStepBeforeResume:
      .init(
        "A result waits for the restart of its receiver",
        .on(api: .from(32), target: .from(32)),
        .init(
          .upstreamSource,
          "https://github.com/aosp-mirror/platform_frameworks_base/blob/de53d9657cd5e352984697fc130159c474e819a9/core/java/android/app/servertransaction/ActivityResultItem.java",
          "compatibility change 78294732"))
    case .insistsOnFinishingNoDisplay:
      .init(
        "An activity without a display has to finish before its onResume ends",
        .on(api: .from(23), target: .from(23)),
        .init(
          .documented, "https://developer.android.com/reference/android/R.style#Theme_NoDisplay"))
    case .hasSetTranslucent:
      .init(
        "Apps can call setTranslucent", .on(api: .from(30)),
        .init(.documented, AndroidBehaviour.Page.activity + "#setTranslucent(boolean)"))
    case .hasActivityCallbacksOfActivities:
      .init(
        "Activities have ActivityLifecycleCallbacks of their own, told before and after each callback, too: these move the androidx Lifecycle, which a fragment resumed ahead of onPostResume before",
        .on(api: .from(29)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/Application.ActivityLifecycleCallbacks",
          "onActivityPostResumed; ReportFragment of androidx.lifecycle has the same level"))
    case .resumesWhilePausing:
      .init(
        "An activity can ask to be started without waiting for the pause of the previous one",
        .on(api: .from(24)),
        .init(
          .documented, "https://developer.android.com/reference/android/R.attr#resumeWhilePausing"))
    case .refusesOrientationOfTranslucent:
      .init(
        "A translucent activity may not request an orientation",
        .on(api: 26...26, target: .from(27)),
        .init(
          .observed, "https://github.com/eleme/uetool/issues/24",
          "the trace of Android 8.0; the target is that of the source quoted in"
            + " https://www.cnblogs.com/liyiran/p/10362881.html"))
    case .asksForReferrer:
      .init(
        "An activity that starts another is asked for the referrer", .on(api: .from(23)),
        .init(.documented, AndroidBehaviour.Page.activity + "#onProvideReferrer()"))
    case .hasAssistContent:
      .init(
        "onProvideAssistContent exists", .on(api: .from(23)),
        .init(
          .documented,
          AndroidBehaviour.Page.activity
            + "#onProvideAssistContent(android.app.assist.AssistContent)"))
    case .notifiesEveryTrimLevel:
      .init(
        "onTrimMemory has levels besides UI_HIDDEN and BACKGROUND", .on(api: .upTo(33)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/content/ComponentCallbacks2"))
    case .destroysStoppedActivityAtOnce:
      .init(
        "A stopped activity that is finished is destroyed without waiting for the next one",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStack.java"),
          "finishCurrentActivityLocked, against ActivityRecord.completeFinishing of API 30"))
    case .destroysStoppingAtOnce:
      .init(
        "An activity that is finished in its own onStop is destroyed without waiting for the next one",
        .on(api: 26...29),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "finishCurrentActivityLocked, prevState"))
    case .goesHomeFromEmptiedStack:
      .init(
        "If the task in front loses its last activity with its process, the home screen comes",
        .on(api: 28...29),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "removeTask, leftTaskHistoryEmpty, where each task has a stack of its own"))
    case .holdsBackEndingInSight:
      .init(
        "An activity that is finished in sight waits for the next one to be visible, as one that was paused for that does",
        .on(api: 26...28),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.server28("ActivityStack.java"),
          "prepareActivityHideTransitionAnimation"))
    case .hasHandoff:
      .init(
        "An activity can continue on another device", .on(api: .from(37)),
        .init(
          .documented,
          AndroidBehaviour.Page.activity
            + "#setHandoffEnabled(boolean,android.app.HandoffActivityParams)"))
    case .resumesPausedForNewIntent:
      .init(
        "A paused activity that gets a new intent is resumed for the moment",
        .on(api: 25...28),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app27("ActivityThread.java"),
          "performNewIntents, andPause"))
    case .entersFromBehindSeeThrough:
      .init(
        "An activity that is resumed from behind a translucent one counts as opening, though it was visible",
        .on(api: .upTo(33)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStack.java"),
          "resumeTopActivityInnerLocked, lastActivityTranslucent, against Transition.finishTransition of API 34"
        ))
    case .stopsLatestFirst:
      .init(
        "Of several activities that wait to be stopped, the one that was added last is stopped first",
        .on(api: 23...33),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("ActivityStackSupervisor.java"),
          "processStoppingAndFinishingActivities, against those of API 22 and 34"))
    case .countsEndingAsUnseen:
      .init(
        "TRIM_MEMORY_UI_HIDDEN comes as soon as the last visible activity has paused to end, and not after its end",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("WindowProcessController.java"),
          "computeOomAdjFromActivities with mVisibleRequested, where that of API 29 asks for visible, which"
            + " an activity that ends remains"))
    case .resumesNextAsleep:
      .init(
        "In the dark, what comes in the place of an activity that ends is resumed for a moment, also if it was paused last in its task",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/5b10fc95d5c12e381ea3461e193d3850b584f211/services/core/java/com/android/server/wm/ActivityRecord.java",
          "completeFinishing, clearLastPausedActivity, against that of API 30"))
    case .restartsInTheDark:
      .init(
        "A process that dies in the dark, without a lock screen, comes back at once if its activity was in front",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityRecord.java"),
          "shouldBeVisible, where the default display is never a sleeping one; goToSleep of API 30 hides"
            + " what it puts to sleep"))
    case .sendsResultsBeside:
      .init(
        "The result of an activity that ends goes to one that is resumed beside it, which else gets it when it is resumed again",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/LineageOS-T/android_frameworks_base/blob/19809be58901697a9a69e9180db8b325990ce274/services/core/java/com/android/server/wm/ActivityRecord.java",
          "finishActivityResults, against addResultLocked of API 30; the level is that of the file, which"
            + " is one of the later ones of Android 13"))
    }
  }
}

extension AndroidVersion {
  var restartsInTheDark: Bool { has(.activity(.restartsInTheDark)) }
  var restartsFinishing: Bool { has(.activity(.restartsFinishing)) }
  var stopsStartedActivityDirectly: Bool { has(.activity(.stopsStartedActivityDirectly)) }
  var pausesActivityShownBehind: Bool { has(.activity(.pausesActivityShownBehind)) }
  var hidesShownBehindAtOnce: Bool { has(.activity(.hidesShownBehindAtOnce)) }
  var reportsTopResumedActivity: Bool { has(.activity(.reportsTopResumedActivity)) }
  var deliversNewIntentOneStepBeforeResume: Bool {
    has(.activity(.deliversNewIntentOneStepBeforeResume))
  }
  var deliversResultOneStepBeforeResume: Bool { has(.activity(.deliversResultOneStepBeforeResume)) }
  var insistsOnFinishingNoDisplay: Bool { has(.activity(.insistsOnFinishingNoDisplay)) }
  var hasSetTranslucent: Bool { has(.activity(.hasSetTranslucent)) }
  var hasActivityCallbacksOfActivities: Bool { has(.activity(.hasActivityCallbacksOfActivities)) }
  /// `ReportFragment.injectIfNeededIn`: without such callbacks it drives the Lifecycle itself.
  ///
  /// https://github.com/androidx/androidx/blob/bb5c95796426b81a230ccdaba6ef683a18411360/lifecycle/lifecycle-runtime/src/androidMain/kotlin/androidx/lifecycle/ReportFragment.android.kt
  var observersResumeBeforePostResume: Bool { !hasActivityCallbacksOfActivities }
  var resumesWhilePausing: Bool { has(.activity(.resumesWhilePausing)) }
  var refusesOrientationOfTranslucent: Bool { has(.activity(.refusesOrientationOfTranslucent)) }
  var asksForReferrer: Bool { has(.activity(.asksForReferrer)) }
  var hasAssistContent: Bool { has(.activity(.hasAssistContent)) }
  /// An activity can continue on another device.
  var hasHandoff: Bool { has(.activity(.hasHandoff)) }
  var destroysStoppedActivityAtOnce: Bool { has(.activity(.destroysStoppedActivityAtOnce)) }
  var resumesPausedForNewIntent: Bool { has(.activity(.resumesPausedForNewIntent)) }
  var entersFromBehindSeeThrough: Bool { has(.activity(.entersFromBehindSeeThrough)) }
  var stopsOnceNextIsDrawn: Bool { has(.activity(.stopsOnceNextIsDrawn)) }
  var stopsWhatHasNoHistory: Bool { has(.activity(.stopsWhatHasNoHistory)) }
  var stopsLatestFirst: Bool { has(.activity(.stopsLatestFirst)) }
  var lendsTopPosition: Bool { has(.activity(.lendsTopPosition)) }
  var sparesWhatIsLocked: Bool { has(.activity(.sparesWhatIsLocked)) }
  var sparesSeeThroughOnTop: Bool { has(.activity(.sparesSeeThroughOnTop)) }
  var skipsLaunchOfDestroyed: Bool { has(.activity(.skipsLaunchOfDestroyed)) }
  var destroysStoppingAtOnce: Bool { has(.activity(.destroysStoppingAtOnce)) }
  var goesHomeFromEmptiedStack: Bool { has(.activity(.goesHomeFromEmptiedStack)) }
  var holdsBackEndingInSight: Bool { has(.activity(.holdsBackEndingInSight)) }
  var pausesAsTold: Bool { has(.activity(.pausesAsTold)) }
  var resumesAsTold: Bool { has(.activity(.resumesAsTold)) }
  var breaksOffStartOfFinishing: Bool { has(.activity(.breaksOffStartOfFinishing)) }
  var sendsResultsBeside: Bool { has(.activity(.sendsResultsBeside)) }
  var resumesNextAsleep: Bool { has(.activity(.resumesNextAsleep)) }
  var countsEndingAsUnseen: Bool { has(.activity(.countsEndingAsUnseen)) }
  var resumesStoppedAtOnce: Bool { has(.activity(.resumesStoppedAtOnce)) }
  var showsStoppedAtOnce: Bool { has(.activity(.showsStoppedAtOnce)) }

  /// The levels of `onTrimMemory` that are still notified.
  func notifies(_ level: TrimLevel) -> Bool {
    switch level {
    case .uiHidden, .background: true
    case .runningModerate, .runningLow, .runningCritical, .moderate, .complete:
      has(.activity(.notifiesEveryTrimLevel))
    }
  }
}
