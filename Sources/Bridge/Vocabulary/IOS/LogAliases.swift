import IOSModel
import Specification

extension IOSCallback {
  /// Names by the part of the Objective-C selector that identifies the method, if its Swift name
  /// differs.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller?language=objc
  static let objectiveCNames: [String: String] = [
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
  static func undeclaredOverrides(in script: Script) -> Set<String> {
    let declared = script.declarations.flatMap(\.attributes).flatMap(\.values).map(\.value)
    return Set(OverrideCallback.allCases.map(\.rawValue)).subtracting(declared)
  }
}
