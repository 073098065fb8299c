// Follows platform/frameworks/base, services/core/java/com/android/server/am/OomAdjuster.java and
// ProcessList.java, and WindowProcessController.computeOomAdjFromActivities beside them in wm.

/// How much a process counts when memory runs short: `oom_score_adj`. A lower value counts more.
///
/// https://developer.android.com/guide/components/activities/process-lifecycle
enum OomAdjustment: Int, Hashable, Sendable, Comparable {
  /// `FOREGROUND_APP_ADJ`
  case foreground = 0
  /// `VISIBLE_APP_ADJ`
  case visible = 100
  /// `PERCEPTIBLE_APP_ADJ`: something of it pauses or stops.
  case perceptible = 200
  /// `PREVIOUS_APP_ADJ`: the one that the user has left last.
  case previous = 700
  /// `CACHED_APP_MIN_ADJ`
  case cached = 900

  static func < (left: OomAdjustment, right: OomAdjustment) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ActivityTaskManagerService {
  /// By the activity of it that counts most.
  func oomAdjustment(of process: ProcessName) -> OomAdjustment {
    if isTopApp(process) { return .foreground }
    let activities = root.activities.ids.compactMap { root.activities.find($0) }
      .filter { root.activities[$0].app == process }
    if activities.contains(where: { root.isVisible(root.activities[$0].token) }) {
      return .visible
    }
    if activities.contains(where: { isLeaving(root.activities[$0].state) }) { return .perceptible }
    return process == previousProcess && !activities.isEmpty ? .previous : .cached
  }

  /// `getTopApp`: also if what is in front is not resumed, as while the device sleeps.
  private func isTopApp(_ process: ProcessName) -> Bool {
    guard let top = root.topRunning else { return false }
    return root.activities[top].app == process
  }

  private func isLeaving(_ state: ActivityRecord.State) -> Bool {
    switch state {
    case .pausing, .paused, .stopping, .stoppingWhileShown: true
    case .initializing, .started, .resumed, .stopped, .stoppedWhileShown, .finishing, .destroying,
      .destroyed:
      false
    }
  }

  /// The process that is killed first; of several that count alike, the one that was used least
  /// recently.
  var leastImportantProcess: ProcessName? {
    let living = lruProcesses.filter { self[$0].hasThread }
    let least = living.map { oomAdjustment(of: $0) }.max()
    return living.first { oomAdjustment(of: $0) == least }
  }

  /// `ActivityManagerService.updateLowMemStateLocked`, as memory is critically short. (Among many
  /// processes that may be killed those used latest are let off more lightly.)
  mutating func updateLowMemState() {
    let cached = version.notifies(.complete) ? TrimLevel.complete : .background
    for process in processes where process.hasThread {
      let level = oomAdjustment(of: process.name) < .previous ? .runningCritical : cached
      if version.notifies(level) { post(.trimMemory(level), to: process.name) }
    }
  }

  /// `updateLruProcess`: an activity of it has come to the front.
  mutating func updateLruProcess(_ process: ProcessName) {
    guard process.runsApp, lruProcesses.last != process else { return }
    if let place = lruProcesses.firstIndex(of: process) { lruProcesses.remove(at: place) }
    lruProcesses.append(process)
  }

  /// `updatePreviousProcess`: the process of an activity that has stopped, if it is no longer in
  /// front. The home screen does not count.
  mutating func updatePreviousProcess(_ process: ProcessName) {
    guard previousProcess != process, process != .launcher, !isInFront(process) else { return }
    previousProcess = process
  }
}
