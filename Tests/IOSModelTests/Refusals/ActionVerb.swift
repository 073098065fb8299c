import IOSModel

/// The calls of app code, one for each case of `AppAction`: a new one compiles only with a place here,
/// and passes only with a row in the table of outcomes.
enum ActionVerb: String, CaseIterable {
  case make, instantiate, keep, letGo, show, showDetail, present, dismiss, push, pop, popToRoot,
    popTo,
    setViewControllers
  case setTabs, selectTab, setPage, setPages, showColumn, hideColumn, performSegue,
    loadViewIfNeeded, setView
  case setWindowRoot, makeKeyAndVisible, showWindow, hideWindow, makeKeyWindow, discardWindow
  case requestSceneSessionActivation, requestSceneSessionDestruction, addChild
  case registerSceneAccessory, unregisterSceneAccessory, setSceneAccessoryEnabled
  case addSubview, didMoveToParent, willMoveToNil, removeFromSuperview, removeFromParent, embed
  case unembed, transition, beginAppearanceTransition, endAppearanceTransition, setHidden
  case becomeFirstResponder, resignFirstResponder, endEditing, callDirectly
  case setNeedsLayout, layoutIfNeeded, setAdditionalSafeAreaInsets, setNavigationBarHidden
  case setSupportedInterfaceOrientations, setNeedsUpdateOfSupportedInterfaceOrientations
  case attemptRotationToDeviceOrientation, animateAlongsideTransition
  case notifyWhenInteractionChanges, setActive, setNeedsStatusBarAppearanceUpdate
  case setNeedsUpdateOfHomeIndicatorAutoHidden, setNeedsUpdateProperties, setPreferredContentSize
  case changeObservable, updatePropertiesIfNeeded, updateTraitsIfNeeded, setNeedsUpdateConstraints
  case unregisterForTraitChanges
  case selectDetent, setNeedsUpdateOfScreenEdgesDeferringSystemGestures, setColumn
  case setOverrideTraitCollection, setSidebarHidden, setEditing,
    setNeedsUpdateOfPrefersPointerLocked
  case setPrefersInterfaceOrientationLocked, setNeedsUpdateOfPrefersInterfaceOrientationLocked
  case setNeedsUpdateContentUnavailableConfiguration, setOverrideUserInterfaceStyle
  case requestGeometryUpdate, restoreUserActivityState, registerForRemoteNotifications
  case changeFittingSize, setPreferredSearchBarPlacement, setPreferredDisplayMode
  case requestAuthorization, setModalInPresentation, hideWindowIfMade, discardWindowIfMade
  case setToolbarHidden, setTabBarHidden, setShowsSearchResults

