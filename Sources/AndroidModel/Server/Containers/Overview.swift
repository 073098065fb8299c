/// The list of recent tasks where the home screen stands for it, until something else comes to the front.
enum Overview: Hashable, Sendable {
  case closed
  /// Opened over this task; nil: over the home screen.
  case over(TaskID?)
}

extension RootWindowContainer {
  @inline(__always)
  var isOverviewOpen: Bool { overview != .closed }
}
