/// The calls of a custom container.
///
/// https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html
/// A begin or an end too many shows in the console only:
/// http://stackoverflow.com/questions/9088465/unbalanced-calls-to-begin-end-appearance-transitions-for-detailviewcontroller
extension UIApplication {
  mutating func performContainment(
    _ action: AppAction, by id: ControllerID
  ) throws(Interruption) {
    switch action {
    case .addChild(let operand): try addChildOfApp(try resolve(operand), to: id)
    case .embed(let operand): try embed(try resolve(operand), in: id)
    case .addSubview(let name):
      let child = try resolve(name)
      // A view does not keep its controller; app code that wants one alive does.
      if self[child].parent == nil, child != id { retain(child, by: id) }
      try addSubview(child, to: id)
    case .transition(let from, let to): try swap(from: from, to: to, in: id)
    case .endAppearanceTransition(let name): try endAppearance(name)
    case .didMoveToParent(let name, _), .willMoveToNil(let name), .removeFromSuperview(let name),
      .removeFromParent(let name), .unembed(let name), .beginAppearanceTransition(let name, _, _):
      try performContainment(action, of: try living(name), by: id)
    case .make, .instantiate, .keep, .letGo, .setWindowRoot, .window, .requestSceneSession,
      .sceneAccessory, .show,
      .showDetail,
      .present, .dismiss, .performSegue, .push, .pop,
      .popToRoot, .popTo, .setViewControllers, .setTabs, .selectTab, .setPage, .setPages,
      .showColumn, .hideColumn,
      .setActive, .loadViewIfNeeded, .setView,
      .setHidden, .callDirectly, .setNeedsLayout, .setNeedsUpdateProperties,
      .changeObservable,
      .setPreferredContentSize,
      .selectDetent, .becomeFirstResponder, .resignFirstResponder,
      .setNeedsStatusBarAppearanceUpdate,
      .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setAdditionalSafeAreaInsets,
      .animateAlongsideTransition,
      .notifyWhenInteractionChanges, .setNavigationBarHidden,
      .setSupportedInterfaceOrientations, .setNeedsUpdateOfSupportedInterfaceOrientations,
      .attemptRotationToDeviceOrientation, .setColumn, .setPreferredDisplayMode,
      .setOverrideTraitCollection,
      .setSidebarHidden, .setEditing,
      .setNeedsUpdateOfPrefersPointerLocked, .setPrefersInterfaceOrientationLocked,
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
      .setNeedsUpdateContentUnavailableConfiguration, .requestGeometryUpdate,
      .restoreUserActivityState, .registerForRemoteNotifications, .changeFittingSize,
      .setPreferredSearchBarPlacement:
      break
    }
  }

  private mutating func performContainment(
    _ action: AppAction, of child: ControllerID, by id: ControllerID
  ) throws(Interruption) {
    switch action {
    case .didMoveToParent(_, let isParent): try didMove(child, to: isParent ? id : nil)
    case .willMoveToNil: try willMoveToNil(child)
    case .removeFromSuperview:
      try loadViewIfNeeded(child)
      try removeFromSuperview(child)
    case .removeFromParent:
      try removeFromParent(child)
      try releaseIfUnowned(child)
    case .unembed: try unembed(child)
    case .beginAppearanceTransition(_, let isAppearing, let animated):
      try callOverride(of: child, .beginAppearanceTransition)
      try beginAppearance(child, isAppearing, animated: animated)
    default: break
    }
  }

  private mutating func swap(
    from: InstanceID, to: InstanceID, in id: ControllerID
  ) throws(Interruption) {
    let old = try living(from)
    let new = try resolve(to)
    guard self[old].parent == id, self[new].parent == id else {
      throw .exception(
        "NSInvalidArgumentException",
        "Children view controllers \(from) and \(to) must have a common parent view controller")
    }
    try swap(from: old, to: new, in: id)
  }

  private mutating func endAppearance(_ name: InstanceID) throws(Interruption) {
    let id = try living(name)
    try callOverride(of: id, .endAppearanceTransition)
    guard isAlive(id) else { return }
    switch self[id].appearance {
    case .appearing where isLeftToWindow(id): return
    case .appearing, .disappearing: try endAppearanceIfBegun(id)
    case .appeared, .disappeared:
      try warn("Unbalanced calls to begin/end appearance transitions for <\(name)>.")
    }
  }
  /// The window has begun as well, and has not ended: so `end` leaves it, says Quick/Quick#941, and
  /// pointfreeco/swift-snapshot-testing#317 reads "state: appearing" after it.
  private func isLeftToWindow(_ id: ControllerID) -> Bool {
    version.windowEndsAppearance && isWindowRoot(id) && runLoop.awaitsEnd(of: id)
  }
}
