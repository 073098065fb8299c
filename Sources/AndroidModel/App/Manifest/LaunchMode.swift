/// https://developer.android.com/guide/topics/manifest/activity-element#lmode
public enum LaunchMode: String, Hashable, Sendable, CaseIterable {
  case standard
  case singleTop
  case singleTask
  case singleInstance
  case singleInstancePerTask

  /// There is one instance at most, unless a result is asked for.
  var isOneAtMost: Bool {
    switch self {
    case .singleTask, .singleInstance: true
    case .standard, .singleTop, .singleInstancePerTask: false
    }
  }
}

/// https://developer.android.com/guide/topics/manifest/activity-element#dlmode
public enum DocumentLaunchMode: String, Hashable, Sendable, CaseIterable {
  case none
  case intoExisting
  case always
  case never
}
