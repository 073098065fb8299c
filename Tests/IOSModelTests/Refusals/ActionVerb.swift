import IOSModel

/// The calls of app code, one for each case of `AppAction`. A new call compiles only with a case
/// here, and passes only with a row in the table of outcomes.
enum ActionVerb: String, CaseIterable {
  case make, instantiate, keep, letGo, show, showDetail, present, dismiss, push, pop, popToRoot,
    popTo,
    setViewControllers
  case setTabs, selectTab, setPage, setPages, showColumn, hideColumn, performSegue,
    loadViewIfNeeded, setView
  case setWindowRoot, makeKeyAndVisible, showWindow, hideWindow, makeKeyWindow, discardWindow
  case requestSceneSessionActivation, requestSceneSessionDestruction, requestSceneSessionRefresh
  case addChild
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
  case extendStateRestoration, completeStateRestoration

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
      case .performSegue: .performSegue
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
      case .requestSceneSession(.refresh): .requestSceneSessionRefresh
      case .sceneAccessory(.register): .registerSceneAccessory
      case .sceneAccessory(.unregister): .unregisterSceneAccessory
      case .sceneAccessory(.setEnabled): .setSceneAccessoryEnabled
      case .restoreUserActivityState: .restoreUserActivityState
      case .registerForRemoteNotifications: .registerForRemoteNotifications
      case .requestAuthorization: .requestAuthorization
      case .extendStateRestoration: .extendStateRestoration
      case .completeStateRestoration: .completeStateRestoration
      case .animateAlongsideTransition: .animateAlongsideTransition
      case .notifyWhenInteractionChanges: .notifyWhenInteractionChanges
      case .container(let action): Self(action)
      case .containment(let action): Self(action)
      case .view(let action): Self(action)
      case .interface(let action): Self(action)
      }
  }

  private init(_ action: ContainerAction) {
    self =
      switch action {
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
      case .setPreferredSearchBarPlacement: .setPreferredSearchBarPlacement
      case .setNavigationBarHidden: .setNavigationBarHidden
      case .setToolbarHidden: .setToolbarHidden
      case .setTabBarHidden: .setTabBarHidden
      case .setActive: .setActive
      case .setShowsSearchResults: .setShowsSearchResults
      case .setColumn: .setColumn
      case .setPreferredDisplayMode: .setPreferredDisplayMode
      case .setSidebarHidden: .setSidebarHidden
      }
  }

  private init(_ action: ContainmentAction) {
    self =
      switch action {
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
      case .setOverrideTraitCollection: .setOverrideTraitCollection
      }
  }

  private init(_ action: ViewAction) {
    self =
      switch action {
      case .loadViewIfNeeded: .loadViewIfNeeded
      case .setView: .setView
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
      case .changeFittingSize: .changeFittingSize
      case .setAdditionalSafeAreaInsets: .setAdditionalSafeAreaInsets
      case .setOverrideUserInterfaceStyle: .setOverrideUserInterfaceStyle
      case .setEditing: .setEditing
      case .setNeedsUpdateContentUnavailableConfiguration:
        .setNeedsUpdateContentUnavailableConfiguration
      }
  }

  private init(_ action: InterfaceAction) {
    self =
      switch action {
      case .requestGeometryUpdate: .requestGeometryUpdate
      case .setSupportedInterfaceOrientations: .setSupportedInterfaceOrientations
      case .setNeedsUpdateOfSupportedInterfaceOrientations:
        .setNeedsUpdateOfSupportedInterfaceOrientations
      case .attemptRotationToDeviceOrientation: .attemptRotationToDeviceOrientation
      case .setNeedsStatusBarAppearanceUpdate: .setNeedsStatusBarAppearanceUpdate
      case .setNeedsUpdateOfHomeIndicatorAutoHidden: .setNeedsUpdateOfHomeIndicatorAutoHidden
      case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures:
        .setNeedsUpdateOfScreenEdgesDeferringSystemGestures
      case .setNeedsUpdateOfPrefersPointerLocked: .setNeedsUpdateOfPrefersPointerLocked
      case .setPrefersInterfaceOrientationLocked: .setPrefersInterfaceOrientationLocked
      case .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
        .setNeedsUpdateOfPrefersInterfaceOrientationLocked
      }
  }

  /// The call, with this object as its operand if it has one.
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
    case .push: .container(.push(existing, animated: true))
    case .pop: .container(.pop(animated: true))
    case .popToRoot: .container(.popToRoot(animated: true))
    case .popTo: .container(.popTo(operand, animated: true))
    case .setViewControllers: .container(.setViewControllers([existing], animated: true))
    case .setTabs: .container(.setTabs(classNames: [operand.className]))
    case .selectTab: .container(.selectTab(className: operand.className))
    case .setPage: .container(.setPage(className: operand.className, animated: true))
    case .setPages: .container(.setPages(classNames: [operand.className]))
    case .showColumn: .container(.showColumn(.primary))
    case .hideColumn: .container(.hideColumn(.primary))
    case .performSegue: .performSegue(to: operand.className, kind: .show)
    case .loadViewIfNeeded: .view(.loadViewIfNeeded)
    case .setView: .view(.setView(isNil: true))
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
    case .requestSceneSessionRefresh: .requestSceneSession(.refresh(session: nil))
    case .registerSceneAccessory: .sceneAccessory(.register(content: operand.className))
    case .unregisterSceneAccessory: .sceneAccessory(.unregister)
    case .setSceneAccessoryEnabled: .sceneAccessory(.setEnabled(false))
    case .addChild: .containment(.addChild(existing))
    case .addSubview: .containment(.addSubview(operand))
    case .didMoveToParent: .containment(.didMoveToParent(operand, parent: true))
    case .willMoveToNil: .containment(.willMoveToNil(operand))
    case .removeFromSuperview: .containment(.removeFromSuperview(operand))
    case .removeFromParent: .containment(.removeFromParent(operand))
    case .embed: .containment(.embed(existing))
    case .unembed: .containment(.unembed(operand))
    case .transition: .containment(.transition(from: operand, to: InstanceID("Z")))
    case .beginAppearanceTransition:
      .containment(.beginAppearanceTransition(operand, isAppearing: true, animated: true))
    case .endAppearanceTransition: .containment(.endAppearanceTransition(operand))
    case .setHidden: .view(.setHidden(operand, true))
    case .callDirectly: .view(.callDirectly(.viewWillAppear))
    case .becomeFirstResponder: .view(.becomeFirstResponder)
    case .resignFirstResponder: .view(.resignFirstResponder)
    case .endEditing: .view(.endEditing(isForced: false))
    case .setNeedsLayout: .view(.setNeedsLayout)
    case .layoutIfNeeded: .view(.layoutIfNeeded)
    case .setNeedsUpdateConstraints: .view(.setNeedsUpdateConstraints)
    case .setNeedsUpdateProperties: .view(.setNeedsUpdateProperties)
    case .updatePropertiesIfNeeded: .view(.updatePropertiesIfNeeded)
    case .updateTraitsIfNeeded: .view(.updateTraitsIfNeeded)
    case .unregisterForTraitChanges: .view(.unregisterForTraitChanges)
    case .changeObservable: .view(.changeObservable)
    case .setPreferredContentSize: .view(.setPreferredContentSize)
    case .setModalInPresentation: .view(.setModalInPresentation(true))
    case .selectDetent: .view(.selectDetent(.large, animated: false))
    case .requestGeometryUpdate: .interface(.requestGeometryUpdate(.landscape))
    case .restoreUserActivityState: .restoreUserActivityState
    case .registerForRemoteNotifications: .registerForRemoteNotifications(fails: false)
    case .requestAuthorization: .requestAuthorization
    case .extendStateRestoration: .extendStateRestoration
    case .completeStateRestoration: .completeStateRestoration
    case .changeFittingSize: .view(.changeFittingSize)
    case .setPreferredSearchBarPlacement: .container(.setPreferredSearchBarPlacement(.inline))
    case .setAdditionalSafeAreaInsets: .view(.setAdditionalSafeAreaInsets)
    case .setNavigationBarHidden: .container(.setNavigationBarHidden(true))
    case .setToolbarHidden: .container(.setToolbarHidden(false))
    case .setTabBarHidden: .container(.setTabBarHidden(true))
    case .setSupportedInterfaceOrientations:
      .interface(.setSupportedInterfaceOrientations(.landscape))
    case .setNeedsUpdateOfSupportedInterfaceOrientations:
      .interface(.setNeedsUpdateOfSupportedInterfaceOrientations)
    case .attemptRotationToDeviceOrientation: .interface(.attemptRotationToDeviceOrientation)
    case .animateAlongsideTransition: .animateAlongsideTransition
    case .notifyWhenInteractionChanges: .notifyWhenInteractionChanges
    case .setActive: .container(.setActive(true))
    case .setShowsSearchResults: .container(.setShowsSearchResults(true))
    case .setNeedsStatusBarAppearanceUpdate: .interface(.setNeedsStatusBarAppearanceUpdate)
    case .setNeedsUpdateOfHomeIndicatorAutoHidden:
      .interface(.setNeedsUpdateOfHomeIndicatorAutoHidden)
    case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures:
      .interface(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures)
    case .setColumn: .container(.setColumn(.secondary, existing))
    case .setPreferredDisplayMode: .container(.setPreferredDisplayMode(.secondaryOnly))
    case .setOverrideTraitCollection: .containment(.setOverrideTraitCollection(operand, .regular))
    case .setOverrideUserInterfaceStyle: .view(.setOverrideUserInterfaceStyle(.dark))
    case .setSidebarHidden: .container(.setSidebarHidden(false))
    case .setEditing: .view(.setEditing(true, animated: true))
    case .setNeedsUpdateOfPrefersPointerLocked: .interface(.setNeedsUpdateOfPrefersPointerLocked)
    case .setPrefersInterfaceOrientationLocked:
      .interface(.setPrefersInterfaceOrientationLocked(true))
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
      .interface(.setNeedsUpdateOfPrefersInterfaceOrientationLocked)
    case .setNeedsUpdateContentUnavailableConfiguration:
      .view(.setNeedsUpdateContentUnavailableConfiguration)
    }
  }

  /// Whether the call names an object that has to exist.
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
      .requestSceneSessionActivation, .requestSceneSessionDestruction,
      .requestSceneSessionRefresh, .registerSceneAccessory,
      .unregisterSceneAccessory, .setSceneAccessoryEnabled,
      .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setSidebarHidden, .setEditing,
      .setNeedsUpdateOfPrefersPointerLocked, .setPrefersInterfaceOrientationLocked,
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
      .setNeedsUpdateContentUnavailableConfiguration, .requestGeometryUpdate,
      .restoreUserActivityState, .registerForRemoteNotifications, .changeFittingSize,
      .setPreferredSearchBarPlacement, .setPreferredDisplayMode, .setOverrideUserInterfaceStyle,
      .requestAuthorization, .hideWindowIfMade, .discardWindowIfMade, .setToolbarHidden,
      .setTabBarHidden, .setShowsSearchResults, .extendStateRestoration,
      .completeStateRestoration:
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
