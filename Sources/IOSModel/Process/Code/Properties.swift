/// What can be read off the machine from outside, where objects have names.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller defines each property.
extension UIApplication {
  func find(_ id: InstanceID) -> ControllerID? {
    guard let classID = names.id(named: id.className), let number = Int32(exactly: id.number) else {
      return nil
    }
    return controllers.find(classID, number: number)
  }

  /// The controller of this name, which has to live.
  func living(_ name: InstanceID) throws(Interruption) -> ControllerID {
    if let id = find(name) { return id }
    guard wasMade(name) else {
      throw .impossible(.neverMade, "there has been no \(name) yet")
    }
    let newest = currentInstance(of: name.className).map { "; the one that lives is \($0)" }
    throw .impossible(.gone, "\(name) has been deallocated\(newest ?? "")")
  }

  private func wasMade(_ name: InstanceID) -> Bool {
    guard let classID = names.id(named: name.className) else { return false }
    return name.number >= 1 && name.number <= Int(ledger.made(classID))
  }

  func value(of property: ControllerProperty, on name: InstanceID) -> String? {
    guard let id = find(name) else {
      return property == .isDeallocated && wasMade(name) ? "true" : nil
    }
    return value(of: property, on: id)
  }

  /// Nil: the controller has no such property.
  func value(of property: ControllerProperty, on id: ControllerID) -> String? {
    switch property {
    case .isDeallocated: "false"
    case .view: self[id].view.isLoaded ? "loaded" : "not loaded"
    case .isViewLoaded: "\(self[id].view.isLoaded)"
    case .window: isInWindow(id) ? "set" : "nil"
    case .isKeyWindow: windowOnScreen(of: id).map { "\(isKeyWindow($0))" } ?? "nil"
    case .windowScene:
      windowOnScreen(of: id).flatMap { self[$0].scene }.map { "\($0.number)" } ?? "nil"
    case .nibName: self[id].isFromStoryboard ? "storyboard" : nibName(of: id) ?? "nil"
    case .parent: name(self[id].parent)
    case .navigationController: name(self[id].parent.flatMap { navigation(of: $0) })
    case .presentedViewController: name(presentedController(of: id))
    case .presentingViewController: name(presentingController(of: id))
    case .isMovingToParent: "\(self[id].relations.isMovingToParent)"
    case .isMovingFromParent: "\(self[id].relations.isMovingFromParent)"
    case .isBeingPresented: "\(self[id].relations.isBeingPresented)"
    case .isBeingDismissed: "\(self[id].relations.isBeingDismissed)"
    case .horizontalSizeClass: horizontalSizeClass(of: id)?.rawValue ?? "unspecified"
    case .userInterfaceStyle: userInterfaceStyle(of: id).rawValue
    case .preferredContentSizeCategory:
      (boundsOfTraits(of: id)?.contentSizeCategory ?? device.contentSizeCategory).rawValue
    case .legibilityWeight:
      (boundsOfTraits(of: id)?.legibilityWeight ?? device.legibilityWeight).rawValue
    case .accessibilityContrast:
      (boundsOfTraits(of: id)?.accessibilityContrast ?? device.accessibilityContrast).rawValue
    // Controllers that UITabs provide are not listed: a recording in Vercantez/openuikit @17849c7,
    // uikit/Tools/oracle2/signallastrowsprobe.
    case .viewControllers:
      self[tabs: id]?.hasTabs == true ? "nil" : viewControllers(of: id).map { names(of: $0) }
    case .topViewController: isNavigation(id) ? name(self[navigation: id].stack.last) : nil
    case .visibleViewController:
      isNavigation(id) ? name(presentedController(of: id) ?? self[navigation: id].stack.last) : nil
    case .selectedViewController:
      self[tabs: id].map { name($0.selected.flatMap { isAlive($0) ? $0 : nil }) }
    case .children: names(of: self[id].children)
    case .isActive:
      declaration(of: id).kind.isSearch ? "\(isActive(id))" : nil
    case .isCollapsed: self[split: id].map { "\($0.isCollapsed)" }
    case .tabBar: self[tabs: id].map { isTabBarHidden(of: $0) ? "hidden" : "shown" }
    case .isFirstResponder:
      declaration(of: id).textField != nil ? "\(isFirstResponder(id))" : nil
    case .selectedDetentIdentifier:
      self[presentation: id].flatMap {
        $0.style.isSheet ? $0.selectedDetent?.rawValue ?? "nil" : nil
      }
    case .isEditing: "\(self[id].isEditing)"
    case .isInterfaceOrientationLocked:
      windowOnScreen(of: id).flatMap { self[$0].scene }.flatMap { self[$0] }
        .map { "\(isOrientationLocked($0))" } ?? "nil"
    case .transitionCoordinator: transitionSite(of: id) == nil ? "nil" : "set"
    case .isInteractive: transitionSite(of: id).map { "\(isInteractive($0))" } ?? "nil"
    case .isCancelled:
      transitionSite(of: id).map { "\(coordinator(at: $0)?.isCancelled == true)" } ?? "nil"
    }
  }

  /// As long as UIKit does not predict traits, nil for what is in no window yet.
  private func horizontalSizeClass(of id: ControllerID) -> SizeClass? {
    guard !version.announcesFirstTraits || isInWindow(outermost(around: id)) else { return nil }
    guard !hasSetWidth(id), let bounds = boundsOfTraits(of: id) else {
      return traitCollection(of: id).horizontalSizeClass
    }
    return bounds.horizontalSizeClass
  }

  func userInterfaceStyle(of id: ControllerID) -> UserInterfaceStyle {
    givenStyle(of: id) ?? boundsOfTraits(of: id)?.interfaceStyle ?? device.interfaceStyle
  }

  /// A controller whose view has left the window keeps the traits that it had there until it is
  /// back, or has those of its window at once.
  ///
  /// https://developer.apple.com/videos/play/wwdc2023/10057/
  private func boundsOfTraits(of id: ControllerID) -> WindowBounds? {
    guard let known = self[id].view.traitsKnownFor, !isInWindow(id),
      version.inheritsTraitsFromSuperview
    else { return windowBounds(of: id) }
    return known
  }

  /// https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow
  private func isKeyWindow(_ window: WindowID) -> Bool {
    let isOfApp = keyWindow == window
    let isOfScene = self[window].scene.flatMap { self[$0] }?.keyWindow == window
    return isOfApp == isOfScene || !version.hasKeyWindowInEachScene ? isOfApp : isOfScene
  }

  private func windowOnScreen(of id: ControllerID) -> WindowID? {
    isInWindow(id) ? window(of: id) : nil
  }

  /// What the app's questions find at this moment, in the order in which it asks them.
  func answers(of id: ControllerID) -> [IOSEvent.Argument] {
    names.app.image.app.questions.compactMap { property in
      value(of: property, on: id).map { IOSEvent.Argument(property.rawValue, $0) }
    }
  }

  func currentInstance(of className: String) -> InstanceID? {
    names.id(named: className).flatMap(controllers.newest).map { names[$0] }
  }

  func name(_ id: ControllerID?) -> String { id.map { names[$0].description } ?? "nil" }

  private func names(of ids: [ControllerID]) -> String {
    ids.map { name($0) }.joined(separator: " ")
  }
}
