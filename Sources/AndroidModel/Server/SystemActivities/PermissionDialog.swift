/// The grant dialog of the system: an activity of another process in the app's task.
///
/// `Activity.requestPermissions` and the `GrantPermissionsActivity` that it starts for a result, in
/// https://developer.android.com/reference/android/app/Activity#requestPermissions(java.lang.String[],%20int)
extension ActivityTaskManagerService {
  /// The dialog comes up over all that is in the task of the activity that asked: it is of another
  /// app, and so it may not be embedded in a part.
  mutating func requestPermissions(_ token: ActivityToken, by asker: ObjectID?) {
    guard let activity = find(token) else { return }
    let uid = root.activities[activity].info?.uid
    if let asker, let granted = decidedPermission(of: uid), version.answersDecidedPermissions {
      let asker = ActivityID(token: token, object: asker)
      return post(.permissionDecided(asker, granted: granted), toProcessOf: token)
    }
    guard let task = root.task(of: activity),
      let fragment = root.fragmentForStart(in: task, mayBeEmbedded: false)
    else { return }
    let dialog = addActivityOfSystem(.permissionDialog, to: fragment)
    if let record = find(dialog) {
      root.activities[record].resultTo = .init(token: token, requestCode: 0)
      root.activities[record].launchedFrom = uid
      // Its manifest says so.
      if version.inheritsShowWhenLocked {
        root.activities[record].lockScreen.insert(.inheritShowWhenLocked)
      }
    }
    isUserLeaving = true
    resumeFocusedTasksTopActivities()
  }

  /// The permission dialog in front, if one is.
  var permissionDialog: ActivityToken? {
    isInFront(.permissionController) ? root.topRunningActivity : nil
  }

  /// The user has chosen one of the buttons.
  mutating func choosePermission(_ dialog: ActivityToken, granted: Bool) {
    if let uid = permissionAsker(of: dialog) {
      permissions[uid, default: PermissionState()].answer(granted: granted)
    }
    answerPermission(dialog, granted: granted)
  }

  /// Nothing to ask any more: the dialog's activity goes at once.
  mutating func closeDecidedPermissionDialog() {
    if permissions.isEmpty { return }
    guard let dialog = permissionDialog,
      let granted = decidedPermission(of: permissionAsker(of: dialog))
    else { return }
    answerPermission(dialog, granted: granted)
  }

  /// The apps to which it is granted.
  var permittedApps: Set<UID> { Set(permissions.filter { $0.value.isGranted }.keys) }

  /// The apps for which it is granted or refused once and for all.
  var decidedApps: Set<UID> { Set(permissions.keys.filter { decidedPermission(of: $0) != nil }) }

  /// Nil: the user is asked.
  private func decidedPermission(of uid: UID?) -> Bool? {
    guard let uid else { return nil }
    return permissions[uid]?.decided(on: version)
  }

  /// The app whose question the dialog puts.
  private func permissionAsker(of dialog: ActivityToken) -> UID? {
    root.find(dialog).flatMap { root.activities[$0].launchedFrom }
  }

  mutating func answerPermission(_ dialog: ActivityToken, granted: Bool) {
    guard let activity = find(dialog) else { return }
    if let receiver = root.activities[activity].resultTo {
      addResult(ActivityResult(content: .permission(granted: granted)), to: receiver.token)
      root.activities[activity].resultTo = nil
    }
    finishIfPossible(dialog)
  }
}

/// What the user has said of the permission that an app asks for.
struct PermissionState: Hashable, Sendable {
  private(set) var isGranted = false
  private var denials = 0

  mutating func answer(granted: Bool) {
    if granted { isGranted = true } else { denials += 1 }
  }

  /// `getPermissionRequestState`: the answer, if the user is not asked any more.
  func decided(on version: AndroidVersion) -> Bool? {
    if isGranted { return true }
    return denials > 1 && version.asksTwiceAtMost ? false : nil
  }
}
