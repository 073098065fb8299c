import AndroidModel
import Specification

/// A verb of Android's user or system.
typealias AndroidVerb = PlatformVerb<AndroidStimuli, [AndroidStimulus]>

/// Verbs that exist on Android devices only.
enum AndroidVerbs {
  static let all: [AndroidVerb] =
    configuration + memory + windows + split + picture + screen + lockTask + touches
    + HandoffWords.verbs + DisplayVerbs.all + ScenarioVerbs.all

  private static let configuration = [
    AndroidVerb(
      "change configuration", .words("change", ConfigurationChanges.words),
      summary: "These aspects of the configuration change together.",
      page: AndroidPage.configuration
    ) { _, call in [.changeConfiguration(ConfigurationChanges(words: call.words))] },
    AndroidVerb(
      "toggle auto rotate", summary: "The user turns auto-rotate off, or on again.",
      page:
        "https://developer.android.com/reference/android/provider/Settings.System#ACCELEROMETER_ROTATION"
    ) { _, _ in [.toggleAutoRotate] },
    AndroidVerb(
      "dock", summary: "The device is put into a dock on a desk.",
      page: "https://developer.android.com/training/monitoring-device-state/docking-monitoring"
    ) { _, _ in [.dock(true)] },
    AndroidVerb(
      "undock", summary: "The device is taken out of its dock.",
      page: "https://developer.android.com/training/monitoring-device-state/docking-monitoring"
    ) { _, _ in [.dock(false)] }.ifRefused("'dock' has to come first"),
    AndroidVerb(
      "change overlay",
      summary: "A resource overlay of the app changes, as for a theme or the wallpaper's colors.",
      page: "https://source.android.com/docs/core/runtime/rros"
    ) { _, _ in [.changeOverlay] },
    AndroidVerb(
      "tap restart button",
      summary: "The user restarts an activity that does not have the size of its screen.",
      page: "https://developer.android.com/guide/practices/enhanced-letterboxing"
    ) { _, _ in [.tapRestartButton] },
  ]

  private static let always = AttributeDefinition.flag(
    "always", "The user picks it for all intents of the kind.",
    page: "https://developer.android.com/training/basics/intents/sending#AppChooser")

  private static let memory = [
    AndroidVerb(
      "trim", .word("level", TrimLevel.allCases.map { WordDefinition($0.phrase) }),
      summary: "The system calls onTrimMemory.",
      page: AndroidPage.memory + "#onTrimMemory(int)"
    ) { _, call in
      let phrase = try call.word("the level")
      guard let level = TrimLevel.allCases.first(where: { $0.phrase == phrase }) else {
        throw ScriptProblem("there is no level '\(phrase)'")
      }
      return [.process(.trimMemory(level))]
    },
    AndroidVerb(
      "low memory", summary: "The system calls onLowMemory.",
      page:
        "https://developer.android.com/reference/android/content/ComponentCallbacks#onLowMemory()"
    ) { _, _ in [.process(.lowMemory)] },
    AndroidVerb(
      "force stop", summary: "The user stops the app in the settings.", page: AndroidPage.processes
    ) { _, _ in [.process(.forceStop)] },
    AndroidVerb(
      "clear data", summary: "The user clears the app's data in the settings.",
      page: AndroidPage.processes
    ) { _, _ in [.process(.clearData)] },
    AndroidVerb(
      "install update", summary: "An update of the app is installed, which stops its processes.",
      page: "https://developer.android.com/reference/android/content/Intent#ACTION_PACKAGE_REPLACED"
    ) { _, _ in [.process(.forceStop)] },
    AndroidVerb(
      "kill process of", .object("activity", AndroidKind.activities),
      summary: "The system kills the process in which this activity runs, and no other.",
      page: AndroidPage.processes
    ) { context, call in [.process(.deathOf(activity: try context.activity(call)))] },
    AndroidVerb(
      "fill heap",
      summary:
        "The heap of the process in front is three quarters full, and its invisible activities have to go.",
      page: AndroidPage.processes
    ) { _, _ in [.process(.heapFills)] },
    AndroidVerb(
      "kill least important process",
      summary: "The device is short of memory and kills the least important process.",
      page: AndroidPage.processes
    ) { _, _ in [.process(.reclaimMemory)] },
    AndroidVerb(
      "reboot", summary: "The user shuts the device down, starts it again and unlocks it.",
      page: AndroidPage.manifestActivity + "#persistableMode"
    ) { _, _ in [.reboot] },
  ]

  private static let users = "https://source.android.com/docs/devices/admin/multi-user"

