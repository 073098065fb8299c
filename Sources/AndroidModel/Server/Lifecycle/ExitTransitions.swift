/// An activity that leaves by its exit transition.
///
/// `ActivityClientController.convertToTranslucent` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityClientController.java
extension ActivityTaskManagerService {
  /// The activity below in its task is shown through it, with what comes back to it. The animation
  /// has no length.
  mutating func startExitTransition(of token: ActivityToken, resultCode: Int) {
    if resultCode != ActivityResult.canceled, let under = root.activity(below: token) {
      tell(.reenter(resultCode: Int32(truncatingIfNeeded: resultCode)), to: under)
    }
    setOccludesParent(false, of: token)
    tell(.exitTransitionEnded, to: token)
  }
}
