/// Layout: views are marked dirty, and the commit at the end of the turn lays them out, superviews
/// first.
///
/// A container takes up its changed children in its own layout, between the two calls that it gets
/// itself, and before theirs: the stacks of rickytan/RTRootNavigationController#275 and
/// wangmchn/WMPageController#558, and the log of vineetchoudhary/iOS-in-Depth,
/// ApplicationAndViewControllerLifeCycle. That `viewIsAppearing` is sent from the layout of the
/// controller's own view, right before the first pass, is seen in a stack of a Catalyst app of 2026
/// and in the log of hdk2200/UIViewControllerLifeCycle.
extension UIApplication {
  /// https://developer.apple.com/documentation/uikit/uiview/setneedslayout()
  mutating func setNeedsLayout(_ id: ControllerID) {
    self[id].view.needsLayout = true
    joinCommit(id)
  }

  /// The view gets another size, and those inside it with it, unless they keep theirs. What is yet
  /// to be laid out finds its size then.
  mutating func setNeedsLayout(inTree id: ControllerID) {
    for inner in hostedTree(of: id, where: { !$0.traits.keepsSize })
    where self[inner].view.laidOutFor != nil {
      setNeedsLayout(inner)
    }
  }

  /// The view knows the traits of its window from here on.
  mutating func noteTraits(of id: ControllerID) {
    self[id].view.traitsKnownFor = bounds(around: id)
    self[id].view.givenTraitsKnown = nil
  }

  /// Its controller, or a container around that, is given other traits while the view is in no
  /// window, where it is not told of them.
  mutating func keepGivenTraits(_ traits: GivenTraits, of id: ControllerID) {
    self[id].view.givenTraitsKnown = traits
  }

  /// Its controller is told of the size that its window has now.
  mutating func noteAnnouncedBounds(of id: ControllerID) {
    self[id].view.announcedFor = bounds(around: id)
  }

  /// The next commit visits this view.
  mutating func joinCommit(_ id: ControllerID) {
    guard self[id].view.commitReason == nil else { return }
    self[id].view.commitReason = reason
    runLoop.layOut(id)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  mutating func setNeedsUpdateConstraints(_ id: ControllerID) {
    self[id].view.needsUpdateConstraints = true
    joinCommit(id)
    var inner = id
    while case .view(let outer)? = self[inner].view.superview, isAlive(outer) {
      self[outer].view.subviewsNeedUpdateConstraints = true
      inner = outer
    }
  }

  /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateproperties()
  mutating func setNeedsUpdateProperties(_ id: ControllerID) {
    self[id].view.needsUpdateProperties = true
    joinCommit(id)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdatecontentunavailableconfiguration()
  mutating func setNeedsUpdateContentUnavailableConfiguration(_ id: ControllerID) {
    self[id].view.needsUpdateContentUnavailableConfiguration = true
    joinCommit(id)
  }

  /// Runs layout until no view asks for more of it.
  ///
  /// https://developer.apple.com/documentation/quartzcore/catransaction/commit()
  mutating func commit() throws(Interruption) {
    var count = 0
    while let view = runLoop.nextForLayout() {
      try layOut(view)
      count += 1
      try checkBudget(count)
    }
  }

  /// Lays a view out, after those around it.
  private mutating func layOut(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    if case .view(let outer)? = self[id].view.superview, isAlive(outer) { try layOut(outer) }
    guard isAlive(id) else { return }
    if self[id].view.subviewsNeedUpdateConstraints, isInWindow(id) {
      try updateConstraints(inTree: id)
    }
    guard isAlive(id), let asked = self[id].view.commitReason else { return }
    proceed(because: asked)
    self[id].view.commitReason = nil
    switch self[id].view.superview {
    case .presentation, .context: try layOutContainerView(of: id)
    case .window, .view, nil: break
    }
    if self[id].needsViewIsAppearing { try deliverViewIsAppearing(id) }
    try updatePropertiesIfNeeded(id)
    try updateContentUnavailableConfigurationIfNeeded(id)
    try layoutIfNeeded(id)
    try updateConstraintsIfNeeded(id)
    try resumeStackChanges(behind: id)
  }

  /// Before the layout, and without one where nothing else has asked for it.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/updateproperties()
  private mutating func updatePropertiesIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.needsUpdateProperties, version.updatesProperties,
      self[id].view.isLoaded, isInWindow(id)
    else { return }
    try updateProperties(id)
  }

  private mutating func updateProperties(_ id: ControllerID) throws(Interruption) {
    self[id].view.needsUpdateProperties = false
    try call(id, .updateProperties)
    track(.updateProperties, of: id)
  }

  /// `updatePropertiesIfNeeded()` called by app code, which waits neither for the commit nor for a
  /// window: this view first, then its subviews.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updatepropertiesifneeded()
  mutating func updatePropertiesNow(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.isLoaded else { return }
    if self[id].view.needsUpdateProperties { try updateProperties(id) }
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews { try updatePropertiesNow(inner) }
  }

  /// No source says where in the commit this comes, nor when the first update comes that was not
  /// asked for.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)
  private mutating func updateContentUnavailableConfigurationIfNeeded(
    _ id: ControllerID
  ) throws(Interruption) {
    guard isAlive(id), self[id].view.needsUpdateContentUnavailableConfiguration,
      self[id].view.isLoaded, isInWindow(id)
    else { return }
    self[id].view.needsUpdateContentUnavailableConfiguration = false
    try callOverride(of: id, .updateContentUnavailableConfiguration)
    track(.updateContentUnavailableConfiguration, of: id)
  }

  /// `layoutIfNeeded()` called by app code, which waits neither for the commit nor for a window.
  /// The views around this one come first, as far as they are due, then this one and its subviews.
  /// Between a page and its container lie views of UIKit's own, which are due with the page's first
  /// layout only.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  mutating func layOutNow(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    var outermost = id
    while case .view(let outer)? = self[outermost].view.superview, isAlive(outer),
      self[outer].view.needsLayout,
      !self[outer].container.wrapsPages || self[outermost].view.laidOutFor == nil
    {
      outermost = outer
    }
    try layOutTree(outermost)
  }