  private static let windows = [
    AndroidVerb(
      "open recents", summary: "The list of recent tasks opens over the app.",
      page: AndroidPage.recents
    ) { _, _ in [.openRecents] },
    AndroidVerb(
      "pick recent", .object("activity", AndroidKind.activities), makesInstances: true,
      summary: "The user picks the task of this activity in the list of recent tasks.",
      page: AndroidPage.recents
    ) { [.pickRecentTask($0.current(try $1.object("the activity")))] },
    AndroidVerb(
      "tap notification", .objects("activity", AndroidKind.activities).optional,
      attributes: [ActivityCalls.context], clauses: [IntentWords.clause], makesInstances: true,
      summary:
        "The user taps a notification, and unlocks the device if need be; its pending intent starts these activities, directly or indirectly.",
      page: "https://developer.android.com/develop/ui/views/notifications/navigation"
    ) { _, call in
      let component = call.values(ActivityCalls.context).last
        .flatMap(ContextComponent.init(rawValue:))
      return [.pendingIntent(try IntentWords.intents(call), to: component)]
    },
    AndroidVerb(
      "receive notification", .objects("activity", AndroidKind.activities).optional,
      clauses: [IntentWords.clause], makesInstances: true,
      summary:
        "A notification arrives with a full-screen intent: if nobody is using the device, these activities start at once.",
      page: AndroidPage.fullScreenIntents
    ) { _, call in [.notification(try IntentWords.intents(call))] },
    AndroidVerb(
      "pick target", .object("activity", AndroidKind.activities), attributes: [always],
      makesInstances: true,
      summary: "The user picks the activity when the system asks which of several to use.",
      page: "https://developer.android.com/training/sharing/send"
    ) { context, call in
      [.pickTarget(activity: try context.activity(call), always: call.flag(always) ?? false)]
    },
    AndroidVerb(
      "assist", summary: "The user calls the assistant, which asks for what is on the screen.",
      page: "https://developer.android.com/training/articles/assistant"
    ) { _, _ in [.requestAssist] },
    AndroidVerb(
      "switch to other user", summary: "The device switches to another user.", page: users
    ) { _, _ in [.switchUser(to: .other)] },
    AndroidVerb(
      "switch to first user", summary: "The device switches back to the user of the app.",
      page: users
    ) { _, _ in [.switchUser(to: .first)] }.ifRefused("'switch to other user' has to come first"),
    AndroidVerb(
      "pause work profile", summary: "The user turns the apps of the work profile off (API 24).",
      page: "https://developer.android.com/work/managed-profiles"
    ) { _, _ in [.workProfile(isPaused: true)] },
    AndroidVerb(
      "resume work profile",
      summary: "The user turns them on again, also in the dialog that offers it.",
      page: "https://developer.android.com/work/managed-profiles"
    ) { _, _ in [.workProfile(isPaused: false)] }.ifRefused(
      "'pause work profile' has to come first"),
    AndroidVerb(
      "other app to front", summary: "An activity of another app comes to the front.",
      page: AndroidPage.activityGuide
    ) { _, _ in [.otherAppToFront] },
    AndroidVerb(
      "other app finished", summary: "The other app's activity goes away again.",
      page: AndroidPage.activityGuide
    ) { _, _ in [.otherAppFinished] }.ifRefused("'other app to front' has to come first"),
    AndroidVerb(
      "window focus lost", summary: "A window of the system takes the focus.",
      page: AndroidPage.activity + "#onWindowFocusChanged(boolean)"
    ) { _, _ in [.windowFocus(false)] },
    AndroidVerb(
      "window focus gained", summary: "The focus comes back.",
      page: AndroidPage.activity + "#onWindowFocusChanged(boolean)"
    ) { _, _ in [.windowFocus(true)] }.ifRefused("'window focus lost' has to come first"),
  ]

  private static let split = [
    AndroidVerb(
      "enter split screen", .object("activity", AndroidKind.activities).optional,
      makesInstances: true,
      summary:
        "The app, or on the home screen and in the list of recent tasks the latest of them, is put beside another activity of its own, in another task, or beside another app, which has the focus.",
      page: multiWindow
    ) { _, call in
      [.windows(.enterSplitScreen(beside: try call.classNameIfNamed("the activity")))]
    },
    AndroidVerb(
      "leave split screen", summary: "The side with the focus takes the whole display again.",
      page: multiWindow
    ) { _, _ in [.windows(.leaveSplitScreen)] }.ifRefused("'enter split screen' has to come first"),
    AndroidVerb(
      "resize split screen", summary: "The divider between the sides is dragged.", page: multiWindow
    ) { _, _ in [.windows(.resizeSplitScreen)] }.ifRefused(
      "'enter split screen' has to come first"),
    AndroidVerb(
      "open freeform", .object("activity", AndroidKind.activities), makesInstances: true,
      summary: "An activity opens in a free-form window of its own, as on a desktop.",
      page: multiWindow
    ) { context, call in [.windows(.openFreeform(activity: try context.activity(call)))] },
    AndroidVerb(
      "resize freeform", .object("activity", AndroidKind.activities),
      summary: "An edge of this activity's free-form window is dragged.",
      page: multiWindow
    ) { [.windows(.resizeFreeform($0.current(try $1.object("the activity"))))] }.ifRefused(
      "'open freeform' has to come first"),
    AndroidVerb(
      "touch", .object("activity", AndroidKind.activities).optional,
      summary: "The user touches the window of an activity, or the side without the focus.",
      page: multiWindow
    ) { context, call in [.windows(.touch(call.objects.first.map(context.current)))] },
    AndroidVerb(
      "touch outside",
      summary:
        "The user touches the screen outside of the topmost window: a dialog, a popup or an activity with a dialog theme.",
      page: AndroidPage.activity + "#setFinishOnTouchOutside(boolean)"
    ) { _, _ in [.touchOutside] }.ifRefused(
      "'showDialog' shows a dialog, and an activity with theme=dialog looks like one"),
  ]

