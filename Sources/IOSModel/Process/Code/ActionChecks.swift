/// Whether a call can be made at all: the objects that it names live, and stand where it needs
/// them. The code of a real app could not be written, or would call nothing, where a check refuses;
/// what UIKit itself makes of a call that comes at a wrong moment is left to the call, and so is
/// what that looks for before it does anything else. No check changes anything. The checks are not
/// part of UIKit; they stand for the compiler, and for what a reference can lead to.
extension UIApplication {
  mutating func check(_ action: ContainerAction, by id: ControllerID) throws(Interruption) {
    switch action {
    case .push(let operand, _): try check(operand)
    case .setViewControllers(let operands, _):
      if self[id].container.isTabs { try checkTabs(operands, of: id) }
    case .setTabBarHidden:
      try require(
        version.hidesTabBarByCode, .wrongKind,
        "a tab bar cannot be hidden by a call before iOS 18")
    case .setSidebarHidden:
      try require(version.hasSidebars, .wrongKind, "tab bars have no sidebar before iOS 18")
    case .setPage(let className, _): try checkPage(className, around: id)
    case .setPages(let classNames): try checkPages(classNames, around: id)
    case .showColumn(let column), .hideColumn(let column):
      try check(column, of: try columnSplit(of: id))
    case .setColumn(let column, let operand):
      let split = try columnSplit(of: id)
      try check(column, of: split)
      if let operand {
        try check(operand, as: column, of: split)
      } else {
        try checkClearing(column, of: split)
      }
    case .setPreferredSearchBarPlacement:
      try require(version.placesSearchBars, .wrongKind, "there is no such placement before iOS 16")
    case .setShowsSearchResults:
      try require(
        version.showsResultsByCode, .wrongKind, "there is no such property before iOS 13")
    case .pop, .popToRoot, .popTo, .setNavigationBarHidden, .setToolbarHidden, .setTabs, .selectTab,
      .setPreferredDisplayMode, .setActive:
      break
    }
  }

  mutating func check(_ action: ContainmentAction, by id: ControllerID) throws(Interruption) {
    switch action {
    case .addChild(let operand), .embed(let operand): try checkChild(operand, of: id)
    case .addSubview(let name): try check(.existing(name))
    case .removeFromParent(let name), .unembed(let name):
      let child = try living(name)
      try require(
        self[child].parent != nil, .notInPosition,
        "\(name) is nobody's child\(otherChild(than: child))")
    case .transition(let from, let to):
      _ = try living(from)
      try check(.existing(to))
      try require(from != to, .undocumented, "\(from) would take its own place\(Self.undocumented)")
    case .setOverrideTraitCollection(let name, _):
      let child = try living(name)
      try require(
        self[child].parent == id, .notInPosition, "\(name) is no child of \(self.name(id))")
    case .didMoveToParent, .willMoveToNil, .removeFromSuperview, .beginAppearanceTransition,
      .endAppearanceTransition:
      break
    }
  }

  mutating func check(_ action: ViewAction, by id: ControllerID) throws(Interruption) {
    switch action {
    case .setNeedsUpdateProperties, .updatePropertiesIfNeeded:
      try require(version.updatesProperties, .wrongKind, "there is no such call before iOS 26")
    case .updateTraitsIfNeeded:
      try require(
        version.registersForTraitChanges, .wrongKind, "there is no such call before iOS 17")
    case .unregisterForTraitChanges:
      try require(
        declaration(of: id).registersForTraitChanges, .wrongKind,
        "\(name(id)) has registered no block for changes of its traits")
    case .setOverrideUserInterfaceStyle:
      try require(version.hasDarkMode, .wrongKind, "there is no such property before iOS 13")
    case .setNeedsUpdateContentUnavailableConfiguration:
      try require(
        version.updatesContentUnavailable, .wrongKind, "there is no such call before iOS 17")
    case .setModalInPresentation:
      try require(version.forbidsDismissal, .wrongKind, "there is no such property before iOS 13")
    case .selectDetent:
      try require(version.reportsDetents, .wrongKind, "there are no detents before iOS 15")
    case .becomeFirstResponder, .resignFirstResponder:
      try require(
        declaration(of: id).textField != nil, .wrongKind, "\(name(id)) has no text field")
    case .setHidden: break
    // UIKit has an answer of its own to each of these, whatever they meet.
    case .loadViewIfNeeded, .setView, .setNeedsLayout, .layoutIfNeeded, .setNeedsUpdateConstraints,
      .changeObservable, .setPreferredContentSize, .changeFittingSize,
      .setAdditionalSafeAreaInsets, .setEditing, .endEditing, .callDirectly:
      break
    }
  }

  mutating func check(_ action: InterfaceAction, by id: ControllerID) throws(Interruption) {
    switch action {
    case .setNeedsUpdateOfPrefersPointerLocked:
      try require(version.locksPointer, .wrongKind, "there is no such call before iOS 14")
    case .setPrefersInterfaceOrientationLocked, .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
      try require(version.locksOrientation, .wrongKind, "there is no such lock before iOS 26")
    case .setSupportedInterfaceOrientations:
      try require(
        self[id].supportedInterfaceOrientations != nil, .wrongKind,
        "\(name(id)) has no override of supportedInterfaceOrientations")
    case .setNeedsUpdateOfSupportedInterfaceOrientations, .requestGeometryUpdate:
      try require(version.turnsOnRequest, .wrongKind, "there is no such call before iOS 16")
    // UIKit has an answer of its own to each of these, whatever they meet.
    case .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden,
      .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .attemptRotationToDeviceOrientation:
      break
    }
  }

  static let undocumented = ", and what UIKit makes of that is not documented"

  func checkRoot(
    _ operand: AppAction.Operand, by receiver: ControllerID?
  ) throws(Interruption) {
    try check(operand)
    guard case .existing(let name) = operand, let id = find(name) else { return }
    try require(
      self[try windowForRoot(by: receiver)].rootViewController != id, .undocumented,
      "\(name) is the window's root already\(Self.undocumented)")
  }

  /// The newest instance of the class, if it is not this one and is a child of another controller.
  private func otherChild(than child: ControllerID) -> String {
    guard let newest = controllers.newest(of: child.classID), newest != child,
      let parent = self[newest].parent
    else { return "" }
    return ", but \(name(newest)) is a child of \(name(parent))"
  }

  private func checkChild(
    _ operand: AppAction.Operand, of parent: ControllerID
  ) throws(Interruption) {
    try check(operand)
    guard case .existing(let name) = operand, let child = find(name) else { return }
    try require(
      self[child].parent != parent, .undocumented,
      "\(name) is a child of \(self.name(parent)) already\(Self.undocumented)")
  }
}
