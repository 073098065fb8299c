/// The calls of the app's process.
extension ActivityTaskManager {
  mutating func handle(_ request: ServerRequest) {
    switch request {
    case .startActivities(let intents, let source, let requestCode):
      start(intents, from: source, requestCode: requestCode)
    case .finishActivity(let token, let resultCode):
      finish(token, resultCode: resultCode)
    case .finishAffinity(let token):
      finishAffinity(token)
    case .finishAndRemoveTask(let token, let resultCode):
      finishAndRemoveTask(token, resultCode: resultCode)
    case .backPressed(let token, let resultCode):
      handleBack(token, resultCode: resultCode)
    case .moveTaskToBack(let token):
      moveTaskToBack(token)
    case .releaseInstance(let token):
      releaseInstance(token)
    case .requestPermissions(let token):
      requestPermissions(token)
    case .activityPaused(let token):
      completePause(token)
    case .activityResumed(let token):
      noteResumed(token)
    case .activityStopped(let token, let state):
      noteStopped(token, state)
    case .activityDestroyed(let token):
      noteDestroyed(token)
    case .activityIdle:
      processIdle()
    }
  }

  /// Only what is stopped and saved can be let go.
  private mutating func releaseInstance(_ token: ActivityToken) {
    guard let record = records[token], record.state == .stopped, !record.isVisible,
      record.savedState != nil, !record.isFinishing
    else { return }
    destroy(token)
  }
}
