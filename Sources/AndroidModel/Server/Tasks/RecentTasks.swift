/// The list of recent tasks, which also holds tasks that have ended.
///
/// `RecentTasks` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RecentTasks.java
struct RecentTasks: Hashable, Sendable {
  /// The one that was used last is the last.
  private(set) var entries: [Entry] = []
  /// `mHiddenTasks`: tasks with activities whose entries have made way for others, the latest last.
  private(set) var hidden: [TaskID] = []
  /// `mCheckTrimmableTasksOnIdle`, as far as there may be something to trim.
  fileprivate(set) var isToBeTrimmed = false

  struct Entry: Hashable, Sendable {
    let task: TaskID
    /// What the task was, once its last activity is gone or the device has been started anew.
    fileprivate(set) var ended: Task.Identity?
    /// What of its activities has outlived a reboot, bottom to top.
    fileprivate(set) var persisted: [PersistedActivity] = []
    /// `mHasBeenVisible`: else it goes with the last activity.
    fileprivate(set) var isSeen = true
  }

  init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// `add`: a task that was there already moves to the front.
  ///
  /// - Parameter replaced: the place of the other entry that makes way for it.
  fileprivate mutating func add(_ task: TaskID, isSeen: Bool, replacing replaced: Int?) {
    stopHiding(task)
    var added = Entry(task: task, isSeen: isSeen)
    if let index = place(of: task) ?? replaced {
      let entry = entries.remove(at: index)
      if entry.task == task {
        added.isSeen = isSeen || entry.isSeen
      } else if entry.ended == nil {
        hidden.append(entry.task)
      }
    }
    entries.append(added)
  }

  /// Whether it is the one that was used last, of which nothing else is to be said.
  @inline(__always)
  fileprivate func isLast(_ task: TaskID, isSeen: Bool) -> Bool {
    guard let place = entries.indices.last, entries[place].task == task else { return false }
    return entries[place].isSeen || !isSeen
  }

  fileprivate var hasTooMany: Bool { entries.count > Self.limit }

  fileprivate mutating func removeOldest() -> Entry { entries.removeFirst() }

  mutating func remove(_ task: TaskID) {
    entries.removeAll { $0.task == task }
  }

  mutating func stopHiding(_ task: TaskID) {
    if !hidden.isEmpty { hidden.removeAll { $0 == task } }
  }

  fileprivate func place(of task: TaskID) -> Int? { entries.firstIndex { $0.task == task } }

  /// The last activity of a task is gone. Its entry stays, if it does not go with it.
  mutating func end(_ task: TaskID, _ identity: Task.Identity) {
    stopHiding(task)
    guard let index = place(of: task) else { return }
    if identity.leavesRecentTasks || identity.base == nil || !entries[index].isSeen {
      entries.remove(at: index)
    } else {
      entries[index].ended = identity
    }
  }

  /// `ActivityTaskManager.getMaxRecentTasksStatic`, on a device with much memory: 48 with the home
  /// screen.
  private static let limit = 47
}

extension ActivityTaskManagerService {
  /// A task has been used.
  ///
  /// - Parameter isSeen: an activity of it is there, and not only asked for.
  mutating func addToRecentTasks(_ task: TaskID, isSeen: Bool = true) {
    guard !recentTasks.isLast(task, isSeen: isSeen), let identity = root.identity(of: task) else {
      return
    }
    let isNew = recentTasks.place(of: task) == nil
    let replaces = isNew && !recentTasks.entries.isEmpty
    recentTasks.add(
      task, isSeen: isSeen, replacing: replaces ? placeOfEntryReplaced(by: task, identity) : nil)
    guard isNew else { return }
    let hasExcluded = recentTasks.entries.dropLast().contains { isExcluded($0) }
    if hasExcluded || recentTasks.hasTooMany { recentTasks.isToBeTrimmed = true }
  }

  /// The task of another app is new in the list.
  mutating func noteRecentTaskOfOtherApp() {
    let hasExcluded = recentTasks.entries.contains { isExcluded($0) }
    if hasExcluded { recentTasks.isToBeTrimmed = true }
  }

  /// `trimInactiveRecentTasks`, `onRecentTaskRemoved`: the tasks that were used longest ago end
  /// with their entries, and those that cannot be found behind the home screen.
  mutating func trimRecentTasks() {
    recentTasks.isToBeTrimmed = false
    while recentTasks.hasTooMany {
      let oldest = recentTasks.removeOldest()
      if oldest.ended == nil { finishTask(oldest.task) }
    }
    let latest = isAppInFront ? recentTasks.entries.last?.task : nil
    let excluded = recentTasks.entries.filter {
      $0.task != latest && isExcluded($0) && isTrimmable($0)
    }
    guard !excluded.isEmpty, version.endsExcludedTasks else { return }
    for entry in excluded {
      recentTasks.remove(entry.task)
      if entry.ended == nil { finishTask(entry.task) }
    }
  }

  private func isExcluded(_ entry: RecentTasks.Entry) -> Bool {
    identity(of: entry)?.baseIntent?.flags.contains(.excludeFromRecents) ?? false
  }

