/// The device passes from one of its users to another: of the old one's activities none is shown any more.
///
/// `RootWindowContainer.switchUser`, `ActivityStarter.setInitialState`, `ActivityRecord.okToShowLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
struct UserSwitching: Hashable, Sendable {
  /// The screen of the other user; nil: the first one has the device.
  fileprivate(set) var screenOfOther: TaskID?
  /// `mUserRootTaskInFront` of the first user.
  fileprivate var taskInFront: TaskID?

  /// `mCurrentUser`
  var current: DeviceUser { screenOfOther == nil ? .first : .other }
}

extension ActivityTaskManagerService {
  mutating func switchUser(to user: DeviceUser) {
    switch user {
    case .first: switchToFirstUser()
    case .other: switchToOtherUser()
    }
    resumeFocusedTasksTopActivities()
  }

  /// Nothing stays beside something else, or in a corner.
  private mutating func switchToOtherUser() {
    root.dissolveSplitScreen(keeping: root.stages.last)
    dismissPictureInPicture()
    users.taskInFront = root.frontTask(on: .default)
    let screen = addActivityOfSystem(.otherApp, to: root.createRootTask(.standard))
    users.screenOfOther = root.task(of: screen)
  }

  /// What was in front then comes back.
  private mutating func switchToFirstUser() {
    guard let screen = users.screenOfOther else { return }
    if let task = users.taskInFront { bringToFront(task) }
    root.moveToFront(screen)
    users = UserSwitching()
    finishTask(screen)
  }

  /// Whether an activity of the first user would be seen by somebody else.
  func belongsToUserInBackground(_ info: ActivityInfo) -> Bool {
    users.current != .first && !info.flags.contains(.showForAllUsers)
  }
}
