/// Calls of app code into UIKit.
///
/// Which object carries a call out follows the pages of the calls: the nearest navigation controller
/// (https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller), tab bar
/// controller (https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller) or
/// page controller around the receiver. `AppAction` names the method behind each.
extension UIApplication {
  /// - Parameter receiver: the controller whose code runs; nil in a delegate, which calls on the
  ///   controller in front.
  mutating func perform(_ action: AppAction, by receiver: ControllerID?) throws(Interruption) {
    let outer = reason
    reason = action.reason
    switch action {
    case .make(let className): try makeForApp(names.intern(className))
    case .setWindowRoot(let operand):
      try checkRoot(operand, by: receiver)
      let window = try windowForRoot(by: receiver)
      try setRoot(try resolve(operand), of: window)
    case .window(let action): try perform(action, by: receiver)
    case .registerForRemoteNotifications(let fails): dispatch(.remoteRegistration(fails: fails))
    case .requestAuthorization: requestAuthorization()
    default:
      let id = try callingController(receiver)
      try check(action, by: id)
      try carryOut(action, by: id)
    }
    reason = outer
  }

  @inline(__always)
  private func callingController(
    _ receiver: ControllerID?
  ) throws(Interruption) -> ControllerID {
    if let receiver { return receiver }
    guard let front = frontmost else {
      throw .impossible(.notInPosition, "the window has no controller whose code could run")
    }
    return front
  }

  /// Its parts are apart: at each level at which app code calls itself the frame of one is on the stack, and that
  /// of all together would be many times as large.
  private mutating func carryOut(
    _ action: AppAction, by id: ControllerID
  ) throws(Interruption) {
    switch action {
    // They need no receiver.
    case .make, .setWindowRoot, .window, .registerForRemoteNotifications, .requestAuthorization:
      break
    case .instantiate, .requestSceneSession, .sceneAccessory, .show, .showDetail, .present,
      .dismiss, .performSegue:
      try carryOutShowing(action, by: id)
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .setNavigationBarHidden,
      .setToolbarHidden, .setTabBarHidden, .setTabs, .selectTab, .setSidebarHidden, .setPage,
      .setPages, .showColumn, .hideColumn, .setColumn, .setPreferredDisplayMode, .setActive,
      .setPreferredSearchBarPlacement, .setShowsSearchResults:
      try carryOutInContainer(action, by: id)
    case .keep, .letGo, .addChild, .addSubview, .didMoveToParent, .willMoveToNil,
      .removeFromSuperview, .removeFromParent, .embed, .unembed, .transition,
      .beginAppearanceTransition, .endAppearanceTransition, .setOverrideTraitCollection:
      try carryOutContainment(action, by: id)
    case .loadViewIfNeeded, .setView, .setHidden, .setNeedsLayout, .layoutIfNeeded,
      .setNeedsUpdateConstraints, .setNeedsUpdateProperties, .changeObservable,
      .setPreferredContentSize, .setModalInPresentation, .selectDetent,
      .setAdditionalSafeAreaInsets, .changeFittingSize, .setEditing, .becomeFirstResponder,
      .resignFirstResponder, .setNeedsUpdateContentUnavailableConfiguration,
      .updatePropertiesIfNeeded, .updateTraitsIfNeeded, .unregisterForTraitChanges,
      .setOverrideUserInterfaceStyle, .endEditing, .callDirectly:
      try carryOutOnView(action, by: id)
    case .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked,
      .setPrefersInterfaceOrientationLocked, .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
      .setSupportedInterfaceOrientations, .setNeedsUpdateOfSupportedInterfaceOrientations,
      .attemptRotationToDeviceOrientation, .requestGeometryUpdate, .animateAlongsideTransition,
      .notifyWhenInteractionChanges, .restoreUserActivityState:
      try carryOutOnInterface(action, by: id)
    }
  }

  /// What brings a controller onto the screen or takes it off, whatever it is in.
  @inline(never)
  private mutating func carryOutShowing(
    _ action: AppAction, by id: ControllerID
  ) throws(Interruption) {
    switch action {
    case .instantiate(let className, let isCreated):
      try instantiate(names.intern(className), byCreatorOf: isCreated ? id : nil)
    case .requestSceneSession(let request): try self.request(request, by: id)
    case .sceneAccessory(let action): perform(action, by: id)
    case .show(let operand):
      try withResolved(operand, for: id) { app, shown throws(Interruption) in
        try app.show(shown, from: id)
      }
    case .showDetail(let operand):
      try withResolved(operand, for: id) { app, shown throws(Interruption) in
        try app.showDetail(shown, from: id)
      }
    case .present(let operand, let style, let animated):
      try withResolved(operand, for: id) { app, presented throws(Interruption) in
        try app.callOverride(of: id, .present)
        try app.present(presented, from: id, style: style, animated: animated)
      }
    case .dismiss(let animated): try dismiss(id, animated: animated)
    case .performSegue(let className, let kind):
      try performSegue(to: className, kind: kind, from: id)
    default: throw .misplaced(action)
    }
  }

  /// Makes or finds the operand, which app code lets go of after the call. A receiver that loses its
  /// last owner while the operand is made lives until the call returns.
  mutating func withResolved(
    _ operand: AppAction.Operand, for receiver: ControllerID,
    _ body: (inout UIApplication, ControllerID) throws(Interruption) -> Void
  ) throws(Interruption) {
    hold(receiver)
    let id = try resolve(operand)
    let isOrphan = try endHoldIfOwned(receiver)
    // Its own code may have given the operand away while it was made.
    if isAlive(id) { try body(&self, id) }
    try releaseIfUnowned(id)
    if isOrphan { try endHold(receiver) }
  }
}

extension Interruption {
  /// A call has come to a part that does not carry it out.
  static func misplaced(_ action: AppAction) -> Interruption {
    .defect(ModelDefect("\(action) is carried out elsewhere", file: #fileID, line: #line))
  }
}
