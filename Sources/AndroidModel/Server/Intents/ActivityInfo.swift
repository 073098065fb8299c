/// What the package manager says of an activity: its declaration, as the release understands it.
///
/// https://developer.android.com/reference/android/content/pm/ActivityInfo
struct ActivityInfo: Hashable, Sendable {
  let name: ClassID
  /// `applicationInfo.uid`
  let uid: UID
  /// `processName`
  let processName: ProcessName
  private(set) var launchMode: LaunchMode
  fileprivate(set) var taskAffinity: TaskAffinity?
  /// `configChanges`, as put together with `recreateOnConfigChanges`: the changes that do not
  /// restart it.
  let handledChanges: HandledChanges
  /// `isTranslucentOrFloating` negated: nothing below shows through.
  let isOpaque: Bool
  /// `FLAG_SHOW_WHEN_LOCKED`, `FLAG_INHERIT_SHOW_WHEN_LOCKED`, `FLAG_TURN_SCREEN_ON`
  private(set) var lockScreen: LockScreenFlags
  /// `FLAG_NO_HISTORY`
  let hasNoHistory: Bool
  private(set) var flags: Flags
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
    /// `PERSIST_ACROSS_REBOOTS`
    static let persistAcrossReboots = Flags(rawValue: 1 << 10)
    /// `PERSIST_NEVER`
    static let persistNever = Flags(rawValue: 1 << 11)
    static let stateNotNeeded = Flags(rawValue: 1 << 12)
    /// Its intent filter has the action MAIN and the category LAUNCHER.
    static let launcher = Flags(rawValue: 1 << 13)
    static let finishOnCloseSystemDialogs = Flags(rawValue: 1 << 14)
  }

  /// `supportsPictureInPicture`
  var supportsPictureInPicture = false
  /// `LOCK_TASK_LAUNCH_MODE_IF_ALLOWLISTED`
  var locksTaskIfAllowed = false
  /// `resizeMode`
  var isResizeable = true
  /// `supportsSizeChanges`
  var supportsSizeChanges = false
  /// `allowRestrictedResizability`
  var allowsRestrictedResizability = false
  /// `hasFixedAspectRatio`
  var hasFixedAspectRatio = false
  /// `screenOrientation`
  var screenOrientation = ScreenOrientation.unspecified
}

extension AppImage {
  func name(of id: ClassID) -> String { classNames[Int(id.index)] }

  /// `resolveActivity`; nil: the manifest declares none.
  func activityInfo(for intent: Intent, on version: AndroidVersion) -> ActivityInfo? {
    activityInfo(named: intent.component, on: version)
  }

  /// The same by the name of its class.
  func activityInfo(named name: String, on version: AndroidVersion) -> ActivityInfo? {
    guard let id = declaredActivity(named: name)?.target, let activity = declaredActivity(id)
    else { return nil }
    var info = activity.info
    info.taskAffinity = affinity(of: id, on: version)
    info.forgetUnknown(to: version)
    return info
  }
}

extension ActivityInfo {
  /// As the newest release understands the manifest, without the affinity.
  init(
    of declaration: ActivityDeclaration, name: ClassID, uid: UID, processName: ProcessName
  ) {
    self.init(
      name: name, uid: uid, processName: processName, launchMode: declaration.launchMode,
      handledChanges: declaration.handledChanges, isOpaque: declaration.isOpaque,
      lockScreen: LockScreenFlags(of: declaration), hasNoHistory: declaration.noHistory,
      flags: ActivityInfo.Flags(of: declaration),
      documentLaunchMode: declaration.documentLaunchMode,
      maxRecents: ActivityInfo.maxRecents(of: declaration),
      supportsPictureInPicture: declaration.supportsPictureInPicture,
      locksTaskIfAllowed: declaration.lockTaskMode == .ifAllowlisted,
      isResizeable: declaration.resizeableActivity,
      supportsSizeChanges: declaration.supportsSizeChanges,
      allowsRestrictedResizability: declaration.allowRestrictedResizability,
      hasFixedAspectRatio: declaration.hasFixedAspectRatio,
      screenOrientation: declaration.screenOrientation)
  }

  /// What a release has not heard of is not there.
  fileprivate mutating func forgetUnknown(to version: AndroidVersion) {
    if launchMode == .singleInstancePerTask, !version.hasSingleInstancePerTask {
      launchMode = .standard
    }
    if locksTaskIfAllowed, !version.hasLockTaskMode { locksTaskIfAllowed = false }
    lockScreen.forgetUnknown(to: version)
    flags.forgetUnknown(to: version)
  }
}

extension LockScreenFlags {
  fileprivate init(of declaration: ActivityDeclaration) {
    self = []
    if declaration.showWhenLocked { insert(.showWhenLocked) }
    if declaration.turnScreenOn { insert(.turnScreenOn) }
    if declaration.inheritShowWhenLocked { insert(.inheritShowWhenLocked) }
  }

  fileprivate mutating func forgetUnknown(to version: AndroidVersion) {
    guard !isEmpty else { return }
    guard version.hasLockScreenAttributes else {
      self = []
      return
    }
    if contains(.inheritShowWhenLocked), !version.inheritsShowWhenLocked {
      remove(.inheritShowWhenLocked)
    }
  }
}

extension ActivityInfo.Flags {
  fileprivate init(of declaration: ActivityDeclaration) {
    self = []
    if declaration.allowTaskReparenting { insert(.allowTaskReparenting) }
    if declaration.finishOnTaskLaunch { insert(.finishOnTaskLaunch) }
    if declaration.finishOnCloseSystemDialogs { insert(.finishOnCloseSystemDialogs) }
    if declaration.clearTaskOnLaunch { insert(.clearTaskOnLaunch) }
    if declaration.relinquishTaskIdentity { insert(.relinquishTaskIdentity) }
    if declaration.autoRemoveFromRecents { insert(.autoRemoveFromRecents) }
    if declaration.excludeFromRecents { insert(.excludeFromRecents) }
    if declaration.isExported { insert(.exported) }
    if declaration.resumeWhilePausing { insert(.resumeWhilePausing) }
    if declaration.showForAllUsers { insert(.showForAllUsers) }
    if declaration.stateNotNeeded { insert(.stateNotNeeded) }
    if declaration.isLauncher { insert(.launcher) }
    switch declaration.persistableMode {
    case .persistRootOnly: break
    case .persistAcrossReboots: insert(.persistAcrossReboots)
    case .persistNever: insert(.persistNever)
    }
    if !declaration.allowCrossUidActivitySwitchFromBelow { insert(.guardsAgainstBelow) }
  }

  fileprivate mutating func forgetUnknown(to version: AndroidVersion) {
    if contains(.relinquishTaskIdentity), !version.letsAppsRelinquishIdentity {
      remove(.relinquishTaskIdentity)
    }
    if contains(.resumeWhilePausing), !version.resumesWhilePausing { remove(.resumeWhilePausing) }
    if contains(.showForAllUsers), !version.hasShowForAllUsers { remove(.showForAllUsers) }
  }
}

extension ActivityInfo {
  /// `getDefaultAppRecentsLimitStatic` and `getMaxAppRecentsLimitStatic`, on a device with much
  /// memory.
  fileprivate static func maxRecents(of declaration: ActivityDeclaration) -> Int {
    min(max(declaration.maxRecents ?? 16, 1), 50)
  }
}
