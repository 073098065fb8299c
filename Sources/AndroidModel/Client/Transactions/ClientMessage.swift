/// What the server tells the process: `IApplicationThread`.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/IApplicationThread.aidl
enum ClientMessage: Hashable, Sendable {
  case bindApplication(Configuration)
  case transaction(ClientTransaction)
  case notice(ActivityToken, ActivityNotice)
  case configuration(Configuration)
  case trimMemory(TrimLevel)
  case lowMemory
  /// `TaskFragmentTransaction`: parts of the app's tasks have changed.
  case taskFragmentsChanged
  case windowFocus(IWindow, WindowFocus)
  case requestAssistContext(ActivityToken)
  case requestHandoffActivityData(ActivityToken)
  case enterAnimationComplete(ActivityToken)
  /// `IOnBackInvokedCallback.onBackCancelled`
  case cancelBackGesture(ActivityToken)
  /// `IKeyguardDismissCallback`
  case keyguardDismissal(ActivityID, KeyguardDismissCallback)
  /// `getPermissionRequestState`: there is nothing to ask the user, and `requestPermissions` posts
  /// the answer to the object that it is a method of.
  case permissionDecided(ActivityID, granted: Bool)
}
