/// What a reset of a task makes of its activities, and of those in other tasks that belong to it.
///
/// `ResetTargetTaskHelper` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ResetTargetTaskHelper.java
struct ResetTargetTaskHelper {
  private let target: TaskID
  private let affinity: TaskAffinity?
  /// `mForceReset`: everything but the root goes.
  private let isForced: Bool
  private(set) var finishing: [ActivityToken] = []
  /// What comes to the target: each time an activity with those above it that come along, the
  /// topmost first.
  private(set) var movingIn: [[ActivityToken]] = []
  /// What has to leave it, in the same way.
  private(set) var movingOut: [[ActivityToken]] = []
  private var replyChain: [ActivityToken] = []
  private var passed: [ActivityToken] = []

  init(target: TaskID, affinity: TaskAffinity?, isForced: Bool) {
    self.target = target
    self.affinity = affinity
    self.isForced = isForced
  }

  /// Looks through the tasks from the front to the back; the roots stay where they are.
  ///
  /// - Parameter tasks: the target, and those behind it that can have something for it.
  mutating func process(
    _ tasks: [TaskID], in root: RootWindowContainer, on version: AndroidVersion
  ) {
    for task in tasks {
      replyChain = []
      passed = []
      let lowest = root.rootActivity(of: task)
      for token in root.activities(in: task).reversed() {
        if token == lowest { break }
        guard let place = root.find(token), let info = root.activities[place].info,
          !root.activities[place].isFinishing
        else { continue }
        if task == target {
          processInTarget(root.activities[place], info, on: version)
        } else {
          processElsewhere(root.activities[place], info, on: version)
        }
      }
    }
  }

  private mutating func processInTarget(
    _ activity: ActivityRecord, _ info: ActivityInfo, on version: AndroidVersion
  ) {
    passed.append(activity.token)
    let goesWithAllAbove = activity.intent.flags.contains(.clearWhenTaskReset)
    let goes = info.flags.contains(.finishOnTaskLaunch) || goesWithAllAbove
    if !goes {
      if activity.resultTo != nil {
        // It shares the fate of the one that it replies to.
        replyChain.append(activity.token)
        return
      }
      if info.flags.contains(.allowTaskReparenting), let own = info.taskAffinity, own != affinity {
        if !replyChain.isEmpty, version.resetsWithAllBetween {
          movingOut.append(replyChain + [activity.token])
          replyChain = []
        } else {
          movingOut.append([activity.token])
        }
        return
      }
    }
    if goesWithAllAbove {
      finishing += passed
      passed = []
    } else if goes || isForced {
      finishing += replyChain + [activity.token]
    }
    replyChain = []
  }

  private mutating func processElsewhere(
    _ activity: ActivityRecord, _ info: ActivityInfo, on version: AndroidVersion
  ) {
    guard activity.resultTo == nil, info.flags.contains(.allowTaskReparenting), let affinity,
      affinity == info.taskAffinity
    else {
      passed.append(activity.token)
      if activity.resultTo != nil { replyChain.append(activity.token) }
      return
    }
    let chain = followers(on: version) + [activity.token]
    passed = []
    replyChain = []
    if isForced || info.flags.contains(.finishOnTaskLaunch) {
      finishing += chain
    } else {
      movingIn.append(chain)
    }
  }

  /// The activities above one that is to go that share its fate: at least all that will return a
  /// result.
  private func followers(on version: AndroidVersion) -> [ActivityToken] {
    if passed.count == replyChain.count { return replyChain }
    if version.resetsWithAllAbove { return passed }
    guard let first = replyChain.first, version.resetsWithAllBetween else { return replyChain }
    return Array(passed.drop { $0 != first })
  }
}

extension ActivityTaskManagerService {
  /// `resetTaskIfNeeded`
  ///
  /// - Parameter info: the activity whose start resets the task.
  mutating func resetTaskIfNeeded(_ task: TaskID, for info: ActivityInfo) {
    guard let place = root.tasks.find(task), !isAlone(inTask: task) else { return }
    var helper = ResetTargetTaskHelper(
      target: task, affinity: root.tasks[place].identity?.affinity,
      isForced: info.flags.contains(.clearTaskOnLaunch))
    helper.process(tasksToReset(with: task), in: root, on: version)
    var replaced: [ActivityToken] = []
    if let fragment = root.topTaskFragment(of: task) {
      replaced = moveActivities(helper.movingIn, into: fragment)
    }
    for chain in helper.movingOut { moveToTaskOfItsAffinity(chain, outOf: task) }
    finishTogether(helper.finishing + replaced)
  }

  /// Its root stays where it is, and nothing comes to it.
  private func isAlone(inTask task: TaskID) -> Bool {
    !image.reparentsActivities && root.activities(in: task).count == 1
  }

  /// Only activities that allow it come from other tasks, and not from those in front of it.
  private func tasksToReset(with task: TaskID) -> [TaskID] {
    guard image.reparentsActivities else { return [task] }
    if version.resetsOwnStackAlone { return root.tasksInStack(of: task).reversed() }
    return Array(root.leafTasks.drop { $0 != task })
  }

  /// - Returns: what is not needed any more under a singleTop activity of its own class.
  private mutating func moveActivities(
    _ chains: [[ActivityToken]], into fragment: TaskFragmentID
  ) -> [ActivityToken] {
    guard let place = root.taskFragments.find(fragment) else { return [] }
    let position = root.taskFragments[place].activities.count
    var replaced: [ActivityToken] = []
    for chain in chains {
      for token in chain {
        if let activity = find(token) { root.reparent(activity, to: fragment, at: position) }
      }
      guard let lowest = root.find(chain.last), let info = root.activities[lowest].info,
        info.launchMode == .singleTop, position > 0
      else { continue }
      let below = root.taskFragments[place].activities[position - 1]
      if root.isLive(below, of: info.name) { replaced.append(below) }
    }
    return replaced
  }

  /// `processPendingReparentActivities`: to the last of the tasks that the reset has gone through,
  /// if that is of the affinity of the lowest, else to a new one there.
  private mutating func moveToTaskOfItsAffinity(_ chain: [ActivityToken], outOf task: TaskID) {
    guard let activity = root.find(chain.last), let info = root.activities[activity].info else {
      return
    }
    let display = root.display(of: activity)
    let isStackAlone = version.resetsOwnStackAlone
    let bottom = isStackAlone ? root.tasksInStack(of: task).first : root.bottomTask(of: display)
    let fragment: TaskFragmentID
    if let bottom, let place = root.tasks.find(bottom),
      root.tasks[place].identity?.affinity == info.taskAffinity, root.tasks[place].identity != nil,
      let lowest = root.topTaskFragment(of: bottom)
    {
      fragment = lowest
    } else {
      let identity = Task.Identity(
        moving: .init(intent: root.activities[activity].intent, activity: info.name), info: info)
      fragment = root.createRootTask(.standard, identity, on: display)
      if let place = root.taskFragments.find(fragment) {
        let new = root.taskFragments[place].task
        if isStackAlone { root.move(new, intoStackOf: task) } else { root.moveToBack(new) }
      }
    }
    for token in chain {
      if let moving = find(token) { root.reparent(moving, to: fragment, at: 0) }
    }
    if let task = root.task(of: activity) { addToRecentTasks(task) }
  }
}
