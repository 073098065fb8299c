/// What the package manager says of an activity: its declaration, as the release understands it.
///
/// https://developer.android.com/reference/android/content/pm/ActivityInfo
struct ActivityInfo: Hashable, Sendable {
  let name: ClassID
  /// `applicationInfo.uid`
  let uid: UID
  /// `processName`
  let processName: ProcessName
  let launchMode: LaunchMode
  let taskAffinity: TaskAffinity?
  /// `configChanges`: the changes that do not restart it.
  let configChanges: ConfigurationChanges
  /// `isTranslucentOrFloating` negated: nothing below shows through.
  let isOpaque: Bool
  /// `FLAG_SHOW_WHEN_LOCKED`, `FLAG_INHERIT_SHOW_WHEN_LOCKED`, `FLAG_TURN_SCREEN_ON`
  let lockScreen: LockScreenFlags
  /// `FLAG_NO_HISTORY`
  let hasNoHistory: Bool
  let flags: Flags
  let documentLaunchMode: DocumentLaunchMode
  let maxRecents: Int

  /// `ActivityInfo.FLAG_…`
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt16
    static let allowTaskReparenting = Flags(rawValue: 1 << 0)
    static let finishOnTaskLaunch = Flags(rawValue: 1 << 1)
    static let clearTaskOnLaunch = Flags(rawValue: 1 << 2)
    static let relinquishTaskIdentity = Flags(rawValue: 1 << 3)
    static let autoRemoveFromRecents = Flags(rawValue: 1 << 4)
    static let excludeFromRecents = Flags(rawValue: 1 << 5)
    static let exported = Flags(rawValue: 1 << 6)
    /// `allowCrossUidActivitySwitchFromBelow` negated.
    static let guardsAgainstBelow = Flags(rawValue: 1 << 7)
    static let showForAllUsers = Flags(rawValue: 1 << 8)
    static let resumeWhilePausing = Flags(rawValue: 1 << 9)
  }

  /// `supportsPictureInPicture`
  var supportsPictureInPicture = false
  /// `LOCK_TASK_LAUNCH_MODE_IF_ALLOWLISTED`
  var locksTaskIfAllowed = false
  /// `resizeMode`
  var isResizeable = true
  /// `supportsSizeChanges`
  var supportsSizeChanges = false
  /// `hasFixedAspectRatio`
  var hasFixedAspectRatio = false
  /// `screenOrientation`
  var screenOrientation = ScreenOrientation.unspecified

  /// `shouldRelaunchLocked` negated: it is told of these changes instead of being restarted.
  func handles(_ changes: ConfigurationChanges, on version: AndroidVersion) -> Bool {
    configChanges.handle(changes, on: version)
  }
}

extension AppImage {
  func name(of id: ClassID) -> String { classNames[Int(id.index)] }

  /// `resolveActivity`; nil: the manifest declares none.
  func activityInfo(named name: String, on version: AndroidVersion) -> ActivityInfo? {
    guard let id = declaredActivity(named: name)?.target, let activity = declaredActivity(id)
    else { return nil }
    return ActivityInfo(of: activity, affinity: affinity(of: id, on: version), on: version)
  }
}

extension ActivityInfo {
  fileprivate init(
    of activity: DeclaredActivity, affinity: TaskAffinity?, on version: AndroidVersion
  ) {
    let declaration = activity.declaration
    let isUnknownMode =
      declaration.launchMode == .singleInstancePerTask && !version.hasSingleInstancePerTask
    self.init(
      name: activity.target, uid: activity.uid, processName: activity.processName,
      launchMode: isUnknownMode ? .standard : declaration.launchMode,
      taskAffinity: affinity,
      configChanges: declaration.configChanges, isOpaque: declaration.isOpaque,
      lockScreen: LockScreenFlags(of: declaration, on: version),
      hasNoHistory: declaration.noHistory,
      flags: ActivityInfo.Flags(of: declaration, on: version),
      documentLaunchMode: declaration.documentLaunchMode,
      maxRecents: ActivityInfo.maxRecents(of: declaration),
      supportsPictureInPicture: declaration.supportsPictureInPicture,
      locksTaskIfAllowed: declaration.lockTaskMode == .ifAllowlisted && version.hasLockTaskMode,
      isResizeable: declaration.resizeableActivity,
      supportsSizeChanges: declaration.supportsSizeChanges,
      hasFixedAspectRatio: declaration.hasFixedAspectRatio,
      screenOrientation: declaration.screenOrientation)
  }
}

extension LockScreenFlags {
  fileprivate init(of declaration: ActivityDeclaration, on version: AndroidVersion) {
    self = []
    guard declaration.speaksOfLockScreen, version.hasLockScreenAttributes else { return }
    if declaration.showWhenLocked { insert(.showWhenLocked) }
    if declaration.turnScreenOn { insert(.turnScreenOn) }
    if declaration.inheritShowWhenLocked, version.inheritsShowWhenLocked {
      insert(.inheritShowWhenLocked)
    }
  }
}

extension ActivityDeclaration {
  fileprivate var speaksOfLockScreen: Bool {
    showWhenLocked || turnScreenOn || inheritShowWhenLocked
  }
}

extension ActivityInfo.Flags {
  fileprivate init(of declaration: ActivityDeclaration, on version: AndroidVersion) {
    self = []
    if declaration.allowTaskReparenting { insert(.allowTaskReparenting) }
    if declaration.finishOnTaskLaunch { insert(.finishOnTaskLaunch) }
    if declaration.clearTaskOnLaunch { insert(.clearTaskOnLaunch) }
    if declaration.relinquishTaskIdentity, version.letsAppsRelinquishIdentity {
      insert(.relinquishTaskIdentity)
    }
    if declaration.autoRemoveFromRecents { insert(.autoRemoveFromRecents) }
    if declaration.excludeFromRecents { insert(.excludeFromRecents) }
    if declaration.isExported { insert(.exported) }
    if declaration.resumeWhilePausing, version.resumesWhilePausing { insert(.resumeWhilePausing) }
    if declaration.showForAllUsers, version.hasShowForAllUsers { insert(.showForAllUsers) }
    if !declaration.allowCrossUidActivitySwitchFromBelow { insert(.guardsAgainstBelow) }
  }
}

extension ActivityInfo {
  /// `getDefaultAppRecentsLimitStatic` and `getMaxAppRecentsLimitStatic`, on a device with much memory.
  fileprivate static func maxRecents(of declaration: ActivityDeclaration) -> Int {
    min(max(declaration.maxRecents ?? 16, 1), 50)
  }
}
