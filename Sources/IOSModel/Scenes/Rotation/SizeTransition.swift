/// What gives the windows of a scene another size, or lets them turn.
enum SizeChange {
  /// The interface turns. By 180 degrees the windows are as large as before, so that nothing in
  /// them has other bounds.
  case rotate(keepsSize: Bool)
  /// The window gets another width, and mostly another size class with it.
  case resize(changesSizeClass: Bool)
  /// The system takes a snapshot in the other width, of which the session does not learn.
  case snapshot

  fileprivate var isOfWidthAlone: Bool {
    switch self {
    case .rotate: false
    case .resize, .snapshot: true
    }
  }

  fileprivate var keepsSize: Bool {
    switch self {
    case .rotate(let keepsSize): keepsSize
    case .resize, .snapshot: false
    }
  }
}

/// Rotation and resizing. Every controller's base method hands both calls on to its children, so
/// the parent is always first and all are told of the traits before any is told of the size, and an
/// override that leaves out `super` cuts its children off: mattneub/Programming-iOS-Book-Examples
/// @4f785bf1, bk2ch06p334containerEventForwarding. All of it is one synchronous block in the
/// scene's update: apptekstudios/ASCollectionView#200.
///
/// https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
extension UIApplication {
  mutating func resize(_ scene: SceneID, to width: SizeClass) throws(Interruption) {
    guard let before = self[scene]?.bounds.horizontalSizeClass, var session = openSessions[scene]
    else { return }
    session.resize(to: width, from: before)
    openSessions[scene] = session
    self[scene]?.bounds.horizontalSizeClass = width
    self[scene]?.bounds.hasOtherWidth = session.hasOtherWidth
    try changeSize(of: scene, by: .resize(changesSizeClass: before != width))
    if before != width { try adaptContainersAndPresentations(in: scene) }
  }

  /// Gives the scene the other width for a moment.
  mutating func resizeForSnapshot(_ scene: SceneID, to width: SizeClass) throws(Interruption) {
    self[scene]?.bounds.horizontalSizeClass = width
    try changeSize(of: scene, by: .snapshot)
    try adaptContainersAndPresentations(in: scene)
  }

  mutating func adaptContainersAndPresentations(in scene: SceneID) throws(Interruption) {
    for id in controllers.live
    where isAlive(id) && self[id].isUIKitContainer && isInWindow(id)
      && self.scene(of: id)?.id == scene
    {
      try adaptContainer(id)
    }
    try adaptPresentations(in: scene)
  }

  /// Containers take up their changes at once meanwhile: apptekstudios/ASCollectionView#200 and
  /// wix/react-native-navigation#7982.
  mutating func changeSize(of scene: SceneID, by change: SizeChange) throws(Interruption) {
    isChangingSize = true
    defer { isChangingSize = false }
    try withoutDeferringTransitions { app throws(Interruption) in
      try app.forwardSizeAndTraits(in: scene, for: change)
    }
    switch change {
    case .rotate, .resize: try tellOfMetrics(of: scene)
    case .snapshot: break
    }
    if !coordinators.isEmpty { sizeWillAnimate() }
  }

  /// The stack of wix/react-native-navigation#7982 computes the windows' metrics inside what ends
  /// with this call to the delegate.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)
  private mutating func tellOfMetrics(of scene: SceneID) throws(Interruption) {
    guard usesScenes else { return }
    try callSceneDelegate(scene, .didUpdateCoordinateSpace)
    try tellOfGeometry(of: scene)
  }

  /// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)
  mutating func tellOfGeometry(of scene: SceneID) throws(Interruption) {
    guard usesScenes, version.reportsGeometry else { return }
    try callSceneDelegate(scene, .didUpdateEffectiveGeometry)
  }

  /// Whether the traits change with the size.
  private func changesTraits(_ change: SizeChange) -> Bool {
    switch change {
    case .rotate(let keepsSize): rotationChangesTraits && !keepsSize
    case .resize(let changesSizeClass): changesSizeClass
    case .snapshot: true
    }
  }

  private mutating func forwardSizeAndTraits(
    in scene: SceneID, for change: SizeChange
  ) throws(Interruption) {
    let roots = sizeRoots(of: scene)
    let changesTraits = changesTraits(change)
    let isOfWidthAlone = change.isOfWidthAlone
    if changesTraits {
      for root in roots {
        try presentationController(of: root, hears: .presentationControllerWillTransition)
        try forwardTraits(to: root, isOfWidthAlone: isOfWidthAlone)
      }
    }
    for root in roots {
      try presentationControllerWillResize(root)
      try forwardSize(to: root)
    }
    if changesTraits {
      try traitsDidChange(
        of: hostedTrees(of: scene, where: { !isOfWidthAlone || $0.overrideWidth == nil }))
    }
    guard !change.keepsSize else { return }
    for root in sizeRoots(of: scene) where isInWindow(root) { sizeDidChange(inTree: root) }
  }

