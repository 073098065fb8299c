// Follows platform/frameworks/base, core/java/android/app/ActivityTransitionState.java:
// startExitBackTransition, setEnterActivityOptions;
// core/java/android/app/ExitTransitionCoordinator.java: startExit, finish; and
// core/java/android/app/Activity.java: performStart, onNewActivityOptions.

/// How far an activity that came with a scene transition is on its way back.
enum ExitTransition: Hashable, Sendable {
  /// It came without one, and there is none on the way back.
  case none
  case awaited
  /// `mHasExited`
  case begun
}

/// An activity that shows through another on its way out, and is to be told of it.
struct Reentering: Hashable, Sendable {
  let token: ActivityToken
  let resultCode: Int
}

extension ActivityThread {
  /// The transition runs the other way first, with the activity below in sight.
  mutating func finishAfterTransition(_ token: ActivityToken) {
    guard let activity = activities[token], !activity.isFinishing else { return }
    switch activities[belongingsOf: token]?.value.exitTransition {
    case .awaited:
      activities[belongingsOf: token]?.value.exitTransition = .begun
      request(.activity(token, .startExitTransition(resultCode: activity.resultCode)))
    case .begun: break
    case .none?, nil: finish(token) { .finish(resultCode: $0) }
    }
  }

  /// An activity that is not visible yet is told as it starts, a visible one at once.
  mutating func reenter(_ token: ActivityToken, resultCode: Int) throws(AndroidException) {
    reentering.append(Reentering(token: token, resultCode: resultCode))
    if activities[token]?.isStopped == false { try tellReentering(token) }
  }

  /// `setEnterActivityOptions`
  mutating func tellReentering(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id,
      let place = reentering.firstIndex(where: { $0.token == token })
    else { return }
    let resultCode = reentering.remove(at: place).resultCode
    try call(
      .activity(.onActivityReenter), on: .activity(id), arguments: .resultCode(resultCode))
  }
}
