// UIKit tells nobody why it calls. These reasons are the machine's own; which there are stands in
// `IOSReason`.

extension AppAction {
  /// Why what follows from this call follows.
  var reason: IOSReason {
    switch self {
    case .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .performSegue,
      .setWindowRoot, .window, .present, .dismiss, .setActive, .animateAlongsideTransition,
      .notifyWhenInteractionChanges:
      .navigation
    case .requestSceneSession, .sceneAccessory, .restoreUserActivityState, .requestAuthorization:
      .appState
    case .registerForRemoteNotifications: .system
    case .setSupportedInterfaceOrientations, .setNeedsUpdateOfSupportedInterfaceOrientations,
      .attemptRotationToDeviceOrientation, .requestGeometryUpdate, .setOverrideTraitCollection,
      .setOverrideUserInterfaceStyle, .updateTraitsIfNeeded, .setPrefersInterfaceOrientationLocked,
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
      .configuration
    case .make, .instantiate, .keep, .letGo, .setTabs, .selectTab, .setPage, .setPages, .showColumn,
      .hideColumn, .setColumn, .setPreferredDisplayMode, .setSidebarHidden, .setEditing,
      .setNeedsUpdateContentUnavailableConfiguration, .setNeedsUpdateOfPrefersPointerLocked,
      .loadViewIfNeeded, .setView, .addChild, .addSubview, .didMoveToParent, .willMoveToNil,
      .removeFromSuperview, .removeFromParent, .embed, .unembed, .callDirectly, .transition,
      .beginAppearanceTransition, .endAppearanceTransition, .setHidden, .setNeedsLayout,
      .layoutIfNeeded, .setNeedsUpdateConstraints, .setNeedsUpdateProperties,
      .updatePropertiesIfNeeded, .unregisterForTraitChanges, .changeObservable,
      .setPreferredContentSize, .changeFittingSize, .setPreferredSearchBarPlacement,
      .setModalInPresentation, .selectDetent,
      .becomeFirstResponder, .resignFirstResponder, .endEditing, .setNeedsStatusBarAppearanceUpdate,
      .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setAdditionalSafeAreaInsets,
      .setNavigationBarHidden, .setToolbarHidden, .setTabBarHidden,
      .setShowsSearchResults:
      .container
    }
  }
}

extension UIApplication {
  /// Goes on with what was put off, or begun, for this reason.
  mutating func goOn(because reason: IOSReason) {
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
