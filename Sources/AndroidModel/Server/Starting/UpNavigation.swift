/// Going up from an activity to its parent.
///
/// `ActivityStack.navigateUpTo` and `shouldUpRecreateTaskLocked` (from API 31 `Task`'s), in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/Task.java
extension ActivityTaskManagerService {
  /// Finishes down to the parent, if it is in the task; else the activity alone.
  mutating func navigateUpTo(_ intent: Intent, from token: ActivityToken, resultCode: Int) {
    guard let activity = find(token), root.activities[activity].isAttached,
      let task = root.task(of: activity)
    else { return }
    let below = root.activities(in: task).prefix { $0 != token }
    let parent = parentToNavigateUp(to: intent, below)
    finishIfPossible(token, resultCode: resultCode)
    guard let parent else { return }
    for candidate in below.reversed().prefix(while: { $0 != parent }) {
      finishIfPossible(candidate)
    }
    let isDenied = isDenied(intent, to: token)
    if takesNewIntent(parent, for: intent) {
      // Where that is denied, the parent comes back without the intent.
      if !isDenied || !version.checksWhoNavigatesUp { deliverNewIntent(intent, to: parent) }
    } else if isDenied {
      // The start ends with an exception for the caller.
      sendCanceledResult(to: .init(token: parent, requestCode: 0))
    } else if version.startsParentToNavigateUp {
      startParent(parent, intent)
    } else {
      // `setResultTo`: with no other request code than that of a request that sets none.
      startActivity(intent, from: parent, requestCode: 0)
      finishIfPossible(parent)
    }
    resumeFocusedTasksTopActivities()
  }

  private func parentToNavigateUp(
    to intent: Intent, _ below: Slice<ShortList<ActivityToken>>
  ) -> ActivityToken? {
    guard let name = image.classID(named: intent.component) else { return nil }
    return below.last { root.isLive($0, of: name) }
  }

  /// Whether the parent is there, and its start would be refused: `SecurityException`.
  func throwsAsNavigatingUp(_ intent: Intent, from token: ActivityToken) -> Bool {
    guard let task = root.task(of: token), isDenied(intent, to: token),
      let parent = parentToNavigateUp(
        to: intent, root.activities(in: task).prefix { $0 != token })
    else { return false }
    return !takesNewIntent(parent, for: intent)
  }

  /// The parent gives way only to a new instance: `START_SUCCESS`.
  private mutating func startParent(_ parent: ActivityToken, _ intent: Intent) {
    let known = root.activities.ids
    guard let started = startActivity(intent, from: parent, requestCode: 0) else { return }
    if !known.contains(started) { finishIfPossible(parent) }
  }

  /// `checkStartAnyActivityPermission`: another app may not start what is not exported.
  private func isDenied(_ intent: Intent, to token: ActivityToken) -> Bool {
    guard let activity = root.find(token),
      let parent = image.activityInfo(named: intent.component, on: version),
      !parent.flags.contains(.exported), root.activities[activity].info?.uid != parent.uid
    else { return false }
    return true
  }

  /// Whether the intent is delivered without a start.
  private func takesNewIntent(_ token: ActivityToken, for intent: Intent) -> Bool {
    guard let activity = root.find(token), !version.startsParentToNavigateUp else { return false }
    switch root.activities[activity].info?.launchMode {
    case .singleInstance, .singleTask, .singleTop: return true
    case .standard, .singleInstancePerTask, nil: return intent.flags.contains(.clearTop)
    }
  }

  /// Whether the parent belongs to another task.
  func shouldUpRecreateTask(_ token: ActivityToken, _ intent: Intent) -> Bool {
    // `Activity.shouldUpRecreateTask`: a parent without an affinity belongs to no task.
    guard let parent = image.classID(named: intent.component),
      let declared = image.declaredAffinity(of: parent, on: version)
    else { return false }
    let caller = root.find(token).flatMap { root.activities[$0].info }
    let isSingleInstance = caller?.launchMode == .singleInstance
    if isSingleInstance, version.recreatesAboveSingleInstance { return true }
    // The parent's affinity is taken as if its launch mode were the caller's.
    let owner = isSingleInstance && version.setsSingleInstancesApart ? caller?.name : nil
    let wanted = owner.map(declared.ofItsOwn) ?? declared
    guard let task = root.task(of: token), let identity = root.identity(of: task),
      let affinity = identity.affinity, affinity == wanted
    else { return true }
    guard root.isRootOfTask(token), identity.isDocument else { return false }
    // The root of a document leads back only if its app is right behind it.
    let behind = root.leafTasks.drop { $0 != task }.dropFirst().first
    return behind.flatMap { root.identity(of: $0)?.affinity } != affinity
  }
}