  private static let picture = [
    AndroidVerb(
      "enter picture in picture",
      summary: "The activity in front calls enterPictureInPictureMode.", page: pictureInPicture
    ) { _, _ in [.appCode(.enterPictureInPictureMode, in: nil)] },
    AndroidVerb(
      "expand picture in picture",
      summary: "The picture-in-picture window takes the whole display again.",
      page: pictureInPicture
    ) { _, _ in [.windows(.expandPictureInPicture)] }.ifRefused(
      "'enter picture in picture' has to come first"),
    AndroidVerb(
      "stash picture in picture",
      summary:
        "The user moves the picture-in-picture window to the edge, partly out of sight (API 31).",
      page: pictureState
    ) { _, _ in [.windows(.stashPictureInPicture(true))] }.ifRefused(
      "'enter picture in picture' has to come first"),
    AndroidVerb(
      "unstash picture in picture",
      summary: "The user brings the picture-in-picture window back in sight.",
      page: pictureState
    ) { _, _ in [.windows(.stashPictureInPicture(false))] }.ifRefused(
      "'stash picture in picture' has to come first"),
    AndroidVerb(
      "dismiss picture in picture", summary: "The user drags the picture-in-picture window away.",
      page: pictureInPicture
    ) { _, _ in [.windows(.dismissPictureInPicture)] }.ifRefused(
      "'enter picture in picture' has to come first"),
  ]

  private static let dreams =
    "https://developer.android.com/reference/android/service/dreams/DreamService"
  private static let multiWindow =
    "https://developer.android.com/develop/ui/views/layout/support-multi-window-mode"
  private static let pictureState =
    "https://developer.android.com/reference/android/app/PictureInPictureUiState"
  private static let pictureInPicture =
    "https://developer.android.com/develop/ui/views/picture-in-picture"

  private static let screen = [
    AndroidVerb(
      "open assistant", summary: "The assistant opens over the app in front.",
      page: "https://developer.android.com/training/articles/assistant"
    ) { _, _ in [.openAssistant] },
    AndroidVerb(
      "start dream", summary: "A dream (screen saver) starts.", page: dreams
    ) { _, _ in [.screen(.startDream)] },
    AndroidVerb(
      "stop dream", summary: "The dream ends.", page: dreams
    ) { _, _ in [.screen(.stopDream)] }.ifRefused("'start dream' has to come first"),
    AndroidVerb(
      "screen off", summary: "The screen goes off on a device without a secure keyguard.",
      page: AndroidPage.keyguard
    ) { _, _ in [.screen(.off(secureKeyguard: false))] },
    AndroidVerb(
      "screen on", summary: "The screen goes on again; a secure keyguard stays.",
      page: AndroidPage.keyguard
    ) { _, _ in [.screen(.on)] }.ifRefused("'screen off' or 'lock' has to come first"),
  ]

  private static let lockTask = [
    AndroidVerb(
      "pin screen", summary: "The user pins the task in front to the screen.",
      page: AndroidPage.lockTask
    ) { _, _ in [.lockTask(.pin)] },
    AndroidVerb(
      "unpin screen", summary: "The user unpins the task.", page: AndroidPage.lockTask
    ) { _, _ in [.lockTask(.unpin)] }.ifRefused("'pin screen' has to come first"),
    AndroidVerb(
      "allow lock task", summary: "The owner of the device allows the app to lock its tasks.",
      page: AndroidPage.lockTask
    ) { _, _ in [.lockTask(.allow(true))] },
    AndroidVerb(
      "forbid lock task", summary: "The owner of the device no longer allows it.",
      page: AndroidPage.lockTask
    ) { _, _ in [.lockTask(.allow(false))] }.ifRefused("'allow lock task' has to come first"),
  ]

  private static let touches = [
    AndroidVerb(
      "drag", .object("pager", AndroidKind.pagers), .particle("to"), .number("item"),
      summary: "The user drags the pager half way to this page, and holds it there.",
      page: AndroidPage.viewPager2
    ) { _, call in
      [.dragPager(try call.className("the pager"), to: call.number ?? 0)]
    },
    AndroidVerb(
      "release", .object("pager", AndroidKind.pagers),
      summary: "The user lets the pager go, and the page settles.", page: AndroidPage.viewPager2
    ) { _, call in [.releasePager(try call.className("the pager"))] }.ifRefused(
      "'drag' holds it"),
  ]
}

extension TrimLevel {
  /// The constant's name without `TRIM_MEMORY_`.
  fileprivate var phrase: String { String(rawValue.dropFirst("TRIM_MEMORY_".count)) }
}
