/// A release of the platform as an app meets it: the value of all behaviours that differ between
/// releases. Two levels on which every behaviour is the same are equal.
///
/// The machinery asks for a behaviour by its name and never compares a level; `AndroidBehaviour`
/// says of each what it is, when it holds and what the claim rests on.
///
/// https://developer.android.com/guide/topics/manifest/uses-sdk-element#ApiLevels
public struct AndroidVersion: Hashable, Sendable {
  /// Which behaviours hold, a bit for each, so that to ask is to read a bit.
  private var behaviours: UInt128
  /// Hears what is asked, and is no part of the value.
  private var listener: (any AndroidBehaviourListener)?

  /// The levels the model knows: Android 5.0 to 16.
  ///
  /// https://developer.android.com/guide/topics/manifest/uses-sdk-element#api-level-table
  public static let supported = 21...36

  /// A release, by its API level, and an app whose `targetSdkVersion` is given.
  public init(api: Int, targetSDK: Int) {
    behaviours = AndroidBehaviour.rules.reduce(0) { bits, behaviour in
      behaviour.rule.holds(api: api, targetSDK: targetSDK) ? bits | behaviour.bit : bits
    }
  }

  /// Whether the release behaves so. There is no other way to learn anything of a release.
  package func has(_ behaviour: AndroidBehaviour) -> Bool {
    if listener != nil { tell(behaviour) }
    return behaviours & behaviour.bit != 0
  }

  @inline(never)
  private func tell(_ behaviour: AndroidBehaviour) { listener?.hear(behaviour) }

  /// The same release, of which somebody wants to know what it is asked.
  package func telling(_ listener: (any AndroidBehaviourListener)?) -> AndroidVersion {
    var version = self
    version.listener = listener
    return version
  }

  /// A release that there never was, for finding out what one behaviour alone changes.
  package func toggling(_ behaviour: AndroidBehaviour) -> AndroidVersion {
    var version = self
    version.behaviours ^= behaviour.bit
    return version
  }

  /// Whether the two have the same of these behaviours, each of which is a bit.
  package func agrees(with other: AndroidVersion, on asked: UInt128) -> Bool {
    (behaviours ^ other.behaviours) & asked == 0
  }

  public static func == (left: AndroidVersion, right: AndroidVersion) -> Bool {
    left.behaviours == right.behaviours
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(behaviours)
  }
}

/// Who wants to know what a release is asked: two releases that agree on all of it do the same.
package protocol AndroidBehaviourListener: AnyObject, Sendable {
  func hear(_ behaviour: AndroidBehaviour)
}

