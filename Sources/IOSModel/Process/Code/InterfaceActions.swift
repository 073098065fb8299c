/// The calls by which a controller has UIKit ask again what it wants of the device and the scene.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
extension UIApplication {
  @inline(never)
  mutating func perform(_ action: InterfaceAction, by id: ControllerID) throws(Interruption) {
    try check(action, by: id)
    switch action {
    case .setNeedsStatusBarAppearanceUpdate: try updateStatusBar()
    case .setNeedsUpdateOfHomeIndicatorAutoHidden: try updateHomeIndicator()
    case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures: try updateScreenEdges()
    case .setNeedsUpdateOfPrefersPointerLocked: try updatePointerLock()
    case .setPrefersInterfaceOrientationLocked(let isLocked):
      setPrefersOrientationLocked(id, isLocked)
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked: try updateOrientationLock(by: id)
    case .setSupportedInterfaceOrientations(let mask): setSupportedInterfaceOrientations(id, mask)
    case .setNeedsUpdateOfSupportedInterfaceOrientations:
      setNeedsUpdateOfSupportedInterfaceOrientations(id)
    case .attemptRotationToDeviceOrientation: try attemptRotationToDeviceOrientation()
    case .requestGeometryUpdate(let mask): requestGeometryUpdate(of: id, mask)
    }
  }
}