  init(_ action: AppAction) {
    self =
      switch action {
      case .make: .make
      case .instantiate: .instantiate
      case .keep: .keep
      case .letGo: .letGo
      case .show: .show
      case .showDetail: .showDetail
      case .present: .present
      case .dismiss: .dismiss
      case .push: .push
      case .pop: .pop
      case .popToRoot: .popToRoot
      case .popTo: .popTo
      case .setViewControllers: .setViewControllers
      case .setTabs: .setTabs
      case .selectTab: .selectTab
      case .setPage: .setPage
      case .setPages: .setPages
      case .showColumn: .showColumn
      case .hideColumn: .hideColumn
      case .performSegue: .performSegue
      case .loadViewIfNeeded: .loadViewIfNeeded
      case .setView: .setView
      case .setWindowRoot: .setWindowRoot
      case .window(.makeKeyAndVisible): .makeKeyAndVisible
      case .window(.show): .showWindow
      case .window(.hide): .hideWindow
      case .window(.makeKey): .makeKeyWindow
      case .window(.discard): .discardWindow
      case .window(.hideIfMade): .hideWindowIfMade
      case .window(.discardIfMade): .discardWindowIfMade
      case .requestSceneSession(.activation): .requestSceneSessionActivation
      case .requestSceneSession(.destruction): .requestSceneSessionDestruction
      case .sceneAccessory(.register): .registerSceneAccessory
      case .sceneAccessory(.unregister): .unregisterSceneAccessory
      case .sceneAccessory(.setEnabled): .setSceneAccessoryEnabled
      case .addChild: .addChild
      case .addSubview: .addSubview
      case .didMoveToParent: .didMoveToParent
      case .willMoveToNil: .willMoveToNil
      case .removeFromSuperview: .removeFromSuperview
      case .removeFromParent: .removeFromParent
      case .embed: .embed
      case .unembed: .unembed
      case .transition: .transition
      case .beginAppearanceTransition: .beginAppearanceTransition
      case .endAppearanceTransition: .endAppearanceTransition
      case .setHidden: .setHidden
      case .callDirectly: .callDirectly
      case .becomeFirstResponder: .becomeFirstResponder
      case .resignFirstResponder: .resignFirstResponder
      case .endEditing: .endEditing
      case .setNeedsLayout: .setNeedsLayout
      case .layoutIfNeeded: .layoutIfNeeded
      case .setNeedsUpdateConstraints: .setNeedsUpdateConstraints
      case .setNeedsUpdateProperties: .setNeedsUpdateProperties
      case .updatePropertiesIfNeeded: .updatePropertiesIfNeeded
      case .updateTraitsIfNeeded: .updateTraitsIfNeeded
      case .unregisterForTraitChanges: .unregisterForTraitChanges
      case .changeObservable: .changeObservable
      case .setPreferredContentSize: .setPreferredContentSize
      case .setModalInPresentation: .setModalInPresentation
      case .selectDetent: .selectDetent
      case .requestGeometryUpdate: .requestGeometryUpdate
      case .restoreUserActivityState: .restoreUserActivityState
      case .registerForRemoteNotifications: .registerForRemoteNotifications
      case .requestAuthorization: .requestAuthorization
      case .changeFittingSize: .changeFittingSize
      case .setPreferredSearchBarPlacement: .setPreferredSearchBarPlacement
      case .setAdditionalSafeAreaInsets: .setAdditionalSafeAreaInsets
      case .setNavigationBarHidden: .setNavigationBarHidden
      case .setToolbarHidden: .setToolbarHidden
      case .setTabBarHidden: .setTabBarHidden
      case .setSupportedInterfaceOrientations: .setSupportedInterfaceOrientations
      case .setNeedsUpdateOfSupportedInterfaceOrientations:
        .setNeedsUpdateOfSupportedInterfaceOrientations
      case .attemptRotationToDeviceOrientation: .attemptRotationToDeviceOrientation
      case .animateAlongsideTransition: .animateAlongsideTransition
      case .notifyWhenInteractionChanges: .notifyWhenInteractionChanges
      case .setActive: .setActive
      case .setShowsSearchResults: .setShowsSearchResults
      case .setNeedsStatusBarAppearanceUpdate: .setNeedsStatusBarAppearanceUpdate
      case .setNeedsUpdateOfHomeIndicatorAutoHidden: .setNeedsUpdateOfHomeIndicatorAutoHidden
      case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures:
        .setNeedsUpdateOfScreenEdgesDeferringSystemGestures
      case .setColumn: .setColumn
      case .setPreferredDisplayMode: .setPreferredDisplayMode
      case .setOverrideTraitCollection: .setOverrideTraitCollection
      case .setOverrideUserInterfaceStyle: .setOverrideUserInterfaceStyle
      case .setSidebarHidden: .setSidebarHidden
      case .setEditing: .setEditing
      case .setNeedsUpdateOfPrefersPointerLocked: .setNeedsUpdateOfPrefersPointerLocked
      case .setPrefersInterfaceOrientationLocked: .setPrefersInterfaceOrientationLocked
      case .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
        .setNeedsUpdateOfPrefersInterfaceOrientationLocked
      case .setNeedsUpdateContentUnavailableConfiguration:
        .setNeedsUpdateContentUnavailableConfiguration
      }
  }

