import AndroidModel
import IOSModel
import Specification

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

extension IOSCallback {
  /// Names by the part of the Objective-C selector that identifies the method, if its Swift name
  /// differs.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller?language=objc
  fileprivate static let objectiveCNames: [String: String] = [
    "dealloc": controller(.deinit), "deinit": controller(.deinit),
    "initWithNibName": controller(.initNibName), "initWithCoder": controller(.initCoder),
    "willMoveToParentViewController": controller(.willMove),
    "didMoveToParentViewController": controller(.didMove),
    "viewWillTransitionToSize": controller(.viewWillTransition),
    "willTransitionToTraitCollection": controller(.willTransition),
    "prepareForSegue": controller(.prepare),
    "shouldPerformSegueWithIdentifier": controller(.shouldPerformSegue),
    "encodeRestorableStateWithCoder": controller(.encodeRestorableState),
    "decodeRestorableStateWithCoder": controller(.decodeRestorableState),
    "preferredContentSizeDidChangeForChildContentContainer":
      controller(.preferredContentSizeDidChange),
    "systemLayoutFittingSizeDidChangeForChildContentContainer":
      controller(.systemLayoutFittingSizeDidChange),
    "configurationForConnectingSceneSession": appDelegate(.configurationForConnecting),
    "willConnectToSession": sceneDelegate(.willConnectTo),
    "stateRestorationActivityForScene": sceneDelegate(.stateRestorationActivity),
  ].mapValues(\.name)

  /// Overrides of methods for callers that no declaration mentions.
  fileprivate static func undeclaredOverrides(in script: Script) -> Set<String> {
    let declared = script.declarations.flatMap(\.attributes).flatMap(\.values).map(\.value)
    return Set(OverrideCallback.allCases.map(\.rawValue)).subtracting(declared)
  }
}