  /// Views inside a view that keeps its size keep theirs, too.
  private mutating func sizeDidChange(inTree id: ControllerID) {
    guard isAlive(id), !self[id].traits.keepsSize else { return }
    setNeedsUpdateConstraints(id)
    safeAreaRotates(id, to: bounds(around: id))
    setNeedsLayout(id)
    if self[id].presentation != nil { containerNeedsLayout(around: id) }
    for inner in self[id].view.subviews { sizeDidChange(inTree: inner) }
  }

  /// The root of each window and everything that is presented in front of it, covered or not: a
  /// window tells its controllers on, by way of the presentations.
  ///
  /// https://developer.apple.com/library/archive/qa/qa1890/_index.html
  @inline(__always)
  mutating func sizeRoots(of scene: SceneID) -> ShortList<ControllerID> {
    var roots = ShortList<ControllerID>()
    for window in visibleWindows(of: scene) {
      guard let root = self[window].rootViewController else { continue }
      roots.append(root)
      if !presentations.isEmpty { appendPresented(inFrontOf: root, to: &roots) }
    }
    return roots
  }

  // A function of its own, and mutating, so that the process is not copied where nothing is
  // presented.
  @inline(never)
  private mutating func appendPresented(
    inFrontOf root: ControllerID, to roots: inout ShortList<ControllerID>
  ) {
    for presented in presentedInFront(of: root) { roots.append(presented) }
  }

  /// The trees of views that are on screen.
  mutating func hostedTrees(
    of scene: SceneID, where isMeant: (UIViewController) -> Bool = { _ in true }
  ) -> [ControllerID] {
    var onScreen: [ControllerID] = []
    for root in sizeRoots(of: scene) where isInWindow(root) {
      collectHostedTree(of: root, where: isMeant, &onScreen)
    }
    return onScreen
  }

  /// A tree of views, outermost first; the subviews of a view that is left out are left out, too.
  mutating func hostedTree(
    of root: ControllerID, where isMeant: (UIViewController) -> Bool = { _ in true }
  ) -> [ControllerID] {
    var tree: [ControllerID] = []
    collectHostedTree(of: root, where: isMeant, &tree)
    return tree
  }

  private mutating func collectHostedTree(
    of id: ControllerID, where isMeant: (UIViewController) -> Bool, _ tree: inout [ControllerID]
  ) {
    guard isAlive(id), isMeant(self[id]) else { return }
    tree.append(id)
    for inner in self[id].view.subviews { collectHostedTree(of: inner, where: isMeant, &tree) }
  }

  /// Children that have a view are told, whether or not it is on screen.
  ///
  /// - Parameter isOfWidthAlone: a child whose width its container has set is not concerned.
  mutating func forwardTraits(
    to id: ControllerID, isOfWidthAlone: Bool = false
  ) throws(Interruption) {
    guard isAlive(id), !isOfWidthAlone || self[id].overrideWidth == nil else { return }
    // Code of a child may take away this one's last owner, and its own code comes after that.
    if hasScripts { hold(id) }
    try record(id, .willTransition)
    if !self[id].traits.missingSuper.contains(.willTransition) {
      for child in self[id].children where isAlive(child) && self[child].view.isLoaded {
        try forwardTraits(to: child, isOfWidthAlone: isOfWidthAlone)
      }
    }
    try returnFromSuper(id, .willTransition)
    if hasScripts { try endHold(id) }
  }

  mutating func forwardSize(to id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    if hasScripts { hold(id) }
    noteAnnouncedBounds(of: id)
    try record(id, .viewWillTransition, .size)
    if !self[id].traits.missingSuper.contains(.viewWillTransition) {
      if self[id].container.makesViewForSize { try loadViewIfNeeded(id) }
      for child in self[id].children where isAlive(child) {
        guard self[child].view.isLoaded || self[child].container.makesViewForSize else { continue }
        if try sizeWouldChange(of: child, in: id) { try forwardSize(to: child) }
      }
    }
    try returnFromSuper(id, .viewWillTransition, .size)
    if hasScripts { try endHold(id) }
  }

  /// A view that was covered has kept the size that it had then, and is told only if the new one
  /// differs from that: radar 24277475, where a stack's covered page is told of the way to a new
  /// width and not of the way back.
  ///
  /// https://developer.apple.com/documentation/uikit/uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)
  private mutating func sizeWouldChange(
    of child: ControllerID, in parent: ControllerID
  ) throws(Interruption) -> Bool {
    guard self[child].traits.keepsSize else {
      let (known, bounds) = (self[child].view.laidOutFor, bounds(around: child))
      return known?.size != bounds?.size
    }
    try call(
      parent, .sizeForChildContentContainer, .controller(child, as: .forChildContentContainer))
    return false
  }
}
