/// A call by which a controller has UIKit ask again what it wants of the device and the scene, or
/// which changes what it answers then.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public enum InterfaceAction: Hashable, Sendable {
  case setNeedsStatusBarAppearanceUpdate
  case setNeedsUpdateOfHomeIndicatorAutoHidden
  case setNeedsUpdateOfScreenEdgesDeferringSystemGestures
  case setNeedsUpdateOfPrefersPointerLocked
  /// The override of `prefersInterfaceOrientationLocked` answers this from now on.
  case setPrefersInterfaceOrientationLocked(Bool)
  case setNeedsUpdateOfPrefersInterfaceOrientationLocked
  /// The override of `supportedInterfaceOrientations` answers this from now on.
  case setSupportedInterfaceOrientations(InterfaceOrientationMask)
  case setNeedsUpdateOfSupportedInterfaceOrientations
  /// `UIViewController.attemptRotationToDeviceOrientation()`
  case attemptRotationToDeviceOrientation
  /// `requestGeometryUpdate(_:errorHandler:)` of the receiver's window scene, for orientations.
  case requestGeometryUpdate(InterfaceOrientationMask)
}
