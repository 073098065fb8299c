import TestSupport

/// The outcome of each call in each situation, in the order of `ActionSituation`: a refusal by its
/// obstacle, or another `Outcome`; `-` if the situation is impossible.
enum ActionTable {
  /// - Returns: an empty list for a call without a row.
  static func row(of verb: ActionVerb) -> [String] { rows[verb.rawValue] }

  static let rows = TextTable(text)

  // The situations are: the receiver was never made, is gone; no process; the receiver is alone;
  // the app is in the background; the operand was never made, is gone, is alone; the call has been
  // made before.
  private static let text = """
    make neverMade gone outOfReach yes yes - - - yes
    instantiate neverMade gone outOfReach throws throws - - - outOfReach
    keep neverMade gone outOfReach yes yes neverMade gone yes nothing
    letGo neverMade gone outOfReach yes yes neverMade gone yes gone
    show neverMade gone outOfReach warning yes neverMade gone yes throws
    showDetail neverMade gone outOfReach warning yes neverMade gone yes throws
    present neverMade gone outOfReach warning yes neverMade gone yes throws
    dismiss neverMade gone outOfReach nothing nothing - - - nothing
    push neverMade gone outOfReach notInPosition yes neverMade gone yes throws
    pop neverMade gone outOfReach notInPosition nothing - - - nothing
    popToRoot neverMade gone outOfReach notInPosition nothing - - - nothing
    popTo neverMade gone outOfReach notInPosition nothing neverMade gone nothing nothing
    setViewControllers neverMade gone outOfReach notInPosition yes neverMade gone yes gone
    setTabs neverMade gone outOfReach notInPosition yes wrongKind yes yes gone
    selectTab neverMade gone outOfReach notInPosition yes wrongKind wrongKind wrongKind nothing
    setPage neverMade gone outOfReach notInPosition yes wrongKind wrongKind wrongKind undocumented
    setPages neverMade gone outOfReach notInPosition yes wrongKind wrongKind wrongKind nothing
    showColumn neverMade gone outOfReach notInPosition nothing - - - nothing
    hideColumn neverMade gone outOfReach notInPosition nothing - - - nothing
    setColumn neverMade gone outOfReach notInPosition yes neverMade gone yes nothing
    setPreferredDisplayMode neverMade gone outOfReach notInPosition yes - - - nothing
    setOverrideTraitCollection neverMade gone outOfReach notInPosition notInPosition neverMade gone notInPosition notInPosition
    setOverrideUserInterfaceStyle neverMade gone outOfReach yes yes - - - nothing
    setSidebarHidden neverMade gone outOfReach notInPosition yes - - - nothing
    setEditing neverMade gone outOfReach yes yes - - - nothing
    setModalInPresentation neverMade gone outOfReach yes yes - - - nothing
    setNeedsUpdateOfPrefersPointerLocked neverMade gone outOfReach nothing nothing - - - nothing
    setPrefersInterfaceOrientationLocked neverMade gone outOfReach yes yes - - - nothing
    setNeedsUpdateOfPrefersInterfaceOrientationLocked neverMade gone outOfReach nothing nothing - - - nothing
    setNeedsUpdateContentUnavailableConfiguration neverMade gone outOfReach yes nothing - - - nothing
    performSegue neverMade gone outOfReach throws throws - - - outOfReach
    loadViewIfNeeded neverMade gone outOfReach yes nothing - - - nothing
    setView neverMade gone outOfReach nothing yes - - - nothing
    setWindowRoot neverMade gone outOfReach yes yes neverMade gone yes gone
    makeKeyAndVisible neverMade gone outOfReach yes yes neverMade gone yes nothing
    showWindow neverMade gone outOfReach yes yes neverMade gone yes nothing
    hideWindow neverMade gone outOfReach notInPosition notInPosition neverMade gone notInPosition notInPosition
    makeKeyWindow neverMade gone outOfReach notInPosition notInPosition neverMade gone notInPosition notInPosition
    discardWindow neverMade gone outOfReach notInPosition notInPosition neverMade gone notInPosition notInPosition
    hideWindowIfMade neverMade gone outOfReach nothing nothing - - - nothing
    discardWindowIfMade neverMade gone outOfReach nothing nothing - - - nothing
    requestSceneSessionActivation neverMade gone outOfReach nothing undocumented - - - nothing
    requestSceneSessionDestruction neverMade gone outOfReach nothing nothing - - - nothing
    requestSceneSessionRefresh neverMade gone outOfReach nothing yes - - - nothing
    registerSceneAccessory neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    unregisterSceneAccessory neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    setSceneAccessoryEnabled neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    addChild neverMade gone outOfReach yes yes neverMade gone yes undocumented
    addSubview neverMade gone outOfReach yes yes neverMade gone yes nothing
    didMoveToParent neverMade gone outOfReach yes yes neverMade gone yes yes
    willMoveToNil neverMade gone outOfReach yes yes neverMade gone yes yes
    removeFromSuperview neverMade gone outOfReach yes yes neverMade gone yes nothing
    removeFromParent neverMade gone outOfReach yes yes neverMade gone notInPosition gone
    embed neverMade gone outOfReach yes yes neverMade gone yes undocumented
    unembed neverMade gone outOfReach yes yes neverMade gone notInPosition gone
    transition neverMade gone outOfReach throws throws neverMade gone throws outOfReach
    beginAppearanceTransition neverMade gone outOfReach yes yes neverMade gone yes nothing
    endAppearanceTransition neverMade gone outOfReach warning warning neverMade gone warning warning
    setHidden neverMade gone outOfReach yes yes neverMade gone yes nothing
    becomeFirstResponder neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    resignFirstResponder neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    endEditing neverMade gone outOfReach yes nothing - - - nothing
    callDirectly neverMade gone outOfReach warning warning - - - warning
    setNeedsLayout neverMade gone outOfReach yes yes - - - yes
    layoutIfNeeded neverMade gone outOfReach yes nothing - - - nothing
    setNeedsUpdateConstraints neverMade gone outOfReach yes yes - - - yes
    setNeedsUpdateProperties neverMade gone outOfReach nothing yes - - - yes
    updatePropertiesIfNeeded neverMade gone outOfReach nothing nothing - - - nothing
    updateTraitsIfNeeded neverMade gone outOfReach nothing nothing - - - nothing
    unregisterForTraitChanges neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    changeObservable neverMade gone outOfReach nothing nothing - - - nothing
    setPreferredContentSize neverMade gone outOfReach nothing yes - - - yes
    selectDetent neverMade gone outOfReach notInPosition notInPosition - - - notInPosition
    requestGeometryUpdate neverMade gone outOfReach yes yes - - - nothing
    restoreUserActivityState neverMade gone outOfReach yes yes - - - yes
    registerForRemoteNotifications neverMade gone outOfReach yes yes - - - yes
    requestAuthorization neverMade gone outOfReach yes yes - - - yes
    extendStateRestoration neverMade gone outOfReach yes yes - - - yes
    completeStateRestoration neverMade gone outOfReach undocumented undocumented - - - undocumented
    setPreferredSearchBarPlacement neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    changeFittingSize neverMade gone outOfReach nothing yes - - - yes
    setAdditionalSafeAreaInsets neverMade gone outOfReach yes yes - - - yes
    setNavigationBarHidden neverMade gone outOfReach notInPosition yes - - - nothing
    setToolbarHidden neverMade gone outOfReach notInPosition yes - - - nothing
    setTabBarHidden neverMade gone outOfReach notInPosition yes - - - nothing
    setSupportedInterfaceOrientations neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    setNeedsUpdateOfSupportedInterfaceOrientations neverMade gone outOfReach nothing nothing - - - nothing
    attemptRotationToDeviceOrientation neverMade gone outOfReach nothing nothing - - - nothing
    animateAlongsideTransition neverMade gone outOfReach nothing nothing - - - nothing
    notifyWhenInteractionChanges neverMade gone outOfReach nothing nothing - - - nothing
    setActive neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    setShowsSearchResults neverMade gone outOfReach wrongKind wrongKind - - - wrongKind
    setNeedsStatusBarAppearanceUpdate neverMade gone outOfReach nothing nothing - - - nothing
    setNeedsUpdateOfHomeIndicatorAutoHidden neverMade gone outOfReach nothing nothing - - - nothing
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures neverMade gone outOfReach nothing nothing - - - nothing
    """

