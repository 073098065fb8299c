/// A call from the app's process to the server, by the interface that it goes through; what is
/// large stands apart, so that a call is small.
///
/// `IActivityTaskManager`, `IActivityClientController`, `ITaskFragmentOrganizerController` and
/// `IWindowSession` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/IActivityTaskManager.aidl
enum ServerRequest: Hashable, Sendable {
  indirect case startActivities([Intent], from: ActivityToken?, requestCode: Int?)
  /// `sendIntentSender`, and from an activity `startActivityIntentSender`.
  indirect case sendIntent(
    PendingIntent, BackgroundActivityStartMode, from: ActivityToken?, requestCode: Int?)
  /// What the code of an activity asks for, about that activity.
  case activity(ActivityToken, ActivityRequest)
  /// A report on the state of an activity.
  case report(ActivityToken, LifecycleReport)
  case window(WindowRequest)
  /// `LocaleManager.setApplicationLocales`; nil: with the empty list.
  indirect case setApplicationLocales(String?)
  /// `UiModeManager.setApplicationNightMode`
  case setApplicationNightMode(ApplicationNightMode)
  /// `ICameraServiceListener.onCameraOpened`, `onCameraClosed`: the camera's own service passes it
  /// on.
  case camera(CameraCall)
  /// `IPackageManager.setComponentEnabledSetting`
  indirect case setComponentEnabled(ComponentSetting)
  /// The window library's answer to `taskFragmentsChanged`.
  case organizeTaskFragments
  case activityIdle
  /// `activityTopResumedStateLost`
  case topResumedStateLost

  var isStart: Bool {
    switch self {
    case .startActivities, .sendIntent: true
    case .activity, .report, .window, .setApplicationLocales, .setApplicationNightMode,
      .camera, .setComponentEnabled, .organizeTaskFragments, .activityIdle, .topResumedStateLost:
      false
    }
  }

  /// A window comes or goes that lies over the main one of an activity.
  @inline(__always)
  var isOfWindowAbove: Bool {
    switch self {
    case .window(.add(let window, _)), .window(.remove(let window)): !window.isMain
    case .startActivities, .sendIntent, .activity, .report, .window, .setApplicationLocales,
      .setApplicationNightMode, .camera, .setComponentEnabled, .organizeTaskFragments,
      .activityIdle, .topResumedStateLost:
      false
    }
  }

  /// Why the server does what the call asks for. A report goes on with the reason of what it
  /// reports on.
  @inline(__always)
  func reason(within handled: AndroidReason) -> AndroidReason {
    switch self {
    case .startActivities, .sendIntent: handled == .launch ? .launch : .navigation
    case .activity(_, let request): request.reason(within: handled)
    case .setApplicationLocales, .setApplicationNightMode, .camera: .configuration
    case .setComponentEnabled: .system
    case .report, .window, .organizeTaskFragments, .activityIdle, .topResumedStateLost: handled
    }
  }
}

/// The state of an activity in its process, as reported to the server.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/IActivityClientController.aidl
enum LifecycleReport: Hashable, Sendable {
  case paused
  case resumed
  case stopped(ActivitySavedState?)
  case destroyed
  /// The window that it was resumed with has been drawn.
  case drawn
  /// `ActivityLifecycleCallbacks.onActivityPostCreated` of the window library.
  case postCreated
}

/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/view/IWindowSession.aidl
enum WindowRequest: Hashable, Sendable {
  case add(IWindow, LockScreenFlags = [])
  case relayout(IWindow, LockScreenFlags)
  case remove(IWindow)
}

/// A request with the place in the looper's queue where the server's answers to it land: the call
/// is synchronous, so they stand before whatever the app posts afterwards.
struct OutgoingCall: Hashable, Sendable {
  let request: ServerRequest
  /// The reason of the message that the process was handling.
  let reason: AndroidReason
  /// `Binder.getCallingPid`
  let process: ProcessName
  let place: Int
}
