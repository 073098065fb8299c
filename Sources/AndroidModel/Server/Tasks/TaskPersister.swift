/// What of the recent tasks is written down, and read again when the device has been started anew.
///
/// `TaskPersister`, `Task.saveToXml` and `restoreFromXml`, `RecentTasks.shouldPersistTaskLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/TaskPersister.java
struct PersistedActivity: Hashable, Sendable {
  let info: ActivityInfo
  let intent: Intent
  let hasPersistentState: Bool
}

extension ActivityTaskManagerService {
  /// The recent tasks that outlive a reboot, as those of `root`, in which they are not.
  func persistedRecentTasks(in root: inout RootWindowContainer) -> RecentTasks {
    var entries: [RecentTasks.Entry] = []
    for entry in recentTasks.entries {
      guard let identity = identity(of: entry), identity.isPersistable else { continue }
      let activities = entry.ended == nil ? persistedActivities(in: entry.task) : entry.persisted
      if identity.base != nil || !activities.isEmpty {
        entries.append(.init(task: root.newTaskID(), ended: identity, persisted: activities))
      }
    }
    return RecentTasks(entries)
  }

  /// Bottom to top. The first that does not last is where it ends, though others beyond it would.
  private func persistedActivities(in task: TaskID) -> [PersistedActivity] {
    let upwards = root.activities(in: task)
    let outward = version.persistsTasksFromTop ? upwards.reversed() : Array(upwards)
    let persisted = outward.prefix { isPersisted($0) }.compactMap(persisted)
    return version.persistsTasksFromTop ? persisted.reversed() : persisted
  }

  private func persisted(_ token: ActivityToken) -> PersistedActivity? {
    guard let activity = root.find(token), let info = root.activities[activity].info else {
      return nil
    }
    return PersistedActivity(
      info: info, intent: root.activities[activity].intent,
      hasPersistentState: root.activities[activity].hasPersistentState)
  }

  /// The break at a new document that is not to be retained never comes: what is compared there
  /// always has the bit of those that are.
  private func isPersisted(_ token: ActivityToken) -> Bool {
    guard let activity = root.find(token), let info = root.activities[activity].info else {
      return false
    }
    return info.flags.contains(.persistAcrossReboots)
      && info.flags.isPersistable(with: root.activities[activity].intent.flags)
  }

  /// `restoreRecentTaskLocked`, and then as any task that comes to the front.
  mutating func restore(_ activities: [PersistedActivity], to identity: Task.Identity) {
    guard !activities.isEmpty else { return }
    isUserLeaving = true
    let task = root.createRootTask(.standard, identity)
    for activity in activities {
      let token = root.addActivity(.app(activity.info), intent: activity.intent, to: task)
      if let place = find(token) {
        root.activities[place].hasPersistentState = activity.hasPersistentState
      }
    }
    resumeFocusedTasksTopActivities()
  }
}

extension ActivityInfo.Flags {
  /// `ActivityRecord.isPersistable`
  @inline(__always)
  func isPersistable(with flags: IntentFlags) -> Bool {
    !contains(.persistNever) && !flags.contains(.excludeFromRecents)
  }
}