  /// The call, with this object for its operand if it has one.
  func action(on operand: InstanceID) -> AppAction {
    let existing = AppAction.Operand.existing(operand)
    return switch self {
    case .make: .make(className: operand.className)
    case .instantiate: .instantiate(className: operand.className, creator: false)
    case .keep: .keep(operand)
    case .letGo: .letGo(operand)
    case .show: .show(existing)
    case .showDetail: .showDetail(existing)
    case .present: .present(existing, style: nil, animated: true)
    case .dismiss: .dismiss(animated: true)
    case .push: .push(existing, animated: true)
    case .pop: .pop(animated: true)
    case .popToRoot: .popToRoot(animated: true)
    case .popTo: .popTo(operand, animated: true)
    case .setViewControllers: .setViewControllers([existing], animated: true)
    case .setTabs: .setTabs(classNames: [operand.className])
    case .selectTab: .selectTab(className: operand.className)
    case .setPage: .setPage(className: operand.className, animated: true)
    case .setPages: .setPages(classNames: [operand.className])
    case .showColumn: .showColumn(.primary)
    case .hideColumn: .hideColumn(.primary)
    case .performSegue: .performSegue(to: operand.className, kind: .show)
    case .loadViewIfNeeded: .loadViewIfNeeded
    case .setView: .setView(isNil: true)
    case .setWindowRoot: .setWindowRoot(existing)
    case .makeKeyAndVisible: .window(.makeKeyAndVisible(existing))
    case .showWindow: .window(.show(existing))
    case .hideWindow: .window(.hide(operand))
    case .makeKeyWindow: .window(.makeKey(operand))
    case .discardWindow: .window(.discard(operand))
    case .hideWindowIfMade: .window(.hideIfMade(rootClass: operand.className))
    case .discardWindowIfMade: .window(.discardIfMade(rootClass: operand.className))
    case .requestSceneSessionActivation:
      .requestSceneSession(.activation(.newSession(nil), alone: false))
    case .requestSceneSessionDestruction: .requestSceneSession(.destruction(session: nil))
    case .registerSceneAccessory: .sceneAccessory(.register(content: operand.className))
    case .unregisterSceneAccessory: .sceneAccessory(.unregister)
    case .setSceneAccessoryEnabled: .sceneAccessory(.setEnabled(false))
    case .addChild: .addChild(existing)
    case .addSubview: .addSubview(operand)
    case .didMoveToParent: .didMoveToParent(operand, parent: true)
    case .willMoveToNil: .willMoveToNil(operand)
    case .removeFromSuperview: .removeFromSuperview(operand)
    case .removeFromParent: .removeFromParent(operand)
    case .embed: .embed(existing)
    case .unembed: .unembed(operand)
    case .transition: .transition(from: operand, to: InstanceID("Z"))
    case .beginAppearanceTransition:
      .beginAppearanceTransition(operand, isAppearing: true, animated: true)
    case .endAppearanceTransition: .endAppearanceTransition(operand)
    case .setHidden: .setHidden(operand, true)
    case .callDirectly: .callDirectly(.viewWillAppear)
    case .becomeFirstResponder: .becomeFirstResponder
    case .resignFirstResponder: .resignFirstResponder
    case .endEditing: .endEditing
    case .setNeedsLayout: .setNeedsLayout
    case .layoutIfNeeded: .layoutIfNeeded
    case .setNeedsUpdateConstraints: .setNeedsUpdateConstraints
    case .setNeedsUpdateProperties: .setNeedsUpdateProperties
    case .updatePropertiesIfNeeded: .updatePropertiesIfNeeded
    case .updateTraitsIfNeeded: .updateTraitsIfNeeded
    case .unregisterForTraitChanges: .unregisterForTraitChanges
    case .changeObservable: .changeObservable
    case .setPreferredContentSize: .setPreferredContentSize
    case .setModalInPresentation: .setModalInPresentation(true)
    case .selectDetent: .selectDetent(.large)
    case .requestGeometryUpdate: .requestGeometryUpdate(.landscape)
    case .restoreUserActivityState: .restoreUserActivityState
    case .registerForRemoteNotifications: .registerForRemoteNotifications(fails: false)
    case .requestAuthorization: .requestAuthorization
    case .changeFittingSize: .changeFittingSize
    case .setPreferredSearchBarPlacement: .setPreferredSearchBarPlacement(.inline)
    case .setAdditionalSafeAreaInsets: .setAdditionalSafeAreaInsets
    case .setNavigationBarHidden: .setNavigationBarHidden(true)
    case .setToolbarHidden: .setToolbarHidden(false)
    case .setTabBarHidden: .setTabBarHidden(true)
    case .setSupportedInterfaceOrientations: .setSupportedInterfaceOrientations(.landscape)
    case .setNeedsUpdateOfSupportedInterfaceOrientations:
      .setNeedsUpdateOfSupportedInterfaceOrientations
    case .attemptRotationToDeviceOrientation: .attemptRotationToDeviceOrientation
    case .animateAlongsideTransition: .animateAlongsideTransition
    case .notifyWhenInteractionChanges: .notifyWhenInteractionChanges
    case .setActive: .setActive(true)
    case .setShowsSearchResults: .setShowsSearchResults(true)
    case .setNeedsStatusBarAppearanceUpdate: .setNeedsStatusBarAppearanceUpdate
    case .setNeedsUpdateOfHomeIndicatorAutoHidden: .setNeedsUpdateOfHomeIndicatorAutoHidden
    case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures:
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    case .setColumn: .setColumn(.secondary, existing)
    case .setPreferredDisplayMode: .setPreferredDisplayMode(.secondaryOnly)
    case .setOverrideTraitCollection: .setOverrideTraitCollection(operand, .regular)
    case .setOverrideUserInterfaceStyle: .setOverrideUserInterfaceStyle(.dark)
    case .setSidebarHidden: .setSidebarHidden(false)
    case .setEditing: .setEditing(true, animated: true)
    case .setNeedsUpdateOfPrefersPointerLocked: .setNeedsUpdateOfPrefersPointerLocked
    case .setPrefersInterfaceOrientationLocked: .setPrefersInterfaceOrientationLocked(true)
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked
    case .setNeedsUpdateContentUnavailableConfiguration:
      .setNeedsUpdateContentUnavailableConfiguration
    }
  }