  private mutating func layOutTree(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id) else { return }
    if self[id].view.needsLayout {
      if isInWindow(id) { try layOutInWindow(id) } else { try layOutWithoutWindow(id) }
    }
    guard isAlive(id) else { return }
    for inner in self[id].view.subviews { try layOutTree(inner) }
  }

  private mutating func layOutInWindow(_ id: ControllerID) throws(Interruption) {
    try deliverViewIsAppearing(id)
    try updatePropertiesIfNeeded(id)
    try layoutIfNeeded(id)
  }

  /// It learns of no bounds, traits or safe area, and is laid out once more when it is in a window.
  private mutating func layOutWithoutWindow(_ id: ControllerID) throws(Interruption) {
    guard self[id].view.isLoaded else { return }
    self[id].view.needsLayout = false
    try layOutSubviews(of: id)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  private mutating func layoutIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.needsLayout, self[id].view.isLoaded, isInWindow(id) else {
      return
    }
    self[id].view.needsLayout = false
    if self[id].view.laidOutFor == nil, version.announcesFirstTraits {
      try call(id, .traitCollectionDidChange)
    }
    try updateSafeAreaIfNeeded(id)
    guard isAlive(id) else { return }
    let bounds = bounds(around: id)
    self[id].view.noteLayout(for: bounds)
    try layOutSubviews(of: id)
  }

  @inline(__always)
  private mutating func layOutSubviews(of id: ControllerID) throws(Interruption) {
    if self[id].view.needsUpdateConstraints || self[id].view.subviewsNeedUpdateConstraints {
      try updateConstraints(inTree: id)
    }
    guard isAlive(id) else { return }
    // Code in one of the calls may have the view laid out once more.
    let isWithinLayout = self[id].view.isLayingOut
    self[id].view.isLayingOut = true
    try call(id, .viewWillLayoutSubviews)
    track(.viewWillLayoutSubviews, of: id)
    if isAlive(id), self[id].traits.hasOwnViewClass { try call(id, .viewLayoutSubviews) }
    try containerWillLayoutSubviews(id)
    try handOnSafeArea(from: id)
    try call(id, .viewDidLayoutSubviews)
    track(.viewDidLayoutSubviews, of: id)
    guard isAlive(id) else { return }
    self[id].view.isLayingOut = isWithinLayout
    if self[id].traits.hostsRootView { try rootViewDidLayOut(of: id) }
  }

  /// Without a layout where nothing else has asked for one.
  private mutating func updateConstraintsIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].view.needsUpdateConstraints, self[id].view.isLoaded, isInWindow(id)
    else { return }
    try updateConstraints(inTree: id)
  }

  /// A pass of its own, from the innermost views outwards, before the first of them is laid out:
  /// https://developer.apple.com/videos/play/wwdc2018/220/, and the stack of wordpress-mobile/WordPress-iOS#1926,
  /// in which the window has its views' constraints updated before it lays out what is in it.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
  private mutating func updateConstraints(inTree id: ControllerID) throws(Interruption) {
    self[id].view.subviewsNeedUpdateConstraints = false
    for inner in self[id].view.subviews where isAlive(inner) {
      try updateConstraints(inTree: inner)
    }
    guard isAlive(id), self[id].view.needsUpdateConstraints else { return }
    self[id].view.needsUpdateConstraints = false
    if let asked = self[id].view.commitReason { proceed(because: asked) }
    try call(id, .updateViewConstraints)
  }
}
