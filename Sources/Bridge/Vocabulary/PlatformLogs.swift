import AndroidModel
import IOSModel
import Specification

/// What is known of the logs of each platform.
extension Platform {
  /// Callbacks by other names that a log may have for them.
  var logAliases: [String: String] {
    switch self {
    case .android: AndroidCallback.logNames
    case .ios: IOSCallback.objectiveCNames
    }
  }

  /// The objects that call methods of a delegate, as the first arguments of these.
  var delegatingObjects: [String] {
    switch self {
    case .android: []
    case .ios: ["application", "scene"]
    }
  }

  /// The callbacks of a controller in a layout pass.
  var layoutCallbacks: Set<String> {
    switch self {
    case .android: []
    case .ios:
      Set(
        [ControllerCallback.viewWillLayoutSubviews, .viewDidLayoutSubviews].map(\.rawValue))
    }
  }

  /// The callbacks that the vendor promises in no order with others: the focus of windows moves
  /// apart from the life cycle.
  ///
  /// https://developer.android.com/reference/android/app/Activity#onWindowFocusChanged(boolean)
  package var callbacksWithoutOrder: Set<String> {
    switch self {
    case .android: [ActivityCallback.onWindowFocusChanged.rawValue]
    case .ios: []
    }
  }

  /// Methods whose overrides no declaration mentions; in the log they are calls.
  func undeclaredOverrides(in script: Script) -> Set<String> {
    switch self {
    case .android: []
    case .ios: IOSCallback.undeclaredOverrides(in: script)
    }
  }
}
