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
  /// `instantiateViewController(withIdentifier:)` of the storyboard that the class comes from, or its
  /// sibling to which the receiver gives a block; likewise.
  case instantiate(className: String, creator: Bool)
  /// The receiver refers to the instance from now on: a property that is not weak, a closure that it
  /// stores, a timer whose target it is.
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
  /// On the receiver's navigation controller, or on the receiver if it is one.
  case push(Operand, animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case popTo(InstanceID, animated: Bool)
  /// Likewise, or on the receiver if it is a tab bar controller.
  case setViewControllers([Operand], animated: Bool)
  /// `tabs` of the receiver's tab bar controller.
  case setTabs(classNames: [String])
  /// `selectedIndex` / `selectedViewController` in code: the delegate is not asked.
  case selectTab(className: String)
  /// `setViewControllers(_:direction:animated:)` of a page controller.
  case setPage(className: String, animated: Bool)
  /// The same, with two pages for a spine in the middle.
  case setPages(classNames: [String])
  /// `show(_:)` and `hide(_:)` of a column, on the receiver's split controller.
  case showColumn(SplitColumn)
  case hideColumn(SplitColumn)
  /// `setViewController(_:for:)` of a column, likewise; nil empties it.
  case setColumn(SplitColumn, Operand?)
  /// `preferredDisplayMode` of the receiver's split controller.
  case setPreferredDisplayMode(SplitDisplayMode)
  /// `isHidden` of the sidebar of the receiver, a tab bar controller, or of the one around it.
  case setSidebarHidden(Bool)
  /// `setOverrideTraitCollection(_:forChild:)`, as far as it is the width; nil takes it back.
  case setOverrideTraitCollection(InstanceID, SizeClass?)
  /// `overrideUserInterfaceStyle`; nil: `unspecified`.
  case setOverrideUserInterfaceStyle(UserInterfaceStyle?)
  /// `setEditing(_:animated:)`
  case setEditing(Bool, animated: Bool)
  /// `performSegue(withIdentifier:sender:)`; the segue shows a new instance of the class.
  case performSegue(to: String, kind: SegueKind)
  /// `isActive` of the receiver, a search controller, or of the one that it has.
  case setActive(Bool)
  case loadViewIfNeeded
  /// Sets `view` by code: to a view, or to nil.
  case setView(isNil: Bool)
  /// `rootViewController` of the receiver's window.
  case setWindowRoot(Operand)
  case window(WindowAction)
  case requestSceneSession(SceneSessionRequest)
  case sceneAccessory(SceneAccessoryAction)
  case addChild(Operand)
  /// Puts the child's view into the receiver's view.
  case addSubview(InstanceID)
  case didMoveToParent(InstanceID, parent: Bool)
  case willMoveToNil(InstanceID)
  case removeFromSuperview(InstanceID)
  case removeFromParent(InstanceID)
  /// The whole protocol in one go: addChild, addSubview, didMove; or its reverse.
  case embed(Operand)
  case unembed(InstanceID)
  /// `transition(from:to:duration:options:animations:completion:)`
  case transition(from: InstanceID, to: InstanceID)
  case beginAppearanceTransition(InstanceID, isAppearing: Bool, animated: Bool)
  case endAppearanceTransition(InstanceID)
  /// `view.isHidden` of a controller.
  case setHidden(InstanceID, Bool)
  /// An appearance method of the receiver, called by app code instead of by UIKit.
  case callDirectly(ControllerCallback)
  case setNeedsLayout
  /// `layoutIfNeeded()` of the receiver's view.
  case layoutIfNeeded
  case setNeedsUpdateConstraints
  case setNeedsUpdateProperties
  /// Of the receiver, its view and all that hangs in it.
  case updatePropertiesIfNeeded
  /// Likewise.
  case updateTraitsIfNeeded
  /// `unregisterForTraitChanges(_:)`, of the block that the receiver has registered.
  case unregisterForTraitChanges
  /// A property of the app's `Observable` model changes.
  case changeObservable
  /// Sets `preferredContentSize`, to another than before.
  case setPreferredContentSize
  /// `isModalInPresentation`
  case setModalInPresentation(Bool)
  /// `selectedDetentIdentifier` of the sheet in which the receiver is presented.
  case selectDetent(SheetDetent)
  /// `becomeFirstResponder()` of the receiver's text field.
  case becomeFirstResponder
  /// `resignFirstResponder()` of the receiver's text field.
  case resignFirstResponder
  /// `endEditing(false)` of the receiver's view.
  case endEditing
  case setNeedsStatusBarAppearanceUpdate
  case setNeedsUpdateOfHomeIndicatorAutoHidden
  case setNeedsUpdateOfScreenEdgesDeferringSystemGestures
  case setNeedsUpdateOfPrefersPointerLocked
  /// The override of `prefersInterfaceOrientationLocked` answers this from now on.
  case setPrefersInterfaceOrientationLocked(Bool)
  case setNeedsUpdateOfPrefersInterfaceOrientationLocked
  case setNeedsUpdateContentUnavailableConfiguration
  /// Sets `additionalSafeAreaInsets`, to others than before.
  case setAdditionalSafeAreaInsets
  /// `transitionCoordinator?.animate(alongsideTransition:completion:)`, with both blocks.
  case animateAlongsideTransition
  /// `transitionCoordinator?.notifyWhenInteractionChanges(_:)`
  case notifyWhenInteractionChanges
  /// `isNavigationBarHidden` of the receiver's navigation controller.
  case setNavigationBarHidden(Bool)
  /// `isToolbarHidden` of the receiver's navigation controller.
  case setToolbarHidden(Bool)
  /// `isTabBarHidden` of the receiver, a tab bar controller, or of the one around it.
  case setTabBarHidden(Bool)
  /// The override of `supportedInterfaceOrientations` answers this from now on.
  case setSupportedInterfaceOrientations(InterfaceOrientationMask)
  case setNeedsUpdateOfSupportedInterfaceOrientations
  /// `UIViewController.attemptRotationToDeviceOrientation()`
  case attemptRotationToDeviceOrientation
  /// `requestGeometryUpdate(_:errorHandler:)` of the receiver's window scene, for orientations.
  case requestGeometryUpdate(InterfaceOrientationMask)
  /// The app's delegate gives the receiver to the `restorationHandler` of a user activity.
  case restoreUserActivityState
  /// `registerForRemoteNotifications()`; the service takes the app, or does not.
  case registerForRemoteNotifications(fails: Bool)
  /// `requestAuthorization(options:completionHandler:)` of the notification center, or what asks for another
  /// permission.
  case requestAuthorization
  /// The layout of the receiver's view comes to another fitting size than before.
  case changeFittingSize
  /// `preferredSearchBarPlacement` of the item whose search controller the receiver is, or has.
  case setPreferredSearchBarPlacement(SearchBarPlacement)
  /// `showsSearchResultsController` of the receiver, a search controller, or of the one that it has.
  case setShowsSearchResults(Bool)
}

public enum SegueKind: String, Hashable, Sendable, CaseIterable {
  case show
  case showDetail
  case presentModally
  /// Of a class of the app's own, whose code shows the destination.
  case custom
}