  /// Whether the call names an object that has to be there.
  var namesObject: Bool {
    switch self {
    case .make, .instantiate, .dismiss, .pop, .popToRoot, .showColumn, .hideColumn, .performSegue,
      .loadViewIfNeeded, .setView, .callDirectly, .becomeFirstResponder, .resignFirstResponder,
      .endEditing,
      .setNeedsLayout, .layoutIfNeeded, .setNeedsUpdateConstraints, .setNeedsUpdateProperties,
      .updatePropertiesIfNeeded,
      .updateTraitsIfNeeded, .unregisterForTraitChanges, .changeObservable,
      .setPreferredContentSize, .selectDetent,
      .setAdditionalSafeAreaInsets, .setModalInPresentation,
      .setNavigationBarHidden, .setSupportedInterfaceOrientations,
      .setNeedsUpdateOfSupportedInterfaceOrientations, .attemptRotationToDeviceOrientation,
      .animateAlongsideTransition, .notifyWhenInteractionChanges, .setActive,
      .requestSceneSessionActivation, .requestSceneSessionDestruction, .registerSceneAccessory,
      .unregisterSceneAccessory, .setSceneAccessoryEnabled,
      .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setSidebarHidden, .setEditing,
      .setNeedsUpdateOfPrefersPointerLocked, .setPrefersInterfaceOrientationLocked,
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
      .setNeedsUpdateContentUnavailableConfiguration, .requestGeometryUpdate,
      .restoreUserActivityState, .registerForRemoteNotifications, .changeFittingSize,
      .setPreferredSearchBarPlacement, .setPreferredDisplayMode, .setOverrideUserInterfaceStyle,
      .requestAuthorization, .hideWindowIfMade, .discardWindowIfMade, .setToolbarHidden,
      .setTabBarHidden, .setShowsSearchResults:
      false
    case .keep, .letGo, .show, .showDetail, .present, .push, .popTo, .setViewControllers,
      .setTabs, .selectTab, .setPage, .setPages, .setWindowRoot, .makeKeyAndVisible, .showWindow,
      .hideWindow,
      .makeKeyWindow, .discardWindow, .addChild, .addSubview, .didMoveToParent, .willMoveToNil,
      .removeFromSuperview, .removeFromParent, .embed, .unembed, .transition,
      .beginAppearanceTransition, .endAppearanceTransition, .setHidden, .setColumn,
      .setOverrideTraitCollection:
      true
    }
  }
}
