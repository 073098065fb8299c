// UIKit does not say why it calls. These reasons are the machine's own; which there are stands in
// `IOSReason`.

extension AppAction {
  /// Why what follows from this call follows.
  var reason: IOSReason {
    switch self {
    case .show, .showDetail, .present, .dismiss, .performSegue, .animateAlongsideTransition,
      .notifyWhenInteractionChanges, .setWindowRoot, .window:
      .navigation
    case .make, .instantiate, .keep, .letGo: .container
    case .container(let action): action.reason
    case .containment(let action): action.reason
    case .view(let action): action.reason
    case .interface(let action): action.reason
    case .requestSceneSession, .sceneAccessory, .restoreUserActivityState, .requestAuthorization,
      .extendStateRestoration, .completeStateRestoration:
      .appState
    case .registerForRemoteNotifications: .system
    }
  }
}

extension ContainerAction {
  fileprivate var reason: IOSReason {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .setActive: .navigation
    case .setNavigationBarHidden, .setToolbarHidden, .setTabs, .selectTab, .setTabBarHidden,
      .setSidebarHidden, .setPage, .setPages, .showColumn, .hideColumn, .setColumn,
      .setPreferredDisplayMode, .setPreferredSearchBarPlacement, .setShowsSearchResults:
      .container
    }
  }
}

extension ContainmentAction {
  fileprivate var reason: IOSReason {
    switch self {
    case .addChild, .addSubview, .didMoveToParent, .willMoveToNil, .removeFromSuperview,
      .removeFromParent, .embed, .unembed, .transition, .beginAppearanceTransition,
      .endAppearanceTransition:
      .container
    case .setOverrideTraitCollection: .configuration
    }
  }
}

extension ViewAction {
  fileprivate var reason: IOSReason {
    switch self {
    case .setOverrideUserInterfaceStyle, .updateTraitsIfNeeded: .configuration
    case .loadViewIfNeeded, .setView, .setHidden, .setNeedsLayout, .layoutIfNeeded,
      .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .updatePropertiesIfNeeded,
      .unregisterForTraitChanges, .changeObservable,
      .setNeedsUpdateContentUnavailableConfiguration, .setPreferredContentSize,
      .changeFittingSize, .setAdditionalSafeAreaInsets, .setModalInPresentation, .selectDetent,
      .setEditing, .becomeFirstResponder, .resignFirstResponder, .endEditing, .callDirectly:
      .container
    }
  }
}

extension InterfaceAction {
  fileprivate var reason: IOSReason {
    switch self {
    case .setPrefersInterfaceOrientationLocked, .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
      .setSupportedInterfaceOrientations, .setNeedsUpdateOfSupportedInterfaceOrientations,
      .attemptRotationToDeviceOrientation, .requestGeometryUpdate:
      .configuration
    case .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked:
      .container
    }
  }
}

extension UIApplication {
  /// Goes on with what was put off, or begun, for this reason.
  mutating func proceed(because reason: IOSReason) {
    self.reason = reason
  }

  /// Runs what has a reason of its own, and returns to the reason before.
  mutating func because(
    _ inner: IOSReason, _ body: (inout UIApplication) throws(Interruption) -> Void
  ) throws(Interruption) {
    let outer = reason
    reason = inner
    try body(&self)
    reason = outer
  }
}
