/// Telling activities of a new configuration, or replacing them.
///
/// `ActivityRecord.ensureActivityConfiguration`, `relaunchActivityLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  /// `updateConfiguration` of the whole device: what is visible follows now, the rest when shown.
  ///
  /// - Parameters:
  ///   - defersResume: the next activity is about to be resumed, and hears of it then.
  ///   - resizingStages: the sides of a split screen have got another size with the display.
  mutating func updateConfiguration(
    defersResume: Bool = false, resizingStages: Bool = false,
    _ change: (inout Configuration) -> Void
  ) {
    change(&root.configuration)
    tellProcesses(turningFor: defersResume ? root.topRunning : nil)
    if resizingStages, !defersResume, version.tellsSidesBeforeDisplay {
      ensureConfigurationOfStages()
    }
    ensureConfiguration(of: defersResume ? visibleActivitiesNotToResume : visibleActivitiesTopFirst)
    ensureConfigurationOfTopUnseen()
    tellOrganizer()
  }

  /// `updateConfigurationLocked`, `starting`: the top running activity is asked in whatever state
  /// it is. It is out of sight only behind the lock screen, or in the dark.
  private mutating func ensureConfigurationOfTopUnseen() {
    guard let top = root.topRunningActivity, !root.isVisible(top), version.asksTopUnseen else {
      return
    }
    ensureConfiguration(of: [top])
  }

  /// `UiModeManagerService`: the device is put into a dock on a desk, or taken out.
  mutating func setDocked(_ isDocked: Bool) {
    updateConfiguration { $0.isInDeskMode = isDocked }
  }

  /// Tells each of them, or has it replaced.
  mutating func ensureConfiguration(
    of activities: ShortList<ActivityToken>, preservingWindows: Bool = false
  ) {
    for token in activities {
      guard case .needsRelaunch(let mode) = ensureActivityConfiguration(token) else { continue }
      relaunchActivity(token, preservingWindow: preservingWindows)
      tellMode(to: token, insteadOf: mode)
    }
  }

  /// `requestActivityRelaunch`: as if the configuration were another; what is stopped finds it when
  /// it is shown.
  mutating func requestActivityRelaunch(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    root.activities[activity].forcesNewConfiguration = true
    switch root.activities[activity].state {
    // What was only shown again is still stopped to the server.
    case .started, .stopping, .stopped, .stoppingWhileShown, .stoppedWhileShown: break
    case .initializing, .resumed, .pausing, .paused, .finishing, .destroying, .destroyed:
      ensureConfiguration(of: [token])
    }
  }

  /// `resizeDockedStackLocked`: the primary side comes last, whichever has the focus.
  mutating func ensureConfigurationOfStages(preservingWindows: Bool = false) {
    guard let primary = root.primaryStage else { return }
    for stage in [root.adjacentStage(to: primary), primary] {
      let activities = root.visibleActivities.filter { root.stage(of: root.task(of: $0)) == stage }
      ensureConfiguration(of: activities, preservingWindows: preservingWindows)
    }
  }

  /// `ensureConfigAndVisibilityAfterUpdate`: the one with the focus, and then all from the top down.
  private var visibleActivitiesTopFirst: ShortList<ActivityToken> {
    guard root.pinnedTask != nil else { return root.visibleActivities }
    let top = root.topRunningActivity
    let seen = root.visibleActivitiesFromTop
    return seen.filter { $0 == top } + seen.filter { $0 != top }
  }

  /// All but those that are about to be resumed.
  var visibleActivitiesNotToResume: ShortList<ActivityToken> {
    root.visibleActivities.filter { root.isResumed($0) || !isToBeResumed($0) }
  }

  enum ConfigurationUpdate: Hashable, Sendable {
    case done
    /// It is told afterwards that its window is no longer in this mode.
    case needsRelaunch(insteadOf: WindowingMode? = nil)
  }

  /// Tells the activity if it handles the change itself.
  mutating func ensureActivityConfiguration(_ token: ActivityToken) -> ConfigurationUpdate {
    guard let activity = find(token), let info = root.activities[activity].info,
      root.activities[activity].isAttached, !root.activities[activity].isFinishing
    else { return .done }
    let configuration = root.configuration(of: activity)
    let last = root.activities[activity].lastReportedConfiguration
    let changes = configuration.differences(from: last)
    let isForced = root.activities[activity].forcesNewConfiguration
    guard !changes.isEmpty || isForced else { return .done }
    tellProcess(following: token)
    let mode = last.windowingMode
    root.activities[activity].lastReportedConfiguration = configuration
    let lastRotation = root.activities[activity].lastReportedRotation
    root.activities[activity].lastReportedRotation = root.configuration.orientation
    let large = image.filteringSizes(
      changes, isBesideOthers: configuration.windowingMode.hasOwnBounds, on: version)
    let spared = changesSparedOnMove(of: activity)
    if isForced || shouldRelaunch(info, for: large, sparing: spared, from: last, to: configuration)
    {
      if isForced { root.activities[activity].forcesNewConfiguration = false }
      noteRelaunch(of: token, for: large.subtracting(info.handledChanges.declared))
      // What leaves a split screen is made anew at once; what comes there is out of sight in the
      // overview.
      let isPausing = root.activities[activity].state == .pausing
      if !isPausing, mode != .pinned, !configuration.windowingMode.hasOwnBounds {
        return .needsRelaunch(insteadOf: mode)
      }
      tellMode(to: token, insteadOf: mode)
      guard isPausing else { return .needsRelaunch() }
      root.activities[activity].defersRelaunchUntilPaused = true
      return .done
    }
    schedule(.configuration(configuration), to: token)
    refreshForCamera(activity, since: lastRotation)
    return .done
  }

  /// `shouldRelaunchLocked`: it is not only told of these changes.
  private func shouldRelaunch(
    _ info: ActivityInfo, for changes: ConfigurationChanges, sparing spared: ConfigurationChanges,
    from old: Configuration, to new: Configuration
  ) -> Bool {
    if info.handledChanges.coverAll(on: version) { return false }
    let others = image.filteringDesk(changes, from: old, to: new, on: version)
    return !info.handledChanges.cover(others.subtracting(spared), on: version)
      || image.needsOtherResources(others, on: version)
  }

  /// `scheduleUpdateMultiWindowMode`, `scheduleUpdatePictureInPictureModeIfNeeded`: apart from the
  /// relaunch.
  mutating func tellMode(to token: ActivityToken, insteadOf old: WindowingMode?) {
    guard version.tellsModeApart, let old, let activity = find(token) else { return }
    let mode = root.configuration(of: activity).windowingMode
    if mode != old { tell(.windowingMode(mode, insteadOf: old), to: token) }
  }

  mutating func relaunchActivity(_ token: ActivityToken, preservingWindow: Bool = false) {
    guard let activity = find(token) else { return }
    root.activities[activity].defersRelaunchUntilPaused = false
    let isResumed = root.activities[activity].state == .resumed
    let resumes = isResumed || shouldBeResumed(activity)
    var arguments = RelaunchArguments(configuration: root.configuration(of: activity))
    arguments.preservesWindow = preservingWindow
    if resumes {
      let pending = root.activities[activity].takePending()
      arguments.results = pending.results
      arguments.newIntents = pending.newIntents
    } else {
      root.activities[activity].state = .paused
      if root.isVisible(token) { removeFromStopping(token) }
    }
    schedule(
      .relaunch(arguments), final: resumes ? .resume : .pauseUnasked, to: token,
      because: .configuration)
  }

  /// `shouldBeResumed`: nothing comes before it any more, though it may not have its turn yet. That
  /// the device is about to sleep does not matter.
  private func shouldBeResumed(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    switch root.activities[activity].state {
    case .started, .paused: break
    case .initializing, .resumed, .pausing, .stopping, .stopped, .stoppingWhileShown,
      .stoppedWhileShown, .finishing, .destroying, .destroyed:
      return false
    }
    return !isResumeDeferred && root.topRunning == activity && version.resumesRelaunchedOnTop
  }
}
