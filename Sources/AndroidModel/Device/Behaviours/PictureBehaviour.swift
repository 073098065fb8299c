/// Picture-in-picture: how it is entered, what it pauses and how it ends.
///
/// https://developer.android.com/develop/ui/views/picture-in-picture
package enum PictureBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasPictureInPicture
  case requestsPictureInPicture
  case entersPictureInPictureAutomatically
  case autoEntersForAnyActivity
  case pausesUnfocusableShownAgain
  case tellsDismissedOfConfiguration
  case keepsWhatShowsThroughFromAutoEntering
  case leavesWhatIsBeside
  case countsFinishingBesidePicture
  case launchesIntoPictures
  case staysBehindAssistant
  case endsPictureWithItsTask
  case hasPictureUiState
  case tellsOfWayIntoPicture
  case tellsModeApart
  case tellsModeAfterRelaunch
  case animatesPicture
  case returnsToTaskItLeft
  case remembersAnswerToPicture
  case expandsClearedPicture
  case endsPictureBeforeAskingToPin

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .hasPictureInPicture:
      .init(
        "Picture-in-picture exists", .on(api: .from(26)),
        .init(.documented, "https://developer.android.com/develop/ui/views/picture-in-picture"))
    case .requestsPictureInPicture:
      .init(
        "onPictureInPictureRequested exists", .on(api: .from(30)),
        .init(.documented, AndroidBehaviour.Page.activity + "#onPictureInPictureRequested()"))
    case .entersPictureInPictureAutomatically:
      .init(
        "The system puts an activity that allows it into picture-in-picture when the user leaves it",
        .on(api: .from(31)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/PictureInPictureParams.Builder#setAutoEnterEnabled(boolean)"
        ))
    case .autoEntersForAnyActivity:
      .init(
        "An activity enters picture-in-picture by itself whatever comes up, not only the home screen or another that need not wait for its pause",
        .on(api: .from(32)),
        .init(
          .upstreamSource, AndroidBehaviour.Tree.serverOfSDK(31, "Task.java"),
          "startPausingLocked, FLAG_RESUME_WHILE_PAUSING; TaskFragment.startPausing of API 32 asks for it only where the activity cannot enter"
        ))
    case .pausesUnfocusableShownAgain:
      .init(
        "A stopped activity in picture-in-picture that is shown again is paused, not started",
        .on(api: .from(28)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.keyguardTests,
          "testKeyguardShowHideOverPip; the level is that of the server's transactions"))
    case .tellsDismissedOfConfiguration:
      .init(
        "An activity whose picture-in-picture is dismissed is told at once of the new configuration, not only of the mode",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/DerpFest-12/frameworks_base/blob/5b10fc95d5c12e381ea3461e193d3850b584f211/services/core/java/com/android/server/wm/ActivityRecord.java",
          "updatePictureInPictureMode, which ignores the visibility, against the same method of API 30"
        ))
    case .keepsWhatShowsThroughFromAutoEntering:
      .init(
        "An activity that is left for a translucent one does not enter picture-in-picture by itself",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/PixelExperience/frameworks_base/blob/2ad6dd63808e7d330c89f596afa2ff635dcaf3ff/services/core/java/com/android/server/wm/TaskFragment.java",
          "startPausing; that of the first release of Android 13 does not ask yet"))
    case .returnsToTaskItLeft:
      .init(
        "An activity that leaves picture-in-picture goes back to the task that it came from",
        .on(api: .from(31)),
        .init(
          .upstreamSource,
          "https://github.com/PixelOS-Fourteen/frameworks_base/blob/be15a414d586694b2d001677058fa5538e5c7f7e/services/core/java/com/android/server/wm/Task.java",
          "movePinnedActivityToOriginalTask; in RootWindowContainer.moveActivityToPinnedStack of API 30 the new task knows of no other"
        ))
    case .remembersAnswerToPicture:
      .init(
        "isInPictureInPictureMode() is what the call for it has returned, even while it waits for the keyguard",
        .on(api: .from(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("Activity.java"),
          "enterPictureInPictureMode, mIsInPictureInPictureMode; that of API 29 asks the server"))
    case .expandsClearedPicture:
      .init(
        "A start that clears the task of the picture for itself lets that fill the display",
        .on(api: .upTo(29)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server29("ActivityStarter.java"),
          "postStartActivityProcessing, clearedTask; complyActivityFlags of API 30 sets no mReuseTask"
        ))
    case .leavesWhatIsBeside:
      .init(
        "An activity that is resumed beside the one that is left for another task may enter picture-in-picture, too",
        .on(api: .from(33)),
        .init(
          .upstreamSource,
          "https://github.com/RdW-afk/frameworks_base13/blob/2128cfe460eec1bb8499f3497afbc0382d119f09/services/core/java/com/android/server/wm/Task.java",
          "findEnterPipOnTaskSwitchCandidate, in API 33, against ActivityStack.startActivityLocked of API 30;"
            + " that API 32 is as that one is memory"))
    case .countsFinishingBesidePicture:
      .init(
        "An activity enters picture-in-picture in a task of its own even if all others of its task are finishing",
        .on(api: .upTo(30)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.server30("RootWindowContainer.java"),
          "moveActivityToPinnedStack, singleActivity; that of API 34 counts those that are not finishing, and"
            + " that API 31 is the first is memory"))
    case .launchesIntoPictures:
      .init(
        "An activity can be started in picture-in-picture", .on(api: .from(33)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/ActivityOptions#makeLaunchIntoPip(android.app.PictureInPictureParams)"
        ))
    case .staysBehindAssistant:
      .init(
        "An activity that was left for another task before does not enter picture-in-picture when the assistant opens over it",
        .on(api: .from(34)),
        .init(
          .upstreamSource,
          "https://github.com/PixelOS-Fourteen/frameworks_base/blob/2b4ae17195ed2f622b6562726aff26be536c71ec/services/core/java/com/android/server/wm/Task.java",
          "enableEnterPipOnTaskSwitch; the level is that of the file"))
    case .endsPictureWithItsTask:
      .init(
        "An activity in picture-in-picture ends with the task that it came from",
        .on(api: .from(33)),
        .init(
          .upstreamTest, AndroidBehaviour.Tree.pinnedTests,
          "testPipFromTaskWithMultipleActivitiesAndRemoveOriginalTask; the level is that of the test"
        ))
    case .hasPictureUiState:
      .init(
        "A picture-in-picture window can be stashed at the edge, and its activity is told",
        .on(api: .from(31)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/PictureInPictureUiState",
          "isStashed"))
    case .tellsOfWayIntoPicture:
      .init(
        "An activity is told that it is about to enter picture-in-picture", .on(api: .from(35)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/PictureInPictureUiState",
          "isTransitioningToPip"))
    case .tellsModeApart:
      .init(
        "The mode of a window is a message of its own, apart from a relaunch for its size",
        .on(api: 24...29),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.frameworks28
            + "services/core/java/com/android/server/wm/TaskStack.java",
          "onAnimationEnd, onAnimationStart, in API 28, and ActivityStackSupervisor.scheduleUpdateMultiWindowMode"
        ))
    case .animatesPicture:
      .init(
        "The server animates picture-in-picture: an activity is told of the mode as the entry ends, and of its size before that if the display rotates meanwhile; it is resumed after the end of the exit",
        .on(api: 26...29),
        .init(
          .upstreamSource,
          "https://github.com/Trinadh465/frameworks_base_AOSP10_r33_CVE-2023-20909/blob/3440674a10cef514fca32f6e8c61a15c829e088c/services/core/java/com/android/server/wm/TaskStack.java",
          "onAnimationEnd, calculatePinnedBoundsForConfigChange; that they are so from API 26 on is memory"
        ))
    case .tellsModeAfterRelaunch:
      .init(
        "An activity that was relaunched for the size of its window is told of the mode once it is created",
        .on(api: 30...30),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.app30("ActivityThread.java"),
          "handleRelaunchActivity, mLastReportedWindowingMode; that of API 31 compares nothing there"
        ))
    case .endsPictureBeforeAskingToPin:
      .init(
        "startLockTask ends a picture even if the user has yet to be asked", .on(api: .upTo(34)),
        .init(
          .upstreamSource,
          AndroidBehaviour.Tree.serverOfSDK(34, "ActivityTaskManagerService.java"),
          "startLockTaskMode; in API 35 LockTaskController.startLockTaskMode does it, once the task may be locked"
        ))
    }
  }
}

