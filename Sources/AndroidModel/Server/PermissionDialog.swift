/// The grant dialog of the system: an activity of another process in the app's task.
///
/// `Activity.requestPermissions` and the `GrantPermissionsActivity` that it starts for a result, in
/// https://developer.android.com/reference/android/app/Activity#requestPermissions(java.lang.String[],%20int)
extension ActivityTaskManagerService {
  /// The dialog comes up over the activity that asked.
  mutating func requestPermissions(_ token: ActivityToken) {
    guard let activity = find(token) else { return }
    let fragment = root.activities[activity].parent
    let dialog = addActivityOfSystem(.permissionDialog, to: fragment)
    if let record = find(dialog) {
      root.activities[record].resultTo = .init(token: token, requestCode: 0)
    }
    isUserLeaving = true
    resumeFocusedTasksTopActivities()
  }

  /// The permission dialog in front, if one is.
  var permissionDialog: ActivityToken? {
    isInFront(.permissionController) ? root.topRunningActivity : nil
  }

  mutating func answerPermission(_ dialog: ActivityToken, granted: Bool) {
    guard let activity = find(dialog) else { return }
    if granted { isPermissionGranted = true }
    if let receiver = root.activities[activity].resultTo {
      addResult(ActivityResult(content: .permission(granted: granted)), to: receiver.token)
      root.activities[activity].resultTo = nil
    }
    finishIfPossible(dialog, resultCode: 0)
  }
}
