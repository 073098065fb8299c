/// The list of recent tasks where the home screen stands for it, until something else comes to the
/// front or the screen goes off.
///
/// `Launcher.mScreenOffReceiver` in
/// https://github.com/MJPollard/platform_packages_apps_Launcher3/blob/89c6c2baea8fa0ea51f3a2d74920ffa05cbb6651/src/com/android/launcher3/Launcher.java
enum Overview: Hashable, Sendable {
  case closed
  /// Opened over this task; nil: over the home screen.
  case over(TaskID?)
  /// The same by a launcher that leaves the app's task running in the list: it stays upright.
  case upright(over: TaskID?)

  /// The task over which it is open.
  var covered: TaskID? {
    switch self {
    case .closed: nil
    case .over(let task), .upright(let task): task
    }
  }
}

extension RootWindowContainer {
  @inline(__always)
  var isOverviewOpen: Bool { overview != .closed }

  /// The home screen stands for a list that turns with the device.
  var turnsInOverview: Bool {
    switch overview {
    case .over: true
    case .closed, .upright: false
    }
  }
}
