/// The client's end of a window, by which client and server speak of it: the client makes it.
///
/// `IWindow`, implemented by `ViewRootImpl.W`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/view/IWindow.aidl
struct IWindow: Hashable, Sendable {
  /// `WindowManager.LayoutParams.token`: the activity that it is a window of.
  let activity: ActivityToken
  /// Among the windows that its process has made; 0: the activity's main window; less: one of the
  /// panels of that.
  let number: Int32

  static func main(of activity: ActivityToken) -> IWindow { IWindow(activity: activity, number: 0) }

  var isMain: Bool { number == 0 }

  /// `isChildWindow`, of the main window: next to that, and so below the activity's dialogs.
  var isPanel: Bool { number < 0 }
}