/// The behaviours as the machinery asks for them.
extension AndroidVersion {
  var savesStateAfterStop: Bool { has(.savesStateAfterStop) }
  var savesStateBeforePause: Bool { has(.savesStateBeforePause) }
  var savesStateOfVisiblePaused: Bool { has(.savesStateOfVisiblePaused) }
  var tellsStateNotSaved: Bool { has(.tellsStateNotSaved) }
  var backKeepsLauncherRoot: Bool { has(.backKeepsLauncherRoot) }
  var hasBackGesture: Bool { has(.hasBackGesture) }
  var hasActivityCallbacksOfActivities: Bool { has(.hasActivityCallbacksOfActivities) }
  var hasAssistContent: Bool { has(.hasAssistContent) }
  var crashesOnLargeState: Bool { has(.crashesOnLargeState) }
  var hasBackInvokedCallbacks: Bool { has(.hasBackInvokedCallbacks) }
  var hasBackAnimationCallbacks: Bool { has(.hasBackAnimationCallbacks) }
  var enablesBackInvokedCallbacks: Bool { has(.enablesBackInvokedCallbacks) }
  var hasSystemBackCallbacks: Bool { has(.hasSystemBackCallbacks) }
  var reportsTopResumedActivity: Bool { has(.reportsTopResumedActivity) }
  var stopsStartedActivityDirectly: Bool { has(.stopsStartedActivityDirectly) }
  var deliversNewIntentOneStepBeforeResume: Bool { has(.deliversNewIntentOneStepBeforeResume) }
  var deliversResultOneStepBeforeResume: Bool { has(.deliversResultOneStepBeforeResume) }
  var deliversToTopForResult: Bool { has(.deliversToTopForResult) }
  var removesOtherSingleInstance: Bool { has(.removesOtherSingleInstance) }
  var hasSingleInstancePerTask: Bool { has(.hasSingleInstancePerTask) }
  var insistsOnNewTaskFromContext: Bool { has(.insistsOnNewTaskFromContext) }
  var insistsOnFinishingNoDisplay: Bool { has(.insistsOnFinishingNoDisplay) }
  var observersResumeBeforePostResume: Bool { has(.observersResumeBeforePostResume) }
  var hasRuntimePermissions: Bool { has(.hasRuntimePermissions) }
  var hasLockScreenAttributes: Bool { has(.hasLockScreenAttributes) }
  var inheritsShowWhenLocked: Bool { has(.inheritsShowWhenLocked) }
  var hasLockTaskMode: Bool { has(.hasLockTaskMode) }
  var hasDreamActivity: Bool { has(.hasDreamActivity) }
  var hasStackForEachTask: Bool { has(.hasStackForEachTask) }
  var requestsDismissal: Bool { has(.requestsDismissal) }
  var handlesSIMChanges: Bool { has(.handlesSIMChanges) }
  var relaunchesAfterPause: Bool { has(.relaunchesAfterPause) }
  var recreatesStartedActivity: Bool { has(.recreatesStartedActivity) }
  var clearsReusedTaskTwice: Bool { has(.clearsReusedTaskTwice) }
  var letsAppsRelinquishIdentity: Bool { has(.letsAppsRelinquishIdentity) }
  var recreatesFinishingActivity: Bool { has(.recreatesFinishingActivity) }
  var hasSplitScreen: Bool { has(.hasSplitScreen) }
  var resumesAllVisible: Bool { has(.resumesAllVisible) }
  var resumesSeveralOfProcess: Bool { has(.resumesSeveralOfProcess) }
  var hasPictureInPicture: Bool { has(.hasPictureInPicture) }
  var requestsPictureInPicture: Bool { has(.requestsPictureInPicture) }
  var entersPictureInPictureAutomatically: Bool { has(.entersPictureInPictureAutomatically) }
  var hasSecondaryDisplays: Bool { has(.hasSecondaryDisplays) }
  var decoratesDisplays: Bool { has(.decoratesDisplays) }
  var startsOnDisplayOfProcess: Bool { has(.startsOnDisplayOfProcess) }
  var hasActivityEmbedding: Bool { has(.hasActivityEmbedding) }
  var hasFullscreenRequests: Bool { has(.hasFullscreenRequests) }
  var ignoresOrientationsOnLargeScreens: Bool { has(.ignoresOrientationsOnLargeScreens) }
  var keepsWhatShowsThroughFromAutoEntering: Bool { has(.keepsWhatShowsThroughFromAutoEntering) }
  var endsPictureWithItsTask: Bool { has(.endsPictureWithItsTask) }
  var hasAffinityOfUID: Bool { has(.hasAffinityOfUID) }
  var startsNextFromOwnActivity: Bool { has(.startsNextFromOwnActivity) }
  var restrictsBackgroundStarts: Bool { has(.restrictsBackgroundStarts) }
  var blocksNotificationTrampolines: Bool { has(.blocksNotificationTrampolines) }
  var hasBackgroundStartModes: Bool { has(.hasBackgroundStartModes) }
  var asksSendersOfPendingIntents: Bool { has(.asksSendersOfPendingIntents) }
  var asksCreatorsOfPendingIntents: Bool { has(.asksCreatorsOfPendingIntents) }
  var hasShowForAllUsers: Bool { has(.hasShowForAllUsers) }
  var restrictsStartsFromBelow: Bool { has(.restrictsStartsFromBelow) }
  var checksWhoNavigatesUp: Bool { has(.checksWhoNavigatesUp) }
  var hasSetTranslucent: Bool { has(.hasSetTranslucent) }
  var keepsTaskOverlaysWhenClearing: Bool { has(.keepsTaskOverlaysWhenClearing) }
  var letterboxesOrientations: Bool {
    has(.letterboxesOrientations) && !ignoresOrientationsOnLargeScreens
  }
  var keepsSizeOfUnresizeable: Bool { has(.keepsSizeOfUnresizeable) }
  var heedsSupportsSizeChanges: Bool { has(.heedsSupportsSizeChanges) }
  var filtersSizeChanges: Bool { has(.filtersSizeChanges) }
  var filtersLayoutChanges: Bool { has(.filtersLayoutChanges) }
  var reportsBesidesSmallChanges: Bool { has(.reportsBesidesSmallChanges) }
  var hasOverlays: Bool { has(.hasOverlays) }
  var finishesNoHistoryOfEveryTask: Bool { has(.finishesNoHistoryOfEveryTask) }

  /// What a stopped activity becomes when it shows through a translucent one above it.
  var shownBehindState: ShownBehindState { has(.pausesActivityShownBehind) ? .paused : .started }

  /// The same for one that cannot have the focus.
  var shownUnfocusableState: ShownBehindState {
    has(.pausesUnfocusableShownAgain) ? .paused : .started
  }

  enum ShownBehindState: Hashable, Sendable {
    case started
    case paused
  }

  /// The levels of `onTrimMemory` that are still notified.
  func notifies(_ level: TrimLevel) -> Bool {
    switch level {
    case .uiHidden, .background: true
    case .runningModerate, .runningLow, .runningCritical, .moderate, .complete:
      has(.notifiesEveryTrimLevel)
    }
  }

  /// Whether all these aspects of the configuration can change while apps run.
  func canChange(_ aspects: ConfigurationChanges) -> Bool {
    ConfigurationChanges(ConfigurationChanges.names.map(\.change)).isSuperset(of: aspects)
      && (!aspects.contains(.density) || has(.changesDensity))
      && (!aspects.contains(.colorMode) || has(.changesColorMode))
      && (!aspects.contains(.fontWeightAdjustment) || has(.changesFontWeight))
      && (!aspects.contains(.grammaticalGender) || has(.changesGrammaticalGender))
  }
}
