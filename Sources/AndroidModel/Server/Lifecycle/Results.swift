/// Results and new intents on their way to an activity.
///
/// `ActivityRecord.finishActivityResults`, `addResultLocked`, `sendResult`,
/// `deliverNewIntentLocked` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
extension ActivityTaskManagerService {
  /// A finished activity's result waits for the activity that asked for it.
  mutating func finishActivityResults(
    of activity: RootWindowContainer.ActivityPlace, resultCode: Int = ActivityResult.canceled
  ) {
    guard let receiver = root.activities[activity].resultTo else { return }
    let isQuestion = root.activities[activity].component == .permissionDialog
    addResult(
      ActivityResult(
        content: isQuestion
          ? .permission(granted: nil)
          : .activity(requestCode: receiver.requestCode, resultCode: resultCode)),
      to: receiver.token)
    root.activities[activity].resultTo = nil
  }

  /// The activity beside this one that is resumed and gets its result at once. The server sends it
  /// by a message to itself, and so behind the pause of the one that ends.
  func receiverBeside(_ token: ActivityToken) -> ActivityToken? {
    guard let activity = root.find(token),
      let receiver = root.activities[activity].resultTo?.token, root.isResumed(receiver),
      version.sendsResultsBeside
    else { return nil }
    return receiver
  }

  /// Sends what has come for it if it is still resumed.
  mutating func sendResults(to token: ActivityToken) {
    guard let activity = root.find(token), root.activities[activity].state == .resumed,
      root.activities[activity].isAttached
    else { return }
    let results = root.activities[activity].takePendingResults()
    if !results.isEmpty { schedule(.results(results), to: token) }
  }

  /// Keeps a result until its receiver is resumed. A receiver that is gone gets none.
  mutating func addResult(_ result: ActivityResult, to token: ActivityToken) {
    guard let activity = root.activities.find(token), !root.activities[activity].isFinishing
    else { return }
    root.activities[activity].wait(result)
  }

  /// Delivers a result at once to an activity that is resumed.
  mutating func sendResult(_ result: ActivityResult, to token: ActivityToken) {
    if let activity = root.activities.find(token), root.activities[activity].state == .resumed,
      root.activities[activity].isAttached
    {
      schedule(.results([result]), to: token)
    } else {
      addResult(result, to: token)
    }
  }

  /// `START_RETURN_INTENT_TO_CALLER`: a caller that starts only what is needed hears of it by the
  /// return of the call.
  mutating func deliverNewIntent(of start: StartRequest, to token: ActivityToken) {
    if !start.isOnlyIfNeeded { deliverNewIntent(start.intent, to: token) }
  }

  /// Delivers it at once to an activity that is in front or paused.
  mutating func deliverNewIntent(_ intent: Intent, to token: ActivityToken) {
    guard let activity = find(token) else { return }
    let state = root.activities[activity].state
    // An activity that sleeps on top is not resumed by the start that brings the intent, but gets
    // it anyway.
    let isTopWhileSleeping =
      root.topRunningActivity == token && root.shouldSleepActivities(on: root.display(of: activity))
    if root.activities[activity].isAttached,
      state == .resumed || state == .paused || isTopWhileSleeping
    {
      let andPause = state == .paused && version.resumesPausedForNewIntent
      schedule(.newIntents([intent], resumes: state == .resumed, andPause: andPause), to: token)
    } else {
      root.activities[activity].wait(intent)
    }
  }
}
