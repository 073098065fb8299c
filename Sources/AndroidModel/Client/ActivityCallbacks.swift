/// `Activity.perform…`: one main callback with what surrounds it, and the points where the
/// androidx `FragmentActivity` dispatches to its fragments inside `super`.
extension AppProcess {
  mutating func performCreate(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    let saved = activity.restoredState
    try call(
      .activity(.onCreate), on: .activity(activity.id),
      arguments: [.init("savedInstanceState", saved == nil ? "null" : "bundle")]
    ) { process throws(AndroidException) in
      try process.dispatchFragmentsCreate(token, saved: saved?.fragments)
    }
    activities[token]?.lifecycle = .created
  }

  /// - Parameter isRestart: `onRestart` comes first.
  mutating func performStart(
    _ token: ActivityToken, isRestart: Bool
  ) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    if isRestart {
      try call(.activity(.onRestart), on: .activity(activity.id))
    }
    try call(.activity(.onStart), on: .activity(activity.id)) { process throws(AndroidException) in
      try process.dispatchFragmentsStart(token)
    }
    activities[token]?.lifecycle = .started
  }

  mutating func performResume(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    try call(.activity(.onResume), on: .activity(activity.id)) { process throws(AndroidException) in
      try process.dispatchFragmentsNoteStateNotSaved(token)
    }
    try call(
      .activity(.onPostResume), on: .activity(activity.id)
    ) { process throws(AndroidException) in
      try process.dispatchFragmentsResume(token)
    }
    activities[token]?.lifecycle = .resumed
  }

  mutating func performPause(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    try call(.activity(.onPause), on: .activity(activity.id)) { process throws(AndroidException) in
      try process.dispatchFragmentsPause(token)
    }
    activities[token]?.lifecycle = .paused
  }

  mutating func performStop(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    try call(.activity(.onStop), on: .activity(activity.id)) { process throws(AndroidException) in
      try process.dispatchFragmentsStop(token)
    }
    activities[token]?.lifecycle = .stopped
  }

  mutating func performSaveInstanceState(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    try call(
      .activity(.onSaveInstanceState), on: .activity(activity.id)
    ) { process throws(AndroidException) in
      let fragments = try process.dispatchFragmentsSave(token)
      process.activities[token]?.savedState = ActivitySavedState(fragments: fragments)
    }
  }

  mutating func performDestroy(_ token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token] else { return }
    try call(.activity(.onDestroy), on: .activity(activity.id)) {
      process throws(AndroidException) in
      try process.dispatchFragmentsDestroy(token)
    }
    activities[token]?.lifecycle = .destroyed
  }
}
