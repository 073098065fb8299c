/// The device passes from one of its users to another: of the old one's activities none is shown
/// any more.
///
/// `RootWindowContainer.switchUser`, `ActivityStarter.setInitialState`,
/// `ActivityRecord.okToShowLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
struct UserSwitching: Hashable, Sendable {
  /// What the other user has on each display; nothing: the first one has the device.
  fileprivate var screensOfOther: [TaskID] = []
  /// `mUserRootTaskInFront` of the first user.
  fileprivate var taskInFront: TaskID?

  /// `mCurrentUser`
  var current: DeviceUser { screensOfOther.isEmpty ? .first : .other }
}

extension ActivityTaskManagerService {
  mutating func switchUser(to user: DeviceUser) {
    switch user {
    case .first: switchToFirstUser()
    case .other: switchToOtherUser()
    }
    resumeFocusedTasksTopActivities()
    // `DreamManagerService` hears of it once it is done.
    stopDream()
  }

  /// Nothing stays beside something else, or in a corner.
  private mutating func switchToOtherUser() {
    root.dissolveSplitScreen(keeping: root.stages.last)
    dismissPictureInPicture()
    users.taskInFront = root.frontTask(on: root.topFocusedDisplayID)
    for display in root.displays.order {
      let screen = addActivityOfSystem(.otherApp, to: root.createRootTask(.standard, on: display))
      if let task = root.task(of: screen) { users.screensOfOther.append(task) }
    }
    root.moveToFront(DisplayID.default)
  }

  /// What was in front then comes back, unless that is on another display; else the home screen.
  private mutating func switchToFirstUser() {
    if let task = taskToRestore { bringToFront(task) }
    let screens = users.screensOfOther
    users = UserSwitching()
    for screen in screens { finishTask(screen) }
  }

  /// What the task was in is there still if others were in it: those that fill the display once
  /// were.
  private var taskToRestore: TaskID? {
    guard let task = users.taskInFront, root.display(of: task) == .default else {
      return root.homeTask
    }
    return root.leafTasks.contains(task) || !version.hasStackForEachTask ? task : root.homeTask
  }

  /// Whether an activity of the first user would be seen by another user.
  func belongsToUserInBackground(_ info: ActivityInfo) -> Bool {
    users.current != .first && !info.flags.contains(.showForAllUsers)
  }
}
