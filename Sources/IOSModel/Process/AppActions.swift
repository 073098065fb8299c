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

  private mutating func carryOut(
    _ action: AppAction, by id: ControllerID
  ) throws(Interruption) {
    switch action {
    case .make, .setWindowRoot, .window, .registerForRemoteNotifications: break  // need no receiver
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
    case .push(let operand, let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.withResolved(operand, for: navigation) {
          app, pushed throws(Interruption) in
          try app.push(pushed, on: navigation, animated: animated)
        }
      }
    case .pop(let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.pop(navigation, animated: animated)
      }
    case .popToRoot(let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.popToRoot(navigation, animated: animated)
      }
    case .popTo(let target, let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.popTo(try app.living(target), on: navigation, animated: animated)
      }
    case .setViewControllers(let operands, let animated):
      try setViewControllers(operands, animated: animated, from: id)
    case .setTabs(let classNames):
      let (container, tabs) = try self.tabs(classNames, around: id)
      try setTabs(tabs, of: container)
    case .selectTab(let className): try selectTab(className, from: id)
    case .setPage(let className, let animated):
      try setPage(className, animated: animated, from: id)
    case .setPages(let classNames):
      let (container, pages) = try self.pages(classNames, around: id)
      try setPages(pages, of: container)
    case .showColumn(let column): try show(column, inSplit: try columnSplit(of: id))
    case .hideColumn(let column): try hide(column, inSplit: try columnSplit(of: id))
    case .setColumn(let column, let operand):
      let split = try columnSplit(of: id)
      guard let operand else { return try clearColumn(column, inSplit: split) }
      try withResolved(operand, for: split) { app, controller throws(Interruption) in
        try app.setColumn(column, to: controller, inSplit: split)
      }
    case .setPreferredDisplayMode(let mode):
      try setPreferredDisplayMode(mode, inSplit: try columnSplit(of: id))
    case .setSidebarHidden(let isHidden):
      try setSidebarHidden(isHidden, of: try tabBarController(of: id))
    case .setOverrideTraitCollection(let name, let width):
      try setOverrideTraits(of: try living(name), to: width)
    case .setEditing(let isEditing, _): try setEditing(id, isEditing)
    case .setNeedsUpdateOfPrefersPointerLocked: try updatePointerLock()
    case .setPrefersInterfaceOrientationLocked(let isLocked):
      setPrefersOrientationLocked(id, isLocked)
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked: try updateOrientationLock(by: id)
    case .setNeedsUpdateContentUnavailableConfiguration:
      setNeedsUpdateContentUnavailableConfiguration(id)
    case .setActive(let isActive):
      let search = try receivingSearch(id)
      try isActive ? activate(search) : deactivate(search)
    case .loadViewIfNeeded:
      try callOverride(of: id, .loadViewIfNeeded)
      try loadViewIfNeeded(id)
    case .setView(let isNil): try setView(id, isNil: isNil)
    case .keep(let name): retain(try living(name), by: id)
    case .letGo(let name): try clearReference(to: try living(name), of: id)
    case .addChild(let operand): try addChildOfApp(try resolve(operand), to: id)
    case .addSubview(let name): try addSubview(name, to: id)
    case .didMoveToParent(let name, let isParent):
      try didMove(try living(name), to: isParent ? id : nil)
    case .willMoveToNil(let name): try willMoveToNil(try living(name))
    case .removeFromSuperview(let name): try removeFromSuperview(name)
    case .removeFromParent(let name): try removeFromParent(name)
    case .embed(let operand): try embed(try resolve(operand), in: id)
    case .unembed(let name): try unembed(try living(name))
    case .transition(let from, let to): try swap(from: from, to: to, in: id)
    case .beginAppearanceTransition(let name, let isAppearing, let animated):
      try beginAppearance(name, isAppearing, animated: animated)
    case .endAppearanceTransition(let name): try endAppearance(name)
    // A hidden view stays in the hierarchy: nobody is told of more than that it has been loaded.
    case .setHidden(let name, _): try loadViewIfNeeded(try living(name))
    case .setNeedsLayout:
      try loadViewIfNeeded(id)
      if isAlive(id) { setNeedsLayout(id) }
    case .layoutIfNeeded:
      try loadViewIfNeeded(id)
      try layOutNow(id)
    case .setNeedsUpdateProperties: if self[id].view.isLoaded { setNeedsUpdateProperties(id) }
    case .changeObservable: changeObservable()
    case .setPreferredContentSize: try preferredContentSizeDidChange(of: id)
    case .selectDetent(let detent): select(detent, of: try sheet(around: id))
    case .callDirectly(let callback): try callDirectly(callback, of: id)
    case .becomeFirstResponder: try becomeFirstResponder(id)
    case .resignFirstResponder: try resignFirstResponder(id)
    case .setNeedsStatusBarAppearanceUpdate: try updateStatusBar()
    case .setNeedsUpdateOfHomeIndicatorAutoHidden: try updateHomeIndicator()
    case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures: try updateScreenEdges()
    case .setAdditionalSafeAreaInsets: try safeAreaDidChange(id)
    case .animateAlongsideTransition: animateAlongsideTransition(of: id)
    case .notifyWhenInteractionChanges: notifyWhenInteractionChanges(of: id)
    case .setNavigationBarHidden(let isHidden):
      try setNavigationBarHidden(try navigationController(of: id), isHidden)
    case .setSupportedInterfaceOrientations(let mask): setSupportedInterfaceOrientations(id, mask)
    case .setNeedsUpdateOfSupportedInterfaceOrientations:
      setNeedsUpdateOfSupportedInterfaceOrientations(id)
    case .attemptRotationToDeviceOrientation: try attemptRotationToDeviceOrientation()
    case .requestGeometryUpdate(let mask): requestGeometryUpdate(of: id, mask)
    case .restoreUserActivityState: try call(id, .restoreUserActivityState)
    case .changeFittingSize: try systemLayoutFittingSizeDidChange(of: id)
    case .setPreferredSearchBarPlacement(let placement):
      try placeSearchBar(of: try receivingSearch(id), placement)
    }
  }

  private mutating func inNavigation(
    of id: ControllerID,
    _ body: (inout UIApplication, ControllerID) throws(Interruption) -> Void
  ) throws(Interruption) {
    try body(&self, try navigationController(of: id))
  }

  private mutating func setViewControllers(
    _ operands: [AppAction.Operand], animated: Bool, from id: ControllerID
  ) throws(Interruption) {
    let setsTabs = self[id].container.isTabs
    let container = setsTabs ? id : try navigationController(of: id)
    var members: [ControllerID] = []
    for operand in operands {
      members.append(try resolve(operand))
    }
    try setsTabs
      ? setTabs(members, of: container, animated: animated)
      : setStack(members, of: container, animated: animated)
  }

  private mutating func selectTab(
    _ className: String, from id: ControllerID
  ) throws(Interruption) {
    let (container, classID) = try self.tab(className, around: id)
    if let tab = try provideTab(classID, in: container) { try selectByCode(tab, of: container) }
  }

  private mutating func setPage(
    _ className: String, animated: Bool, from id: ControllerID
  ) throws(Interruption) {
    let (container, page) = try self.page(className, around: id)
    try setPage(page, of: container, animated: animated)
  }

  /// Makes or finds the operand, which app code lets go of after the call. A receiver that loses its
  /// last owner while the operand is made lives until the call returns.
  private mutating func withResolved(
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
