/// How splits are made, shown and taken away.
///
/// `SplitPresenter`, `SplitController.updateContainer`, `TaskFragmentContainer.finish` in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/7a5376e876ffd88d20c583616f3fb7ddf6bc943a/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitPresenter.java
extension ActivityTaskManagerService {
  // MARK: Making

  /// `createNewSplitWithEmptySideContainer`
  ///
  /// - Returns: the side that is still empty.
  mutating func createSplit(
    beside primary: ActivityToken, _ rule: SplitContainer.Rule
  ) -> TaskFragmentID? {
    guard let task = root.task(of: primary) else { return nil }
    let container = prepareContainer(for: primary, in: task)
    let side = root.createOrganizedFragment(in: task)
    register(primary, in: container, beside: side, of: task, rule)
    return side
  }

  /// `createNewSplitContainer`: both are there. One whose part would be below the other's gets a
  /// new one.
  mutating func createSplit(
    of primary: ActivityToken, with secondary: ActivityToken, _ rule: SplitContainer.Rule
  ) {
    guard let task = root.task(of: primary) else { return }
    let container = prepareContainer(for: primary, in: task)
    let side = root.createOrganizedFragment(in: task)
    move(secondary, to: side)
    register(primary, in: container, beside: side, of: task, rule)
  }

  /// `prepareContainerForActivity`
  private mutating func prepareContainer(
    for activity: ActivityToken, in task: TaskID
  ) -> TaskFragmentID {
    if let container = root.organizedFragment(of: activity) { return container }
    let container = root.createOrganizedFragment(in: task)
    move(activity, to: container)
    return container
  }

  /// `registerSplit`; what was beside the primary one goes if the rule says so.
  private mutating func register(
    _ activity: ActivityToken, in primary: TaskFragmentID, beside secondary: TaskFragmentID,
    of task: TaskID, _ rule: SplitContainer.Rule
  ) {
    let split = SplitContainer(
      task: task, primary: primary, secondary: secondary, primaryActivity: activity, rule: rule,
      primaryIsAlone: root.runningActivities(of: primary) == [activity])
    if case .pair(let rules) = rule, rules.clearTop,
      let old = activeSplit(of: primary), old.primary == primary,
      !root.isPinned(old.secondary)
    {
      finish(old.secondary, withDependents: false)
    }
    splitController?.register(split)
    present(split)
    if root.pinnedFragment(of: task) != nil {
      // It comes beside the pinned one, and no other.
      root.setBounds(root.hasRoomForTwo(task) ? .left : .full, of: secondary)
    }
  }

  /// `updateSplitContainer`: side by side, or one over the other where there is no room.
  mutating func present(_ split: SplitContainer) {
    let isSplit = root.hasRoomForTwo(split.task)
    root.setBounds(isSplit ? .left : .full, of: split.primary)
    root.setBounds(isSplit ? .right : .full, of: split.secondary)
  }

  // MARK: Placeholders

  /// `launchPlaceholderIfNecessary`
  mutating func launchPlaceholderIfNecessary(_ token: ActivityToken) -> Bool {
    let rules = rules(of: token)
    guard let placeholder = rules.placeholder, let task = root.task(of: token),
      root.hasRoomForTwo(task), allowsPlaceholder(beside: token, in: task),
      let side = createSplit(beside: token, .placeholder(rules))
    else { return false }
    startActivity(Intent(placeholder), from: token, in: side)
    return true
  }

  /// `allowLaunchPlaceholder`: its part has nothing beside it, and is the topmost, or seen through
  /// what is above it.
  private func allowsPlaceholder(beside token: ActivityToken, in task: TaskID) -> Bool {
    guard let container = root.organizedFragment(of: token) else { return true }
    guard activeSplit(of: container)?.primary != container else { return false }
    if container == root.topRunningOrganizedFragment(of: task) { return true }
    return !root.isPinned(container) && root.isVisible(token)
      && version.placeholdersComeBesideWhatShows
  }

