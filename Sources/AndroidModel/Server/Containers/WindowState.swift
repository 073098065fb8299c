/// A window, which has the focus or not.
///
/// `WindowState` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/WindowState.java
struct WindowState: WindowContainer {
  let id: WindowID
  let kind: Kind
  /// `mAttrs.flags`, as far as they are about the lock screen.
  var lockScreen = LockScreenFlags()

  /// `WindowManager.LayoutParams.TYPE_…`
  enum Kind: Hashable, Sendable {
    /// The main window of an activity.
    case baseApplication(IWindow)
    /// Another window of an activity: a dialog's.
    case application(IWindow)
    /// The system's, over everything.
    case notificationShade
  }

  /// `mClient`; nil: the system's own.
  var client: IWindow? {
    switch kind {
    case .baseApplication(let client), .application(let client): client
    case .notificationShade: nil
    }
  }

  static func vacancy(_ id: WindowID) -> WindowState {
    WindowState(id: id, kind: .notificationShade)
  }
}

struct WindowID: WindowContainerID {
  let slot: Int32
  let number: Int32
}
