import AndroidModel
import Specification

/// A verb of Android's user or system.
typealias AndroidVerb = PlatformVerb<AndroidStimuli, [AndroidStimulus]>

/// What can be done to an Android device only.
enum AndroidVerbs {
  static let all: [AndroidVerb] = configuration + memory + windows + screen + touches

  private static let configuration = [
    AndroidVerb(
      "change configuration", .words("change", ConfigurationChanges.words),
      summary: "These aspects of the configuration change together.",
      page: AndroidPage.configuration
    ) { _, call in [.changeConfiguration(ConfigurationChanges(words: call.words))] }
  ]

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
      return [.trimMemory(level)]
    },
    AndroidVerb(
      "low memory", summary: "The system calls onLowMemory.",
      page:
        "https://developer.android.com/reference/android/content/ComponentCallbacks#onLowMemory()"
    ) { _, _ in [.lowMemory] },
    AndroidVerb(
      "force stop", summary: "The user stops the app in the settings.", page: AndroidPage.processes
    ) { _, _ in [.forceStop] },
    AndroidVerb(
      "throw", .text("exception"), summary: "Code outside any callback throws this exception.",
      page: "https://developer.android.com/topic/performance/vitals/crash"
    ) { _, call in [.throwException(try call.word("the exception"))] },
  ]

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
      clauses: [IntentWords.clause], makesInstances: true,
      summary: "The user taps a notification, whose pending intent starts these activities.",
      page: "https://developer.android.com/develop/ui/views/notifications/navigation"
    ) { _, call in [.pendingIntent(try IntentWords.intents(call))] },
    AndroidVerb(
      "other app to front", summary: "An activity of another app comes to the front.",
      page: AndroidPage.activityGuide
    ) { _, _ in [.otherAppToFront] },
    AndroidVerb(
      "other app finished", summary: "The other app's activity goes away again.",
      page: AndroidPage.activityGuide
    ) { _, _ in [.otherAppFinished] }.ifRefused("'other app to front' comes before"),
    AndroidVerb(
      "window focus lost", summary: "A window of the system takes the focus.",
      page: AndroidPage.activity + "#onWindowFocusChanged(boolean)"
    ) { _, _ in [.windowFocus(false)] },
    AndroidVerb(
      "window focus gained", summary: "The focus comes back.",
      page: AndroidPage.activity + "#onWindowFocusChanged(boolean)"
    ) { _, _ in [.windowFocus(true)] }.ifRefused("'window focus lost' comes before"),
    AndroidVerb(
      "enter picture in picture",
      summary: "The activity in front becomes a small window over others.",
      page: "https://developer.android.com/develop/ui/views/picture-in-picture",
      notModelledYet: "there is no picture-in-picture"),
    AndroidVerb(
      "cancel back gesture", summary: "A finger begins the way back and returns.",
      page: "https://developer.android.com/guide/navigation/predictive-back-gesture",
      notModelledYet: "no gesture is followed before it commits"),
    AndroidVerb(
      "enter split screen", .object("activity", AndroidKind.activities).optional,
      summary: "The app and another stand beside each other.",
      page: "https://developer.android.com/develop/ui/views/layout/support-multi-window-mode",
      notModelledYet: "there are no windows beside each other"),
    AndroidVerb(
      "leave split screen", summary: "The window takes the whole display again.",
      page: "https://developer.android.com/develop/ui/views/layout/support-multi-window-mode",
      notModelledYet: "there are no windows beside each other"),
  ]

  private static let screen = [
    AndroidVerb(
      "screen off", summary: "The screen goes off on a device without a secure keyguard.",
      page: AndroidPage.keyguard
    ) { _, _ in [.screenOff(secureKeyguard: false)] },
    AndroidVerb(
      "screen on", summary: "The screen goes on again; a secure keyguard stays.",
      page: AndroidPage.keyguard
    ) { _, _ in [.screenOn] }.ifRefused("'screen off' or 'lock' comes before"),
  ]

  private static let touches = [
    AndroidVerb(
      "drag", .object("pager", AndroidKind.pagers), .particle("to"), .number("item"),
      summary: "A finger drags the pager half way to this page, and holds it there.",
      page: AndroidPage.viewPager2
    ) { _, call in
      [.dragPager(try call.object("the pager").name.value, to: call.number ?? 0)]
    },
    AndroidVerb(
      "release", .object("pager", AndroidKind.pagers),
      summary: "The finger lets go, and the page settles.", page: AndroidPage.viewPager2
    ) { _, call in [.releasePager(try call.object("the pager").name.value)] }.ifRefused(
      "'drag' holds it"),
  ]
}

extension TrimLevel {
  /// The constant's name without `TRIM_MEMORY_`.
  fileprivate var phrase: String { String(rawValue.dropFirst("TRIM_MEMORY_".count)) }
}
