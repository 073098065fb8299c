/// Moving whole tasks.
extension ActivityTaskManager {
  mutating func moveToFront(_ task: TaskID) {
    guard let index = index(of: task), index != tasks.count - 1 else { return }
    tasks.append(tasks.remove(at: index))
  }

  /// `moveActivityTaskToBack`: behind everything but what is behind the home screen anyway.
  mutating func moveTaskToBack(_ token: ActivityToken) {
    guard let task = records[token]?.task, let index = index(of: task) else { return }
    tasks.insert(tasks.remove(at: index), at: 0)
    resumeTop()
  }

  mutating func goHome(userLeaving: Bool) {
    guard let home = tasks.first(where: { $0.identity == .home }) else { return }
    isUserLeaving = userLeaving
    moveToFront(home.id)
    resumeTop()
  }

  /// The app's tasks, frontmost first.
  var appTasks: [ServerTask] {
    tasks.reversed().filter { $0.base != nil && top(of: $0) != nil }
  }

  /// The activity whose icon brings the app's frontmost task back: the one that began it, or the first
  /// of the manifest with its affinity.
  var launcherEntryOfFrontTask: String? {
    for task in appTasks {
      guard let base = task.base else { continue }
      if task.isFromLauncher { return base.component }
      let entry = image.app.activities.first {
        $0.isLauncher && base.affinity != nil && affinity(of: $0) == base.affinity
      }
      if let entry { return entry.name }
    }
    return nil
  }

  var isAppInFront: Bool {
    guard let top = topRunning, let record = records[top] else { return false }
    return record.isOfApp
  }

  /// An activity of another app comes to the front in its own task.
  mutating func startOtherApp() {
    isUserLeaving = false
    let task = makeTask(.otherApp)
    let token = makeRecord(.otherApp, in: task)
    records[token]?.isAttached = true
    resumeTop()
  }

  /// The grant dialog of the system comes up over the activity that asked.
  mutating func requestPermissions(_ token: ActivityToken) {
    guard let record = records[token] else { return }
    let dialog = makeRecord(.permissionDialog, in: record.task)
    records[dialog]?.isAttached = true
    records[dialog]?.resultReceiver = .init(token: token, requestCode: 0)
    resumeTop()
  }

  /// The permission dialog in front, if one is.
  var permissionDialog: ActivityToken? {
    guard let top = topRunning, records[top]?.kind == .permissionDialog else { return nil }
    return top
  }

  mutating func answerPermission(_ dialog: ActivityToken, granted: Bool) {
    if granted { isPermissionGranted = true }
    if let receiver = records[dialog]?.resultReceiver {
      addResult(ActivityResult(content: .permission(granted: granted)), to: receiver.token)
      records[dialog]?.resultReceiver = nil
    }
    finish(dialog, resultCode: 0)
  }

  func affinity(of declaration: ActivityDeclaration?) -> String? {
    guard let declaration else { return nil }
    switch declaration.taskAffinity {
    case nil: return Self.defaultAffinity
    case .some(""): return nil
    case .some(let affinity): return affinity
    }
  }

  /// Stands for the package name.
  private static let defaultAffinity = "the application"
}