extension AndroidVersion {
  var hasPictureInPicture: Bool { has(.picture(.hasPictureInPicture)) }
  var requestsPictureInPicture: Bool { has(.picture(.requestsPictureInPicture)) }
  var entersPictureInPictureAutomatically: Bool {
    has(.picture(.entersPictureInPictureAutomatically))
  }
  var autoEntersForAnyActivity: Bool { has(.picture(.autoEntersForAnyActivity)) }
  var keepsWhatShowsThroughFromAutoEntering: Bool {
    has(.picture(.keepsWhatShowsThroughFromAutoEntering))
  }
  var hasPictureUiState: Bool { has(.picture(.hasPictureUiState)) }
  var tellsOfWayIntoPicture: Bool { has(.picture(.tellsOfWayIntoPicture)) }
  var returnsToTaskItLeft: Bool { has(.picture(.returnsToTaskItLeft)) }
  var remembersAnswerToPicture: Bool { has(.picture(.remembersAnswerToPicture)) }
  var expandsClearedPicture: Bool { has(.picture(.expandsClearedPicture)) }
  var endsPictureBeforeAskingToPin: Bool { has(.picture(.endsPictureBeforeAskingToPin)) }
  var leavesWhatIsBeside: Bool { has(.picture(.leavesWhatIsBeside)) }
  var launchesIntoPictures: Bool { has(.picture(.launchesIntoPictures)) }
  var countsFinishingBesidePicture: Bool { has(.picture(.countsFinishingBesidePicture)) }
  var staysBehindAssistant: Bool { has(.picture(.staysBehindAssistant)) }
  var endsPictureWithItsTask: Bool { has(.picture(.endsPictureWithItsTask)) }

  var tellsModeApart: Bool { has(.picture(.tellsModeApart)) }
  var animatesPicture: Bool { has(.picture(.animatesPicture)) }
  var tellsModeAfterRelaunch: Bool { has(.picture(.tellsModeAfterRelaunch)) }

  var tellsDismissedOfConfiguration: Bool { has(.picture(.tellsDismissedOfConfiguration)) }
  var pausesUnfocusableShownAgain: Bool { has(.picture(.pausesUnfocusableShownAgain)) }
}