  /// The evidence that UIKit itself responds in this way.
  static let grounds: [ActionVerb: [String: String]] = [
    .instantiate: [
      "throws": page("uistoryboard/instantiateviewcontroller(withidentifier:)")
    ],
    .keep: ["nothing": chapter("controller/memory-and-deinit")],
    .show: [
      "warning": chapter("presentation/chains-and-refusals"), "throws": active,
    ],
    .showDetail: [
      "warning": chapter("presentation/chains-and-refusals"), "throws": active,
    ],
    .present: [
      "warning": chapter("presentation/chains-and-refusals"), "throws": active,
    ],
    .push: ["throws": page("uinavigationcontroller/pushviewcontroller(_:animated:)")],
    .dismiss: ["nothing": chapter("presentation/chains-and-refusals")],
    .pop: ["nothing": page("uinavigationcontroller/popviewcontroller(animated:)")],
    .popToRoot: ["nothing": page("uinavigationcontroller/poptorootviewcontroller(animated:)")],
    .popTo: ["nothing": chapter("refusals")],
    .selectTab: ["nothing": page("uitabbarcontroller/selectedviewcontroller")],
    .setPages: [
      "nothing": page(
        "uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)")
    ],
    .showColumn: ["nothing": page("uisplitviewcontroller/show(_:)")],
    .hideColumn: ["nothing": page("uisplitviewcontroller/hide(_:)")],
    .setColumn: ["nothing": chapter("split/changing-columns")],
    .setPreferredDisplayMode: [
      "nothing": page("uisplitviewcontroller/preferreddisplaymode-swift.property")
    ],
    .setOverrideUserInterfaceStyle: [
      "nothing": page("uiviewcontroller/overrideuserinterfacestyle")
    ],
    .setSidebarHidden: [
      "nothing": page(
        "uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol/tabbarcontroller(_:sidebarvisibilitywillchange:animator:)"
      )
    ],
    .setEditing: ["nothing": page("uiviewcontroller/isediting")],
    .setModalInPresentation: ["nothing": page("uiviewcontroller/ismodalinpresentation")],
    .setNeedsUpdateOfPrefersPointerLocked: [
      "nothing": page("uiviewcontroller/setneedsupdateofpreferspointerlocked()")
    ],
    .setPrefersInterfaceOrientationLocked: [
      "nothing": page("uiviewcontroller/prefersinterfaceorientationlocked")
    ],
    .setNeedsUpdateOfPrefersInterfaceOrientationLocked: [
      "nothing": page("uiviewcontroller/setneedsupdateofprefersinterfaceorientationlocked()")
    ],
    .setNeedsUpdateContentUnavailableConfiguration: [
      "nothing": page("uiviewcontroller/setneedsupdatecontentunavailableconfiguration()")
    ],
    .performSegue: [
      "throws": page("uiviewcontroller/performsegue(withidentifier:sender:)")
    ],
    .loadViewIfNeeded: ["nothing": page("uiviewcontroller/loadviewifneeded()")],
    .setView: ["nothing": page("uiviewcontroller/view")],
    .makeKeyAndVisible: ["nothing": page("uiwindow/makekeyandvisible()")],
    .showWindow: ["nothing": page("uiview/ishidden")],
    .hideWindowIfMade: ["nothing": chapter("app/windows")],
    .discardWindowIfMade: ["nothing": chapter("app/windows")],
    .requestSceneSessionActivation: [
      "nothing": page(
        "uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)")
    ],
    .requestSceneSessionDestruction: [
      "nothing": page("uiapplication/requestscenesessiondestruction(_:options:errorhandler:)")
    ],
    .requestSceneSessionRefresh: [
      "nothing": page("uiapplication/requestscenesessionrefresh(_:)")
    ],
    .addSubview: ["nothing": page("uiview/addsubview(_:)")],
    .removeFromSuperview: ["nothing": page("uiview/removefromsuperview()")],
    .transition: [
      "throws": page(
        "uiviewcontroller/transition(from:to:duration:options:animations:completion:)")
    ],
    .beginAppearanceTransition: ["nothing": chapter("controller/appearance")],
    .endEditing: ["nothing": page("uiview/endediting(_:)")],
    .callDirectly: ["warning": chapter("controller/appearance")],
    .endAppearanceTransition: ["warning": chapter("controller/appearance")],
    .layoutIfNeeded: ["nothing": page("uiview/layoutifneeded()")],
    .setNeedsUpdateProperties: ["nothing": page("uiview/setneedsupdateproperties()")],
    .updatePropertiesIfNeeded: ["nothing": page("uiviewcontroller/updatepropertiesifneeded()")],
    .updateTraitsIfNeeded: ["nothing": page("uiviewcontroller/updatetraitsifneeded()")],
    .changeObservable: ["nothing": page("automatic-observation-tracking")],
    .setPreferredContentSize: ["nothing": page("uicontentcontainer")],
    .changeFittingSize: [
      "nothing": page(
        "uicontentcontainer/systemlayoutfittingsizedidchange(forchildcontentcontainer:)")
    ],
    .requestGeometryUpdate: [
      "nothing": page("uiwindowscene/requestgeometryupdate(_:errorhandler:)")
    ],
    .setNavigationBarHidden: [
      "nothing": page("uinavigationcontroller/isnavigationbarhidden")
    ],
    .setToolbarHidden: ["nothing": page("uinavigationcontroller/istoolbarhidden")],
    .setTabBarHidden: ["nothing": page("uitabbarcontroller/istabbarhidden")],
    .setNeedsUpdateOfSupportedInterfaceOrientations: [
      "nothing": page("uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()")
    ],
    .attemptRotationToDeviceOrientation: [
      "nothing": page("uiviewcontroller/attemptrotationtodeviceorientation()")
    ],
    .animateAlongsideTransition: ["nothing": page("uiviewcontroller/transitioncoordinator")],
    .notifyWhenInteractionChanges: ["nothing": page("uiviewcontroller/transitioncoordinator")],
    .setNeedsStatusBarAppearanceUpdate: [
      "nothing": page("uiviewcontroller/setneedsstatusbarappearanceupdate()")
    ],
    .setNeedsUpdateOfHomeIndicatorAutoHidden: [
      "nothing": page("uiviewcontroller/setneedsupdateofhomeindicatorautohidden()")
    ],
    .setNeedsUpdateOfScreenEdgesDeferringSystemGestures: [
      "nothing": page("uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()")
    ],
    .setHidden: ["nothing": page("uiview/ishidden")],
  ]

  /// The exception of all calls that throw.
  static let exception = "NSInvalidArgumentException"

  /// A controller that is presented, or has a parent, cannot be presented again.
  private static let active = chapter("presentation/chains-and-refusals")

  private static func page(_ path: String) -> String {
    "https://developer.apple.com/documentation/uikit/\(path)"
  }

  private static func chapter(_ path: String) -> String { "Specs/ios/\(path).md" }
}
