/// A call that app code makes into UIKit, from a callback script or from an event handler while the
/// app is idle. It is made on the object whose code runs, unless a receiver is named.
public enum AppAction: Hashable, Sendable {
  /// Names a class, of which a new instance is made, or an instance that exists already.
  public enum Operand: Hashable, Sendable {
    case new(className: String)
    case existing(InstanceID)
  }

  /// Makes an instance that the app keeps in a variable of its own, outside any hierarchy.
  case make(className: String)
  /// `instantiateViewController(withIdentifier:)` of the storyboard that the class comes from, or
  /// its sibling to which the receiver gives a block; likewise.
  case instantiate(className: String, creator: Bool)
  /// The receiver refers to the instance from now on: a property that is not weak, a closure that
  /// it stores, a timer whose target it is.
  case keep(InstanceID)
  /// What the receiver, or else the app itself, keeps the instance by is nil again.
  case letGo(InstanceID)
  /// `show(_:sender:)`
  case show(Operand)
  /// `showDetailViewController(_:sender:)`
  case showDetail(Operand)
  /// `present(_:animated:completion:)`; a style here is set on the presented controller before.
  case present(Operand, style: ModalPresentationStyle?, animated: Bool)
  /// `dismiss(animated:completion:)` on the receiver.
  case dismiss(animated: Bool)
  /// `performSegue(withIdentifier:sender:)`; the segue shows a new instance of the class.
  case performSegue(to: String, kind: SegueKind)
  /// `transitionCoordinator?.animate(alongsideTransition:completion:)`, with both blocks.
  case animateAlongsideTransition
  /// `transitionCoordinator?.notifyWhenInteractionChanges(_:)`
  case notifyWhenInteractionChanges
  case container(ContainerAction)
  case containment(ContainmentAction)
  case view(ViewAction)
  case interface(InterfaceAction)
  /// `rootViewController` of the receiver's window.
  case setWindowRoot(Operand)
  case window(WindowAction)
  case requestSceneSession(SceneSessionRequest)
  case sceneAccessory(SceneAccessoryAction)
  /// The app's delegate gives the receiver to the `restorationHandler` of a user activity.
  case restoreUserActivityState
  /// `registerForRemoteNotifications()`; the service takes the app, or does not.
  case registerForRemoteNotifications(fails: Bool)
  /// `requestAuthorization(options:completionHandler:)` of the notification center, or what asks
  /// for another permission.
  case requestAuthorization
  /// `extendStateRestoration()`: the app goes on restoring after UIKit has finished.
  case extendStateRestoration
  case completeStateRestoration
}