  // MARK: Updating

  /// `updateContainer`
  private mutating func update(_ container: TaskFragmentID, of task: TaskID) {
    if let top = root.topActivity(of: container), launchPlaceholderIfNecessary(top) { return }
    guard let split = activeSplit(of: container) else {
      root.setBounds(.full, of: container)
      return
    }
    guard split == topSplit(of: task) else { return }
    if case .placeholder(let rules) = split.rule, !rules.isPlaceholderSticky,
      !root.hasRoomForTwo(task)
    {
      finish(split.secondary, withDependents: false)
      update(split.primary, of: task)
    } else {
      present(split)
    }
  }

  // MARK: The end

  /// `TaskFragmentContainer.finish`, and with `withDependents` those that are to go along.
  private mutating func finish(_ container: TaskFragmentID, withDependents: Bool) {
    guard let splits = splitController?.splits.filter({ $0.contains(container) }) else { return }
    let own = root.runningActivities(of: container)
    splitController?.remove(container)
    root.setPinned(false, container)
    for token in own.reversed() { finishIfPossible(token) }
    root.removeIfEmpty(container)
    guard withDependents else { return }
    // Of several splits the newest says what becomes of the other one.
    for (place, split) in splits.enumerated()
    where !splits[(place + 1)...].contains(where: {
      $0.other(than: container) == split.other(than: container)
    }) {
      finishDependent(of: container, in: split)
    }
  }

  /// `shouldRetainAssociatedContainer` negated, and what is done then.
  private mutating func finishDependent(of container: TaskFragmentID, in split: SplitContainer) {
    let behavior = split.finishBehavior(onExitOf: container)
    guard behavior.finishes(whileAdjacent: root.hasRoomForTwo(split.task)) else { return }
    if container == split.primary {
      finish(split.secondary, withDependents: true)
    } else if split.primaryIsAlone {
      finish(split.primary, withDependents: true)
    } else if !root.isFinishing(split.primaryActivity) {
      finishIfPossible(split.primaryActivity)
    }
  }

  /// The start for which it was made has gone elsewhere: `onTaskFragmentError`.
  mutating func discardIfUnused(_ container: TaskFragmentID) {
    guard let place = root.taskFragments.find(container),
      root.taskFragments[place].activities.isEmpty
    else { return }
    finish(container, withDependents: false)
    tellOrganizer()
  }

  // MARK: Hearing of it

  /// Something has changed that the library may want to answer: a message goes to its process.
  mutating func tellOrganizer() {
    guard splitController?.isTold == false, self[.app].hasThread else { return }
    splitController?.isTold = true
    post(.taskFragmentsChanged, to: .app)
  }

  /// `onTransactionReady`: first what has become empty, then what has another size.
  mutating func organizeTaskFragments() {
    splitController?.isTold = false
    for id in emptyContainers {
      let isCleared = splitController?.clearedForPictureInPicture.contains(id) == true
      finish(id, withDependents: !isCleared)
    }
    splitController?.needsUpdate = false
    for task in root.appTasks {
      guard root.isVisible(task) else {
        splitController?.needsUpdate = true
        continue
      }
      updateContainers(of: task)
    }
    resumeFocusedTasksTopActivities()
  }

  /// `updateContainersInTask`; an activity that is in none may still want a placeholder.
  private mutating func updateContainers(of task: TaskID) {
    let containers = root.organizedFragments(of: task)
    for container in containers.reversed() { update(container, of: task) }
    guard containers.isEmpty, let top = root.topNonFinishingActivity(in: task) else { return }
    _ = launchPlaceholderIfNecessary(root.activities[top].token)
  }

  /// Those in a split that have no activity left.
  private var emptyContainers: [TaskFragmentID] {
    var found: [TaskFragmentID] = []
    for split in splitController?.splits ?? [] {
      for id in [split.primary, split.secondary]
      where !found.contains(id) && root.topActivity(of: id) == nil { found.append(id) }
    }
    return found
  }
}
