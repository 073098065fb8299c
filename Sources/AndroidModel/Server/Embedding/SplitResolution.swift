/// Where an activity goes by the app's rules: before it is started, and once it has been made.
///
/// `SplitController.resolveStartActivityIntent`, `resolveActivityToContainer` in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/015bf100434929f5ee219e5af8bc92223ff6b65a/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java
extension ActivityTaskManagerService {
  // MARK: Before the start

  /// `onStartActivity`: the part of its caller's task in which it is to be; nil: no rule says so.
  ///
  /// - Parameter source: nil: a context of the app that is no activity.
  mutating func containerForStart(
    of name: ClassID, from source: ActivityToken?
  ) -> TaskFragmentID? {
    guard let task = taskForStart(from: source), task != root.pinnedTask else { return nil }
    if let source, let own = root.organizedFragment(of: source), root.isPinned(own) { return own }
    if rules(of: name).alwaysExpand { return root.createOrganizedFragment(in: task) }
    if let source,
      let side = secondaryContainer(beside: source, for: name, respectsClearTop: true)
    {
      return side
    }
    guard let top = root.topRunningOrganizedFragment(of: task) else { return nil }
    if let activity = root.topActivity(of: top), activity != source,
      let side = secondaryContainer(beside: activity, for: name, respectsClearTop: false)
    {
      return side
    }
    guard let split = activeSplit(of: top),
      let activity = root.topActivity(of: split.other(than: top)), activity != source
    else { return nil }
    return secondaryContainer(beside: activity, for: name, respectsClearTop: false)
  }

  /// `resolveStartActivityIntentFromNonActivityContext`: a start by no activity goes to the one
  /// task that has parts.
  private func taskForStart(from source: ActivityToken?) -> TaskID? {
    if let source { return isOf(.appUnderTest, source) ? root.task(of: source) : nil }
    var found: TaskID?
    for task in root.appTasks where root.topRunningOrganizedFragment(of: task) != nil {
      guard found == nil else { return nil }
      found = task
    }
    return found != nil && version.appliesRulesOutsideActivities ? found : nil
  }

  /// `getSecondaryContainerForSplitIfAny`: the one that is there, or a new one.
  private mutating func secondaryContainer(
    beside primary: ActivityToken, for name: ClassID, respectsClearTop: Bool
  ) -> TaskFragmentID? {
    guard let rules = pairRules(primary, name) else { return nil }
    if let split = split(withPrimary: primary),
      split.sharesSecondary && !rules.clearTop || !respectsClearTop
    {
      return split.secondary
    }
    return createSplit(beside: primary, .pair(rules))
  }

  // MARK: Once it has been made

  /// `onActivityPostCreated`
  mutating func resolveActivityToContainer(_ token: ActivityToken) {
    // The library is the app's, and sees no other's activities.
    guard isOf(.appUnderTest, token), let activity = find(token),
      !root.activities[activity].isFinishing,
      let task = root.task(of: activity), task != root.pinnedTask,
      let name = root.activities[activity].info?.name
    else { return }
    let container = root.organizedFragment(of: token)
    // What is in a pinned part, or below another, stays where it is.
    if let container, root.topRunningOrganizedFragment(of: task) != container { return }
    if rules(of: name).alwaysExpand {
      expand(token, in: task)
    } else if !launchPlaceholderIfNecessary(token), !isInSplitWithRule(token) {
      putIntoSplit(token)
    }
    resumeFocusedTasksTopActivities()
  }

  /// `isNewActivityInSplitWithRuleMatched`
  private func isInSplitWithRule(_ token: ActivityToken) -> Bool {
    guard let container = root.organizedFragment(of: token),
      let split = activeSplit(of: container),
      let other = root.topActivity(of: split.other(than: container))
    else { return false }
    if container == split.primary { return pairRules(token, other) != nil }
    if case .placeholder(let rules) = split.rule {
      guard let placeholder = rules.placeholder.flatMap({ image.classID(named: $0) }) else {
        return false
      }
      return root.isInstance(token, of: placeholder)
    }
    return pairRules(other, token) != nil
  }

  /// With the one below it, or with the one beside that.
  private mutating func putIntoSplit(_ token: ActivityToken) {
    // The library knows only those that have an instance in its process.
    guard let below = root.activity(below: token, where: { !root.isFinishing($0) }),
      let activity = find(below),
      root.activities[activity].isAttached
    else { return }
    if putIntoSplit(below, token) { return }
    guard let container = root.organizedFragment(of: below),
      let split = activeSplit(of: container),
      split == topSplit(of: split.task),
      let other = root.topActivity(of: split.other(than: container)), other != token
    else { return }
    _ = putIntoSplit(other, token)
  }

  /// `putActivitiesIntoSplitIfNecessary`
  private mutating func putIntoSplit(_ primary: ActivityToken, _ secondary: ActivityToken) -> Bool {
    guard let rules = pairRules(primary, secondary) else { return false }
    if let split = split(withPrimary: primary), split.sharesSecondary, !rules.clearTop {
      move(secondary, to: split.secondary)
    } else {
      createSplit(of: primary, with: secondary, .pair(rules))
    }
    return true
  }

  /// `expandActivity`: a part of its own, over the whole task.
  private mutating func expand(_ token: ActivityToken, in task: TaskID) {
    if let container = root.organizedFragment(of: token),
      activeSplit(of: container) == nil
    {
      root.setBounds(.full, of: container)
    } else {
      move(token, to: root.createOrganizedFragment(in: task))
    }
  }

  mutating func move(_ token: ActivityToken, to container: TaskFragmentID) {
    if let activity = find(token) { root.reparent(activity, to: container) }
  }

  // MARK: Rules

  func rules(of name: ClassID) -> EmbeddingRules {
    image.activity(name)?.embedding ?? EmbeddingRules()
  }

  func rules(of token: ActivityToken) -> EmbeddingRules {
    root.find(token).flatMap { root.activities[$0].info?.name }.map { rules(of: $0) }
      ?? EmbeddingRules()
  }

  /// The split in which the activity's part is the primary one.
  private func split(withPrimary primary: ActivityToken) -> SplitContainer? {
    guard let container = root.organizedFragment(of: primary),
      let split = activeSplit(of: container), split.primary == container
    else { return nil }
    return split
  }

  /// `getSplitRule`
  private func pairRules(_ primary: ActivityToken, _ secondary: ClassID) -> EmbeddingRules? {
    let rules = rules(of: primary)
    return rules.splitPairs.contains(image.name(of: secondary)) ? rules : nil
  }

  private func pairRules(_ primary: ActivityToken, _ secondary: ActivityToken) -> EmbeddingRules? {
    guard let activity = root.find(secondary), let name = root.activities[activity].info?.name
    else { return nil }
    return pairRules(primary, name)
  }
}
