/// The configuration that a process as a whole is told: that of the activity which was added to it
/// last, whatever window it has; before API 30 the device's own.
///
/// `WindowProcessController.updateActivityConfigurationListener`, `updateConfiguration` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowProcessController.java
extension ActivityTaskManagerService {
  /// The device has another configuration, and with it everything on its displays.
  ///
  /// - Parameter next: the activity for which the display turns. If it comes up turned, the others
  ///   are told once the transition to it is over.
  mutating func tellProcesses(turningFor next: RootWindowContainer.ActivityPlace? = nil) {
    let turned = next.flatMap {
      launchesInDifferentOrientation($0) ? root.activities[$0].token : nil
    }
    isConfigurationDeferred = false
    for place in processes.indices where processes[place].hasThread {
      let process = processes[place].name
      guard process.runsApp else { continue }
      let new = configuration(of: process)
      guard new != self[process].lastReportedConfiguration else { continue }
      if let turned, configurationSource(of: process) != turned {
        isConfigurationDeferred = true
      } else {
        report(new, to: process)
      }
    }
  }

  /// `removeActivity`: the process then follows the activity that was added before, if that is to
  /// stay.
  mutating func removeActivity(_ token: ActivityToken, from process: ProcessName) {
    let source = configurationSource(of: process)
    while let last = configurationSource(of: process),
      last == token || !isToStay(last, in: process)
    {
      self[process].activities.removeEnd()
    }
    if configurationSource(of: process) != source { tellProcess(process) }
  }

  @inline(__always)
  private func isToStay(_ token: ActivityToken, in process: ProcessName) -> Bool {
    guard let activity = root.activities.find(token) else { return false }
    return root.activities[activity].app == process && !root.activities[activity].isFinishing
  }

  /// One of its activities has another configuration, was added or has gone.
  mutating func tellProcess(_ process: ProcessName) {
    guard process.runsApp, self[process].hasThread else { return }
    let new = configuration(of: process)
    if new != self[process].lastReportedConfiguration { report(new, to: process) }
  }

  /// The configuration of the activity has changed.
  mutating func tellProcess(following token: ActivityToken) {
    guard let activity = root.activities.find(token), let process = root.activities[activity].app
    else { return }
    // Mostly it has what the device has, which the process has been told already.
    let known = self[process].lastReportedConfiguration
    guard known != root.configuration || known != root.configuration(of: activity),
      configurationSource(of: process) == token
    else { return }
    tellProcess(process)
  }

  // It is mutating though it changes nothing, since the server would be copied for a call that is
  // not.
  mutating func configuration(of process: ProcessName) -> Configuration {
    guard let source = configurationSource(of: process),
      let activity = root.activities.find(source)
    else { return root.configuration }
    let own = root.configuration(of: activity)
    return own != root.configuration && version.processFollowsActivity ? own : root.configuration
  }

  /// Whether the activity that it follows is a picture.
  func inPinnedWindowingMode(_ process: ProcessName) -> Bool {
    guard let pinned = root.pinnedTask, let source = configurationSource(of: process),
      let activity = root.find(source)
    else { return false }
    return root.task(of: activity) == pinned
  }

  /// `updateConfiguration`: a cached process need not wake up for it.
  private mutating func report(_ configuration: Configuration, to process: ProcessName) {
    if oomAdjustment(of: process) == .cached, version.holdsBackConfigurationOfCached {
      self[process].hasPendingConfiguration = true
    } else {
      self[process].lastReportedConfiguration = configuration
      post(.configuration(configuration), to: process)
    }
  }

  /// `onProcCachedStateChanged`, or `prepareConfigurationForLaunchingActivity`: an activity that is
  /// launched brings along what its process has missed.
  mutating func deliverPendingConfiguration(to process: ProcessName) {
    guard self[process].hasPendingConfiguration else { return }
    let configuration = configuration(of: process)
    self[process].hasPendingConfiguration = false
    self[process].lastReportedConfiguration = configuration
    post(.configuration(configuration), to: process, because: .configuration)
  }

  /// `mConfigActivityRecord`
  @inline(__always)
  private func configurationSource(of process: ProcessName) -> ActivityToken? {
    self[process].activities.last
  }

  /// `DisplayContent.handleTopActivityLaunchingInDifferentOrientation`: from the beginning of the
  /// transition to it the activity has the orientation that the display gets at its end.
  private func launchesInDifferentOrientation(_ activity: RootWindowContainer.ActivityPlace) -> Bool
  {
    guard root.activities[activity].isOpaque, root.isVisible(root.activities[activity].token),
      root.pinnedTask == nil, !root.hasSeveralWindows
    else { return false }
    switch root.activities[activity].state {
    case .initializing, .stopping, .stopped, .destroyed: return version.turnsDisplayAfterTransition
    case .started, .resumed, .pausing, .paused, .stoppingWhileShown, .stoppedWhileShown,
      .finishing, .destroying:
      return false
    }
  }
}