  /// What has not ended is behind the home screen.
  private func isTrimmable(_ entry: RecentTasks.Entry) -> Bool {
    if entry.ended != nil { return true }
    let order = root.defaultDisplay.taskDisplayArea.rootTasks
    guard let home = order.firstIndex(where: { $0 == root.homeTask }),
      let place = order.firstIndex(where: { $0 == entry.task })
    else { return false }
    return place < home && entry.task != root.pinnedTask
  }

  private func placeOfEntryReplaced(by task: TaskID, _ identity: Task.Identity) -> Int? {
    if identity.isForMultipleTasks, version.letsMultipleTasksKeepEntries { return nil }
    var documents = identity.maxRecents - 1
    return recentTasks.entries.lastIndex { entry in
      guard let other = self.identity(of: entry) else { return true }
      return hasCompatibleWindowingMode(task, as: entry)
        && identity.replaces(other, documentsLeft: &documents)
    }
  }

  /// `hasCompatibleActivityTypeAndWindowingMode`: what has ended is in no window.
  private func hasCompatibleWindowingMode(_ task: TaskID, as entry: RecentTasks.Entry) -> Bool {
    guard entry.ended == nil else { return true }
    let mode = root.windowingMode(of: task)
    let other = root.windowingMode(of: entry.task)
    guard mode != .pinned, other != .pinned else { return mode == other }
    guard mode == other || !mode.hasOwnBounds && !other.hasOwnBounds else {
      return !version.listsWindowsApart
    }
    return hasCompatibleSide(root.stage(of: task), as: root.stage(of: entry.task))
  }

  /// Of the modes of a split screen: one of each side, or later one of both.
  private func hasCompatibleSide(_ side: TaskID?, as other: TaskID?) -> Bool {
    if side == other { return true }
    return side != nil && other != nil
      ? !version.minimizesSplitScreens : !version.listsWindowsApart
  }

  /// `getRecentTasksImpl`: what the list shows, the newest first. A task that is excluded is shown
  /// as long as it is in front, and picture-in-picture is not in the list.
  var shownRecentTasks: [RecentTasks.Entry] {
    recentTasks.entries.reversed().filter { entry in
      entry.task != root.pinnedTask && (!isExcluded(entry) || root.isInFront(entry.task))
    }
  }

  /// What a task in the list is or was.
  func identity(of entry: RecentTasks.Entry) -> Task.Identity? {
    entry.ended ?? root.identity(of: entry.task)
  }

  /// `startActivityFromRecents`: a task that has ended begins anew with its base intent.
  mutating func startActivityFromRecents(_ entry: RecentTasks.Entry) {
    guard let identity = entry.ended else {
      moveTaskToFront(entry.task)
      return
    }
    recentTasks.remove(entry.task)
    restore(entry.persisted.isEmpty ? baseActivity(of: identity) : entry.persisted, to: identity)
  }

  /// The same for a task that is still there, but has nothing left that is not ending.
  mutating func startAnew(_ task: TaskID) {
    guard !isLockTaskModeViolation(task), let identity = root.identity(of: task),
      let base = baseActivity(of: identity).first, let fragment = root.topTaskFragment(of: task)
    else { return }
    isUserLeaving = true
    collect(.open)
    leaveFront(for: task)
    if let home = root.homeTask, version.putsHomeBehindRecents { root.moveToFront(home) }
    noteStart(of: root.addActivity(.app(base.info), intent: base.intent, to: fragment))
    root.moveToFront(task)
    resumeFocusedTasksTopActivities()
  }

  private func baseActivity(of identity: Task.Identity) -> [PersistedActivity] {
    guard let base = identity.base,
      let info = image.activityInfo(named: base.intent.component, on: version)
    else { return [] }
    var intent = base.intent
    intent.flags.insert(.launchedFromHistory)
    return [PersistedActivity(info: info, intent: intent, hasPersistentState: false)]
  }
}

extension Task.Identity {
  /// `multiTasksAllowed`, as far as it is no document.
  fileprivate var isForMultipleTasks: Bool {
    guard !isDocument, let flags = base?.intent.flags else { return false }
    return flags.contains(.multipleTask) && !flags.isDisjoint(with: [.newTask, .newDocument])
  }

  /// `findRemoveIndexForAddTask`: one task of an affinity or an intent is enough, and so many
  /// documents of an activity.
  fileprivate func replaces(_ other: Self, documentsLeft: inout Int) -> Bool {
    guard isDocument == other.isDocument else { return false }
    let isSameIntent = base?.activity == other.base?.activity && hasSameFilter(as: other)
    guard isDocument else {
      return isSameIntent || affinity != nil && affinity == other.affinity
    }
    guard realActivity == other.realActivity else { return false }
    guard documentsLeft > 0 else { return true }
    documentsLeft -= 1
    return isSameIntent && base?.intent.flags.contains(.multipleTask) != true
  }

  private func hasSameFilter(as other: Self) -> Bool {
    guard let base, let other = other.base else { return base == nil && other.base == nil }
    return base.intent.isSameFilter(as: other.intent)
  }
}
