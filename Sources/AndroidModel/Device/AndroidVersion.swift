/// A release of the platform by its API level, seen through what differs between releases. The
/// machinery asks for a behaviour by its name and never compares a level.
public struct AndroidVersion: Hashable, Sendable {
  /// The device's API level.
  public let api: Int
  /// The app's `targetSdkVersion`.
  public let targetSDK: Int

  /// The levels the model knows: Android 5.0 to 16.
  public static let supported = 21...36

  /// A release and an app made for one.
  public init(api: Int, targetSDK: Int) {
    self.api = api
    self.targetSDK = targetSDK
  }

  /// `onSaveInstanceState` follows `onStop`; before, it precedes it.
  ///
  /// https://developer.android.com/reference/android/app/Activity#ActivityLifecycle
  var savesStateAfterStop: Bool { api >= 28 && targetSDK >= 28 }

  /// Back moves the task of a launcher root to the background instead of finishing the root.
  ///
  /// https://developer.android.com/about/versions/12/behavior-changes-all
  var backKeepsLauncherRoot: Bool { api >= 31 }

  /// `onTopResumedActivityChanged` exists.
  var reportsTopResumedActivity: Bool { api >= 29 }

  /// The path from started to stopped does not lead through resumed. Before there were paths at all,
  /// a started activity was what is now a paused one.
  var stopsStartedActivityDirectly: Bool { api >= 30 || api < 28 }

  /// What a stopped activity becomes when it shows through a translucent one above it.
  var shownBehindState: ShownBehindState { (28...29).contains(api) ? .paused : .started }

  enum ShownBehindState: Hashable, Sendable {
    case started
    case paused
  }

  /// A new intent for a stopped activity waits for its restart: `NewIntentItem` has a state to end in.
  var deliversNewIntentOneStepBeforeResume: Bool { api >= 29 }

  /// A result waits for the restart of its receiver (compatibility change 78294732).
  var deliversResultOneStepBeforeResume: Bool { api >= 32 && targetSDK >= 32 }

  /// A start for result can end at the singleTop activity in front, without a result.
  var deliversToTopForResult: Bool { api >= 31 }

  /// Apps from before Honeycomb save before they pause, and then no more.
  var savesStateBeforePause: Bool { targetSDK < 11 }

  /// A paused activity is told to save its state even while it stays visible.
  var savesStateOfVisiblePaused: Bool { api < 24 }

  /// `onStateNotSaved` exists.
  var tellsStateNotSaved: Bool { api >= 23 }

  /// `requestPermissions` exists.
  var hasRuntimePermissions: Bool { api >= 23 }

  /// The androidx `Lifecycle` of an activity is driven by a framework fragment, which resumes before
  /// `onPostResume`; later by activity callbacks.
  var observersResumeBeforePostResume: Bool { api < 29 }

  /// An activity without a display has to finish before its `onResume` ends.
  ///
  /// https://developer.android.com/reference/android/R.style#Theme_NoDisplay
  var insistsOnFinishingNoDisplay: Bool { api >= 23 && targetSDK >= 23 }

  /// `startActivity` from a context that is no activity needs NEW_TASK; 24 to 27 had a bug.
  var insistsOnNewTaskFromContext: Bool { targetSDK < 24 || targetSDK >= 28 || api < 24 }

  /// A change of the SIM's codes restarts no activity.
  ///
  /// https://developer.android.com/reference/android/R.attr#recreateOnConfigChanges
  var handlesSIMChanges: Bool { api >= 26 && targetSDK >= 26 }

  /// The levels of `onTrimMemory` that are still notified.
  ///
  /// https://developer.android.com/reference/android/content/ComponentCallbacks2
  func notifies(_ level: TrimLevel) -> Bool {
    switch level {
    case .uiHidden, .background: true
    case .runningModerate, .runningLow, .runningCritical, .moderate, .complete: api < 34
    }
  }

  /// `turnScreenOn` is an attribute of the manifest.
  var hasTurnScreenOn: Bool { api >= 27 }

  /// A singleInstance activity that is started for a result in one task goes from all others.
  var removesOtherSingleInstance: Bool { api >= 31 }

  /// The launch mode singleInstancePerTask exists.
  var hasSingleInstancePerTask: Bool { api >= 31 }

  /// The aspects of the configuration that can change while apps run.
  ///
  /// https://developer.android.com/reference/android/R.attr#configChanges
  var configurationAspects: ConfigurationChanges {
    var aspects = ConfigurationChanges(ConfigurationChanges.names.map(\.change))
    if api < 24 { aspects.remove(.density) }
    if api < 26 { aspects.remove(.colorMode) }
    if api < 31 { aspects.remove(.fontWeightAdjustment) }
    if api < 34 { aspects.remove(.grammaticalGender) }
    return aspects
  }
}
