// Follows platform/frameworks/base, core/java/android/app/TaskStackBuilder.java and Activity.java:
// getParentActivityIntent, onNavigateUp.

extension ActivityThread {
  /// `TaskStackBuilder.addNextIntentWithParentStack` and `getIntents`.
  func taskStack(for intent: Intent) -> [Intent] {
    var intents = parents(of: intent.component)
    intents.append(intent)
    intents[0].flags.formUnion([.newTask, .clearTask, .taskOnHome])
    return intents
  }

  /// `addParentStack`: the outermost first, which is begun as the launcher would begin it.
  private func parents(of activity: String) -> [Intent] {
    var found: [String] = []
    var next = parent(of: activity)
    while let parent = next, !found.contains(parent) {
      found.insert(parent, at: 0)
      next = self.parent(of: parent)
    }
    return found.map(upIntent)
  }

  private func parent(of activity: String) -> String? {
    image.activity(named: activity)?.parentActivityName
  }

  /// `getParentActivityIntent`: an activity without a parent is a main one.
  private func upIntent(to activity: String) -> Intent {
    Intent(activity, action: parent(of: activity) == nil ? .main : nil)
  }

  /// It returns false if the manifest names no parent that there is.
  mutating func navigateUp(_ token: ActivityToken) {
    guard let activity = activities[token], !activity.isFinishing,
      let belongings = activities[belongingsOf: token]?.value,
      let parent = belongings.activity.declaration.parentActivityName,
      image.activity(named: parent) != nil
    else { return }
    if belongings.activity.declaration.taskAffinity?.isEmpty == true {
      finish(token) { .finish(resultCode: $0) }
      return
    }
    var stack = parents(of: belongings.activity.declaration.name)
    stack[0].flags.formUnion([.newTask, .clearTask, .taskOnHome])
    let up = ActivityRequest.navigateUp(
      upIntent(to: parent), stack: stack, resultCode: activity.resultCode)
    request(.activity(token, up))
  }

  /// The rest of `onNavigateUp` where the parent belongs to another task.
  mutating func recreateTaskAbove(
    _ token: ActivityToken, _ stack: [Intent]
  ) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onCreateNavigateUpTaskStack), on: .activity(id))
    try call(.activity(.onPrepareNavigateUpTaskStack), on: .activity(id))
    request(.startActivities(stack, from: token, requestCode: nil))
    if activities[token]?.resultCode == ActivityResult.canceled {
      finish(token) { _ in .finishAffinity }
    } else {
      finish(token) { .finish(resultCode: $0) }
    }
  }
}
