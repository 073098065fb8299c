/// Where a task is to be cut when it is reset.
///
/// `FLAG_ACTIVITY_CLEAR_WHEN_TASK_RESET` in
/// https://developer.android.com/reference/android/content/Intent#FLAG_ACTIVITY_CLEAR_WHEN_TASK_RESET
extension RootWindowContainer {
  /// `ActivityRecord.finishIfPossible`: when the one ends at which the task is to be cut, it is to be cut at the next
  /// one above.
  mutating func passOnCut(of activity: ActivityPlace) {
    guard activities[activity].intent.flags.contains(.clearWhenTaskReset),
      let task = task(of: activity)
    else { return }
    let all = activities(in: task)
    guard let place = all.firstIndex(of: activities[activity].token), place + 1 < all.count,
      let above = find(all[place + 1])
    else { return }
    activities[above].intent.flags.insert(.clearWhenTaskReset)
  }
}
