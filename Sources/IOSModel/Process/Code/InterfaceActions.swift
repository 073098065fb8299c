/// The calls by which a controller has UIKit ask again what it wants of the device and the scene.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
extension UIApplication {
  @inline(never)
  mutating func carryOutOnInterface(_ action: AppAction, by id: ControllerID) throws(Interruption) {
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
    case .animateAlongsideTransition: animateAlongsideTransition(of: id)
    case .notifyWhenInteractionChanges: notifyWhenInteractionChanges(of: id)
    case .restoreUserActivityState: try call(id, .restoreUserActivityState)
    default: throw .misplaced(action)
    }
  }
}
