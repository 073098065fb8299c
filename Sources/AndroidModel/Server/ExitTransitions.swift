/// What becomes of an activity whose transition runs the other way.
///
/// `ActivityClientController.convertToTranslucent` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityClientController.java
extension ActivityTaskManagerService {
  /// The activity below in its task is shown through it, with what comes back to it. The animation has no length.
  mutating func startExitTransition(of token: ActivityToken, resultCode: Int) {
    if resultCode != 0, let under = activity(below: token) {
      tell(.reenter(resultCode: Int32(truncatingIfNeeded: resultCode)), to: under)
    }
    setOccludesParent(false, token)
    tell(.exitTransitionEnded, to: token)
  }

  private func activity(below token: ActivityToken) -> ActivityToken? {
    guard let activity = root.find(token), let task = root.task(of: activity) else { return nil }
    let all = root.activities(in: task).filter { root.find($0) != nil }
    guard let place = all.firstIndex(of: token) else { return nil }
    return all[..<place].last
  }
}
