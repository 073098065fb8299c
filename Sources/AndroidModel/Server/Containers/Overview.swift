/// The list of recent tasks where the home screen stands for it, until something else comes to the front.
enum Overview: Hashable, Sendable {
  case closed
  /// Opened over this task; nil: over the home screen.
  case over(TaskID?)
  /// Opened over the home screen by a launcher that leaves a task running in the list: it stays upright.
  case uprightOverHome
}

extension RootWindowContainer {
  @inline(__always)
  var isOverviewOpen: Bool { overview != .closed }

  /// The home screen stands for a list that turns with the device.
  var turnsInOverview: Bool {
    switch overview {
    case .over: true
    case .closed, .uprightOverHome: false
    }
  }
}
